import type { ChatMessage } from '@vesalio/core';
import { messageSelector } from '../messages/message-selector.ts';

/** The page to print. */
interface Paper {
  /** The rendered answer of a message. */
  answerOf(root: ParentNode, message: ChatMessage): Element | null;
  write(lines: readonly string[], tag?: 'h1' | 'h2' | 'p'): void;
  /** Copies a rendered answer, without the parts that only a screen or a screen reader needs. */
  copy(shown: Element): void;
}

const TABLE_LINES = Object.entries({ frame: 'box', rules: 'all', border: '1', cellpadding: '6' });

/** Prints from an iframe, so that the page around the chat is never printed. */
export function printFromFrame(fill: (paper: Paper) => void): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) {
    frame.remove();
    return;
  }
  page.documentElement.lang = 'pt-BR';
  page.body.style.font = '12pt/1.5 serif';
  fill({
    answerOf: (root, { id }) => root.querySelector(`${messageSelector(id)} .vs-answer`),
    write(lines, tag = 'p') {
      for (const line of lines.filter(Boolean)) {
        const part = page.createElement(tag);
        part.style.whiteSpace = 'pre-wrap';
        part.textContent = line;
        page.body.append(part);
      }
    },
    copy(shown) {
      const copy = page.importNode(shown, true);
      for (const hidden of copy.querySelectorAll('.vs-visually-hidden')) hidden.remove();
      // Reference markers are buttons; brackets stand around them.
      for (const button of copy.querySelectorAll('button')) button.replaceWith(button.textContent ?? '');
      // The page's style sheets do not apply in the frame, and its policy may forbid others.
      for (const table of copy.querySelectorAll('table')) {
        for (const [name, value] of TABLE_LINES) table.setAttribute(name, value);
        table.style.marginBlock = '1em';
      }
      page.body.append(copy);
    },
  });
  const pressed = focused();
  view.addEventListener(
    'afterprint',
    () => {
      frame.remove();
      pressed?.focus();
    },
    { once: true },
  );
  view.focus();
  view.print();
}

/** The focused element of the page, also inside elements. */
function focused(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}
