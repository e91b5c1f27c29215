import type { AppFlows } from './app-flows.ts';
import type { AppParts } from './app-parts.ts';
import { type Clock, systemClock } from './clock.ts';
import type { FlowContext } from './context.ts';
import { once } from './memoize.ts';
import type { GetToken } from './session/hand-over.ts';
import { createNoticeStore } from './session/notices.ts';
import { createPerson } from './session/person.ts';
import { createSessionStore } from './session/session.ts';
import { createMemoryStore, createWebStore, type KeyValueStore } from './storage.ts';
import { createWording, type TextOverrides } from './texts/overrides.ts';

export interface AppConfig {
  /** The gateway's origin; empty if it is the origin of the page. */
  baseUrl?: string;
  /** Where the session is kept: `local` (default), `memory`, or the caller's own store. */
  storage?: 'local' | 'memory' | KeyValueStore;
  /** Prefix of all keys in the browser's storage, but not in a caller's own store. An embed uses `vesalio:`. */
  storagePrefix?: string;
  /** For hosts with their own sign-in: called at start and when a token expires. */
  getToken?: GetToken;
  /** The host's own texts, merged per key. */
  strings?: TextOverrides;
  clock?: Clock;
  fetch?: typeof fetch;
}

/** The flows and readings that are loaded on first use. Their modules describe them. */
const LOADED = [
  'gatewayFeatures',
  'feedback',
  'replacements',
  'operation',
  'about',
  'professional',
  'auth',
  'chat',
  'anotherChat',
  'conversations',
  'plans',
  'payment',
  'cards',
  'account',
  'address',
] as const satisfies (keyof (AppParts & AppFlows))[];
type Loaded = Pick<AppParts & AppFlows, (typeof LOADED)[number]>;

/** The framework-free product: session, notices and the flows. Each flow is loaded on first use. */
export interface App extends FlowContext, Loaded {
  readonly baseUrl: string;
  /** Replaces the host's texts. The next render shows them. */
  setStrings(strings: TextOverrides | undefined): void;
  /** Replaces the hand-over function, for elements whose property is set later. */
  setGetToken(getToken: GetToken | undefined): void;
  /**
   * Calls `getToken` now. The same person keeps the open conversation; for another person, everything is cleared.
   * @throws the error of `getToken`, or the ApiError of reading the account
   */
  handOver(): Promise<void>;
  /** Reads the stored session, follows other tabs, and calls `getToken` if the host gave one. */
  start(): Promise<void>;
  /** Ends the session here, and revokes the token if the server can. Never rejects. */
  signOut(): Promise<void>;
  /** Stops the listeners and timers of the session until the next `start()`. Everything else continues. */
  suspend(): void;
  /** Stops all timers, listeners and calls permanently. */
  dispose(): void;
}

export function createApp(config: AppConfig = {}): App {
  const clock = config.clock ?? systemClock;
  // Whole in a browser, because the page's `<base>` may name another server. A sandboxed frame has the origin 'null'.
  const baseUrl = (config.baseUrl || globalThis.origin || '').replace(/\/+$|^null$/, '');
  const prefix = config.storagePrefix ?? '';
  const storage = openStorage(config.storage ?? 'local', prefix);
  const tabStorage =
    config.storage === 'memory' ? createMemoryStore() : createWebStore('sessionStorage', prefix);
  const session = createSessionStore(storage, clock);
  const person = createPerson(session, storage, tabStorage);
  const notices = createNoticeStore(clock);
  const wording = createWording(config.strings);
  let unfollowSession: (() => void) | undefined;

  let getToken = config.getToken;
  let loadedParts: AppParts | undefined;
  const parts = once(async () => {
    const { createAppParts } = await import('./app-parts.ts');
    loadedParts = createAppParts(context, { baseUrl, getToken: () => getToken, fetch: config.fetch });
    return loadedParts;
  });
  const renew = async () => (getToken ? (await parts()).renew() : undefined);
  /** A method of the parts or the flows, whose module is imported on the first call. */
  const onFirstUse = <K extends keyof (AppParts & AppFlows)>(name: K) =>
    (async (...given: never[]) => {
      const loaded = await parts();
      const owner: Partial<AppParts & AppFlows> = name in loaded ? loaded : await loaded.flows();
      return (owner[name] as (...all: never[]) => unknown)(...given);
    }) as (AppParts & AppFlows)[K];

  const context: FlowContext = {
    session,
    person,
    notices,
    clock,
    http: onFirstUse('http'),
    storage,
    tabStorage,
    texts: wording.texts,
  };

  return {
    ...context,
    baseUrl,
    setStrings: wording.set,
    setGetToken(next) {
      getToken = next;
    },
    async handOver() {
      await renew();
    },
    async start() {
      unfollowSession?.();
      const stopSession = session.start();
      unfollowSession = () => {
        stopSession();
        loadedParts?.suspend();
        unfollowSession = undefined;
      };
      await renew();
    },
    suspend() {
      unfollowSession?.();
    },
    // Ends the session locally first, because the script or server that revokes the token may be unreachable.
    signOut() {
      const token = session.getState().session?.jwtToken;
      session.end('logout');
      return onFirstUse('revoke')(token).catch(() => {});
    },
    ...(Object.fromEntries(LOADED.map((name) => [name, onFirstUse(name)])) as Loaded),
    dispose() {
      unfollowSession?.();
      loadedParts?.dispose();
      person.dispose();
    },
  };
}

function openStorage(storage: NonNullable<AppConfig['storage']>, prefix: string): KeyValueStore {
  if (storage === 'memory') return createMemoryStore();
  return storage === 'local' ? createWebStore('localStorage', prefix) : storage;
}
