import { chatTexts, mergeTexts } from '@vesalio/core';
import { elementBrand } from '../element-brand.ts';
import type { ElementModule } from '../element-model.ts';
import { type Shell, type ShellView, shellRenderer } from '../rendering/element-shell.ts';
import { keepKeysInside } from '../rendering/keep-key.ts';
import css from './chat.element.css?inline';
import { idOf, isTextList } from './chat-properties.ts';

/** One file in the embed's build. */
const load = async () => {
  const element = await import('./chat.element.tsx');
  await element.loadConversation();
  return element;
};

/** What `ChatElement` shows at first, in the same nodes. A test compares both. */
const view: ShellView = {
  look: ({ attributes, properties }) => [
    attributes.theme,
    attributes.mode,
    attributes.headingLevel,
    attributes.conversationId,
    properties.strings,
    properties.suggestions,
  ],
  draw(container, host, text, retry) {
    const { attributes, properties } = host;
    const texts = mergeTexts(chatTexts, (properties.strings as { chat?: unknown } | undefined)?.chat);
    const { welcome, composer } = texts;
    const given = properties.suggestions;
    const questions = (isTextList(given) ? given : welcome.suggestions).map((question) =>
      draw('button', { class: 'vs-welcome__question', type: 'button' }, question),
    );
    const box = draw('textarea', {
      class: 'vs-composer__input',
      rows: '1',
      placeholder: composer.placeholder,
      'aria-label': composer.label,
      enterkeyhint: 'send',
    });
    box.value = text;
    const send = draw('button', {
      class: 'vs-button vs-button--primary vs-button--medium vs-button--icon vs-composer__send',
      type: 'button',
      title: composer.send,
      'aria-label': composer.send,
    });
    const list = draw(
      'ul',
      { class: 'vs-welcome__list', 'aria-label': welcome.suggestionsLabel },
      ...questions.map((question) => draw('li', {}, question)),
    );
    const level = /^[1345]$/.test(String(attributes.headingLevel)) ? attributes.headingLevel : 2;
    const isNew = idOf(attributes.conversationId) === null;
    const log = draw('div', { class: 'vs-chat__log' });
    log.append(
      isNew
        ? draw(
            'div',
            { class: 'vs-welcome' },
            mark(),
            ...(elementBrand.name ? [draw('p', { class: 'vs-welcome__name' }, elementBrand.name)] : []),
            draw(`h${level as 2}`, { class: 'vs-welcome__title' }, welcome.title),
            draw('p', { class: 'vs-welcome__text' }, welcome.text),
            list,
          )
        : draw('p', { class: 'vs-chat__loading' }, texts.historyLoading),
    );
    container.replaceChildren(
      draw(
        'div',
        {
          class: `vesalio vs-element vs-element--${attributes.mode}`,
          'data-theme': String(attributes.theme),
          part: 'root',
        },
        draw(
          'section',
          { class: 'vs-chat vs-element__chat', 'aria-label': texts.assistant },
          log,
          draw(
            'div',
            { class: 'vs-chat__dock vs-no-print' },
            draw(
              'div',
              { class: 'vs-composer', part: 'composer' },
              box,
              draw('div', { class: 'vs-composer__row' }, send),
            ),
            draw('div', { class: 'vs-chat__disclaimer' }, draw('span', {}, texts.disclaimer)),
          ),
        ),
      ),
    );
    keepKeysInside(host.element);
    return follow(
      container,
      { box, send, questions },
      (retryLoading) => {
        const again = draw('button', { class: 'vs-link', type: 'button' }, welcome.retry);
        again.addEventListener('click', retryLoading);
        const shown = isNew ? list : (log.firstChild as ChildNode);
        const failure = draw(
          'p',
          { class: 'vs-welcome__failed', role: 'alert' },
          `${welcome.failed} `,
          again,
        );
        shown.replaceWith(failure);
        return () => failure.replaceWith(shown);
      },
      retry,
    );
  },
};

interface Controls {
  box: HTMLTextAreaElement;
  send: HTMLButtonElement;
  questions: readonly HTMLButtonElement[];
}

