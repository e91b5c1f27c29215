import * as z from 'zod/mini';
import type { FlowContext } from '../../context.ts';
import { anyAnswer, lenientList, wireId } from '../../http/wire.schema.ts';
import type { Id } from '../../ids.ts';
import type { Offers } from '../../offers.ts';
import type { StoreApi } from '../../store.ts';
import { lastReplacement, type ReplaceableMessage, type Replacement } from './replaced.ts';

export const replacementSchema = z.object({ messageId: wireId, replaces: wireId });
/** The replaced answers of a conversation. */
export const replacementListSchema = z.object({ items: lenientList(replacementSchema, 1_000) });

interface EditedState {
  conversationId: Id | null;
  messages: readonly ReplaceableMessage[];
  status: string;
  /** A new object after each finished answer. */
  finished: object | null;
}

/** The interface of the chat for its edits. */
export interface EditedChat {
  store: StoreApi<EditedState>;
  markReplaced(replacements: readonly Replacement[]): void;
}

/** Stores which answer replaced which, if the gateway offers it. */
export interface ReplacementsFlow {
  /**
   * Stores the edits of a chat, and marks those of the conversations it opens. Returns the function that stops it.
   */
  follow(chat: EditedChat): () => void;
}

const OFFER = 'replacements';

export function createReplacementsFlow(
  { http }: FlowContext,
  offers: () => Promise<Offers>,
): ReplacementsFlow {
  const withToken = true;

  /**
   * Stores the last replacement. If this fails, the replaced exchange is shown unfolded after a reload; nothing is
   * lost.
   */
  async function keep({ messages, conversationId }: EditedState): Promise<void> {
    const replacement = lastReplacement(messages);
    if (!replacement || conversationId === null || !(await offers()).has(OFFER)) return;
    const { messageId, replaces } = replacement;
    const path = `/gateway/replacements/${encodeURIComponent(String(messageId))}`;
    const body = { replaces, conversationId };
    await (await http()).gateway('PUT', path, anyAnswer, { withToken, body });
  }

  async function mark(chat: EditedChat, conversationId: Id): Promise<void> {
    if (!(await offers()).has(OFFER)) return;
    const query = { conversationId: String(conversationId) };
    const path = '/gateway/replacements';
    const { items } = await (await http()).gateway('GET', path, replacementListSchema, { withToken, query });
    if (chat.store.getState().conversationId === conversationId) chat.markReplaced(items);
  }

  return {
    follow(chat) {
      /** With two stored exchanges, one may have replaced the other. */
      const read = ({ conversationId, messages }: EditedState) => {
        const stored = messages.filter(({ messageId }) => messageId !== null).length;
        if (conversationId !== null && stored > 1) void mark(chat, conversationId).catch(() => undefined);
      };
      if (chat.store.getState().status !== 'loading-history') read(chat.store.getState());
      return chat.store.subscribe((state, before) => {
        if (before.status === 'loading-history' && state.status !== 'loading-history') read(state);
        if (state.finished && state.finished !== before.finished) void keep(state).catch(() => undefined);
      });
    },
  };
}
