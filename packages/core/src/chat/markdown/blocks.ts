import { openFormulaAt } from './formulas.ts';
import { indentOf, withoutTabs } from './indentation.ts';
import { readInlines } from './inlines.ts';
import type { Block } from './nodes.ts';
import { addLeaf, addRow, type Box, createBox, type Leaf, type List } from './open-blocks.ts';
import { closesFence, openFence } from './segments.ts';
import { readAlignment, readCells } from './table.ts';

/** Models omit the space. After a single '#' it is required, because '#1' is a number. */
const HEADING = /^ *(#{1,6})(?:[ \t]+|$|(?<=##)(?=[^#\s]))/;
const RULE = /^ *(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const SETEXT = /^ *(?:(=+)|-+)[ \t]*$/;
const ITEM = /^ *(?:([-*+])|(\d{1,9})([.)]))(?=[ \t]|$)/;

/**
 * '> 140/90 mmHg', '>= 65 anos' and '>LSN' are comparisons, and a quote would lose their sign. '> 1. item' is a quote.
 */
const COMPARISON = /^ *>(?:[=\p{L}\d]| ?[~≈±+−-]?\d(?!\d{0,8}[.)] ))/u;
/** After the end of a sentence, the line below is a rule, not the underline of a heading. */
const SENTENCE_END = /[.:;!?…\])] *$/;

/**
 * Reads the blocks of one segment: CommonMark and GFM without HTML and reference-style links, in one pass.
 * @param isOpen more text will follow, so characters that may become Markdown syntax are hidden
 */
