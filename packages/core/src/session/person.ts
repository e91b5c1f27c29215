import type { KeyValueStore } from '../storage.ts';
import type { SessionState, SessionStore } from './session.ts';

/** The time during which one person, or a visitor, uses the app. */
export interface PersonScope {
  /**
   * Aborted when the person changes: another sign-in or hand-over, a sign-out, an expiry, or a change in another tab.
   */
  readonly signal: AbortSignal;
  /** Whether the previous visitor signed in for the first time, so that their work belongs to this person. */
  readonly isFirstSignIn: boolean;
}

/** The scopes of an app, one after another. */
export interface Person {
  /** The current scope. */
  scope(): PersonScope;
  /** Calls `begin` for each new scope, after the old one has ended. Returns a function that stops this. */
  onChange(begin: (scope: PersonScope) => void): () => void;
  /** Ends the current scope and stops following the session. */
  dispose(): void;
}

/** Ends a person's scope when another person or nobody is signed in, and removes the person's work from storage. */
export function createPerson(
  session: SessionStore,
  storage: KeyValueStore,
  tabStorage: KeyValueStore,
): Person {
  let controller = new AbortController();
  let current: PersonScope = { signal: controller.signal, isFirstSignIn: false };
  const followers = new Set<(scope: PersonScope) => void>();
  /** Not derived from `ended`, because a visitor's 401 sets it too. */
  let hadSession = false;

  const unsubscribe = session.subscribe((state, before) => {
    removeOwnWork(state, storage, tabStorage);
    if (state.epoch === before.epoch) return;
    const ending = controller;
    controller = new AbortController();
    current = { signal: controller.signal, isFirstSignIn: !hadSession };
    hadSession = true;
    ending.abort();
    for (const begin of [...followers]) begin(current);
  });

  return {
    scope: () => current,
    onChange(begin) {
      followers.add(begin);
      return () => followers.delete(begin);
    },
    dispose() {
      unsubscribe();
      controller.abort();
    },
  };
}

/** Names the person to whom the `own:` keys belong. */
const OWNER = 'own:owner';

/** Removes the `own:` keys of a person who has left. After an expiry they are kept for the same person. */
function removeOwnWork(
  { session, ended }: SessionState,
  storage: KeyValueStore,
  tabStorage: KeyValueStore,
): void {
  const owner = storage.get(OWNER);
  const isAnother = session !== null && owner !== null && owner !== String(session.userId);
  if (isAnother || ended === 'logout') removeOwnKeys(storage);
  if (isAnother || ended === 'logout' || ended === 'other-tab') removeOwnKeys(tabStorage);
  if (session?.userId != null && owner !== String(session.userId)) {
    storage.set(OWNER, String(session.userId));
  }
}

function removeOwnKeys(store: KeyValueStore): void {
  for (const key of store.keys()) if (key.startsWith('own:')) store.remove(key);
}
