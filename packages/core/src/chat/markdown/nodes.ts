/** A run inside a block. Images, and HTML other than `br`, `sub` and `sup`, have no node; they become links or text. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'em' | 'del' | 'sub' | 'sup'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  /** A formula in LaTeX as written, with its delimiters. `readFormula` parses it. */
  | { readonly type: 'formula'; readonly source: string }
  | {
      readonly type: 'link';
      /** Absolute http(s) or mailto address, already checked. */
      readonly href: string;
      /** The target to display: host (in punycode) or mailbox. */
      readonly host: string;
      readonly children: readonly Inline[];
    }
  | { readonly type: 'break' }
  | { readonly type: 'citation'; readonly ids: readonly string[] };

/** One item of a list; `checked` is `undefined` unless it is a task. */
export interface ListItem {
  readonly checked: boolean | undefined;
  readonly children: readonly Block[];
}

/** A block of an answer. */
export type Block =
  | { readonly type: 'heading'; readonly depth: 1 | 2 | 3 | 4 | 5 | 6; readonly children: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly lang: string; readonly text: string }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly start: number;
      /** Whether blank lines separate the items, so that their paragraphs keep their spacing. */
      readonly loose: boolean;
      readonly items: readonly ListItem[];
    }
  | {
      readonly type: 'table';
      readonly align: readonly ('left' | 'center' | 'right' | null)[];
      readonly header: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly type: 'rule' };

function visitInlines(nodes: readonly Inline[], visit: (node: Inline) => void): void {
  for (const node of nodes) {
    visit(node);
    if ('children' in node) visitInlines(node.children, visit);
  }
}

function visitBlocks(blocks: readonly Block[], visit: (node: Inline) => void): void {
  for (const block of blocks) {
    if (block.type === 'heading' || block.type === 'paragraph') visitInlines(block.children, visit);
    else if (block.type === 'quote') visitBlocks(block.children, visit);
    else if (block.type === 'list') for (const item of block.items) visitBlocks(item.children, visit);
    else if (block.type === 'table')
      for (const row of [block.header, ...block.rows]) for (const cell of row) visitInlines(cell, visit);
  }
}

/** The ids cited in these blocks, in reading order, without duplicates. */
export function citedIds(blocks: readonly Block[]): string[] {
  const ids = new Set<string>();
  visitBlocks(blocks, (node) => {
    if (node.type === 'citation') for (const id of node.ids) ids.add(id);
  });
  return [...ids];
}
