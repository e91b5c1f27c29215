import { type Block, createMarkdownStream, type Inline, parseMarkdown } from '@vesalio/core';
import { describe, expect, it } from 'vitest';

// What language models write, where it differs from what CommonMark reads.

function run(node: Inline): string {
  if (node.type === 'break') return '↵';
  if (node.type === 'citation') return `{${node.ids}}`;
  if (!('children' in node)) return node.text.replaceAll('\u00a0', ' ');
  return `<${node.type}>${runs(node.children)}</>`;
}

const runs = (nodes: readonly Inline[]): string => nodes.map(run).join('');

/** A tree in short: `h2(…)`, `p(…)`, `list[… ; …]`, `table[… | … / …]`. */
function block(node: Block): string {
  switch (node.type) {
    case 'heading':
      return `h${node.depth}(${runs(node.children)})`;
    case 'paragraph':
      return `p(${runs(node.children)})`;
    case 'list':
      return `list[${node.items.map(({ children }) => blocks(children)).join(' ; ')}]`;
    case 'table':
      return `table[${[node.header, ...node.rows].map((row) => row.map(runs).join(' | ')).join(' / ')}]`;
    case 'quote':
      return `quote[${blocks(node.children)}]`;
    case 'code':
      return `code(${node.text})`;
    default:
      return node.type;
  }
}

const blocks = (nodes: readonly Block[]): string => nodes.map(block).join(' ');

const CASES = {
  'a line end is a break': [
    ['PA: 120/80\nFC: 80\n• um\n• dois', 'p(PA: 120/80↵FC: 80↵• um↵• dois)'],
    ['**Conduta**\nInternar', 'p(<strong>Conduta</>↵Internar)'],
    ['Idade: 65\nanos de uso: 3', 'p(Idade: 65↵anos de uso: 3)'],
  ],
} satisfies Record<string, [source: string, read: string][]>;

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%j', (source, read) => {
    expect(blocks(parseMarkdown(source))).toBe(read);
  });

  it.each(cases)('%j, letter by letter', (source) => {
    const stream = createMarkdownStream();
    for (const [index, letter] of [...source].entries()) {
      const { stable, tail } = stream.append(letter);
      expect([...stable, ...tail]).toEqual(parseMarkdown(source.slice(0, index + 1)));
    }
  });
});
