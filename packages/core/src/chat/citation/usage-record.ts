import { formatDateTime } from '../../dates.ts';
import type { Reference } from '../chat.schema.ts';
import { findSourceMarkers, type ReferenceListWords, referenceLines } from './citation.ts';

/** The content of a record of one use of the assistant (CFM 2.454/2026). */
export interface UsageRecordInput {
  /** Name of the product. */
  readonly tool: string;
  readonly version: string;
  /** The model that wrote the answer, with its version; empty if the service does not name it. */
  readonly model?: string;
  /** Name and council number of the person; empty if unknown. */
  readonly professional?: string | undefined;
  /** Time of the answer. */
  readonly at: Date;
  readonly question: string;
  /** The answer's Markdown. Only its markers are used, to find the cited references. The text is not copied. */
  readonly answer: string;
  readonly references: readonly Reference[];
  /** A line about the check of the citations; empty if it found nothing. */
  readonly check?: string | undefined;
}

/** The labels of the record. */
export interface UsageRecordWords {
  readonly title: string;
  tool(name: string): string;
  version(version: string): string;
  /** The lines for the model and for the person. Each is omitted without its label. */
  model?(model: string): string;
  professional?(name: string): string;
  readonly unknown?: string;
  date(date: string): string;
  readonly question: string;
  readonly references: string;
  readonly responsibility: string;
  readonly judgement: string;
}

/** A plain-text block for the chart, with an empty line for the physician's own judgment. */
export function usageRecord(
  input: UsageRecordInput,
  words: UsageRecordWords,
  missing: ReferenceListWords['missing'],
): string {
  const ids = findSourceMarkers(input.answer).flatMap((marker) => marker.ids);
  const options = { style: 'vancouver' } as const;
  const lines = referenceLines(ids, input.references, missing, options);
  const { unknown = '–' } = words;
  return [
    words.title,
    words.tool(input.tool),
    words.version(input.version),
    ...(words.model ? [words.model(input.model || unknown)] : []),
    ...(words.professional ? [words.professional(input.professional || unknown)] : []),
    words.date(formatDateTime(input.at)),
    `${words.question}: ${input.question.trim()}`,
    ...(lines.length > 0 ? [`${words.references}:`, ...lines] : [`${words.references}: –`]),
    ...(input.check ? [input.check] : []),
    words.responsibility,
    // Fits on one line of the dialog on a phone.
    `${words.judgement}: ${'_'.repeat(30)}`,
    '',
  ].join('\n');
}
