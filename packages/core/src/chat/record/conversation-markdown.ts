import { answerWithReferences } from '../citation/citation.ts';
import { type ConversationWords, type ExportedMessage, exportedMessages } from './exported-message.ts';
import { inertMarkdown } from './inert-markdown.ts';

/** Questions and answers as Markdown, each answer with its references. */
export function conversationMarkdown(
  title: string,
  messages: readonly ExportedMessage[],
  words: ConversationWords,
  accessedAt: Date,
): string {
  const written = exportedMessages(messages, words).map(
    ({ sender, text, references, interrupted, notes }) => {
      if (sender === 'user') return [`## ${words.question}`, text, ...notes].filter(Boolean).join('\n\n');
      const source = interrupted ? `${text.trimEnd()}\n\n**${words.interrupted}**` : text;
      const answer = answerWithReferences(source, references, words, { style: 'vancouver', accessedAt });
      return `## ${words.answer}\n\n${answer.trim()}`;
    },
  );
  const mark = words.demonstration ? [`**${words.demonstration}**`] : [];
  return `${inertMarkdown([`# ${title}`, ...mark, ...written, `*${words.note}*`].join('\n\n'))}\n`;
}
