/** Marks a visible element. The style sheets select it, because old browsers do not support `:popover-open`. */
const SHOWN = 'data-shown';

/** Whether the browser can show an element in the top layer. */
export const hasTopLayer = (element: HTMLElement): boolean => 'showPopover' in element;

const isInTopLayer = (element: HTMLElement): boolean =>
  element.popover === 'manual' && element.matches(':popover-open');

/** Shows an element above the page. In browsers without popovers, its style sheet puts it on top. */
export function showOnTop(element: HTMLElement): void {
  element.setAttribute(SHOWN, '');
  if (!hasTopLayer(element) || isInTopLayer(element)) return;
  element.popover = 'manual';
  element.showPopover();
}

/** Shows an element above what has entered the top layer since. */
export function raiseToTop(element: HTMLElement): void {
  hideFromTop(element);
  showOnTop(element);
}

export function hideFromTop(element: HTMLElement): void {
  element.removeAttribute(SHOWN);
  if (element.isConnected && isInTopLayer(element)) element.hidePopover();
}
