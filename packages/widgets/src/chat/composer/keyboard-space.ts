/**
 * Keeps the input above a phone's keyboard, which covers the page without resizing it. Sets the covered height on the
 * dock as `--vs-keyboard`.
 * @returns the cleanup
 */
export function keepAboveKeyboard(chat: HTMLElement, view: VisualViewport): () => void {
  const fit = () => {
    // Pinch zoom also shrinks the visual viewport, without a keyboard.
    const isZoomed = Math.abs(view.scale - 1) > 0.01;
    const covered = chat.getBoundingClientRect().bottom - (view.offsetTop + view.height);
    const hidden = globalThis.innerHeight - view.height - view.offsetTop;
    const room = isZoomed || hidden < 1 ? 0 : Math.max(0, Math.round(Math.min(covered, hidden)));
    chat.toggleAttribute('data-keyboard', room > 0);
    if (room > 0) chat.style.setProperty('--vs-keyboard', `${room}px`);
    else chat.style.removeProperty('--vs-keyboard');
  };
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
  const frame = requestAnimationFrame(fit);
  return () => {
    cancelAnimationFrame(frame);
    view.removeEventListener('resize', fit);
    view.removeEventListener('scroll', fit);
    chat.removeAttribute('data-keyboard');
    chat.style.removeProperty('--vs-keyboard');
  };
}
