import { formulaText } from '../formula/read-formula.ts';
import type { Block, Inline } from '../markdown/nodes.ts';

/** A text as a reader sees it. Reference markers are removed, with the space before them. */
export interface FlatText {
  readonly text: string;
  readonly citations: readonly { readonly at: number; readonly ids: readonly string[] }[];
  /** Offset of each node's text. */
  readonly starts: ReadonlyMap<Inline, number>;
}

/** A sentence of an answer. A list item or a table cell counts as one. */
export interface AnswerSentence {
  readonly text: string;
  readonly ids: readonly string[];
  /** The nodes that contain it, and its range in their flat text. A view uses them to find its spans. */
  readonly inlines: readonly Inline[];
  readonly start: number;
  readonly end: number;
  /** For a cell, the headings of its row and column. */
  readonly heading: string;
  readonly isCell: boolean;
}

/** Flattens inline nodes; `\n` stands for a line break, and plain spaces for all other white space. */
export function flattenInlines(inlines: readonly Inline[]): FlatText {
  let text = '';
  const citations: { at: number; ids: readonly string[] }[] = [];
  const starts = new Map<Inline, number>();
  const visit = (nodes: readonly Inline[]): void => {
    for (const node of nodes) {
      starts.set(node, text.length);
      if (node.type === 'citation') {
        text = text.trimEnd();
        citations.push({ at: text.length, ids: node.ids });
      } else if (node.type === 'break') text += '\n';
      else if ('children' in node) visit(node.children);
      else
        text += (node.type === 'formula' ? formulaText(node.source) : node.text).replace(/[\u00a0\n]/g, ' ');
    }
  };
  visit(inlines);
  return { text, citations, starts };
}

const ENDS = /[.!?…]["”’')\]]*(?=\s)|\n/g;
const ABBREVIATION =
  /(?:^|[\s(])(?:vs|v|dra?|sra?|profa?|ex|p|cf|aprox|approx|fig|tab|refs?|vol|nº|art|al|i\.e|e\.g|ca|pág|cap|obs)\.$/i;

/** Ranges of the sentences in a flat text. */
function splitSentences(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  const push = (end: number): void => {
    const from = start + (text.slice(start, end).match(/^\s*/)?.[0].length ?? 0);
    const to = from + text.slice(from, end).trimEnd().length;
    if (to > from) ranges.push({ start: from, end: to });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(ENDS)) {
    const end = index + mark.length;
    const next = text.slice(end, end + 20).trimStart();
    // A sentence may continue on the next line.
    const isHeld =
      (mark !== '\n' && ABBREVIATION.test(text.slice(Math.max(0, end - 8), end))) ||
      /^[\p{Ll},;:)]/u.test(next);
    if (!isHeld) push(end);
  }
  push(text.length);
  return ranges;
}

/** The sentences of an answer in reading order, each with the ids that it cites. */
export function readSentences(blocks: readonly Block[]): AnswerSentence[] {
  return blocks.flatMap((block): AnswerSentence[] => {
    switch (block.type) {
      case 'paragraph':
        return splitRun(block.children);
      case 'heading':
        return wholeRun(block.children).filter(({ ids }) => ids.length > 0);
      case 'quote':
        return readSentences(block.children);
      case 'list':
        return block.items.flatMap(({ children }) =>
          children.flatMap((child) =>
            child.type === 'paragraph' ? wholeRun(child.children) : readSentences([child]),
          ),
        );
      case 'table':
        return block.rows.flatMap((row) => readRow(row, block.header));
      default:
        return [];
    }
  });
}

const plain = { heading: '', isCell: false };

function splitRun(inlines: readonly Inline[]): AnswerSentence[] {
  const { text, citations } = flattenInlines(inlines);
  const ranges = splitSentences(text);
  if (ranges.length === 0 && citations.length > 0) return [];
  return ranges.map(({ start, end }, at) => {
    const next = ranges[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const from = at === 0 ? -1 : start;
    const ids: string[] = [];
    for (const citation of citations)
      if (citation.at > from && citation.at <= next) ids.push(...citation.ids);
    return { text: text.slice(start, end), ids, inlines, start, end, ...plain };
  });
}

function wholeRun(inlines: readonly Inline[]): AnswerSentence[] {
  const { text, citations } = flattenInlines(inlines);
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  if (end <= start) return [];
  const ids = citations.flatMap((citation) => citation.ids);
  return [{ text: text.slice(start, end), ids, inlines, start, end, ...plain }];
}

/** A cell without markers of its own takes those of its row. */
function readRow(
  row: readonly (readonly Inline[])[],
  header: readonly (readonly Inline[])[],
): AnswerSentence[] {
  const cells = row.flatMap((inlines, column) => wholeRun(inlines).map((cell) => ({ ...cell, column })));
  const markers = row.flatMap((inlines) => flattenInlines(inlines).citations.flatMap(({ ids }) => ids));
  const name = cells[0]?.text ?? '';
  return cells.map(({ column, ...cell }) => {
    const title = flattenInlines(header[column] ?? []).text;
    const isOwn = cell.ids.length > 0;
    const heading = cell.text === name ? title : `${name}; ${title}`;
    return { ...cell, ids: isOwn ? cell.ids : markers, heading, isCell: true };
  });
}
