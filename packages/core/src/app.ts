import type { AccountFlow } from './account/account.flow.ts';
import type { AddressFlow } from './address/address.flow.ts';
import type { AppFlows } from './app-flows.ts';
import type { AppParts } from './app-parts.ts';
import type { AuthFlows } from './auth/auth.flow.ts';
import type { ChatFlow } from './chat/chat.flow.ts';
import type { ConversationsFlow } from './chat/conversations/conversations.flow.ts';
import type { ReplacementsFlow } from './chat/edits/replacements.flow.ts';
import { type Clock, systemClock } from './clock.ts';
import type { FlowContext } from './context.ts';
import type { FeedbackFlow } from './feedback/feedback.flow.ts';
import type { GatewayFeatures } from './installation/gateway-features.ts';
import type { OperationFlow } from './installation/operation.flow.ts';
import { once } from './memoize.ts';
import type { CardsFlow } from './payment/cards.flow.ts';
import type { PaymentFlow } from './payment/payment.flow.ts';
import type { PlansFlow } from './plans/plans.flow.ts';
import type { GetToken } from './session/hand-over.ts';
import { createNoticeStore } from './session/notices.ts';
import { createPerson } from './session/person.ts';
import { createSessionStore } from './session/session.ts';
import { createMemoryStore, createWebStore, type KeyValueStore } from './storage.ts';
import type { ProductFacts } from './texts/legal/intended-use.ts';
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

/** The framework-free product: session, notices and the flows. Each flow is loaded on first use. */
export interface App extends FlowContext {
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
  /** Names of the gateway's optional capabilities; empty if it does not answer. */
  gatewayFeatures(): Promise<GatewayFeatures>;
  /** The person's ratings of answers. */
  feedback(): Promise<FeedbackFlow>;
  /** Which answer replaced which, if the gateway stores it. */
  replacements(): Promise<ReplacementsFlow>;
  /** Facts about the installation. */
  about(): Promise<ProductFacts>;
  /** Reads the signer of a record: name and council number. */
  professional(): Promise<() => Promise<string>>;
  /** The operator's notice and switch. */
  operation(): Promise<OperationFlow>;
  /** Creates the sign-in flows. */
  auth(): Promise<AuthFlows>;
  /** The open conversation, its input and the answer in progress. */
  chat(): Promise<ChatFlow>;
  /** Another conversation with its own texts and drafts, for a page with several chats. */
  anotherChat(own?: Pick<FlowContext, 'texts' | 'draftScope' | 'gate' | 'signInAnswered'>): Promise<ChatFlow>;
  /** The list of conversations. */
  conversations(): Promise<ConversationsFlow>;
  /** Creates the plan choice of one screen. */
  plans(): Promise<() => PlansFlow>;
  /** Creates the payment of one screen, for the plan with this identifier. */
  payment(): Promise<(plan: string | undefined) => PaymentFlow>;
  /** The saved cards, one list for all screens. */
  cards(): Promise<CardsFlow>;
  /** The person's account, one for all screens. */
  account(): Promise<AccountFlow>;
  /** The postal code look-up of a form; states and cities for all forms. */
  address(): Promise<AddressFlow>;
  /** Stops the listeners and timers of the session until the next `start()`. Everything else continues. */
  suspend(): void;
  /** Stops all timers, listeners and calls permanently. */
  dispose(): void;
}

/** What is loaded on first use. */
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
] as const satisfies (keyof App)[];
type Loaded = (typeof LOADED)[number];

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
    ...(Object.fromEntries(LOADED.map((name) => [name, onFirstUse(name)])) as Pick<App, Loaded>),
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
