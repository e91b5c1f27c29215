import {
  type ConversationWords,
  chatTexts,
  conversationMarkdown,
  feedbackTexts,
  findPlan,
  formatDate,
  formatPrice,
  parsePlainDate,
  planStatusDisplay,
  readingTexts,
} from '@vesalio/core';
import type { HistoryItem } from '@vesalio/core/wire';
import type { FeedbackRow } from '../feedback/feedback-rows.ts';
import { isRecord } from '../upstream/answers.ts';
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

/** The fields of a record as a list in words, with nested records as nested lists. */
function factsOf(value: unknown, indent = ''): string[] {
  const fields = Array.isArray(value) ? value.map((item, index) => [String(index + 1), item]) : [];
  const entries = isRecord(value) ? Object.entries(value) : fields;
  return entries.flatMap(([key, field]) => {
    const label = `${indent}- ${labels[key] ?? key}:`;
    const below = typeof field === 'object' && !(field instanceof Date) ? factsOf(field, `${indent}  `) : [];
    return below.length > 0 ? [label, ...below] : [`${label} ${wordOf(key, field)}`];
  });
}

const timeZone = 'America/Sao_Paulo';
const moments = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone });
const days = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** `2026-11-24`, for file names. */
export const dayText = (date: Date): string => days.format(date);

/** `24/11/2026, 14:30` for an instant, `24/11/2026` for a day. Any other text is returned unchanged. */
export function dateText(value: Date | string): string {
  if (typeof value === 'string' && parsePlainDate(value)) return formatDate(value);
  const isInstant = value instanceof Date || /^\d{4}-\d\d-\d\dT/.test(value);
  const date = new Date(isInstant ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? String(value) : moments.format(date);
}

function wordOf(key: string, value: unknown): string {
  if (value === null || value === '') return texts.unknown;
  if (key === 'status' || key === 'kind') {
    const known = words[String(value)];
    return known ?? planStatusDisplay(typeof value === 'boolean' ? value : String(value)).text;
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number' && key === 'price') return formatPrice(value);
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'object') return texts.none;
  // A picture is too long to show as text.
  if (key === 'photoProfile') return texts.picture;
  const text = String(value);
  return key === 'name' || key === 'planName' ? (findPlan(text)?.name ?? text) : dateText(text);
}

export function factsFile(name: string, title: string, value: unknown): ExportFile {
  return { name: `${name}.md`, input: `# ${title}\n\n${factsOf(value).join('\n') || texts.nothing}\n` };
}

interface ListedConversation {
  readonly id: unknown;
  readonly title: string;
  readonly pinned: boolean;
}

const conversationWords: ConversationWords = {
  ...chatTexts.references,
  question: texts.question,
  answer: texts.answer,
  interrupted: chatTexts.interrupted,
  replaced: '',
  note: chatTexts.printed,
  creator: '',
  demonstration: '',
};

export function conversationFiles(
  { id, title, pinned }: ListedConversation,
  messages: readonly HistoryItem[],
): ExportFile[] {
  const name = `conversas/${String(id)}`;
  const written = messages.flatMap(({ question, answer, references, date, interrupted }) => [
    {
      sender: 'user' as const,
      type: 'text',
      text: question || readingTexts.attachments.only,
      references: [],
      when: date && ` · ${dateText(date)}`,
    },
    { sender: 'bot' as const, type: 'text', text: answer, references, interrupted },
  ]);
  const markdown = conversationMarkdown(title || texts.untitled, written, conversationWords, new Date());
  return [jsonFile(name, { id, title, pinned, messages }), { name: `${name}.md`, input: markdown }];
}

export function feedbackFiles(rows: readonly FeedbackRow[]): ExportFile[] {
  const lines = rows.map(({ messageId, kind, helpful, reasons, text, protocol, updatedAt }) => {
    const rating = helpful ? feedbackTexts.feedback.helpful : feedbackTexts.feedback.notHelpful;
    const parts = [
      kind === 'rating' ? rating : texts.clinicalError,
      protocol,
      ...reasons.map((reason) => feedbackTexts.feedback.reasons[reason]),
      text,
      dateText(updatedAt),
    ];
    return `- ${texts.message(messageId)}: ${parts.filter(Boolean).join(' · ')}`;
  });
  return [
    jsonFile('avaliacoes', rows),
    { name: 'avaliacoes.md', input: `# ${texts.feedback}\n\n${lines.join('\n') || texts.nothing}\n` },
  ];
}
