import type { Reference } from '../chat.schema.ts';
import type { ReferenceListWords } from '../citation/citation.ts';

/** A message, as far as a file needs it. */
export interface ExportedMessage {
  readonly sender: 'user' | 'bot';
  readonly type: string;
  readonly text: string;
  readonly references: readonly Reference[];
  /** Why an answer is only a part; absent or null where it is whole. */
  readonly interrupted?: string | null;
}

/** The words of a conversation's file. */
export interface ConversationWords extends ReferenceListWords {
  readonly question: string;
  readonly answer: string;
  /** Stands below an answer that is only a part. */
  readonly interrupted: string;
  readonly note: string;
  /** The product, as the file's author. */
  readonly creator: string;
  /** Marks a file whose data are invented; empty elsewhere. */
  readonly demonstration: string;
}

/** The messages that belong into a file. */
export const exportedMessages = (messages: readonly ExportedMessage[]): ExportedMessage[] =>
  messages.filter(({ type, text }) => type !== 'error' && text !== '');
