import type { Clock } from './clock.ts';
import type { Http } from './http/http.ts';
import type { NoticeStore } from './session/notices.ts';
import type { SessionStore } from './session/session.ts';
import type { KeyValueStore } from './storage.ts';
import type { SomeTexts, TextShape, Texts } from './texts/overrides.ts';

/** What every flow is given. Wired once, in app.ts. */
export interface FlowContext {
  session: SessionStore;
  notices: NoticeStore;
  clock: Clock;
  /** Imports the clients on the first request. */
  http(): Promise<Http>;
  /** Local on the site, memory in an embed. Keys that begin with `own:` hold the person's work and go with the person. */
  storage: KeyValueStore;
  /** Put before the names of a chat's drafts, where several chats share the storage. */
  draftScope?: string;
  /** Storage of this tab alone: payment attempts in flight, remembered paths. The same rule for `own:`. */
  tabStorage: KeyValueStore;
  /** The texts of a feature, or a part of them, with the host's overrides merged in. */
  texts<K extends keyof Texts, D extends SomeTexts<Texts[K]>>(feature: K, defaults: D): TextShape<D>;
}
