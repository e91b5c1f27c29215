import type { Reference } from '../chat.schema.ts';
import { answerWithReferences, type ReferenceListWords } from '../citation/citation.ts';

/** A message, as far as a file needs it. */
export interface ExportedMessage {
  readonly sender: 'user' | 'bot';
  readonly type: string;
  readonly text: string;
  readonly references: readonly Reference[];
}

export interface ConversationWords extends ReferenceListWords {
  readonly question: string;
  readonly answer: string;
  readonly note: string;
}

/** Questions and answers as Markdown, each answer with its references. */
export function conversationMarkdown(
  title: string,
  messages: readonly ExportedMessage[],
  words: ConversationWords,
  accessedAt: Date,
): string {
  const parts = messages
    .filter(({ type, text }) => type !== 'error' && text !== '')
    .map(({ sender, text, references }) =>
      sender === 'user'
        ? `## ${words.question}\n\n${text}`
        : `## ${words.answer}\n\n${answerWithReferences(text, references, words, { style: 'vancouver', accessedAt }).trim()}`,
    );
  return `${[`# ${title}`, ...parts, `*${words.note}*`].join('\n\n')}\n`;
}
