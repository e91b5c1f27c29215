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

/** The fields of a record as a list; nested ones as JSON. */
export function factsFile(name: string, title: string, value: unknown): ExportFile {
  const lines = isRecord(value)
    ? Object.entries(value).map(
        ([key, field]) => `- ${key}: ${typeof field === 'object' ? JSON.stringify(field) : String(field)}`,
      )
    : [];
  return { name: `${name}.md`, input: `# ${title}\n\n${lines.join('\n') || texts.nothing}\n` };
}

export function conversationFiles(
  { id, title }: { id: unknown; title: string },
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
    jsonFile(name, { id, title, messages }),
    { name: `${name}.md`, input: `# ${title || texts.untitled}\n\n${turns.join('\n')}` },
  ];
}

export function feedbackFiles(rows: readonly FeedbackRow[]): ExportFile[] {
  const lines = rows.map(
    ({ messageId, kind, helpful, reasons, text, protocol }) =>
      `- ${messageId}: ${[kind, protocol, helpful, reasons.join(', '), text].filter((part) => part !== null && part !== '').join(' · ')}`,
  );
  return [
    jsonFile('avaliacoes', rows),
    { name: 'avaliacoes.md', input: `# ${texts.feedback}\n\n${lines.join('\n') || texts.nothing}\n` },
  ];
}
