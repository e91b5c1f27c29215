import { isApiError } from '../http/errors.ts';
import type { Id } from '../ids.ts';
import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { chatTexts } from '../texts/chat.ts';
import type { ChatApi } from './chat.api.ts';
import type { ChatState } from './chat-state.ts';
import { createConversationMarksApi } from './conversations/conversation-marks.api.ts';

/** Milliseconds between two signs of life; the gateway waits five times as long. */
const HOLD_MS = 30_000;
/** Milliseconds from the end of the last view until the conversation is left, for an element that moves in its page. */
const LEAVE_MS = 1_000;

interface Options {
  store: StoreApi<ChatState>;
  api: Pick<ChatApi, 'deleteConversation'>;
  /** Drops the turns and the draft of the temporary conversation; null if it has no id yet. */
  forget(conversationId: Id | null): void;
  /** Shows a new conversation. */
  clear(): void;
}

/** Holds the temporary conversation on screen, and deletes it when the person leaves it. */
export function createTemporary(own: PersonContext, { store, api, forget, clear }: Options) {
  const marks = createConversationMarksApi(own.http);
  let cancel: (() => void) | undefined;
  let views = 0;

  const current = (): Id | null => {
    const { isTemporary, conversationId } = store.getState();
    return isTemporary ? conversationId : null;
  };

  async function hold(id: Id): Promise<void> {
    try {
      await marks.holdTemporary(id);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 404 || current() !== id) return;
      own.notices.notify('warning', own.texts('chat', chatTexts).temporary.gone);
      forget(id);
      clear();
    }
  }

  function holdSoon(): void {
    cancel?.();
    cancel = own.clock.after(HOLD_MS, () => {
      const id = current();
      if (id === null) return;
      void hold(id);
      holdSoon();
    });
  }

  /** Deletes the conversation on screen, which is being left. @param keepalive the page is being left too */
  function leave(keepalive = false): void {
    if (!store.getState().isTemporary) return;
    cancel?.();
    const id = current();
    forget(id);
    if (id === null) return;
    // What cannot be deleted now is deleted by the gateway with the person's next call.
    api.deleteConversation(id, keepalive).catch(() => undefined);
  }

  own.onEnd(
    store.subscribe((state, before) => {
      if (
        state.isTemporary &&
        state.conversationId !== null &&
        state.conversationId !== before.conversationId
      )
        holdSoon();
    }),
  );
  own.onEnd(() => cancel?.());

  return {
    leave,
    /** The page is being left: it may come back from the browser's cache, to a new conversation. */
    leavePage(): void {
      leave(true);
      if (store.getState().isTemporary) clear();
    },
    setTemporary(isTemporary: boolean): void {
      const { conversationId, messages } = store.getState();
      if (conversationId === null && messages.length === 0) store.setState({ isTemporary });
    },
    /** A view shows the chat. Returns the function for its end. */
    show(): () => void {
      views += 1;
      return () => {
        views -= 1;
        own.clock.after(LEAVE_MS, () => {
          if (views > 0 || !store.getState().isTemporary) return;
          leave();
          clear();
        });
      };
    },
  };
}
