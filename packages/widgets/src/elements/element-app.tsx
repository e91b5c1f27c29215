import { type App, createApp, createWording, type GetToken, type TextOverrides } from '@vesalio/core';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What goes on between the host's sign-in and ours. */
export interface HandOverState {
  phase: 'idle' | 'asking' | 'failed';
  /** What the last failure was. */
  error?: unknown;
  /** Whether the host signs its people in itself. */
  isGiven: boolean;
  /** Back on the page, and the host has not said yet that it is still the same person: nothing may be seen. */
  isConfirming: boolean;
}

/** One app of the page: its elements share the session. */
export interface SharedApp {
  /** Its storage and gateway. */
  readonly key: string;
  readonly app: App;
  readonly handOver: StoreApi<HandOverState>;
  /** Joins; the first one starts the app. The returned function leaves; the last one lets it rest. */
  join(element: HTMLElement): () => void;
  setGetToken(getToken: GetToken): void;
  /** The app as an element sees it: with sentences of its own. The same object each time. */
  viewOf(element: HTMLElement, strings: TextOverrides | undefined): App;
  /** Whether the element is on the page. */
  has(element: HTMLElement): boolean;
  /** Asks the host again. Failures are told by `handOver`. */
  retry(): void;
  /** Resolves when the session has been read and the host has been asked. */
  settled(): Promise<void>;
}

const apps = new Map<string, SharedApp>();

/** The app of a gateway and a storage; elements that name the same two share it, also after having left the page. */
export function sharedApp(baseUrl: string, storage: 'memory' | 'local'): SharedApp {
  const key = `${storage} ${baseUrl}`;
  let shared = apps.get(key);
  if (!shared) {
    shared = createSharedApp(key, baseUrl, storage);
    apps.set(key, shared);
  }
  return shared;
}

function createSharedApp(key: string, baseUrl: string, storage: 'memory' | 'local'): SharedApp {
  const app = createApp({ baseUrl, storage, storagePrefix: 'vesalio:' });
  // What another gateway left behind, its token before all, is not for this one.
  if (app.storage.get('gateway') !== baseUrl) {
    for (const kept of app.storage.keys()) app.storage.remove(kept);
    app.storage.set('gateway', baseUrl);
  }
  const handOver = createStore<HandOverState>(() => ({
    phase: 'idle',
    isGiven: false,
    isConfirming: false,
  }));
  const members = new Set<HTMLElement>();
  const views = new WeakMap<HTMLElement, { app: App; wording: ReturnType<typeof createWording> }>();
  let given: GetToken | undefined;
  let run = 0;
  let working: Promise<void> = Promise.resolve();

  function follow(work: Promise<void>): void {
    const mine = ++run;
    const settle = (phase: 'idle' | 'failed', error?: unknown) => {
      if (mine !== run) return;
      // Who cannot be confirmed must not be seen by whoever sits there now.
      if (phase === 'failed' && handOver.getState().isConfirming) app.session.end('expired');
      handOver.setState({ phase, error, isConfirming: false });
    };
    handOver.setState({ phase: given ? 'asking' : 'idle' });
    working = work.then(
      () => settle('idle'),
      (error) => settle('failed', error),
    );
  }

  function leave(element: HTMLElement): void {
    members.delete(element);
    if (members.size === 0) app.rest();
  }

  return {
    key,
    app,
    handOver,
    join(element) {
      const isFirst = members.size === 0;
      members.add(element);
      if (isFirst) {
        handOver.setState({ isConfirming: given !== undefined && app.session.getState().session !== null });
        follow(app.start());
      }
      return () => leave(element);
    },
    setGetToken(getToken) {
      if (getToken === given) return;
      given = getToken;
      app.setGetToken(getToken);
      handOver.setState({ isGiven: true });
      if (members.size > 0) follow(app.handOver());
    },
    viewOf(element, strings) {
      let view = views.get(element);
      if (!view) {
        const wording = createWording();
        view = { wording, app: { ...app, texts: wording.texts } };
        views.set(element, view);
      }
      view.wording.set(strings);
      // What the elements share, such as the list of conversations, speaks the words that were given last.
      if (strings) app.setStrings(strings);
      return view.app;
    },
    has: (element) => members.has(element),
    retry: () => follow(app.handOver()),
    async settled() {
      // Meanwhile the host may have been asked anew.
      for (let seen: unknown; seen !== working; await seen) seen = working;
    },
  };
}
