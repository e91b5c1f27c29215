import type { Reference } from '../chat.schema.ts';
import type { ReferenceListWords } from '../citation/citation.ts';

/** The fields of a message that a file contains. */
export interface ExportedMessage {
  readonly sender: 'user' | 'bot';
  readonly type: string;
  readonly text: string;
  readonly references: readonly Reference[];
  /** Why an answer is incomplete; absent or null if it is complete. */
  readonly interrupted?: string | null;
}

/** The texts of a conversation's file. */
export interface ConversationWords extends ReferenceListWords {
  readonly question: string;
  readonly answer: string;
  /** Shown below an incomplete answer. */
  readonly interrupted: string;
  readonly note: string;
  /** The product, as the file's author. */
  readonly creator: string;
  /** Marks a file with invented data; empty otherwise. */
  readonly demonstration: string;
}

/** The messages to export. */
export const exportedMessages = (messages: readonly ExportedMessage[]): ExportedMessage[] =>
  messages.filter(({ type, text }) => type !== 'error' && text !== '');
