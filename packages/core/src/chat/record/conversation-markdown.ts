import { answerWithReferences } from '../citation/citation.ts';
import { type ConversationWords, type ExportedMessage, exportedMessages } from './exported-message.ts';
import { inertMarkdown, outsideCode } from './inert-markdown.ts';

const HEADING = /^ {0,3}(#{1,6})(?=\s)/gm;

/** Moves the headings of an answer below level 2, the level of the answer's own heading. */
function nested(answer: string): string {
  const highest = Math.min(3, ...[...answer.matchAll(HEADING)].map(([, signs = '']) => signs.length));
  const deeper = '#'.repeat(3 - highest);
  return outsideCode(answer, (part) => part.replace(HEADING, (_, signs) => (deeper + signs).slice(0, 6)));
}

/** Questions and answers as Markdown, each answer with its references. */
export function conversationMarkdown(
  title: string,
  messages: readonly ExportedMessage[],
  words: ConversationWords,
  accessedAt: Date,
): string {
  const written = exportedMessages(messages, words).map(
    ({ sender, text, references, interrupted, notes, when = '' }) => {
      if (sender === 'user')
        return [`## ${words.question}${when}`, text, ...notes].filter(Boolean).join('\n\n');
      const source = interrupted ? `${text.trimEnd()}\n\n**${words.interrupted}**` : text;
      const list = { ...words, title: `### ${words.title}\n` };
      const answer = answerWithReferences(nested(source), references, list, {
        style: 'vancouver',
        accessedAt,
      });
      return `## ${words.answer}\n\n${answer.trim()}`;
    },
  );
  const mark = words.demonstration ? [`**${words.demonstration}**`] : [];
  return `${inertMarkdown([`# ${title}`, ...mark, ...written, `*${words.note}*`].join('\n\n'))}\n`;
}
