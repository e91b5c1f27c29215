/** Chromium's; not in TypeScript's library yet. */
declare const CloseWatcher: (new () => { onclose: () => void; destroy(): void }) | undefined;

/**
 * Calls `close` when the browser asks to close the topmost layer, by the back gesture of a phone. Native dialogs are
 * asked without this. Touches no history. Returns the cleanup.
 */
export function onCloseRequest(close: () => void): () => void {
  if (typeof CloseWatcher === 'undefined') return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}

/** Whether an element is inside a dialog or an overlay sidebar. */
export const isLayer = (element: Element): boolean =>
  element.closest('.vs-dialog, .vs-sidebar--overlay') !== null;

/**
 * Closes the topmost dialog or overlay sidebar of the page, as Esc would. Returns false if there is none, or if the
 * person must decide first.
 */
export function closeTopLayer(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('.vs-dialog[open]')].at(-1);
  if (dialog?.dataset.blocking) return false;
  const veil = document.querySelector<HTMLElement>('.vs-sidebar__veil');
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  else veil?.click();
  return Boolean(dialog ?? veil);
}
