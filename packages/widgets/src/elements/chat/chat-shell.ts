import { chatTexts } from '@vesalio/core';
import { elementBrand } from '../element-brand.ts';
import type { ElementHost, ElementModule } from '../element-model.ts';
import { type Shell, shellRenderer } from '../element-shell.ts';
import { keepKeysInside } from '../keep-key.ts';
import css from './chat.element.css?inline';

const load = () => import('./chat.element.tsx');

/** The chat's first moment: its first view without React, in which one can already type and send. */
export default {
  tag: 'vesalio-chat',
  component: () => null,
  renderer: shellRenderer(load, drawChat),
  styles: [css],
  prefetch: () => void load().catch(() => undefined),
} satisfies ElementModule;

/** Draws what `ChatElement` draws at first. `undefined` for a given conversation and for texts of the host. */
function drawChat(container: HTMLElement | ShadowRoot, host: ElementHost): Shell | undefined {
  const { attributes, properties } = host;
  if (attributes.conversationId !== undefined || properties.strings || properties.suggestions)
    return undefined;
  const { welcome, composer, assistant, disclaimer } = chatTexts;
  const box = draw('textarea', {
    class: 'vs-composer__input',
    rows: '1',
    placeholder: composer.placeholder,
    'aria-label': composer.label,
    enterkeyhint: 'send',
  });
  const send = draw(
    'button',
    {
      class: 'vs-button vs-button--primary vs-button--medium vs-button--icon vs-composer__send',
      type: 'button',
      title: composer.send,
      'aria-label': composer.send,
      disabled: '',
    },
    icon(
      {
        class: 'lucide lucide-arrow-up vs-icon',
        width: '18',
        height: '18',
        viewBox: '0 0 24 24',
        'stroke-width': '1.75',
      },
      [
        ['path', { d: 'm5 12 7-7 7 7' }],
        ['path', { d: 'M12 19V5' }],
      ],
    ),
  );
  const questions = welcome.suggestions.map((question) =>
    draw('button', { class: 'vs-welcome__question', type: 'button' }, question),
  );
  const level = /^[1345]$/.test(String(attributes.headingLevel)) ? attributes.headingLevel : 2;
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
        { class: 'vs-chat vs-element__chat', 'aria-label': assistant },
        draw(
          'div',
          { class: 'vs-chat__log' },
          draw(
            'div',
            { class: 'vs-welcome' },
            icon(
              { class: 'vs-mark', width: '44', height: '44', viewBox: '0 0 32 32', 'stroke-width': '3.1' },
              [
                ['path', { class: 'vs-mark__line', d: 'M4.5 7.5c4.6.4 8.2 6.9 10.3 18.2' }],
                ['path', { class: 'vs-mark__line', d: 'M14.8 25.7c1.3-7.6 3.5-12.9 6.7-15.9' }],
                [
                  'circle',
                  {
                    class: 'vs-mark__dot',
                    fill: 'currentColor',
                    stroke: 'none',
                    cx: '26',
                    cy: '6.7',
                    r: '2.9',
                  },
                ],
              ],
            ),
            ...(elementBrand.name ? [draw('p', { class: 'vs-welcome__name' }, elementBrand.name)] : []),
            draw(`h${level as 2}`, { class: 'vs-welcome__title' }, welcome.title),
            draw('p', { class: 'vs-welcome__text' }, welcome.text),
            draw(
              'ul',
              { class: 'vs-welcome__list', 'aria-label': welcome.suggestionsLabel },
              ...questions.map((question) => draw('li', {}, question)),
            ),
          ),
        ),
        draw(
          'div',
          { class: 'vs-chat__dock vs-no-print' },
          draw(
            'div',
            { class: 'vs-composer', part: 'composer' },
            box,
            draw('div', { class: 'vs-composer__row' }, send),
          ),
          draw('div', { class: 'vs-chat__disclaimer' }, draw('span', {}, disclaimer)),
        ),
      ),
    ),
  );
  keepKeysInside(host.element);
  return listen(container, box, send, questions);
}

/** Keeps what a person does in the shell. */
function listen(
  container: HTMLElement | ShadowRoot,
  box: HTMLTextAreaElement,
  send: HTMLButtonElement,
  questions: readonly HTMLButtonElement[],
): Shell {
  let pressed: HTMLButtonElement | undefined;
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(type, act, { signal: listening.signal });
  on(box, 'input', () => {
    send.disabled = box.value.trim() === '';
  });
  on(box, 'keydown', (event) => {
    // During IME composition Enter chooses a character. Safari reports this only by the key code 229.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!send.disabled) pressed ??= send;
  });
  for (const button of [send, ...questions])
    on(button, 'click', () => {
      pressed ??= button;
    });
  return {
    release() {
      listening.abort();
      return {
        text: box.value,
        repeat() {
          // The composer learns of a focus by its event alone.
          if ((container as ShadowRoot).activeElement === box)
            box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
          pressed?.click();
        },
      };
    },
  };
}

function draw<N extends keyof HTMLElementTagNameMap>(
  name: N,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key] as string);
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

function icon(look: Record<string, string>, shapes: [string, Record<string, string>][]): SVGElement {
  const drawing = (name: string, attributes: Record<string, string>, ...children: Node[]) => {
    const element = document.createElementNS(SVG, name) as SVGElement;
    for (const key in attributes) element.setAttribute(key, attributes[key] as string);
    element.append(...children);
    return element;
  };
  return drawing(
    'svg',
    {
      fill: 'none',
      stroke: 'currentColor',
      'stroke-linecap': 'round',
      'aria-hidden': 'true',
      ...look,
    },
    ...shapes.map(([name, attributes]) => drawing(name, attributes)),
  );
}
