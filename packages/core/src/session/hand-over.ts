import type { Clock } from '../clock.ts';
import { unwrap } from '../http/http-answer.ts';
import type { LoginAnswer, SessionStore } from './session.ts';

/**
 * Hands over the host's session: a token, a whole login answer, or null if nobody is signed in at the host. Called at
 * start, before the token expires, and after a 401. Times out after 30 seconds; a later answer still counts.
 */
export type GetToken = () => Promise<string | LoginAnswer | null>;

export interface HandOver {
  /**
   * Asks the host once on behalf of all waiting callers. Resolves to the token; undefined without `getToken` or a
   * session.
   * @throws the error of `getToken`, a timeout after 30 seconds, or the ApiError of reading the account
   */
  run(): Promise<string | undefined>;
  /** Cancels the timer of the next renewal. The next `run` schedules it again. */
  pause(): void;
}

interface HandOverDeps {
  session: SessionStore;
  clock: Clock;
  /** The host's current hand-over function. */
  getToken(): GetToken | undefined;
  /** Reads the account of a token. */
  describe(token: string): Promise<LoginAnswer>;
}

/** Tolerated clock error, so that a renewal is not too late. Milliseconds. */
const SKEW_MS = 120_000;
const RETRY_MS = 30_000;
/** Milliseconds that callers wait for a host that does not answer. */
const SILENCE_MS = 30_000;
/** The longest delay that a browser timer supports. */
const LONGEST_MS = 2 ** 31 - 1;

interface Run {
  ask: GetToken;
  token: Promise<string | undefined>;
  /** The callers have timed out, but the answer still counts until the next call. */
  hasTimedOut?: boolean;
}

/** Maintains the session for a host with its own sign-in. */
export function createHandOver({ session, clock, getToken, describe }: HandOverDeps): HandOver {
  /** The call whose answer counts. */
  let running: Run | undefined;
  let isPaused = false;
  let cancel: (() => void) | undefined;

  /**
   * Reads the host's answer. The person must be known before the token is used, or another person would inherit the
   * open conversation.
   */
  async function read(asked: ReturnType<GetToken>): Promise<LoginAnswer> {
    const answer = readGiven(await asked);
    const { token } = answer;
    if (!token || token === session.getState().session?.jwtToken || isWhole(answer)) return answer;
    return { ...(await describe(token)), ...answer };
  }

  function take(answer: LoginAnswer): string | undefined {
    const current = session.getState().session;
    if (!answer.token) {
      if (current) session.end('logout');
      return undefined;
    }
    if (answer.token !== current?.jwtToken) session.signIn(answer);
    scheduleRenewal();
    return answer.token;
  }

  function run(): Promise<string | undefined> {
    const ask = getToken();
    if (!ask) return Promise.resolve(undefined);
    isPaused = false;
    if (running?.ask === ask && !running.hasTimedOut) return running.token;
    const asked = Promise.resolve().then(ask);
    // Ignore results for a previous session or a replaced getToken.
    const taken = read(asked).then(
      (answer) => (running === mine ? take(answer) : running?.token),
      (error) => {
        if (running === mine) throw error;
        return running?.token;
      },
    );
    const end = () => {
      if (running === mine) running = undefined;
    };
    // Not `finally`: promises of old libraries lack it.
    taken.then(end, end);
    const token: Run['token'] = new Promise((resolve, reject) => {
      const stopTimer = clock.after(SILENCE_MS, () => {
        mine.hasTimedOut = true;
        reject(new Error(`getToken has said nothing for ${SILENCE_MS / 1000} s.`));
      });
      asked.then(stopTimer, stopTimer);
      taken.then(resolve, reject);
    });
    const mine: Run = { ask, token };
    running = mine;
    return token;
  }

  /** Renews before the expiry stated in the token. This is only an optimization: the server decides. */
  function scheduleRenewal(delay = untilRenewal(session.getState().session?.jwtToken, clock.now())): void {
    cancel?.();
    if (isPaused || !getToken() || delay === undefined) return;
    cancel = clock.after(Math.min(delay, LONGEST_MS), () => {
      run().catch(() => scheduleRenewal(RETRY_MS));
    });
  }

  function pause(): void {
    isPaused = true;
    cancel?.();
  }

  // After a sign-out, the host is not asked again until the next `run`.
  session.subscribe(({ ended }) => {
    if (!ended || ended === 'expired') return;
    pause();
    running = undefined;
  });

  return { run, pause };
}

function isWhole(answer: LoginAnswer): boolean {
  return (
    answer.userId != null &&
    answer.hasActivePlan !== undefined &&
    answer.acceptTerms !== undefined &&
    answer.isEmailValidated !== undefined
  );
}

/**
 * The fields that the host provided. Login answers may come in the format of the product API.
 * @throws if the host gave no login answer
 */
function readGiven(given: Awaited<ReturnType<GetToken>>): LoginAnswer {
  if (typeof given === 'string') return { token: given };
  const login = unwrap(given ?? { token: null }) as LoginAnswer & { validateEmail?: boolean };
  // An unread `Response` or `{ access_token }` is a mistake of the host, not a visitor.
  if (!('token' in login)) throw new Error('getToken has given no token.');
  const { validateEmail, ...fields } = login;
  const answer = { isEmailValidated: validateEmail, ...fields };
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value != null));
}

/**
 * Milliseconds until a token must be renewed; undefined if it has no expiry or has already expired by this clock. A 401
 * then triggers the renewal.
 */
function untilRenewal(token: string | undefined, now: number): number | undefined {
  const expiry = expiryOf(token);
  if (expiry === undefined || expiry <= now) return undefined;
  const left = expiry - now;
  return Math.max(left - SKEW_MS, left / 2);
}

function expiryOf(token: string | undefined): number | undefined {
  try {
    const claims = JSON.parse(atob((token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
