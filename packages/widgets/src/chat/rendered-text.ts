/** Elements inside a block that are not part of its text. */
const FOREIGN =
  '.vs-cites, .vs-proof-mark, .vs-answer__host, .vs-visually-hidden, .vs-answer__code-head, .vs-error__hint, ul, ol, p, blockquote, table, pre';

/** The elements and text nodes of a rendered block, without those that are not part of its text. */
export const textWalker = (block: Element): TreeWalker =>
  document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(FOREIGN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );

/** The box with sideways scrolling around a range. */
export const sidewaysBox = (range: Range): Element | null | undefined =>
  range.startContainer.parentElement?.closest('.vs-answer__table, pre');

/** Scrolls only the messages and a wide table, because the host page around the element must not move. */
export function bringIntoView(range: Range, log: Element): void {
  const word = range.getBoundingClientRect();
  const table = sidewaysBox(range);
  const frame = table?.getBoundingClientRect();
  if (table && frame && (word.left < frame.left || word.right > frame.right))
    table.scrollLeft += word.left - frame.left - frame.width / 3;
  const view = log.getBoundingClientRect();
  if (word.top < view.top || word.bottom > view.bottom)
    log.scrollTop += word.top - view.top - view.height / 3;
}
