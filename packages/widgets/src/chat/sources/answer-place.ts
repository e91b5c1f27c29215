import { textWalker } from '../rendered-text.ts';

/** The rendered text of a block, without white space, and its text nodes. */
interface DrawnText {
  text: string;
  nodes: { node: Text; start: number }[];
}

const BLOCKS = 'p, li, td, th, h1, h2, h3, h4, h5, h6';
/** Pixels above and below a text box that still count as part of it, because there are gaps between lines. */
const TOLERANCE = 5;

export const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

function readBlock(block: Element): DrawnText {
  const walker = textWalker(block);
  const drawn: DrawnText = { text: '', nodes: [] };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    drawn.nodes.push({ node, start: drawn.text.length });
    drawn.text += withoutSpace(node.data);
  }
  return drawn;
}

const holds = (range: Range, x: number, y: number): boolean =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left && x <= right && y >= top - TOLERANCE && y <= bottom + TOLERANCE,
  );

/** A block of an answer: its text, and the number of blocks before it with the same text. */
export interface BlockKey {
  readonly text: string;
  readonly nth: number;
}

/** The block of a point or an element, and the number of letters before it. */
export interface Place extends BlockKey {
  at: number;
  /** Where a marker stands that has no sentence in its own block: its row, or else the blocks below. */
  near: readonly BlockKey[];
}

/** Numbers texts that repeat. */
export function keysOf(texts: readonly string[]): BlockKey[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return { text, nth };
  });
}

const blocksOf = (answer: Element): Element[] => [...answer.querySelectorAll(BLOCKS)];

function placeIn(block: Element, at: number): Place | undefined {
  const answer = block.closest('.vs-answer');
  if (!answer) return undefined;
  const blocks = blocksOf(answer);
  const keys = keysOf(blocks.map((one) => readBlock(one).text));
  const index = blocks.indexOf(block);
  const row = block.closest('tbody tr');
  const near = keys.filter((_, other) => (row ? row.contains(blocks[other] ?? null) : other > index));
  const key = keys[index];
  return key && { ...key, at, near };
}

/** The position in an answer's text of a point on screen. */
export function placeOfPoint(target: Element, x: number, y: number): Place | undefined {
  const block = target.closest(BLOCKS);
  if (!block) return undefined;
  const { nodes } = readBlock(block);
  const range = document.createRange();
  for (const { node, start } of nodes) {
    range.selectNodeContents(node);
    if (!holds(range, x, y)) continue;
    for (let index = 0; index < node.length; index++) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      if (holds(range, x, y)) return placeIn(block, start + withoutSpace(node.data.slice(0, index)).length);
    }
  }
  return undefined;
}

/** The position of an element in an answer's text. */
export function placeOfElement(target: Element): Place | undefined {
  const block = target.closest(BLOCKS);
  if (!block) return undefined;
  const { nodes } = readBlock(block);
  const before = nodes.filter(
    ({ node }) => target.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const last = before.at(-1);
  return placeIn(block, last ? last.start + withoutSpace(last.node.data).length : 0);
}

/** The range of rendered text between two letters of a block. */
export function rangeOf(
  answer: Element,
  { text, nth }: BlockKey,
  start: number,
  end: number,
): Range | undefined {
  const drawn = blocksOf(answer)
    .map(readBlock)
    .filter((block) => block.text === text)[nth];
  const from = drawn && pointAt(drawn, start, false);
  const to = drawn && pointAt(drawn, end, true);
  if (!from || !to) return undefined;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

function pointAt(
  { nodes }: DrawnText,
  at: number,
  isEnd: boolean,
): { node: Text; offset: number } | undefined {
  const holder = nodes.findLast(({ node, start }) =>
    isEnd ? start < at : start <= at && withoutSpace(node.data) !== '',
  );
  if (!holder) return undefined;
  const { node, start } = holder;
  let letters = start;
  for (let offset = 0; offset < node.length; offset++) {
    const isLetter = !/\s/.test(node.data.charAt(offset));
    if (isLetter && letters === at && !isEnd) return { node, offset };
    if (isLetter) letters++;
    if (isEnd && letters === at) return { node, offset: offset + 1 };
  }
  return { node, offset: node.length };
}