/** Keeps what a person does in the shell. */
function follow(
  container: ShadowRoot,
  { box, send, questions }: Controls,
  /** Returns what takes the failure away again. */
  showFailure: (retry: () => void) => () => void,
  retry: () => void,
): Shell {
  let pressed: HTMLButtonElement | undefined;
  let hideFailure: (() => void) | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  /** A press of the input shows that it waits. */
  const show = () => {
    const isWaiting = pressed === send;
    send.disabled = box.value.trim() === '';
    if (isWaiting) send.setAttribute('aria-busy', 'true');
    else send.removeAttribute('aria-busy');
    send.replaceChildren(isWaiting ? spinner() : arrow());
    box.readOnly = isWaiting;
  };
  const press = (button: HTMLButtonElement) => {
    if (pressed || button.disabled) return;
    pressed = button;
    show();
    if (hideFailure) again();
  };
  const again = () => {
    hideFailure?.();
    hideFailure = undefined;
    retry();
  };
  show();
  box.addEventListener('input', show, { signal });
  box.addEventListener(
    'keydown',
    (event) => {
      // During IME composition Enter chooses a character. Safari reports this only by the key code 229.
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      press(send);
    },
    { signal },
  );
  for (const button of [send, ...questions])
    button.addEventListener('click', () => press(button), { signal });
  return {
    text: () => box.value,
    release() {
      listening.abort();
      const hadFocus = container.activeElement === box;
      return () => {
        const now = container.querySelector('textarea');
        // The composer learns of the focus by its event alone.
        if (hadFocus && now === box) now.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        else if (hadFocus) now?.focus();
        if (pressed === send)
          now?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        else if (pressed)
          container
            .querySelectorAll<HTMLElement>('.vs-welcome__question')
            [questions.indexOf(pressed)]?.click();
      };
    },
    fail() {
      pressed = undefined;
      show();
      hideFailure?.();
      hideFailure = showFailure(again);
    },
  };
}

/** The chat's first moment: its first view without React, in which one can already type and send. */
export default {
  tag: 'vesalio-chat',
  component: () => null,
  renderer: shellRenderer(load, view),
  styles: [css],
  prefetch: () => void load().catch(() => undefined),
} satisfies ElementModule;

type Attributes = Readonly<Record<string, string>>;

function fill<E extends Element>(element: E, attributes: Attributes, children: (Node | string)[]): E {
  for (const name in attributes) element.setAttribute(name, attributes[name] as string);
  element.append(...children);
  return element;
}

const draw = <N extends keyof HTMLElementTagNameMap>(
  name: N,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[N] => fill(document.createElement(name), attributes, children);

const shape = (name: string, attributes: Attributes, ...children: Node[]) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

const mark = () =>
  shape(
    'svg',
    { ...STROKES, class: 'vs-mark', width: '44', height: '44', viewBox: '0 0 32 32', 'stroke-width': '3.1' },
    shape('path', { class: 'vs-mark__line', d: 'M4.5 7.5c4.6.4 8.2 6.9 10.3 18.2' }),
    shape('path', { class: 'vs-mark__line', d: 'M14.8 25.7c1.3-7.6 3.5-12.9 6.7-15.9' }),
    shape('circle', {
      class: 'vs-mark__dot',
      fill: 'currentColor',
      stroke: 'none',
      cx: '26',
      cy: '6.7',
      r: '2.9',
    }),
  );

const STROKES = { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round', 'aria-hidden': 'true' };
const BOX_18 = { width: '18', height: '18', viewBox: '0 0 24 24', fill: 'none', 'aria-hidden': 'true' };

const arrow = () =>
  shape(
    'svg',
    {
      ...STROKES,
      ...BOX_18,
      class: 'lucide lucide-arrow-up vs-icon',
      'stroke-width': '1.75',
      'stroke-linejoin': 'round',
    },
    shape('path', { d: 'm5 12 7-7 7 7' }),
    shape('path', { d: 'M12 19V5' }),
  );

const spinner = () =>
  draw(
    'span',
    { class: 'vs-spinner' },
    shape(
      'svg',
      { ...BOX_18, class: 'vs-spinner__arc' },
      shape('circle', { class: 'vs-spinner__track', cx: '12', cy: '12', r: '9' }),
      shape('path', { class: 'vs-spinner__head', d: 'M12 3a9 9 0 0 1 9 9' }),
    ),
  );
