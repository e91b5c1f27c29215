import { messageSelector } from './message-selector.ts';

/** Height of the messages plus the space that a pinned question needs; see message-list.css. */
export const ROOM = '--vs-turn';
/** Space above a pinned question, in pixels. */
const GAP = 16;
/** Largest share of the view that a long question may take; the rest is for its answer. */
const MAX_QUESTION = 0.4;

/** The top of an element within what `box` scrolls, in the box's own pixels: the host may zoom or scale the page. */
export const topIn = (box: Element, element: Element | null): number =>
  element instanceof HTMLElement && element !== box
    ? element.offsetTop + topIn(box, element.offsetParent)
    : 0;

/** Pixels to scroll until the last message ends at the bottom of the view; never negative. */
export function distanceToEnd(box: HTMLElement | null, content: HTMLElement | null): number {
  const last = content?.lastElementChild;
  if (!box || !last) return 0;
  // In a low view the input scrolls with the messages.
  const dock = box.querySelector('.vs-chat__dock')?.clientHeight ?? 0;
  // Measures the last message, because the space reserved below a pinned question does not count.
  const end = topIn(box, last) + last.clientHeight + GAP + dock;
  return Math.max(0, Math.min(end, box.scrollHeight) - box.clientHeight - box.scrollTop);
}

/** The height in which messages are read, without an input that covers them. */
function roomIn(box: Element): number {
  const dock = box.querySelector('.vs-chat__dock');
  const covered = dock && getComputedStyle(dock).position === 'sticky' ? dock.clientHeight : 0;
  return box.clientHeight - covered;
}

/**
 * Scrolls a question near the top of the view, with space for its answer below.
 * @returns the scroll position; undefined if the question is not mounted
 */
export function pinToTop(
  box: HTMLElement | null,
  content: HTMLElement | null,
  id: string,
): number | undefined {
  // Also if the question is gone, because nothing else would remove its space.
  content?.style.removeProperty(ROOM);
  const question = content?.querySelector(messageSelector(id));
  if (!box || !content || !question) return undefined;
  const hidden = Math.max(0, question.clientHeight - roomIn(box) * MAX_QUESTION);
  const wanted = Math.round(topIn(box, question) + (hidden > GAP ? hidden : -GAP));
  // The first question stays at the very top: it must not move by the padding once its answer fills the view.
  const target = wanted < content.offsetTop ? 0 : wanted;
  const missing = target + box.clientHeight - box.scrollHeight;
  if (missing > 0) content.style.setProperty(ROOM, `${content.offsetHeight + missing}px`);
  box.scrollTop = target;
  return box.scrollTop;
}
