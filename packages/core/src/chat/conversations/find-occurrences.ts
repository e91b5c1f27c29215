import { drawnLines } from '../markdown/drawn-lines.ts';
import { parseMarkdown } from '../markdown/markdown.ts';
import { searchMessages } from './search-text.ts';

/** One occurrence of a query in a conversation: the message, and the index of the occurrence in it, from 0. */
export interface Occurrence {
  readonly messageId: string;
  readonly nth: number;
}

interface SearchedMessage {
  readonly id: string;
  readonly sender: 'user' | 'bot';
  readonly type: string;
  readonly text: string;
}

/** The rendered text of each message, cached. Messages are immutable. */
const drawn = new WeakMap<SearchedMessage, readonly { text: string }[]>();

function drawnOf(message: SearchedMessage): readonly { text: string }[] {
  const known = drawn.get(message);
  if (known) return known;
  const { sender, type, text } = message;
  const isAnswer = sender === 'bot' && type !== 'error';
  const lines = isAnswer ? drawnLines(parseMarkdown(text)) : [text.replace(/\s+/g, ' ')];
  const read = lines.map((line) => ({ text: line }));
  drawn.set(message, read);
  return read;
}

/** Every occurrence of a query in the visible text of a conversation, in reading order. */
export function findOccurrences(messages: readonly SearchedMessage[], query: string): Occurrence[] {
  if (query.trim() === '') return [];
  return messages.flatMap((message) => {
    const count = searchMessages(drawnOf(message), query).reduce((sum, { ranges }) => sum + ranges.length, 0);
    return [...Array(count).keys()].map((nth) => ({ messageId: message.id, nth }));
  });
}
