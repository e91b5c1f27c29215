import { type Id, sameId } from '../../ids.ts';
import type { PersonContext } from '../../person-flow.ts';
import type { StoreApi } from '../../store.ts';
import { type ClinicalContext, type ContextKey, readContext } from './clinical-context.ts';

interface WithContext {
  context: ClinicalContext;
}

/** Keeps the host's context for one person across a sign-in or an expiry. A sign-out or another person clears it. */
export function createHostContext() {
  let store: StoreApi<WithContext> | undefined;
  let owner: Id | null = null;
  let kept: ClinicalContext = {};
  /** The host's last value. Compared as text, because every render of a component creates a new object. */
  let given = '';

  return {
    begin({ session, onEnd }: PersonContext, next: StoreApi<WithContext>): void {
      const { session: signedIn, ended } = session.getState();
      const userId = signedIn?.userId ?? null;
      const isAnother = owner !== null && userId !== null && !sameId(owner, userId);
      if (isAnother || (userId === null && ended !== null && ended !== 'expired')) {
        kept = {};
        given = '';
      }
      owner = userId ?? owner;
      store = next;
      store.setState({ context: kept });
      // Masking also changes the context.
      onEnd(
        next.subscribe((state, before) => {
          if (state.context !== before.context) kept = state.context;
        }),
      );
    },
    set(context: ClinicalContext | null | undefined): void {
      const read = readContext(context);
      const text = JSON.stringify(read);
      if (text === given || (given === '' && text === '{}')) return;
      given = text;
      store?.setState({ context: read });
    },
    remove(key: ContextKey): void {
      const { [key]: _, ...context } = store?.getState().context ?? {};
      store?.setState({ context });
    },
  };
}
