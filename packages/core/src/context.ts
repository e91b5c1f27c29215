import type { Clock } from './clock.ts';
import type { Http } from './http/http.ts';
import type { NoticeStore } from './session/notices.ts';
import type { Person } from './session/person.ts';
import type { SessionStore } from './session/session.ts';
import type { KeyValueStore } from './storage.ts';
import type { SomeTexts, TextShape, Texts } from './texts/overrides.ts';

/** The dependencies of every flow, created once per app in app.ts. */
export interface FlowContext {
  session: SessionStore;
  person: Person;
  notices: NoticeStore;
  clock: Clock;
  /** The calls of the person with this signal, by default the current one. Loads the client on the first request. */
  http(signal?: AbortSignal): Promise<Http>;
  /** Local on the site, in memory in an embed. Keys that begin with `own:` are removed when their person leaves. */
  storage: KeyValueStore;
  /** Prefix for the draft names of a chat, in case several chats share the storage. */
  draftScope?: string;
  /** Whether questions may be sent now. Called before each question; may wait for a sign-in. */
  gate?: () => Promise<boolean>;
  /** Waits for the host's sign-in. If given, a conversation is requested only for a signed-in person. */
  signInAnswered?: () => Promise<void>;
  /** Storage of this tab: payment attempts in progress, remembered paths. The `own:` rule applies here too. */
  tabStorage: KeyValueStore;
  /** The texts of a feature, or some of them, with the host's overrides merged in. */
  texts<K extends keyof Texts, D extends SomeTexts<Texts[K]>>(feature: K, defaults: D): TextShape<D>;
}
