import { createKey } from '../../uuid.ts';
import type { Reference } from '../chat.schema.ts';
import { findSourceMarkers, type ReferenceListWords, referenceLines } from '../citation/citation.ts';
import { copiedAnswer, markIncomplete, writtenNumber } from '../citation/copied-answer.ts';
import { numberReferences } from '../citation/references.ts';
import { answerHtml, escapeHtml } from '../markdown/answer-html.ts';
import { parseMarkdown } from '../markdown/markdown.ts';
import { type FhirBundle, fhirDocument } from './fhir-document.ts';
import { xmlText } from './xml-text.ts';

/** An answer for the chart, in every format that a host may need. */
export interface ClinicalRecord {
  /** Without Markdown syntax. */
  readonly text: string;
  /** XHTML of plain elements. */
  readonly html: string;
  /** The cited references. */
  readonly references: readonly Reference[];
  /** A document Bundle of FHIR R4; null if there is nothing to document. */
  readonly fhir: FhirBundle | null;
}

interface ClinicalRecordInput {
  answer: string;
  references: readonly Reference[];
  at: Date;
  title: string;
  /** Shown below the answer: which model wrote it, and that the professional decides. */
  notes: readonly string[];
  /** Shown above an incomplete answer; empty otherwise. */
  incomplete?: string;
  tool: string;
  professional: string;
}

/** A list of lines as XHTML. */
const listHtml = (title: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<h2>${escapeHtml(title)}</h2>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`;

const citedBy = (answer: string) => findSourceMarkers(answer).flatMap((marker) => marker.ids);

/** The end of a record, below the answer: its references and its origin. */
export function recordEnd(
  { answer, references, at, notes }: Pick<ClinicalRecordInput, 'answer' | 'references' | 'at' | 'notes'>,
  { title, missing }: ReferenceListWords,
): string[] {
  const lines = referenceLines(citedBy(answer), references, missing, { style: 'vancouver', accessedAt: at });
  return [...(lines.length > 0 ? [title, ...lines] : []), ...notes];
}

export function clinicalRecord(input: ClinicalRecordInput, words: ReferenceListWords): ClinicalRecord {
  const { answer, references, notes } = input;
  const options = { style: 'vancouver' } as const;
  const ids = citedBy(answer);
  const numbering = numberReferences(ids, references);
  const cited = numbering.list.flatMap(({ reference }) => reference ?? []);
  const lines = referenceLines(ids, references, words.missing, options);
  const marked = markIncomplete(
    {
      text: [copiedAnswer(answer, references, words, options).text.trimEnd(), ...notes].join('\n\n'),
      html: [
        answerHtml(parseMarkdown(answer), (id) => writtenNumber(numbering.entryOf(id))),
        listHtml(words.title, lines),
        listHtml(input.title, notes),
      ].join(''),
    },
    input.incomplete,
  );
  const text = xmlText(marked.text);
  const html = xmlText(marked.html);
  const professional = xmlText(input.professional);
  const fhir =
    answer.trim() === ''
      ? null
      : fhirDocument({ ...input, ids: [createKey(), createKey(), createKey()], text, html, professional });
  return { text, html, references: cited, fhir };
}
