import { formulaText } from '../formula/read-formula.ts';
import type { Block, Inline } from './nodes.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The number of a cited id, with a remark if there is one; undefined for an unknown id. */
type NumberOf = (id: string) => string | undefined;

/** The numbers of a citation in brackets, with a leading space. */
export const citationText = (ids: readonly string[], numberOf: NumberOf): string =>
  ` [${[...new Set(ids.map((id) => numberOf(id) ?? '?'))].join(', ')}]`;

/** Joins runs. Removes spaces before a citation, because a citation has a leading space. */
export const joinRuns = (runs: readonly string[]): string =>
  // Without the lookbehind, a run of spaces takes quadratic time.
  runs.join('').replace(/(?<![ \u00a0])[ \u00a0]+(?= \[[\d?])/g, '');

const inlines = (nodes: readonly Inline[], numberOf: NumberOf): string =>
  joinRuns(nodes.map((node) => inline(node, numberOf)));

function inline(node: Inline, numberOf: NumberOf): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.text);
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'formula':
      return escapeHtml(formulaText(node.source)).replaceAll('\n', '<br/>');
    case 'break':
      return '<br/>';
    case 'citation':
      return citationText(node.ids, numberOf);
    case 'link':
      return `<a href="${escapeHtml(node.href)}">${inlines(node.children, numberOf)}</a>`;
    case 'del':
      // The FHIR narrative does not allow `del`.
      return `<span style="text-decoration: line-through">${inlines(node.children, numberOf)}</span>`;
    default:
      return `<${node.type}>${inlines(node.children, numberOf)}</${node.type}>`;
  }
}

function block(node: Block, numberOf: NumberOf): string {
  switch (node.type) {
    case 'heading': {
      const tag = `h${Math.max(2, node.depth)}`;
      return `<${tag}>${inlines(node.children, numberOf)}</${tag}>`;
    }
    case 'paragraph':
      return `<p>${inlines(node.children, numberOf)}</p>`;
    case 'code':
      return `<pre>${escapeHtml(node.text)}</pre>`;
    case 'quote':
      return `<blockquote>${answerHtml(node.children, numberOf)}</blockquote>`;
    case 'rule':
      return '<hr/>';
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul';
      const items = node.items.map(({ children }) => `<li>${answerHtml(children, numberOf)}</li>`);
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

/**
 * Renders an answer as well-formed XHTML of plain elements: no attributes except `href` and one fixed style, no
 * scripts.
 */
export const answerHtml = (blocks: readonly Block[], numberOf: NumberOf): string =>
  blocks.map((node) => block(node, numberOf)).join('');
