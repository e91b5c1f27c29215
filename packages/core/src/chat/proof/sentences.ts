import { formulaText } from '../formula/read-formula.ts';
import { findMarkers } from '../markdown/markers.ts';
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
  /** Whether it may only name its row or the list below, and then says nothing that could be compared. */
  readonly isName: boolean;
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
        starts.set(node, text.length);
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

type Ids = readonly string[];

/** A heading of a column that names sources. */
const NAMES_SOURCES = /^(?:fonte|refer|estudo|ensaio|diretriz|source|study|trial)/i;

/**
 * The sentences of an answer in reading order, each with the ids that it cites.
 * @param lent markers of 'Resultados [1]:' above, for items and rows without any
 * @param split how a paragraph is read
 */
export function readSentences(
  blocks: readonly Block[],
  lent: Ids = [],
  split: typeof splitRun = splitRun,
): AnswerSentence[] {
  return blocks.flatMap((block, index): AnswerSentence[] => {
    const before = blocks[index - 1];
    const own = isRows(block) && before?.type === 'paragraph' ? introduced(split(before.children)) : [];
    const above = own.length > 0 ? own : lent;
    switch (block.type) {
      case 'paragraph': {
        const sentences = split(block.children);
        const leads = isRows(blocks[index + 1]) && introduced(sentences).length > 0;
        return sentences.map((one, at) => ({
          ...one,
          ids: one.ids.length > 0 ? one.ids : lent,
          isName: leads && at === sentences.length - 1,
        }));
      }
      case 'heading':
        return wholeRun(block.children).filter(({ ids }) => ids.length > 0);
      case 'quote':
        return readSentences(block.children, lent);
      case 'list':
        return block.items.flatMap(({ children }) => readSentences(children, above, wholeRun));
      case 'table': {
        const columns = block.header.map(flattenInlines);
        return block.rows.flatMap((row) => readRow(row, columns, above));
      }
      default:
        return [];
    }
  });
}

const isRows = (block: Block | undefined): boolean => block?.type === 'list' || block?.type === 'table';

/** The ids of the last sentence, if it ends with a colon. */
const introduced = (sentences: readonly AnswerSentence[]): Ids => {
  const last = sentences.at(-1);
  return last?.text.endsWith(':') ? last.ids : [];
};

const plain = { heading: '', isName: false };

/** Markers stay in the text of a paragraph that is too long to be parsed. */
function withoutMarkers(text: string): { text: string; ids: Ids } {
  const markers = findMarkers(text);
  let blank = text;
  for (const { start, end } of markers)
    blank = blank.slice(0, start) + ' '.repeat(end - start) + blank.slice(end);
  return { text: blank, ids: markers.flatMap(({ ids }) => ids) };
}

function splitRun(inlines: readonly Inline[]): AnswerSentence[] {
  const { text, citations } = flattenInlines(inlines);
  const ranges = splitSentences(text);
  if (ranges.length === 0 && citations.length > 0) return [];
  return ranges.map(({ start, end }, at) => {
    const next = ranges[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const from = at === 0 ? -1 : start;
    const raw = withoutMarkers(text.slice(start, end));
    const ids = [...raw.ids];
    for (const citation of citations)
      if (citation.at > from && citation.at <= next) ids.push(...citation.ids);
    return { text: raw.text, ids, inlines, start, end, ...plain };
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

/** A cell without markers of its own takes those of its row and of its column's heading. */
function readRow(
  row: readonly (readonly Inline[])[],
  columns: readonly FlatText[],
  lent: Ids,
): AnswerSentence[] {
  const cells = row.flatMap((inlines, column) => wholeRun(inlines).map((cell) => ({ ...cell, column })));
  const idsOf = (flat: FlatText | undefined): Ids => flat?.citations.flatMap(({ ids }) => ids) ?? [];
  const markers = row.flatMap((inlines) => idsOf(flattenInlines(inlines)));
  const [first] = cells;
  return cells.map(({ column, ...cell }) => {
    const title = columns[column]?.text ?? '';
    const taken = [...markers, ...idsOf(columns[column])];
    const isFirst = cell.text === first?.text;
    return {
      ...cell,
      ids: cell.ids.length > 0 ? cell.ids : taken.length > 0 ? taken : lent,
      heading: [isFirst ? '' : first?.text, title].filter(Boolean).join('; '),
      isName: (isFirst && cells.length > 1) || NAMES_SOURCES.test(title) || !/\p{L}/u.test(cell.text),
    };
  });
}
