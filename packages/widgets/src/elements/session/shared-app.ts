import {
  type App,
  accountPath,
  createApp,
  createStore,
  createWording,
  type GetToken,
  historyPath,
  type Id,
  type StoreApi,
  type TextOverrides,
} from '@vesalio/core';
import { refusals } from '../origin-refusals.ts';
import { askHost, earlyRequests } from './early-start.ts';

/** Progress of the hand-over of the host's session. */
export interface HandOverState {
  phase: 'idle' | 'asking' | 'failed';
  error?: unknown;
  /** Whether the host signs its users in, with `getToken`. */
  isGiven: boolean;
  /** The element is back on the page, but the host has not confirmed the user yet, so show nothing. */
  isConfirming: boolean;
}

/** An app, with its session, that several elements of the page share. */
export interface SharedApp {
  /** Storage and gateway: elements with the same key share the app. */
  readonly key: string;
  readonly app: App;
  readonly handOver: StoreApi<HandOverState>;
  /** The state of the session that each element has reported to its host. */
  readonly told: WeakMap<HTMLElement, string>;
  /**
   * Adds an element; the first one starts the app. The returned function removes it; removing the last one pauses the
   * app.
   */
  join(element: HTMLElement): () => void;
  setGetToken(getToken: GetToken): void;
  /** Starts reading a history before the conversation's module is loaded. */
  prefetchHistory(conversationId: Id): void;
  /** The app with the texts of one element. Always returns the same object. */
  viewOf(element: HTMLElement, strings: TextOverrides | undefined): App;
  has(element: HTMLElement): boolean;
  /** Asks the host again. `handOver` shows a failure. */
  retry(): void;
  /** Resolves after the session was read and the host has answered. */
  settled(): Promise<void>;
}

const apps = new Map<string, SharedApp>();

/**
 * The app of a gateway and a storage. It outlives its elements, so that elements that return find their state.
 * @param checkOrigin finds out whether the gateway refuses this page, after a call without an answer
 */
export function sharedApp(
  baseUrl: string,
  storage: 'memory' | 'local',
  checkOrigin?: (baseUrl: string) => Promise<void>,
): SharedApp {
  const key = `${storage} ${baseUrl}`;
  let shared = apps.get(key);
  if (!shared) {
    shared = createSharedApp(key, baseUrl, storage, checkOrigin);
    apps.set(key, shared);
  }
  return shared;
}

function createSharedApp(
  key: string,
  baseUrl: string,
  storage: 'memory' | 'local',
  checkOrigin?: (baseUrl: string) => Promise<void>,
): SharedApp {
  const early = earlyRequests(baseUrl, storage);
  const app = createApp({
    baseUrl,
    storage,
    storagePrefix: 'vesalio:',
    async fetch(...call) {
      // Signed-in people have no notice, and ask again with any button.
      if (refusals.get(baseUrl) && !app.session.getState().session) throw new TypeError();
      try {
        const answer = await early.fetch(...call);
        refusals.set(baseUrl, false);
        return answer;
      } catch (error) {
        if (!refusals.has(baseUrl)) void checkOrigin?.(baseUrl);
        throw error;
      }
    },
  });
  // Clear the storage of another gateway. Above all, its token must not be used here.
  if (app.storage.get('gateway') !== baseUrl) {
    for (const name of app.storage.keys()) app.storage.remove(name);
    app.storage.set('gateway', baseUrl);
  }
  // Abort early requests of a previous user.
  app.session.subscribe(({ epoch, ended }, before) => {
    if (epoch !== before.epoch && (ended || before.session)) early.abort();
  });
  const handOver = createStore<HandOverState>(() => ({
    phase: 'idle',
    isGiven: false,
    isConfirming: false,
  }));
  const members = new Set<HTMLElement>();
  const views = new WeakMap<HTMLElement, { app: App; wording: ReturnType<typeof createWording> }>();
  const histories = new Set<Id>();
  let given: GetToken | undefined;
  let run = 0;
  let working: Promise<void> = Promise.resolve();

  function follow(work: Promise<void>): void {
    const mine = ++run;
    const settle = (phase: 'idle' | 'failed', error?: unknown) => {
      if (mine !== run) return;
      // End an unconfirmed session, so that another user never sees it.
      if (phase === 'failed' && handOver.getState().isConfirming) app.session.end('expired');
      handOver.setState({ phase, error, isConfirming: false });
    };
    handOver.setState({ phase: given ? 'asking' : 'idle' });
    working = work.then(
      () => settle('idle'),
      (error) => settle('failed', error),
    );
  }

  function readHistories(token = app.session.getState().session?.jwtToken): void {
    if (!token) return;
    for (const id of histories) early.start(historyPath(id), token);
    histories.clear();
  }

  /** Calls the host now, so that the account loads in parallel with the scripts. The hand-over uses this answer. */
  function askEarly(getToken: GetToken): GetToken {
    let first: ReturnType<GetToken> | undefined = askHost(getToken);
    first.then(
      (token) => {
        if (typeof token !== 'string' || given !== getToken) return;
        if (token !== app.session.getState().session?.jwtToken) early.start(accountPath, token);
        readHistories(token);
      },
      // The hand-over gets the same failure and reports it.
      () => undefined,
    );
    return () => {
      const answer = first ?? getToken();
      first = undefined;
      return answer;
    };
  }

  function leave(element: HTMLElement): void {
    members.delete(element);
    if (members.size === 0) app.suspend();
  }

  return {
    key,
    app,
    handOver,
    told: new WeakMap(),
    join(element) {
      const isFirst = members.size === 0;
      members.add(element);
      if (isFirst) {
        handOver.setState({ isConfirming: given !== undefined && app.session.getState().session !== null });
        follow(app.start());
        readHistories();
      }
      return () => leave(element);
    },
    setGetToken(getToken) {
      if (getToken === given) return;
      given = getToken;
      app.setGetToken(askEarly(getToken));
      handOver.setState({ isGiven: true });
      if (members.size > 0) follow(app.handOver());
    },
    prefetchHistory(conversationId) {
      histories.add(conversationId);
      readHistories();
    },
    viewOf(element, strings) {
      let view = views.get(element);
      if (!view) {
        const wording = createWording();
        view = { wording, app: { ...app, texts: wording.texts } };
        views.set(element, view);
      }
      view.wording.set(strings);
      // Shared components, such as the list of conversations, use the texts that were set last.
      if (strings) app.setStrings(strings);
      return view.app;
    },
    has: (element) => members.has(element),
    retry: () => follow(app.handOver()),
    async settled() {
      // Repeat, because a new hand-over may have started.
      for (let seen: unknown; seen !== working; await seen) seen = working;
    },
  };
}
