import { type Id, sameId } from '../../ids.ts';
import type { GatewayFeatures } from '../../installation/gateway-features.ts';
import { limits } from '../../limits.ts';
import type { PersonContext } from '../../person-flow.ts';
import { createConversationMarksApi } from './conversation-marks.api.ts';
import type { FoundConversation } from './conversation-marks.schema.ts';

/** Milliseconds from the last key press until all conversations are searched. */
const DELAY_MS = 300;
const MIN_LENGTH = 2;

export interface ConversationSearchState {
  /** Filters the loaded items by title, and searches all conversations if the gateway supports it. */
  query: string;
  /** Result of the search over all conversations; null until it answers. */
  found: readonly FoundConversation[] | null;
  search: 'idle' | 'busy' | 'failed';
}

/** The search over all conversations, if the gateway supports it. */
export function createConversationSearch(
  own: PersonContext,
  state: { get(): ConversationSearchState; set(fields: Partial<ConversationSearchState>): void },
  gatewayFeatures: () => Promise<GatewayFeatures>,
) {
  const api = createConversationMarksApi(own.http);
  let cancel: (() => void) | undefined;
  let asking: AbortController | undefined;

  async function ask(query: string, { signal }: AbortController): Promise<void> {
    if (!(await gatewayFeatures()).has('search') || signal.aborted) return;
    state.set({ search: 'busy' });
    try {
      const { items } = await api.search(query, signal);
      if (!signal.aborted) state.set({ found: items, search: 'idle' });
    } catch {
      if (!signal.aborted) state.set({ search: 'failed' });
    }
  }

  own.onEnd(() => cancel?.());
  return {
    setQuery(query: string): void {
      cancel?.();
      asking?.abort();
      state.set({ query, found: null, search: 'idle' });
      const wanted = query.trim().slice(0, limits.searchQueryLength);
      if (wanted.length < MIN_LENGTH) return;
      const control = new AbortController();
      asking = control;
      cancel = own.clock.after(DELAY_MS, () => void ask(wanted, control));
    },
    forget(id: Id): void {
      const { found } = state.get();
      if (found) state.set({ found: found.filter((item) => !sameId(item.id, id)) });
    },
  };
}
