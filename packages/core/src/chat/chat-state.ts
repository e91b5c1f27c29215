import type { Id } from '../ids.ts';
import { limits } from '../limits.ts';
import type { SessionState } from '../session/session.ts';
import type { AnswerModel, Interruption, Reference } from './chat.schema.ts';
import type { ClinicalContext } from './context/clinical-context.ts';
import type { FoundIdentifier } from './identifiers/rules.ts';

/** A file of a message. `size` is in bytes. */
export interface Attachment {
  id: string;
  filename: string;
  /** Lower case, without the dot. */
  extension: string;
  size: number;
  mimeType: string;
  /** The content to send and show. Null while the file is read, and for files from an earlier visit. */
  bytes: Blob | null;
  isLoading: boolean;
  /** Whether an image's metadata was removed or kept. The metadata of a PDF is not read. */
  metadata?: 'removed' | 'kept' | 'unread' | undefined;
}

export type MessageType = 'text' | 'text_with_attachments' | 'image' | 'image_uploading' | 'error';

/** One message. The object is immutable: a change creates another object with the same id. */
export interface ChatMessage {
  id: string;
  sender: 'user' | 'bot';
  type: MessageType;
  /** The typed text of a question, or the Markdown of an answer. */
  text: string;
  /** The clinical context that followed the question in its prompt; empty without one. */
  context: string;
  /** The cause of an error, shown as a second line. */
  hint?: string | undefined;
  references: readonly Reference[];
  attachmentsPreview: readonly Attachment[];
  /** Notice for a stored question: it had files, which are not kept. */
  lostFiles?: string | undefined;
  /** Milliseconds since the epoch. */
  date: number;
  interrupted: Interruption;
  /** The action of 'Tentar novamente'; null if there is nothing to retry; `gone` if the conversation does not exist. */
  retry: 'send' | 'history' | 'gone' | null;
  /** The server's id of the answer. */
  messageId: Id | null;
  /** The model that wrote the answer; null if the service does not name it. */
  model: AnswerModel | null;
  /** Up to three suggested next questions. */
  suggestions: readonly string[];
  /** The id of the question that this one replaces. */
  replaces: string | null;
}

/**
 * `held` waits for the user's decision about identifiers, `waiting` for the guard's rules or the gate. Both leave the
 * input editable.
 */
type ChatStatus = 'idle' | 'loading-history' | 'held' | 'waiting' | 'sending' | 'streaming';

/** State of the messages before the first one shown: none, some on the server, loading, or failed to load. */
export type OlderMessages = 'none' | 'there' | 'loading' | 'failed';

/** Text and files of a failed send that could not return to the input, because it held newer content. */
export interface Unsent {
  text: string;
  attachments: readonly Attachment[];
}

/** The last answer that ended on screen. Each one causes one announcement and one event. */
export interface FinishedAnswer {
  conversationId: Id | null;
  messageId: Id | null;
  isInterrupted: boolean;
}

export interface ChatState {
  /** Null for a new conversation. */
  conversationId: Id | null;
  /**
   * True if the chat itself changed the id, by the first send or because another tab deleted the conversation. The
   * address is then replaced instead of pushed.
   */
  isNewlyCreated: boolean;
  /** The first words of the question until the server has set a title; may be empty. */
  title: string;
  /** A temporary conversation is never listed, and is deleted when the person leaves it. */
  isTemporary: boolean;
  messages: readonly ChatMessage[];
  /** Whether the conversation has messages before these. */
  older: OlderMessages;
  status: ChatStatus;
  /** The message id of the answer in progress, or null. */
  answerId: string | null;
  draft: string;
  /** The draft was restored from an earlier visit or after the free limit. */
  isDraftRestored: boolean;
  attachments: readonly Attachment[];
  /** The host's facts about the case, without those that the person has removed. Sent with each question. */
  context: ClinicalContext;
  /** The id of the question that the draft replaces once it is sent. */
  replaces: string | null;
  /** Possible patient identifiers in the draft or its context that the person has not decided about. */
  identifiers: readonly FoundIdentifier[];
  /** The draft before it was masked, for undo. */
  unmasked: string | null;
  /** Offered as 'Recuperar texto'. */
  unsent: Unsent | null;
  /** The free limit moved a text from the input to a stored draft. */
  isDraftKept: boolean;
  /** References to search, 3 to 17. */
  depth: number;
  web: boolean;
  /** Increases when the conversation list has changed on the server. */
  listVersion: number;
  finished: FinishedAnswer | null;
}

/** The answer being written. Kept outside the state, so that a chunk renders only the last message. */
export interface LiveAnswer {
  text: string;
  references: readonly Reference[];
  /** The connection is lost. The answer continues when it is back. */
  isLost?: boolean;
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
  isDraftKept: false,
  depth: limits.searchDepthDefault,
  web: false,
  listVersion: 0,
  finished: null,
};

export const noAnswer: LiveAnswer = { text: '', references: [] };

/** Whether the free plan's limit blocks a new question. */
export function isFreeLimited({ isFreePlanLimited, session }: SessionState): boolean {
  return isFreePlanLimited && session?.planName === 'free_plan';
}

/** Whether an answer did not arrive whole because of a failure. */
export const hasFailed = ({ retry, type, interrupted }: ChatMessage): boolean =>
  interrupted === 'lost' || (type === 'error' && retry === 'send');

/** Whether an answer is in progress. */
export const isAnswering = ({ status }: Pick<ChatState, 'status'>): boolean =>
  status === 'sending' || status === 'streaming';

/** Whether the input is locked, because a history is being read or an answer is in progress. */
export const isBusy = (state: Pick<ChatState, 'status'>): boolean =>
  state.status === 'loading-history' || isAnswering(state);

/** Whether the input can be sent: not busy, not limited, and not empty. */
export function canSend(state: ChatState, session: SessionState): boolean {
  const { draft, attachments } = state;
  if (isBusy(state) || isFreeLimited(session)) return false;
  return (draft.trim() !== '' || attachments.length > 0) && !attachments.some(({ isLoading }) => isLoading);
}
