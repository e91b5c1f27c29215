import type { Reference } from '../chat.schema.ts';
import { parseMarkdown } from '../markdown/markdown.ts';
import { type Block, citedIds, type Inline } from '../markdown/nodes.ts';
import { type CitationOptions, type ReferenceListWords, referenceLines } from './citation.ts';
import { type CitationNumbering, numberReferences } from './references.ts';

/** An answer for the clipboard: as text without signs of Markdown, and as HTML. */
export interface CopiedAnswer {
  readonly text: string;
  readonly html: string;
}

/** How runs and blocks are written in one form. */
interface Form {
  escape(text: string): string;
  wrap(tag: string, content: string): string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const HTML: Form = { escape: escapeHtml, wrap: (tag, content) => `<${tag}>${content}</${tag}>` };
const TEXT: Form = { escape: (text) => text.replace(/\u00a0/g, ' '), wrap: (_, content) => content };

/** The answer with its list of references, fit for a medical record. */
export function copiedAnswer(
  source: string,
  references: readonly Reference[],
  words: ReferenceListWords,
  options: CitationOptions,
): CopiedAnswer {
  const blocks = parseMarkdown(source);
  const ids = citedIds(blocks);
  const numbering = numberReferences(ids, references);
  const lines = referenceLines(ids, references, words.missing, options);
  const list = lines.map((line) => `<li>${escapeHtml(line.replace(/^\d+\. /, ''))}</li>`).join('');
  const text = textOf(blocks, numbering).trimEnd();
  return {
    text: lines.length > 0 ? [text, '', words.title, ...lines, ''].join('\n') : `${text}\n`,
    html:
      htmlOf(blocks, numbering) +
      (list ? `<p><strong>${escapeHtml(words.title)}</strong></p><ol>${list}</ol>` : ''),
  };
}

function runsOf(runs: readonly Inline[], numbering: CitationNumbering, form: Form): string {
  const write = (run: Inline): string => {
    switch (run.type) {
      case 'text':
        return form.escape(run.text);
      case 'code':
        return form.wrap('code', form.escape(run.text));
      case 'break':
        return form === HTML ? '<br>' : '\n';
      case 'citation':
        return ` [${[...new Set(run.ids.map((id) => numbering.entryOf(id)?.number))].join(', ')}]`;
      case 'link': {
        const label = run.children.map(write).join('');
        if (form === HTML) return `<a href="${escapeHtml(run.href)}">${label}</a>`;
        return label.includes(run.host) ? label : `${label} (${run.href})`;
      }
      default:
        return form.wrap(run.type, run.children.map(write).join(''));
    }
  };
  // A marker brings its own space.
  return runs
    .map(write)
    .join('')
    .replace(/ +(?= \[\d)/g, '');
}

function htmlOf(blocks: readonly Block[], numbering: CitationNumbering): string {
  const runs = (children: readonly Inline[]) => runsOf(children, numbering, HTML);
  const cells = (tag: string, row: readonly (readonly Inline[])[]) =>
    HTML.wrap('tr', row.map((cell) => HTML.wrap(tag, runs(cell))).join(''));
  const write = (block: Block): string => {
    switch (block.type) {
      case 'heading':
        return HTML.wrap(`h${Math.max(2, block.depth)}`, runs(block.children));
      case 'paragraph':
        return HTML.wrap('p', runs(block.children));
      case 'code':
        return HTML.wrap('pre', escapeHtml(block.text));
      case 'quote':
        return HTML.wrap('blockquote', htmlOf(block.children, numbering));
      case 'list': {
        const items = block.items.map((item) => HTML.wrap('li', htmlOf(item.children, numbering)));
        return HTML.wrap(block.ordered ? 'ol' : 'ul', items.join(''));
      }
      case 'table':
        return HTML.wrap(
          'table',
          cells('th', block.header) + block.rows.map((row) => cells('td', row)).join(''),
        );
      case 'rule':
        return '<hr>';
    }
  };
  return blocks.map(write).join('');
}

function textOf(blocks: readonly Block[], numbering: CitationNumbering): string {
  const runs = (children: readonly Inline[]) => runsOf(children, numbering, TEXT);
  const write = (block: Block): string => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return runs(block.children);
      case 'code':
        return block.text.trimEnd();
      case 'quote':
        return textOf(block.children, numbering);
      case 'list':
        return block.items
          .map((item, index) => {
            const sign = block.ordered ? `${block.start + index}. ` : '- ';
            return sign + textOf(item.children, numbering).replace(/\n+/g, '\n  ');
          })
          .join('\n');
      case 'table':
        return [block.header, ...block.rows].map((row) => row.map(runs).join('\t')).join('\n');
      case 'rule':
        return '';
    }
  };
  return blocks.map(write).filter(Boolean).join('\n\n');
}
