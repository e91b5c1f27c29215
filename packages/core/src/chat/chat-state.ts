import type { Id } from '../ids.ts';
import { limits } from '../limits.ts';
import type { SessionState } from '../session/session.ts';
import type { AnswerModel, Reference } from './chat.schema.ts';
import type { ClinicalContext } from './context/clinical-context.ts';
import type { FoundIdentifier } from './identifiers/rules.ts';

/** A file of a message. Size in bytes. */
export interface Attachment {
  id: string;
  filename: string;
  /** Lower case, without the dot. */
  extension: string;
  size: number;
  mimeType: string;
  /** What is sent and drawn; null while the file is read, and for files of an older visit. */
  bytes: Blob | null;
  isLoading: boolean;
  /** What became of the image's metadata. */
  metadata?: 'removed' | 'kept' | undefined;
}

export type MessageType = 'text' | 'text_with_attachments' | 'image' | 'image_uploading' | 'error';

/** One bubble. A shown message never changes: what changes is another object under the same id. */
export interface ChatMessage {
  id: string;
  sender: 'user' | 'bot';
  type: MessageType;
  /** Plain text of a question as it was typed, Markdown of an answer. */
  text: string;
  /** The clinical context that went after a question in its prompt; empty without one. */
  context: string;
  /** The cause of an error, in a second line. */
  hint?: string | undefined;
  references: readonly Reference[];
  attachmentsPreview: readonly Attachment[];
  /** Says that files went with a question that a reload continues; the browser keeps none of them. */
  lostFiles?: string | undefined;
  /** Milliseconds since the epoch. */
  date: number;
  /** Why an answer is only a part: stopped by the person, or lost with the connection. */
  interrupted: 'stopped' | 'lost' | null;
  /** What 'Tentar novamente' would do; null where there is nothing to repeat. */
  retry: 'send' | 'history' | null;
  /** The server's id of the answer. */
  messageId: Id | null;
  /** What wrote an answer; null where the service does not tell. */
  model: AnswerModel | null;
  /** Up to three next questions. */
  suggestions: readonly string[];
  /** The id of the question that this one replaces. */
  replaces: string | null;
}

/**
 * `held` waits for the user's decision about identifiers, `waiting` for the guard's rules or the gate. Both leave the
 * input editable.
 */
export type ChatStatus = 'idle' | 'loading-history' | 'held' | 'waiting' | 'sending' | 'streaming';

/** Messages before the first one shown: none, some at the server, being read, or not read for a failure. */
export type OlderMessages = 'none' | 'there' | 'loading' | 'failed';

/** Text and files that a failed send gave back while something newer stood in the input. */
export interface Unsent {
  text: string;
  attachments: readonly Attachment[];
}

/** The last answer that came to its end in view: one announcement and one event each. */
export interface FinishedAnswer {
  conversationId: Id | null;
  messageId: Id | null;
  isInterrupted: boolean;
}

export interface ChatState {
  /** Null is a new conversation. */
  conversationId: Id | null;
  /** True when the id came from the first send, so that the address is replaced instead of pushed. */
  isNewlyCreated: boolean;
  /** The first words of the question until the server has named the conversation; may be empty. */
  title: string;
  /** It is never listed, and deleted when the person leaves it. */
  isTemporary: boolean;
  messages: readonly ChatMessage[];
  /** Whether the conversation has messages before these. */
  older: OlderMessages;
  status: ChatStatus;
  /** The id that the answer under way will bear as a message; null when none is awaited. */
  answerId: string | null;
  draft: string;
  /** The draft came back from an earlier visit or from the free limit. */
  isDraftRestored: boolean;
  attachments: readonly Attachment[];
  /** What the host knows about the case, as far as the person has not removed it. Goes with each question. */
  context: ClinicalContext;
  /** The id of the question that the draft replaces once it is sent. */
  replaces: string | null;
  /** What could identify a patient in the draft or its context, as far as the user has not decided about it. */
  identifiers: readonly FoundIdentifier[];
  /** The draft before it was masked, for undoing. */
  unmasked: string | null;
  /** Offered as 'Recuperar texto'. */
  unsent: Unsent | null;
  /** References to search, 3 to 17. */
  depth: number;
  web: boolean;
  /** Rises when the conversation list has changed on the server. */
  listVersion: number;
  finished: FinishedAnswer | null;
}

/** The answer being written. Apart from the state, so that a chunk redraws the last bubble alone. */
export interface LiveAnswer {
  text: string;
  references: readonly Reference[];
}

export const blankChat: ChatState = {
  conversationId: null,
  isNewlyCreated: false,
  title: '',
  isTemporary: false,
  messages: [],
  older: 'none',
  status: 'idle',
  answerId: null,
  draft: '',
  isDraftRestored: false,
  attachments: [],
  context: {},
  replaces: null,
  identifiers: [],
  unmasked: null,
  unsent: null,
  depth: limits.searchDepthDefault,
  web: false,
  listVersion: 0,
  finished: null,
};

export const noAnswer: LiveAnswer = { text: '', references: [] };

/** Whether the free plan's limit stands in the way of a new question. */
export function isFreeLimited({ isFreePlanLimited, session }: SessionState): boolean {
  return isFreePlanLimited && session?.planName === 'free_plan';
}

/** Whether the input is locked: a history is being read, or an answer is under way. */
export const isBusy = ({ status }: Pick<ChatState, 'status'>): boolean =>
  status === 'loading-history' || status === 'sending' || status === 'streaming';

/** Whether pressing send would send: not busy, not limited, and something to say. */
export function canSend(state: ChatState, session: SessionState): boolean {
  const { draft, attachments } = state;
  if (isBusy(state) || isFreeLimited(session)) return false;
  return (draft.trim() !== '' || attachments.length > 0) && !attachments.some(({ isLoading }) => isLoading);
}
