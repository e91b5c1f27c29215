import { withoutTrailing } from '../../without-trailing.ts';
import { readInlines } from './inlines.ts';
import type { Block, Inline, ListItem } from './nodes.ts';
import { isOpenTask, withoutOpenRow } from './open-end.ts';
import { type Fence, readFence } from './segments.ts';
import { readCells } from './table.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
export type List = Writable<Extract<Block, { type: 'list' }>> & { items: ListItem[] };
type Table = Extract<Block, { type: 'table' }> & { rows: Inline[][][] };

/** An open container: the segment itself, a quote, or an item of a list. */
export interface Box {
  readonly children: Block[];
  /** The list of an item; undefined for a quote or the segment. */
  readonly list: List | undefined;
  readonly item: Writable<ListItem> | undefined;
  /** Indentation of an item's lines, in columns. */
  readonly indent: number;
  /** Marker of its last list. A different marker begins a new list. */
  mark: string;
}

/** The open block that contains no other blocks. */
export type Leaf =
  | { readonly type: 'paragraph' | 'indented'; readonly lines: string[] }
  | { readonly type: 'fence'; readonly lines: string[]; readonly fence: Fence }
  | { readonly type: 'table'; readonly table: Table };

const TASK = /^\[([ xX])\][ \t]+(?=\S)/;

/** An empty container: a quote, or the segment. */
export const createBox = (children: Block[]): Box => ({
  children,
  list: undefined,
  item: undefined,
  indent: 0,
  mark: '',
});

/** Adds a line of text to a table as a row. */
export function addRow(table: Table, line: string, isOpen: boolean): void {
  const cells = readCells(line);
  const columns = table.align.length;
  // A bar inside a cell produces one cell too many, but none of its words may be lost.
  if (cells.length > columns) cells.push(cells.splice(columns - 1).join('|'));
  const last = cells.length - 1;
  table.rows.push(
    table.align.map((_, column) => readInlines(cells[column] ?? '', isOpen && column === last)),
  );
}

/** Closes a leaf and adds its block to the container. */
export function addLeaf({ children, item }: Box, leaf: Leaf, isOpen = false): void {
  switch (leaf.type) {
    case 'table':
      children.push(leaf.table);
      break;
    case 'fence':
      children.push({ type: 'code', lang: '', text: '', ...readFence(leaf.lines.join('\n')) });
      break;
    case 'indented':
      children.push({ type: 'code', lang: '', text: withoutTrailing(leaf.lines.join('\n'), '\n') });
      break;
    case 'paragraph': {
      let text = (isOpen ? withoutOpenRow(leaf.lines) : leaf.lines).join('\n').trim();
      if (isOpen && item && children.length === 0 && isOpenTask(text)) return;
      const task = item && children.length === 0 ? TASK.exec(text) : null;
      if (item && task) {
        item.checked = task[1] !== ' ';
        text = text.slice(task[0].length);
      }
      const runs = readInlines(text, isOpen);
      if (runs.length > 0 || !isOpen) children.push({ type: 'paragraph', children: runs });
    }
  }
}
