/** Marks an element that is shown. The sheets select it, because `:popover-open` is unknown to the oldest browsers. */
const SHOWN = 'data-shown';

const hasPopovers = (element: HTMLElement): boolean => 'showPopover' in element;
const isInTopLayer = (element: HTMLElement): boolean =>
  hasPopovers(element) && element.matches(':popover-open');

/** Shows an element with a `popover` attribute above the page. Without popovers its sheet puts it on top. */
export function showOnTop(element: HTMLElement): void {
  element.setAttribute(SHOWN, '');
  if (hasPopovers(element) && !isInTopLayer(element)) element.showPopover();
}

export function hideFromTop(element: HTMLElement): void {
  element.removeAttribute(SHOWN);
  if (element.isConnected && isInTopLayer(element)) element.hidePopover();
}
