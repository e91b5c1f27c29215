import { embedTexts } from '@vesalio/core';

/** Features of the oldest supported browsers: the first needs Firefox 128 or Safari 16.4, the second Chrome 109. */
export const isBrowserTooOld = () =>
  !(globalThis.CSS && 'registerProperty' in CSS && CSS.supports('width', '1lh'));

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
