import {
  type App,
  type ChatFlow,
  type FoundIdentifier,
  findIdentifiers,
  type IdentifierKind,
  maskIdentifiers,
} from '@vesalio/core';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface GuardState {
  /** What could identify the patient and has not been waved through. */
  found: readonly FoundIdentifier[];
  /** Sending waits for a word. */
  isHeld: boolean;
  /** The text before it was masked, for undoing. */
  before: string | null;
}

/** Looks at the draft, here and nowhere else, for what could identify a patient. */
export interface Guard {
  store: StoreApi<GuardState>;
  /** Replaces what was found by a word for its kind. */
  mask(word: (kind: IdentifierKind) => string): void;
  undo(): void;
  /** Leaves it as it is, and says no more of it; sends when sending waited. */
  keep(): void;
  /** Whether sending may go on: it waits once, when something is found that had not been shown. */
  allows(): boolean;
  dispose(): void;
}

/** Milliseconds after the last key press. */
const LOOK_DELAY_MS = 500;

const nothing: GuardState = { found: [], isHeld: false, before: null };
const nameOf = ({ kind, value }: FoundIdentifier) => `${kind}:${value}`;

/** @param send sends what stands there, after a look at it */
export function createGuard(app: Pick<App, 'clock'>, flow: ChatFlow, send: () => void): Guard {
  const store = createStore<GuardState>(() => nothing);
  const kept = new Set<string>();
  let cancel: (() => void) | undefined;

  const draft = () => flow.store.getState().draft;
  const look = () => findIdentifiers(draft()).filter((one) => !kept.has(nameOf(one)));

  function show(): void {
    cancel = undefined;
    const found = look();
    store.setState(found.length === 0 ? { found, isHeld: false } : { found });
  }

  function lookSoon(): void {
    cancel = app.clock.after(LOOK_DELAY_MS, () => whenIdle(show));
  }

  const unsubscribe = flow.store.subscribe((state, previous) => {
    if (state.conversationId !== previous.conversationId && !state.isNewlyCreated) kept.clear();
    if (state.draft === previous.draft) return;
    cancel?.();
    if (state.draft === '') {
      cancel = undefined;
      store.setState(nothing);
      return;
    }
    // What is written after masking makes the masked text one's own.
    store.setState({ before: null });
    lookSoon();
  });

  // Not at once: what a send is waiting for has not been shown to anybody.
  if (draft()) lookSoon();

  return {
    store,
    mask(word) {
      const before = draft();
      // What was waved through before stays; the positions are those of now.
      const masked = maskIdentifiers(before, look(), word);
      flow.setDraft(masked);
      store.setState({ found: [], isHeld: false, before });
    },
    undo() {
      const { before } = store.getState();
      if (before === null) return;
      flow.setDraft(before);
      store.setState({ found: look(), before: null });
    },
    keep() {
      // What has been written since was not shown: it is looked at once more.
      const { isHeld, found } = store.getState();
      for (const one of found) kept.add(nameOf(one));
      store.setState(nothing);
      if (isHeld) send();
    },
    allows() {
      const told = new Set(store.getState().found.map(nameOf));
      const found = look();
      if (found.every((one) => told.has(nameOf(one)))) {
        for (const one of found) kept.add(nameOf(one));
        return true;
      }
      store.setState({ found, isHeld: true, before: null });
      return false;
    },
    dispose() {
      unsubscribe();
      cancel?.();
    },
  };
}

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 500 });
  else act();
}
