import { embedTexts } from '@vesalio/core';

/**
 * Features that came with the oldest supported browsers: the first with Firefox 128 and Safari 16.4, the second with
 * Chrome 109. The global `CSS` would tell more, but a script of the page may have replaced it.
 */
export const isBrowserTooOld = () => !('CSSPropertyRule' in globalThis && 'MathMLElement' in globalThis);

/** Defines a notice in place of an element, for browsers that are too old. The page's own link stays. */
export function defineNotice(tag: string): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      connectedCallback() {
        this.replaceChildren(embedTexts.browserTooOld, ' ', ...this.children);
      }
    },
  );
}
