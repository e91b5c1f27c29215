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
  /** Another object after each answer that has ended. */
  finished: object | null;
}

/** The chat, as far as its edits need it. */
export interface EditedChat {
  store: StoreApi<EditedState>;
  markReplaced(replacements: readonly Replacement[]): void;
}

/** Keeps which answer replaced which, where the gateway offers it. */
export interface ReplacementsFlow {
  /** Stores the edits of a chat, and marks those of conversations that it opens. Returns how to stop. */
  follow(chat: EditedChat): () => void;
}

const OFFER = 'replacements';

export function createReplacementsFlow(
  { http }: FlowContext,
  offers: () => Promise<Offers>,
): ReplacementsFlow {
  const withToken = true;

  /** Without it the exchange stands unfolded after a reload; nothing is lost. */
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
      /** Two stored exchanges, of which one may have replaced the other. */
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
