import type { Reference } from '../chat.schema.ts';
import type { ReferenceListWords } from '../citation/citation.ts';

/** The fields of a message that an exported file contains. */
export interface ExportedMessage {
  readonly id?: string;
  readonly sender: 'user' | 'bot';
  readonly type: string;
  readonly text: string;
  /** The clinical context of a question; absent or empty if there is none. */
  readonly context?: string;
  readonly references: readonly Reference[];
  /** Why an answer is incomplete; absent or null if it is complete. */
  readonly interrupted?: string | null;
  /** Text after the heading of a question, such as ' · 20/11/2026, 14:30'. */
  readonly when?: string;
  /** The id of the question that this one replaces. */
  readonly replaces?: string | null;
}

/** The texts of an exported conversation. */
export interface ConversationWords extends ReferenceListWords {
  readonly question: string;
  readonly answer: string;
  /** Shown below an incomplete answer. */
  readonly interrupted: string;
  /** Shown below a question that a later one replaces. */
  readonly replaced: string;
  readonly note: string;
  /** The product, as the file's author. */
  readonly creator: string;
  /** Marks a file with fictitious data; empty otherwise. */
  readonly demonstration: string;
}

/** A message of a file. `notes` appear below a question: its clinical context, and whether it was replaced. */
interface WrittenMessage extends ExportedMessage {
  readonly notes: readonly string[];
}

/** The messages to export. A question with only files has no text, but may have a context. */
export function exportedMessages(
  messages: readonly ExportedMessage[],
  { replaced }: Pick<ConversationWords, 'replaced'>,
): WrittenMessage[] {
  const replacedIds = new Set(messages.map(({ replaces }) => replaces));
  return messages
    .filter(({ type, text, context }) => type !== 'error' && (text !== '' || context))
    .map((message) => {
      const isReplaced = message.id !== undefined && replacedIds.has(message.id);
      return { ...message, notes: [message.context ?? '', isReplaced ? replaced : ''].filter(Boolean) };
    });
}
