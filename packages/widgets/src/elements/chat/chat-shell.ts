import { chatTexts, mergeTexts } from '@vesalio/core';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { languageOf, levelOf } from '../element-attributes.ts';
import { elementBrand } from '../element-brand.ts';
import type { ElementModule } from '../element-model.ts';
import { allTags } from '../registry.ts';
import { draw } from '../rendering/draw-nodes.ts';
import { type ShellView, shellRenderer } from '../rendering/element-shell.ts';
import { keepKeysInside } from '../rendering/keep-key.ts';
import { startEarly } from '../session/early-start.ts';
import css from './chat.element.css?inline';
import { idOf, isTextList } from './chat-properties.ts';
import { mark } from './shell-icons.ts';
import { followInput } from './shell-input.ts';

/** Bundled as one file in the embed build. */
const load = async () => {
  const element = await import('./chat.element.tsx');
  await element.loadConversation();
  return element;
};

/** The first view of `ChatElement`, with the same nodes. A test compares the two. */
const view: ShellView = {
  start(host) {
    const { attributes, properties } = host;
    const id = idOf(attributes.conversationId);
    // Elements share the session, so none of several may delay the sign-in.
    const isAlone = document.querySelectorAll(allTags).length === 1;
    return startEarly(host, id) && isAlone && id === null && !attributes.features && !properties.context;
  },
  // Detects the line of the pasted snippet that preloads the second moment.
  isPreloaded: () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority=low]')].some(
      ({ href }) => href.startsWith(import.meta.url.replace(/[^/]*$/, '')),
    ),
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
    const send = draw(
      'button',
      {
        class: `${buttonClass({ variant: 'primary' })} vs-button--icon vs-composer__send`,
        type: 'button',
        'aria-label': composer.send,
      },
      draw('span', { title: composer.send }),
    );
    const list = draw(
      'ul',
      { class: 'vs-welcome__list', 'aria-label': welcome.suggestionsLabel },
      ...questions.map((question) => draw('li', {}, question)),
    );
    const isNew = idOf(attributes.conversationId) === null;
    const first = isNew
      ? draw(
          'div',
          { class: 'vs-welcome' },
          mark(),
          ...(elementBrand.name ? [draw('p', { class: 'vs-welcome__name' }, elementBrand.name)] : []),
          draw(`h${levelOf(attributes.headingLevel)}`, { class: 'vs-welcome__title' }, welcome.title),
          draw('p', { class: 'vs-welcome__text' }, welcome.text),
          list,
        )
      : draw('p', { class: 'vs-chat__loading' }, texts.historyLoading);
    const log = draw('div', { class: 'vs-chat__log' });
    const show = () => {
      if (!log.firstChild) log.append(first);
    };
    // The input first, because the typefaces of the welcome take half of the first layout.
    if (isNew && !container.querySelector('.vs-welcome')) requestAnimationFrame(() => setTimeout(show));
    else show();
    container.replaceChildren(
      draw(
        'div',
        {
          class: `vesalio vs-element vs-element--${attributes.mode}`,
          ...languageOf(host.element),
          'data-theme': String(attributes.theme),
          part: 'root',
        },
        draw(
          'section',
          { class: 'vs-chat vs-element__chat', 'aria-label': texts.assistant, translate: 'no' },
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
    return followInput(
      container,
      { box, send, questions },
      (retryLoading) => {
        const again = draw('button', { class: 'vs-link', type: 'button' }, welcome.retry);
        again.addEventListener('click', retryLoading);
        const shown = isNew ? list : first;
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

/** The chat's first moment: its first view without React. The user can already type and send. */
export default {
  tag: 'vesalio-chat',
  component: () => null,
  renderer: shellRenderer(load, view),
  styles: [css],
} satisfies ElementModule;
