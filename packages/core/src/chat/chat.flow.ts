import type { FlowContext } from '../context.ts';
import type { Id } from '../ids.ts';
import type { GatewayFeatures } from '../installation/gateway-features.ts';
import { createPersonFlow } from '../person-flow.ts';
import { createStore, type StoreApi } from '../store.ts';
import type { AskOptions } from './chat-questions.ts';
import { type Attachment, blankChat, type ChatState, type LiveAnswer, noAnswer } from './chat-state.ts';
import type { ClinicalContext, ContextKey } from './context/clinical-context.ts';
import { createHostContext } from './context/host-context.ts';
import type { Replacement } from './edits/replacements.schema.ts';
import type { IdentifierKind } from './identifiers/rules.ts';
import { createPersonChat, type VisitorWork } from './person-chat.ts';
import type { Verdict } from './proof/comparison/citation-check.ts';
import type { SendOutcome } from './submit.ts';
import type { TemporaryTabs } from './temporary/temporary-tabs.ts';

/** One conversation at a time: its messages, its input and the answer in progress. */
export interface ChatFlow {
  store: StoreApi<ChatState>;
  /** The answer being written. Kept outside the state because it changes many times a second. */
  live: StoreApi<LiveAnswer>;
  /** Opens a conversation, or a new one for null. Resolves once the history is shown. */
  select(conversationId: Id | null): Promise<void>;
  /**
   * Returns the conversation whose answer an earlier page did not finish reading, for a page without an address of its
   * own. Returns it once, and null after the person has begun something here. Never rejects.
   */
  takeUnread(): Promise<Id | null>;
  /** Shows the page of messages before the first one shown. Never rejects. */
  loadOlder(): Promise<void>;
  /**
   * Shows all older messages. Resolves to false if they cannot be read or another conversation is opened. Never
   * rejects.
   */
  loadAll(): Promise<boolean>;
  /** Shows synchronously the older messages that need no request: all of them if the service has no paging. */
  showArrived(): void;
  setDraft(text: string): void;
  /** Makes the new conversation temporary, or not. Has no effect once it has begun. */
  setTemporary(isTemporary: boolean): void;
  /**
   * Registers a view of the chat; the returned function removes it. Without a view, a temporary conversation is
   * deleted.
   */
  show(): () => void;
  /** Deletes the temporary conversation when the person leaves the page. */
  leavePage(): void;
  discardDraft(): void;
  /** Adds a text to the input, below the existing text. */
  appendDraft(text: string): void;
  /** Restores the question of a failed send that could not return because the input held a newer text. */
  recoverUnsent(): void;
  addAttachments(attachments: readonly Attachment[]): void;
  updateAttachment(id: string, fields: Partial<Omit<Attachment, 'id'>>): void;
  removeAttachment(id: string): void;
  /** Sets an integer from 3 to 17. Other numbers are rounded and clamped. */
  setDepth(depth: number): void;
  setWeb(web: boolean): void;
  /** Sends the input, if it may be sent. Resolves when the whole turn is over. Never rejects. */
  send(): Promise<SendOutcome>;
  /**
   * Sends a question without changing the text and files of the input. A question that may not be sent now is added
   * to the input. Resolves when the whole turn is over. Never rejects.
   */
  ask(question: string, options?: AskOptions): Promise<SendOutcome>;
  /**
   * Sends an edited version of the last question as a new exchange that replaces it. A question that may not be sent
   * now is put into the input. Never rejects.
   */
  edit(messageId: string, text: string): Promise<SendOutcome>;
  /** Marks exchanges of the shown conversation as replaced, by the server's ids of their answers. */
  markReplaced(replacements: readonly Replacement[]): void;
  /** Stops the answer in progress, here and on the server, or withdraws a waiting question. The text so far stays. */
  stop(): void;
  /** Reports to the gateway, once, how many sentences of an answer of this page agree with their sources. */
  reportVerdicts(messageId: string, verdicts: Readonly<Record<Verdict, number>>): void;
  /**
   * Shows the answer that another device has got to the last question, if that failed here. Without such a failure,
   * nothing is read. Never rejects.
   */
  findAnswer(): Promise<void>;
  /** Repeats the question of this answer, unless `findAnswer` finds one, or reads the history again. */
  retry(messageId: string): Promise<void>;
  /** Sets the host's facts about the case. Equal facts change nothing. */
  setContext(context: ClinicalContext | null | undefined): void;
  /** Removes a fact from the following questions. */
  removeContext(key: ContextKey): void;
  /** Replaces the identifiers in the draft and its context with a word for their kind. */
  maskIdentifiers(word: (kind: IdentifierKind) => string): void;
  unmaskIdentifiers(): void;
  /** Accepts the shown identifiers. Sends the draft if it was held for them. */
  keepIdentifiers(): void;
  /** Stores the draft immediately, without the debounce. */
  saveDraft(): void;
  dispose(): void;
}

/**
 * @param gatewayFeatures optional capabilities of the gateway
 * @param takeUnread returns, once, the conversation that the account reports as unread
 * @param tabs loads the module that tells other tabs about this tab's temporary conversation
 */
export function createChatFlow(
  context: FlowContext,
  gatewayFeatures: () => Promise<GatewayFeatures>,
  takeUnread: () => Promise<Id | null>,
  tabs: () => Promise<TemporaryTabs>,
): ChatFlow {
  const live = createStore<LiveAnswer>(() => noAnswer);
  let visitorWork: VisitorWork | undefined;
  const hostContext = createHostContext();
  const flow: Omit<ChatFlow, 'live'> = createPersonFlow(
    context,
    () => blankChat,
    (own, store) => {
      const isVisitor = own.session.getState().session === null;
      /**
       * Asks a visitor's question again in the scope of the first person who signs in, if the visitor's scope has
       * ended.
       */
      const askNext: ChatFlow['ask'] = async (...question) =>
        isVisitor && context.person.scope().isFirstSignIn ? flow.ask(...question) : 'dropped';
      const { resume, takePending, ...actions } = createPersonChat(own, {
        store,
        live: own.bind(live),
        gatewayFeatures,
        askNext,
        takeUnread,
        tabs,
      });
      hostContext.begin(own, store);
      if (own.scope.isFirstSignIn && visitorWork) resume(visitorWork);
      else visitorWork?.pending?.settle('dropped');
      visitorWork = undefined;
      own.onEnd(() => {
        const pending = takePending();
        if (!isVisitor) return pending?.settle('dropped');
        const { conversationId, draft, attachments, depth, web } = store.getState();
        visitorWork = { conversationId, draft, attachments, depth, web, pending };
      });
      return { ...actions, setContext: hostContext.set, removeContext: hostContext.remove };
    },
  );
  return { ...flow, live };
}
