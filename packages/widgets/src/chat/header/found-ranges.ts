import { searchMessages } from '@vesalio/core';
import { textWalker } from '../rendered-text.ts';

/** Selectors of elements with a message's text. */
const ROOTS = '.vs-answer, .vs-message__text, .vs-error p';
const BLOCKS = 'p, li, td, th, h1, h2, h3, h4, h5, h6, pre';

/** A position in the rendered text. */
interface Point {
  node: Text;
  offset: number;
}

/** The matches of a query in a rendered message, in reading order. Consistent with the count of `findOccurrences`. */
export function foundRanges(message: Element, query: string): Range[] {
  return [...message.querySelectorAll(ROOTS)].flatMap((root) => {
    const inner = [...root.querySelectorAll(BLOCKS)];
    const blocks = root.matches('.vs-answer') ? inner : [root];
    return blocks.flatMap((block) => rangesIn(block, query));
  });
}

function rangesIn(block: Element, query: string): Range[] {
  const { text, points } = readBlock(block);
  const [match] = searchMessages([{ text }], query);
  return (match?.ranges ?? []).flatMap(([start, end]) => {
    const first = points[start];
    const last = points[end - 1];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return [range];
  });
}

/** The text of a block with white space collapsed, and the position of each of its characters. */
function readBlock(block: Element): { text: string; points: Point[] } {
  const walker = textWalker(block);
  let text = '';
  const points: Point[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const data = node instanceof Text ? node.data : node instanceof Element && node.matches('br') ? ' ' : '';
    for (let offset = 0; offset < data.length; offset++) {
      const isSpace = /\s/.test(data.charAt(offset));
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      text += isSpace ? ' ' : data.charAt(offset);
      // `br` is not a text node. This is safe here, because an occurrence never begins or ends with a line break.
      points.push({ node: node as Text, offset });
    }
  }
  return { text, points };
}
