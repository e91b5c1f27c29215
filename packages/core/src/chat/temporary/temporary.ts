import { isApiError } from '../../http/errors.ts';
import type { Id } from '../../ids.ts';
import type { PersonContext } from '../../person-flow.ts';
import type { StoreApi } from '../../store.ts';
import { chatTexts } from '../../texts/chat.ts';
import type { ChatApi } from '../chat.api.ts';
import type { ChatState } from '../chat-state.ts';
import type { TemporaryTabs } from './temporary-tabs.ts';

/** Milliseconds between two keep-alive calls. The gateway waits five times as long. */
const HOLD_MS = 30_000;
/**
 * Milliseconds from the end of the last view until the conversation is deleted. An element may move within its page.
 */
const LEAVE_MS = 1_000;

interface Options {
  store: StoreApi<ChatState>;
  api: Pick<ChatApi, 'deleteConversation'>;
  tabs(): Promise<TemporaryTabs>;
  /** Moves the draft of the new conversation to the store for its kind. */
  moveDraft(): void;
  /** Drops the turns and the draft of the temporary conversation; null if it has no id yet. */
  forget(conversationId: Id | null): void;
  /** Shows a new conversation. */
  clear(): void;
}

/** Keeps the temporary conversation on screen alive, and deletes it when the person leaves it. */
export function createTemporary(own: PersonContext, { store, api, tabs, moveDraft, forget, clear }: Options) {
  let cancel: (() => void) | undefined;
  let views = 0;

  /** Loads the module that tracks the tabs. If that fails, the gateway deletes the conversation after a while. */
  const withTabs = (act: (all: TemporaryTabs) => void) => void tabs().then(act, () => undefined);

  const current = (): Id | null => {
    const { isTemporary, conversationId } = store.getState();
    return isTemporary ? conversationId : null;
  };

  async function hold(id: Id): Promise<void> {
    try {
      await (await tabs()).keepAlive(id, own.http);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 404 || current() !== id) return;
      own.notices.notify('warning', own.texts('chat', chatTexts).temporary.gone);
      withTabs((all) => all.release(id, Promise.resolve()));
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

  /** Leaves and deletes the conversation on screen. @param keepalive whether the page is being left too */
  function leave(keepalive = false): void {
    if (!store.getState().isTemporary) return;
    cancel?.();
    const id = current();
    forget(id);
    if (id === null) return;
    // If this fails, the person's next call tries again.
    const deletion = api.deleteConversation(id, keepalive);
    deletion.catch(() => undefined);
    withTabs((all) => all.release(id, deletion));
  }

  own.onEnd(
    store.subscribe((state, before) => {
      if (
        state.isTemporary &&
        state.conversationId !== null &&
        state.conversationId !== before.conversationId
      ) {
        const id = state.conversationId;
        withTabs((all) => all.hold(id));
        holdSoon();
      }
    }),
  );
  own.onEnd(() => {
    cancel?.();
    const id = current();
    if (id !== null) withTabs((all) => all.release(id));
  });

  return {
    leave,
    /** The page is being left. If it returns from the back/forward cache, it shows a new conversation. */
    leavePage(): void {
      leave(true);
      if (store.getState().isTemporary) clear();
    },
    setTemporary(isTemporary: boolean): void {
      const { conversationId, messages } = store.getState();
      if (conversationId !== null || messages.length > 0) return;
      store.setState({ isTemporary });
      moveDraft();
    },
    /** Registers a view of the chat. Returns a function that removes it. */
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
