import { type Clock, systemClock } from '../clock.ts';
import { defined } from '../defined.ts';
import { type Id, isId, sameId, toWireId } from '../ids.ts';
import type { KeyValueStore } from '../storage.ts';
import { createStore, type StoreApi } from '../store.ts';

/** The signed-in person. */
export interface Session {
  jwtToken: string;
  hasActivePlan: boolean;
  userId: Id | null;
  planId: Id | null;
  planName: string;
  /** Base64 or data URL of the picture; empty if there is none. */
  userPicture: string;
  username: string;
  email: string;
  acceptTerms: boolean;
  isEmailValidated: boolean;
}

/** The answer to a login, registration, code validation, plan activation or a partner's token exchange. */
export interface LoginAnswer extends Partial<Omit<Session, 'jwtToken'>> {
  token?: string | undefined;
}

export type SessionEnd = 'logout' | 'expired' | 'other-tab';

export interface SessionState {
  status: 'loading' | 'visitor' | 'authenticated';
  session: Session | null;
  isFreePlanLimited: boolean;
  /** Why the last session ended; null if none has. */
  ended: SessionEnd | null;
  /** Increases when another person signs in, or nobody is signed in any longer. */
  epoch: number;
}

export interface SessionStore extends StoreApi<SessionState> {
  /** Reads the stored session and follows other tabs. Returns a function that stops this. */
  start(): () => void;
  /** Applies a login answer with a token. A new token of the same person keeps the epoch. */
  signIn(answer: LoginAnswer): void;
  /** Changes fields of the current session. Does nothing for a visitor. */
  update(fields: Partial<Omit<Session, 'jwtToken'>>): void;
  setFreePlanLimited(limited: boolean): void;
  end(why: SessionEnd): void;
  /** After a 401: ends the session if `token` is still the current one. Returns whether it was. */
  expire(token: string | undefined): boolean;
}

const EMPTY: Session = {
  jwtToken: '',
  hasActivePlan: false,
  userId: null,
  planId: null,
  planName: '',
  userPicture: '',
  username: '',
  email: '',
  acceptTerms: false,
  isEmailValidated: false,
};

// The token comes first, so that a full storage never loses it; the picture last, because it may fill the storage.
const KEYS = [
  'jwtToken',
  'userId',
  'hasActivePlan',
  'planId',
  'planName',
  'username',
  'email',
  'acceptTerms',
  'isEmailValidated',
  'userPicture',
] as const satisfies readonly (keyof Session)[];

/** Keys are written one by one, so other tabs wait this long before they read. Milliseconds. */
const SETTLE_MS = 60;

export function createSessionStore(storage: KeyValueStore, clock: Clock = systemClock): SessionStore {
  const store = createStore<SessionState>(() => ({
    status: 'loading',
    session: null,
    isFreePlanLimited: false,
    ended: null,
    epoch: 0,
  }));

  function adopt(session: Session): void {
    const before = store.getState();
    const samePerson =
      before.session !== null &&
      (sameId(before.session.userId, session.userId) || before.session.userId === null);
    store.setState({
      status: 'authenticated',
      session,
      ended: null,
      isFreePlanLimited: samePerson && before.isFreePlanLimited,
      epoch: samePerson ? before.epoch : before.epoch + 1,
    });
  }

  function leave(why: SessionEnd | null): void {
    const before = store.getState();
    store.setState({
      status: 'visitor',
      session: null,
      isFreePlanLimited: false,
      ended: why,
      epoch: before.session ? before.epoch + 1 : before.epoch,
    });
  }

  function end(why: SessionEnd): void {
    for (const key of KEYS) storage.remove(key);
    leave(why);
  }

  function followOtherTabs(): void {
    const stored = read(storage);
    const current = store.getState().session;
    if (!stored) {
      if (current) leave('other-tab');
    } else if (JSON.stringify(stored) !== JSON.stringify(current)) {
      adopt(stored);
    }
  }

  return {
    ...store,
    start() {
      const stored = read(storage);
      if (stored) adopt(stored);
      else leave(null);
      let cancel: (() => void) | undefined;
      const stop = storage.watch(() => {
        cancel?.();
        cancel = clock.after(SETTLE_MS, followOtherTabs);
      });
      return () => {
        cancel?.();
        stop();
      };
    },
    signIn(answer) {
      if (!answer.token) return;
      const current = store.getState().session;
      const session = sessionAfter(current, { ...answer, token: answer.token });
      if (!isSamePerson(current, answer)) for (const key of KEYS) storage.remove(key);
      write(storage, session);
      adopt(session);
    },
    update(fields) {
      const current = store.getState().session;
      if (!current) return;
      const session = { ...current, ...defined(fields) };
      // Another tab may already have changed the stored session.
      if (storage.get('jwtToken') === current.jwtToken) write(storage, session);
      store.setState({ session });
    },
    setFreePlanLimited(limited) {
      store.setState({ isFreePlanLimited: limited });
    },
    end,
    expire(token) {
      // Another tab may already have a newer token.
      if (token !== store.getState().session?.jwtToken || (storage.get('jwtToken') ?? token) !== token)
        return false;
      end('expired');
      return true;
    },
  };
}

function isSamePerson(current: Session | null, { userId }: LoginAnswer): current is Session {
  return current !== null && (userId == null || sameId(current.userId, userId));
}

/** The current session updated with a login answer. */
export function sessionAfter(
  current: Session | null,
  { token, ...fields }: LoginAnswer & { token: string },
): Session {
  const before = isSamePerson(current, fields) ? current : EMPTY;
  return { ...before, ...defined(fields), jwtToken: token };
}

function write(storage: KeyValueStore, session: Session): void {
  for (const key of KEYS) {
    const value = session[key];
    if (value === null) storage.remove(key);
    else storage.set(key, String(value));
  }
}

function read(storage: KeyValueStore): Session | null {
  const jwtToken = storage.get('jwtToken');
  if (!jwtToken) return null;
  return {
    jwtToken,
    hasActivePlan: storage.get('hasActivePlan') === 'true',
    userId: readId(storage.get('userId')),
    planId: readId(storage.get('planId')),
    planName: storage.get('planName') ?? '',
    userPicture: storage.get('userPicture') ?? '',
    username: storage.get('username') ?? '',
    email: storage.get('email') ?? '',
    // A session with only the specification's seven keys lacks these. The account has them, and only `false` closes a
    // gate.
    acceptTerms: storage.get('acceptTerms') !== 'false',
    isEmailValidated: storage.get('isEmailValidated') !== 'false',
  };
}

function readId(text: string | null): Id | null {
  return isId(text) ? toWireId(text) : null;
}