export function readBlocks(segment: string, isOpen = false): Block[] {
  const root = createBox([]);
  let boxes: Box[] = [root];
  let leaf: Leaf | undefined;
  let wasBlank = false;
  let rest = '';
  let column = 0;
  /** Whether the current line is the last one and has not ended. */
  let isOpenLine = false;

  const tip = (): Box => boxes.at(-1) ?? root;
  const take = (count: number): void => {
    column += Math.min(count, rest.length);
    rest = withoutTabs(rest.slice(count), column);
  };
  const closeLeaf = (): void => {
    if (leaf) addLeaf(tip(), leaf);
    leaf = undefined;
  };
  /** Closes the open blocks below `depth` boxes, so that a new block can begin there. */
  const beginAt = (depth: number): Box => {
    closeLeaf();
    boxes = boxes.slice(0, depth);
    const { list, children } = tip();
    if (wasBlank && list && children.length > 0) list.loose = true;
    return tip();
  };

  /** Number of open boxes that this line continues. */
  const matched = (): number => {
    let depth = 1;
    for (; depth < boxes.length; depth++) {
      const { item, indent, children } = boxes[depth] ?? root;
      if (!item) {
        if (!takeQuote()) break;
      } else if (rest.trim() === '') {
        // An item may begin with one blank line, but not with two.
        if (children.length === 0 && !leaf) break;
        take(indent);
      } else if (indentOf(rest) >= indent) take(indent);
      else break;
    }
    return depth;
  };
  const takeQuote = (): boolean => {
    const indent = indentOf(rest);
    if (indent > 3 || rest[indent] !== '>' || rest[indent + 1] === '=') return false;
    take(indent + 1);
    if (rest.startsWith(' ')) take(1);
    return true;
  };

  const openItem = (depth: number, isInParagraph: boolean): boolean => {
    const [marker, bullet, number = '', end] = ITEM.exec(rest) ?? [];
    if (marker === undefined) return false;
    const isEmpty = rest.slice(marker.length).trim() === '';
    if (isInParagraph && (isEmpty || (number !== '' && Number(number) !== 1))) return false;
    const mark = bullet ?? end ?? '';
    const before = boxes[depth - 1];
    const last = before?.children.at(-1);
    const isSame = (boxes.length > depth || !leaf) && last?.type === 'list' && before?.mark === mark;
    let list: List;
    if (isSame) {
      list = last as List;
      list.loose ||= wasBlank;
      closeLeaf();
      boxes = boxes.slice(0, depth);
    } else {
      const parent = beginAt(depth);
      list = { type: 'list', ordered: !bullet, start: bullet ? 1 : Number(number), loose: false, items: [] };
      parent.children.push(list);
      parent.mark = mark;
    }
    take(marker.length);
    const spaces = isEmpty || indentOf(rest) > 4 ? 1 : indentOf(rest);
    take(spaces);
    const children: Block[] = [];
    const item = { checked: undefined, children };
    list.items.push(item);
    boxes.push({ ...createBox(children), list, item, indent: marker.length + spaces });
    return true;
  };

  const readHeading = (depth: number): boolean => {
    const [heading, marks = ''] = HEADING.exec(rest) ?? [];
    if (heading === undefined) return false;
    const text = rest.slice(heading.length).replace(/(?:^|[ \t])#+[ \t]*$/, '');
    const level = marks.length as 1 | 2 | 3 | 4 | 5 | 6;
    const children = readInlines(text.trim(), isOpenLine);
    beginAt(depth).children.push({ type: 'heading', depth: level, children });
    return true;
  };

  const beginFence = (depth: number): boolean => {
    const fence = openFence(rest);
    if (!fence) return false;
    beginAt(depth);
    leaf = { type: 'fence', lines: [rest], fence };
    return true;
  };

  /** A line of '=' or '-' turns the paragraph above it into a heading, unless that is a sentence. */
  const readUnderline = (lines: readonly string[]): boolean => {
    const setext = SETEXT.exec(rest);
    if (!setext || (!setext[1] && SENTENCE_END.test(lines.at(-1) ?? ''))) return false;
    leaf = undefined;
    const children = readInlines(lines.join('\n').trim());
    tip().children.push({ type: 'heading', depth: setext[1] ? 1 : 2, children });
    return true;
  };

  /** A line of dashes and bars turns the line above it into the header of a table. */
  const beginTable = (lines: string[], depth: number): boolean => {
    const align = readAlignment(rest);
    const header = readCells(lines.at(-1) ?? '');
    // Models miscount the columns in the line below the header.
    if (!align || header.length > 1 !== align.length > 1) return false;
    while (align.length < header.length) align.push(null);
    lines.pop();
    if (lines.length === 0) leaf = undefined;
    beginAt(depth);
    const cells = align.map((_, column) => readInlines(header[column] ?? ''));
    leaf = { type: 'table', table: { type: 'table', align, header: cells, rows: [] } };
    return true;
  };

  const readRule = (depth: number): boolean => {
    if (!RULE.test(rest)) return false;
    beginAt(depth).children.push({ type: 'rule' });
    return true;
  };

  /** Reads a line that changes the paragraph above it. */
  const readBelowParagraph = (depth: number): boolean => {
    if (leaf?.type !== 'paragraph') return false;
    const { lines } = leaf;
    const isLazy = boxes.length > depth;
    if (!isLazy && readUnderline(lines)) return true;
    // A table right below the text of an item ends the list, because answers often contain this.
    return !(isLazy && lines.length < 2) && beginTable(lines, depth);
  };

  /** Reads a block that begins on this line: a heading, rule, table or fence. Returns false if the line is text. */
  const openLeaf = (depth: number, isContinued: boolean): boolean =>
    readHeading(depth) || beginFence(depth) || (isContinued && readBelowParagraph(depth)) || readRule(depth);

  /** Whether the line is inside a multiline formula, where '+ 2' is not a list item. */
  const isInFormula = (): boolean =>
    leaf?.type === 'paragraph' && openFormulaAt(leaf.lines.slice(-20).join('\n')) >= 0;

  const readText = (isContinued: boolean, depth: number): void => {
    if (leaf?.type === 'paragraph' && isContinued) leaf.lines.push(rest.trimStart());
    else if (leaf?.type === 'indented' && boxes.length === depth && rest.startsWith('    '))
      leaf.lines.push(rest.slice(4));
    else if (leaf?.type === 'table' && boxes.length === depth && rest.includes('|'))
      addRow(leaf.table, rest, isOpenLine);
    else {
      beginAt(depth);
      const isCode = rest.startsWith('    ');
      leaf = { type: isCode ? 'indented' : 'paragraph', lines: [isCode ? rest.slice(4) : rest.trimStart()] };
    }
  };

  const readBlank = (depth: number): void => {
    if (boxes.length > depth) {
      closeLeaf();
      boxes = boxes.slice(0, depth);
    } else if (leaf?.type === 'indented') leaf.lines.push(rest.slice(4));
    else closeLeaf();
    // A blank line inside a quote does not separate blocks outside it.
    wasBlank = boxes.length === 1 || tip().item !== undefined;
  };

  const readLine = (line: string): void => {
    column = 0;
    rest = withoutTabs(line, 0);
    let depth = matched();
    if (leaf?.type === 'fence' && depth === boxes.length) {
      leaf.lines.push(rest);
      if (closesFence(rest, leaf.fence)) closeLeaf();
      return;
    }
    let isContinued = true;
    while (rest.trim() !== '' && indentOf(rest) < 4 && !(isContinued && isInFormula())) {
      const isInParagraph = isContinued && depth === boxes.length && leaf?.type === 'paragraph';
      // In '- > LSN' a comparison follows the marker of an item.
      const mayQuote = (isContinued || !tip().item) && !COMPARISON.test(rest);
      if (mayQuote && rest.trimStart().startsWith('>')) {
        const { children } = beginAt(depth);
        const quote = { type: 'quote' as const, children: [] };
        children.push(quote);
        boxes.push(createBox(quote.children));
        takeQuote();
      } else if (openLeaf(depth, isContinued)) {
        wasBlank = false;
        return;
      } else if (!openItem(depth, isInParagraph)) break;
      wasBlank = false;
      isContinued = false;
      depth = boxes.length;
    }
    if (rest.trim() !== '') {
      readText(isContinued, depth);
      wasBlank = false;
    } else if (isContinued) readBlank(depth);
  };

  const lines = segment.replace(/\n$/, '').split('\n');
  lines.forEach((line, index) => {
    isOpenLine = isOpen && index === lines.length - 1 && !segment.endsWith('\n');
    readLine(line);
  });
  if (leaf) addLeaf(tip(), leaf, isOpen);
  return root.children;
}
