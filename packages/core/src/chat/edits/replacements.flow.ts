import type { FlowContext } from '../../context.ts';
import type { Id } from '../../ids.ts';
import type { GatewayFeatures } from '../../installation/gateway-features.ts';
import type { StoreApi } from '../../store.ts';
import { lastReplacement, type ReplaceableMessage } from './replaced.ts';
import { readReplacements, writeReplacement } from './replacements.api.ts';
import type { Replacement } from './replacements.schema.ts';

interface EditedState {
  conversationId: Id | null;
  messages: readonly ReplaceableMessage[];
  status: string;
  /** A new object after each finished answer. */
  finished: object | null;
}

/** What this flow needs from the chat. */
interface EditedChat {
  store: StoreApi<EditedState>;
  markReplaced(replacements: readonly Replacement[]): void;
}

/** Tells other tabs of the newest replacement. */
const NEWEST = 'own:replaced';

/** Stores which answer replaced which, if the gateway supports it. */
export interface ReplacementsFlow {
  /** Stores the edits of a chat, and marks those in the conversations it opens. Returns a function that stops this. */
  follow(chat: EditedChat): () => void;
}

export function createReplacementsFlow(
  { http, storage }: FlowContext,
  gatewayFeatures: () => Promise<GatewayFeatures>,
): ReplacementsFlow {
  const isOffered = async () => (await gatewayFeatures()).has('replacements');

  /** Stores the last replacement. If this fails, a reload shows the replaced exchange unfolded, but nothing is lost. */
  async function keep({ messages, conversationId }: EditedState): Promise<void> {
    const replacement = lastReplacement(messages);
    if (!replacement || conversationId === null || !(await isOffered())) return;
    await writeReplacement(http, replacement, conversationId);
    storage.set(NEWEST, String(replacement.messageId));
  }

  async function read(conversationId: Id): Promise<readonly Replacement[]> {
    if (!(await isOffered())) return [];
    return (await readReplacements(http, conversationId)).items;
  }

  return {
    follow(chat) {
      /** The replacements of the open conversation. Messages that arrive later are marked with them too. */
      let known: readonly Replacement[] = [];
      /** Marks the open conversation. Needs at least two stored exchanges, because one must have replaced the other. */
      const mark = async ({ conversationId, messages }: EditedState): Promise<void> => {
        known = [];
        const stored = messages.filter(({ messageId }) => messageId !== null).length;
        if (conversationId === null || stored < 2) return;
        const items = await read(conversationId);
        if (chat.store.getState().conversationId !== conversationId) return;
        known = items;
        if (items.length > 0) chat.markReplaced(items);
      };
      const isOpen = ({ status }: EditedState): boolean => status !== 'loading-history';
      const now = chat.store.getState();
      if (isOpen(now)) void mark(now).catch(() => undefined);
      // The answer to an edited question may have ended before this module was loaded.
      if (now.finished) void keep(now).catch(() => undefined);
      let newest = storage.get(NEWEST);
      const unwatch = storage.watch(() => {
        const previous = newest;
        newest = storage.get(NEWEST);
        if (newest !== previous) void mark(chat.store.getState()).catch(() => undefined);
      });
      const unsubscribe = chat.store.subscribe((state, before) => {
        if (isOpen(state) && !isOpen(before)) void mark(state).catch(() => undefined);
        else if (known.length > 0 && state.messages.length !== before.messages.length) {
          if (state.conversationId === before.conversationId) chat.markReplaced(known);
          else known = [];
        }
        if (state.finished && state.finished !== before.finished) void keep(state).catch(() => undefined);
      });
      return () => {
        unwatch();
        unsubscribe();
      };
    },
  };
}
