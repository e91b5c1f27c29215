import { formulaText } from '../formula/read-formula.ts';
import type { Block, Inline, ListItem } from './nodes.ts';

/** The visible text of an answer: one line for each block, item, cell and code block, without markers. */
export function drawnLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap(linesOf).filter((line) => line !== '');
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [wordsOf(block.children)];
    case 'code':
      return [collapse(block.text)];
    case 'quote':
      return block.children.flatMap(linesOf);
    case 'list':
      return block.items.flatMap(({ children }: ListItem) => children.flatMap(linesOf));
    case 'table':
      return [block.header, ...block.rows].flat().map(wordsOf);
    case 'rule':
      return [];
  }
}

/** Joins runs. Omits the space before a citation, because it is not rendered. */
function wordsOf(children: readonly Inline[]): string {
  return collapse(children.reduce(addRun, ''));
}

function addRun(before: string, run: Inline): string {
  if (run.type === 'citation') return before.trimEnd();
  if (run.type === 'break') return `${before} `;
  if (run.type === 'formula') return before + formulaText(run.source);
  return 'children' in run ? run.children.reduce(addRun, before) : before + run.text;
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();
