import { createStore, isApiError, type StoreApi, tabSignInTexts } from '@vesalio/core';
import { isOwnServer } from '../origin-refusals.ts';
import type { SharedApp } from './shared-app.ts';

/** The sign-in in a tab of the product. A shared app waits for its result. */
export interface TabSignIn {
  readonly store: StoreApi<{ isWaiting: boolean }>;
  /** Creates the secret in advance, because a browser opens a tab only in direct response to a press. */
  prepare(): void;
  /** Starts waiting. Returns the path of the page to open. */
  begin(): string;
  /** Resumes waiting after a reload of the page. */
  resume(): void;
}

interface Pending {
  /** Key of the shared app. */
  readonly key: string;
  readonly verifier: string;
  readonly challenge: string;
  readonly until: number;
}

const PATH = '/gateway/embed-session';
const STORAGE_KEY = 'vesalio:sign-in';
const WAIT_MS = 5 * 60_000;
const PAUSE_MS = 2_000;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const answerSchema = {
  safeParse: (value: unknown) => ({ success: true as const, data: (value ?? {}) as { token?: string } }),
};

/** The secret is single-use and short-lived, so that even `storage="memory"` may keep it in the tab. */
function readPending(key: string, now: number): Pending | undefined {
  try {
    const pending = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '') as Pending;
    return pending.key === key && pending.until > now && pending.verifier ? pending : undefined;
  } catch {
    return undefined;
  }
}

function writePending(pending: Pending | undefined): void {
  try {
    if (pending) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage, a reload ends the sign-in.
  }
}

const known = new WeakMap<SharedApp, TabSignIn>();

/** One for each shared app, so that its elements wait together. */
export function tabSignInOf(shared: SharedApp): TabSignIn {
  const tab = known.get(shared) ?? createTabSignIn(shared);
  known.set(shared, tab);
  return tab;
}

function createTabSignIn({ app, key, handOver }: SharedApp): TabSignIn {
  const { clock } = app;
  const store = createStore(() => ({ isWaiting: false }));
  let prepared: Pick<Pending, 'verifier' | 'challenge'> | undefined;
  let pending: Pending | undefined;
  /** Token from the gateway, which hands it out only once. */
  let token: string | undefined;

  function stop(why?: 'denied' | 'over' | 'taken'): void {
    pending = undefined;
    prepared = undefined;
    token = undefined;
    writePending(undefined);
    store.setState({ isWaiting: false });
    if (why) app.notices.notify('warning', app.texts('embed', tabSignInTexts).tab[why]);
  }

  async function adopt(given: string): Promise<void> {
    app.setGetToken(async () => given);
    try {
      await app.handOver();
    } finally {
      // The host may have set its own function since.
      if (!handOver.getState().isGiven) app.setGetToken(undefined);
    }
  }

  async function ask(mine: Pending): Promise<void> {
    try {
      if (!token) {
        const http = await app.http();
        ({ token } = await http.gateway('POST', PATH, answerSchema, { body: { verifier: mine.verifier } }));
      }
      if (pending !== mine || !token) return;
      await adopt(token);
      if (pending === mine) stop();
    } catch (error) {
      if (pending !== mine || !isApiError(error, 'http')) return;
      if (token && error.status === 401) stop('taken');
      else if (error.status === 403) stop('denied');
      else if (error.status === 410 || error.status === 400) stop('over');
    }
  }

  function wait(mine: Pending): void {
    pending = mine;
    writePending(mine);
    store.setState({ isWaiting: true });
    const turn = async (): Promise<void> => {
      await ask(mine);
      if (pending !== mine) return;
      if (app.session.getState().session || handOver.getState().isGiven) stop();
      else if (clock.now() >= mine.until) stop('over');
      else clock.after(PAUSE_MS, () => void turn());
    };
    void turn();
  }

  return {
    store,
    prepare() {
      // Without a secure context there is no digest. The tab then opens without a challenge.
      if (prepared || pending || isOwnServer(app.baseUrl) || !globalThis.crypto?.subtle) return;
      const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
      crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)).then(
        (digest) => {
          prepared ??= { verifier, challenge: base64url(new Uint8Array(digest)) };
        },
        () => undefined,
      );
    },
    begin() {
      if (!pending && prepared) wait({ ...prepared, key, until: clock.now() + WAIT_MS });
      return pending ? `/login?embed=${pending.challenge}` : '/login';
    },
    resume() {
      const kept = pending ? undefined : readPending(key, clock.now());
      if (kept) wait(kept);
    },
  };
}
