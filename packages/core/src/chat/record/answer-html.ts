import { parseMarkdown } from '../markdown/markdown.ts';
import type { Block, Inline } from '../markdown/nodes.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The number that stands for a cited id; undefined for none. */
type NumberOf = (id: string) => number | undefined;

const inlines = (nodes: readonly Inline[], numberOf: NumberOf): string =>
  nodes.map((node) => inline(node, numberOf)).join('');

function inline(node: Inline, numberOf: NumberOf): string {
  switch (node.type) {
    case 'text':
      return escaped(node.text);
    case 'code':
      return `<code>${escaped(node.text)}</code>`;
    case 'break':
      return '<br/>';
    case 'citation':
      return `[${[...new Set(node.ids.map((id) => numberOf(id) ?? '?'))].join(', ')}]`;
    case 'link':
      return `<a href="${escaped(node.href)}">${inlines(node.children, numberOf)}</a>`;
    case 'del':
      return inlines(node.children, numberOf);
    default:
      return `<${node.type}>${inlines(node.children, numberOf)}</${node.type}>`;
  }
}

function block(node: Block, numberOf: NumberOf): string {
  switch (node.type) {
    case 'heading':
      return `<h${node.depth}>${inlines(node.children, numberOf)}</h${node.depth}>`;
    case 'paragraph':
      return `<p>${inlines(node.children, numberOf)}</p>`;
    case 'code':
      return `<pre>${escaped(node.text)}</pre>`;
    case 'quote':
      return `<blockquote>${blocks(node.children, numberOf)}</blockquote>`;
    case 'rule':
      return '<hr/>';
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul';
      const items = node.items.map(({ children }) => `<li>${blocks(children, numberOf)}</li>`);
      return `<${tag}>${items.join('')}</${tag}>`;
    }
    case 'table': {
      const row = (cells: readonly (readonly Inline[])[], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}>${inlines(cell, numberOf)}</${tag}>`).join('')}</tr>`;
      const body = node.rows.map((cells) => row(cells, 'td')).join('');
      return `<table><thead>${row(node.header, 'th')}</thead><tbody>${body}</tbody></table>`;
    }
  }
}

const blocks = (nodes: readonly Block[], numberOf: NumberOf): string =>
  nodes.map((node) => block(node, numberOf)).join('');

/** The answer as well-formed XHTML of plain elements: no attribute but `href`, nothing that runs. */
export const answerHtml = (source: string, numberOf: NumberOf): string =>
  blocks(parseMarkdown(source), numberOf);

/** A list of lines as XHTML. */
export const listHtml = (title: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<h2>${escaped(title)}</h2>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`;
