import { referenceNoticeTexts } from '../../texts/answer/reference-notices.ts';
import type { Reference } from '../chat.schema.ts';
import { formulaText } from '../formula/read-formula.ts';
import { answerHtml, citationText, escapeHtml, joinRuns } from '../markdown/answer-html.ts';
import { parseMarkdown } from '../markdown/markdown.ts';
import { type Block, citedIds, type Inline } from '../markdown/nodes.ts';
import { type CitationOptions, type ReferenceListWords, referenceLines } from './citation.ts';
import { type CitationNumbering, type CitedReference, numberReferences } from './references.ts';

/** An answer for the clipboard, as text without Markdown syntax and as HTML. */
export interface CopiedAnswer {
  readonly text: string;
  readonly html: string;
}

/** The number of a citation in a copied text. A passage may be copied without the list that has the notice. */
export const writtenNumber = (entry: CitedReference | undefined): string | undefined =>
  entry &&
  entry.number +
    (entry.reference?.notice?.kind === 'retracted'
      ? `: ${referenceNoticeTexts.referenceNotices.retracted.toLowerCase()}`
      : '');

/** The answer with its list of references, suitable for a medical record. */
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
      answerHtml(blocks, (id) => writtenNumber(numbering.entryOf(id))) +
      (list ? `<p><strong>${escapeHtml(words.title)}</strong></p><ol>${list}</ol>` : ''),
  };
}

/** Adds a mark above an answer, if there is one. In a chart, a partial answer must not pass for the whole. */
export const markIncomplete = ({ text, html }: CopiedAnswer, mark = ''): CopiedAnswer =>
  mark
    ? { text: `${mark}\n\n${text}`, html: `<p><strong>${escapeHtml(mark)}</strong></p>${html}` }
    : { text, html };

function runsOf(runs: readonly Inline[], numbering: CitationNumbering): string {
  const write = (run: Inline): string => {
    switch (run.type) {
      case 'formula':
        return formulaText(run.source);
      case 'text':
      case 'code':
        return run.text.replaceAll('\u00a0', ' ');
      case 'break':
        return '\n';
      case 'citation':
        return citationText(run.ids, (id) => writtenNumber(numbering.entryOf(id)));
      case 'link': {
        const label = run.children.map(write).join('');
        return label.includes(run.host) ? label : `${label} (${run.href})`;
      }
      default:
        return run.children.map(write).join('');
    }
  };
  return joinRuns(runs.map(write));
}

function textOf(blocks: readonly Block[], numbering: CitationNumbering): string {
  const runs = (children: readonly Inline[]) => runsOf(children, numbering);
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
