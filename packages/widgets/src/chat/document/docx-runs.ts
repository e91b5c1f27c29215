import { type CitationNumbering, formulaText, type Inline, xmlText } from '@vesalio/core';
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';

/** The format that a run inherits from its parent nodes. */
type RunFormat = Pick<
  IRunOptions,
  'bold' | 'italics' | 'strike' | 'subScript' | 'superScript' | 'style' | 'font'
>;

/** Text as runs, one per line. */
export const textRuns = (text: string, format: RunFormat = {}): TextRun[] =>
  xmlText(text)
    .split(/\r?\n/)
    .map((line, index) => new TextRun({ ...format, text: line, ...(index > 0 ? { break: 1 } : {}) }));

export const linkRun = (href: string, children: readonly ParagraphChild[]): ParagraphChild =>
  new ExternalHyperlink({ link: href, children });

/** Inline nodes as runs. */
export const inlineRuns = (
  nodes: readonly Inline[],
  numbering: CitationNumbering,
  format: RunFormat = {},
): ParagraphChild[] => nodes.flatMap((node) => inlineRun(node, numbering, format));

function inlineRun(node: Inline, numbering: CitationNumbering, format: RunFormat): ParagraphChild[] {
  switch (node.type) {
    case 'text':
      return textRuns(node.text, format);
    case 'code':
      return textRuns(node.text, { ...format, font: 'Courier New' });
    case 'formula':
      return textRuns(formulaText(node.source), format);
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'citation': {
      const numbers = new Set(node.ids.map((id) => numbering.entryOf(id)?.number ?? '?'));
      // The brackets stay: a bare superscript after a dose reads as an exponent.
      return [new TextRun({ text: `[${[...numbers].join(', ')}]`, superScript: true })];
    }
    case 'link':
      return [linkRun(node.href, inlineRuns(node.children, numbering, { ...format, style: 'Hyperlink' }))];
    case 'strong':
      return inlineRuns(node.children, numbering, { ...format, bold: true });
    case 'em':
      return inlineRuns(node.children, numbering, { ...format, italics: true });
    case 'del':
      return inlineRuns(node.children, numbering, { ...format, strike: true });
    case 'sub':
      return inlineRuns(node.children, numbering, { ...format, subScript: true });
    case 'sup':
      return inlineRuns(node.children, numbering, { ...format, superScript: true });
  }
}
