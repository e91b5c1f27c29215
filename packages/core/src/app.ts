import type { AccountFlow } from './account/account.flow.ts';
import type { AddressFlow } from './address/address.flow.ts';
import type { AppFlows } from './app-flows.ts';
import type { AppParts } from './app-parts.ts';
import type { AuthFlows } from './auth/auth.flow.ts';
import type { ChatFlow } from './chat/chat.flow.ts';
import type { ConversationsFlow } from './chat/conversations.flow.ts';
import { type Clock, systemClock } from './clock.ts';
import type { FlowContext } from './context.ts';
import { once } from './memoize.ts';
import type { CardsFlow } from './payment/cards.flow.ts';
import type { PaymentFlow } from './payment/payment.flow.ts';
import type { PlansFlow } from './plans/plans.flow.ts';
import type { GetToken } from './session/hand-over.ts';
import { createNoticeStore } from './session/notices.ts';
import { createSessionStore, type SessionState } from './session/session.ts';
import { createMemoryStore, createWebStore, type KeyValueStore } from './storage.ts';
import { createWording, type TextOverrides } from './texts/overrides.ts';

export interface AppConfig {
  /** The gateway's origin; empty for the page's own. */
  baseUrl?: string;
  /** Where the session is kept: `local` (default), `memory`, or a store of the caller's. */
  storage?: 'local' | 'memory' | KeyValueStore;
  /** Put before every storage key; an embed uses `vesalio:`. */
  storagePrefix?: string;
  /** For hosts that sign their people in themselves: called at start and when a token expires. */
  getToken?: GetToken;
  /** Texts of the host's own, merged per key. */
  strings?: TextOverrides;
  clock?: Clock;
  fetch?: typeof fetch;
}

/** The framework-free product: session, notices and the flows, each loaded when first asked for. */
export interface App extends FlowContext {
  readonly baseUrl: string;
  /** Replaces the host's texts; what is on screen follows at its next render. */
  setStrings(strings: TextOverrides | undefined): void;
  /** Replaces the hand-over, for elements whose property comes late. */
  setGetToken(getToken: GetToken | undefined): void;
  /**
   * Asks `getToken` now. The same person keeps the open conversation; of another, everything is wiped.
   * @throws what `getToken` threw, or the ApiError of reading the account
   */
  handOver(): Promise<void>;
  /** Reads the stored session, follows other tabs, and asks `getToken` where the host gave one. */
  start(): Promise<void>;
  /** Ends the session here and, where the server can, there. Never fails. */
  signOut(): Promise<void>;
  /** The flows of signing in. */
  auth(): Promise<AuthFlows>;
  /** The open conversation, its input and the answer under way. */
  chat(): Promise<ChatFlow>;
  /** A conversation of its own, for one chat of several, with what it does not share: its sentences, its drafts. */
  anotherChat(own?: Pick<FlowContext, 'texts' | 'draftScope'>): Promise<ChatFlow>;
  /** The list of conversations. */
  conversations(): Promise<ConversationsFlow>;
  /** Makes the plan choice of one screen. */
  plans(): Promise<() => PlansFlow>;
  /** Makes the payment of one screen, for the plan with this identifier. */
  payment(): Promise<(plan: string | undefined) => PaymentFlow>;
  /** The saved cards, one list for all screens. */
  cards(): Promise<CardsFlow>;
  /** The person's account, one for all screens. */
  account(): Promise<AccountFlow>;
  /** Postal code look-up of a form, and states and cities for all of them. */
  address(): Promise<AddressFlow>;
  /** Stops the listeners and timers of the session; everything else stays, and `start()` goes on from there. */
  rest(): void;
  /** Stops timers and listeners for good. */
  dispose(): void;
}

/** Whose the `own:` keys are. */
const OWNER = 'own:owner';

export function createApp(config: AppConfig = {}): App {
  const clock = config.clock ?? systemClock;
  const baseUrl = (config.baseUrl ?? '').replace(/\/+$/, '');
  const prefix = config.storagePrefix ?? '';
  const storage = openStorage(config.storage ?? 'local', prefix);
  const tabStorage =
    config.storage === 'memory' ? createMemoryStore() : createWebStore('sessionStorage', prefix);
  const session = createSessionStore(storage, clock);
  const notices = createNoticeStore(clock);
  const wording = createWording(config.strings);
  let unfollowSession: (() => void) | undefined;

  let getToken = config.getToken;
  let made: AppParts | undefined;
  const parts = once(async () => {
    const { createAppParts } = await import('./app-parts.ts');
    made = createAppParts(context, { baseUrl, getToken: () => getToken, fetch: config.fetch });
    return made;
  });
  const renew = async () => (getToken ? (await parts()).renew() : undefined);
  /** A part is imported when it is first asked for. */
  const of = <K extends keyof (AppParts & AppFlows)>(name: K) =>
    (async (...given: never[]) => {
      const first: Partial<AppParts & AppFlows> = await parts();
      const holder = first[name] ? first : await first.flows?.();
      return (holder?.[name as keyof typeof holder] as ((...all: never[]) => unknown) | undefined)?.(
        ...given,
      );
    }) as (AppParts & AppFlows)[K];

  const context: FlowContext = {
    session,
    notices,
    clock,
    http: of('http'),
    storage,
    tabStorage,
    texts: wording.texts,
  };

  /** What a person left behind goes with them; after a mere expiry it waits for the same person. */
  function wipeAfter({ session: next, ended }: SessionState): void {
    const owner = storage.get(OWNER);
    const another = next !== null && owner !== null && owner !== String(next.userId);
    if (another || ended === 'logout') removeOwn(storage);
    if (another || ended === 'logout' || ended === 'elsewhere') removeOwn(tabStorage);
    if (next?.userId != null && owner !== String(next.userId)) storage.set(OWNER, String(next.userId));
  }

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
      const stopWiping = session.subscribe(wipeAfter);
      const stopSession = session.start();
      unfollowSession = () => {
        stopWiping();
        stopSession();
        made?.rest();
        unfollowSession = undefined;
      };
      await renew();
    },
    rest() {
      unfollowSession?.();
    },
    // Here at once, whatever is still to be loaded for the server to be asked; it may not be within reach at all.
    signOut() {
      const token = session.getState().session?.jwtToken;
      session.end('logout');
      return of('revoke')(token).catch(() => {});
    },
    auth: of('auth'),
    chat: of('chat'),
    anotherChat: of('anotherChat'),
    conversations: of('conversations'),
    plans: of('plans'),
    payment: of('payment'),
    cards: of('cards'),
    account: of('account'),
    address: of('address'),
    dispose() {
      unfollowSession?.();
      made?.dispose();
    },
  };
}

function openStorage(storage: NonNullable<AppConfig['storage']>, prefix: string): KeyValueStore {
  if (storage === 'memory') return createMemoryStore();
  return storage === 'local' ? createWebStore('localStorage', prefix) : storage;
}

function removeOwn(store: KeyValueStore): void {
  for (const key of store.keys()) if (key.startsWith('own:')) store.remove(key);
}
