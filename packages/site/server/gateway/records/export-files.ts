import { feedbackTexts } from '@vesalio/core';
import type { HistoryItem } from '@vesalio/core/wire';
import type { FeedbackRow } from '../feedback/feedback-rows.ts';
import { isRecord } from '../upstream/upstreams.ts';
import { exportTexts as texts } from './export-texts.ts';

/** One file of the archive. */
export interface ExportFile {
  readonly name: string;
  readonly input: string;
}

export const jsonFile = (name: string, value: unknown): ExportFile => ({
  name: `${name}.json`,
  input: `${JSON.stringify(value, null, 2)}\n`,
});

const labels: Readonly<Record<string, string>> = texts.labels;
const words: Readonly<Record<string, string>> = texts.words;

/** The fields of a record as a list in words, with nested records as lists below. */
function factsOf(value: unknown, indent = ''): string[] {
  const fields = Array.isArray(value) ? value.map((item, index) => [String(index + 1), item]) : [];
  const entries = isRecord(value) ? Object.entries(value) : fields;
  return entries.flatMap(([key, field]) => {
    const label = `${indent}- ${labels[key] ?? key}:`;
    const below = typeof field === 'object' && !(field instanceof Date) ? factsOf(field, `${indent}  `) : [];
    return below.length > 0 ? [label, ...below] : [`${label} ${wordOf(key, field)}`];
  });
}

function wordOf(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value === null || value === '') return texts.unknown;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return texts.none;
  // A picture is too long to be read as text.
  if (key === 'photoProfile') return texts.picture;
  return (key === 'status' || key === 'kind' ? words[String(value)] : undefined) ?? String(value);
}

export function factsFile(name: string, title: string, value: unknown): ExportFile {
  return { name: `${name}.md`, input: `# ${title}\n\n${factsOf(value).join('\n') || texts.nothing}\n` };
}

interface ListedConversation {
  readonly id: unknown;
  readonly title: string;
  readonly pinned: boolean;
}

export function conversationFiles(
  { id, title, pinned }: ListedConversation,
  messages: readonly HistoryItem[],
): ExportFile[] {
  const name = `conversas/${String(id)}`;
  const turns = messages.map(({ question, answer, references, date }) => {
    const sources = references.map(
      (reference) => `- [${reference.id}] ${reference.title} ${reference.source}`,
    );
    const list = sources.length > 0 ? `\n\n### ${texts.references}\n\n${sources.join('\n')}` : '';
    return `## ${texts.question} · ${date}\n\n${question}\n\n### ${texts.answer}\n\n${answer}${list}\n`;
  });
  return [
    jsonFile(name, { id, title, pinned, messages }),
    { name: `${name}.md`, input: `# ${title || texts.untitled}\n\n${turns.join('\n')}` },
  ];
}

export function feedbackFiles(rows: readonly FeedbackRow[]): ExportFile[] {
  const lines = rows.map(({ messageId, kind, helpful, reasons, text, protocol, updatedAt }) => {
    const rating = helpful ? feedbackTexts.feedback.helpful : feedbackTexts.feedback.notHelpful;
    const parts = [
      kind === 'rating' ? rating : texts.clinicalError,
      protocol,
      ...reasons.map((reason) => feedbackTexts.feedback.reasons[reason]),
      text,
      updatedAt.toISOString(),
    ];
    return `- ${texts.message(messageId)}: ${parts.filter(Boolean).join(' · ')}`;
  });
  return [
    jsonFile('avaliacoes', rows),
    { name: 'avaliacoes.md', input: `# ${texts.feedback}\n\n${lines.join('\n') || texts.nothing}\n` },
  ];
}
