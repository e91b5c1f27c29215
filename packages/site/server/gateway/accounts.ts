import { createHash } from 'node:crypto';
import { type Id, isAccountPlanActive, isId } from '@vesalio/core';
import { noteAccount } from '../platform/scope.ts';
import { GatewayFailure } from './failure.ts';
import { isAhead } from './limits/is-ahead.ts';
import type { Sessions } from './sessions/sessions.ts';
import { gatewayTexts as texts } from './texts.ts';
import { isRecord, unwrap } from './upstream/answers.ts';
import { callUpstream, readAnswer } from './upstream/call-upstream.ts';
import type { Upstream } from './upstream/upstreams.ts';

/** The account of a bearer token, as far as the gateway needs it. */
export interface Account {
  /** The id in `codigoCliente`, `userId` and `{clientId}`. */
  readonly id: string;
  readonly email?: string | undefined;
  /** The plan's name as sent by the product API; undefined if there is no active plan. */
  readonly plan: string | undefined;
  /** Whether the plan is paid for but the payment is not confirmed yet. */
  readonly isPending: boolean;
  readonly isFree: boolean;
  /** Changes with every purchase or renewal of a plan. */
  readonly planMark: string;
}

export interface Accounts {
  /** The token's account according to `my-account`, cached for a minute. */
  read(token: string): Promise<Account>;
  /** The cached account; undefined if it must be read. Does not tell whether the token has been revoked. */
  cached(token: string): Promise<Account> | undefined;
  /** Like `read`, but without the cache. */
  readFresh(token: string, timeoutMs?: number): Promise<Account>;
  /** Removes the token's account from the cache. */
  forget(token: string): void;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const noted = (account: Account): Account => {
  noteAccount(account.id);
  return account;
};

const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 10_000;

interface Options {
  product: Upstream;
  sessions: Pick<Sessions, 'generation'>;
  now: () => Date;
}

interface Remembered {
  readonly until: number;
  /** The generation of `Sessions` at the time of the request. */
  readonly generation: number;
  readonly account: Promise<Account>;
}

export function createAccounts({ product, sessions, now }: Options): Accounts {
  /** Keyed by the exact text of the token, because another spelling may be invalid. */
  const remembered = new Map<string, Remembered>();

  const ask = async (token: string, timeoutMs?: number): Promise<Account> => {
    const response = await callUpstream(product, '/api/auth/my-account', {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      ...(timeoutMs ? { timeoutMs } : {}),
    });
    const answer = await readAnswer(response, timeoutMs);
    if (response.status === 401) throw new GatewayFailure(401, texts.signIn);
    // A 403 ends no session, because it may come from a firewall.
    const account = response.ok ? toAccount(unwrap(answer)) : undefined;
    if (!account) throw new GatewayFailure(502, texts.upstreamDown);
    return account;
  };

  const readFresh = (token: string, timeoutMs?: number): Promise<Account> => {
    const key = hashOf(token);
    const generation = sessions.generation();
    const account = ask(token, timeoutMs);
    remembered.delete(key);
    remembered.set(key, { until: now().getTime() + REMEMBERED_MS, generation, account });
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    account.catch(() => {
      if (remembered.get(key)?.account === account) remembered.delete(key);
    });
    return account;
  };

  const cached = (token: string): Promise<Account> | undefined => {
    const known = remembered.get(hashOf(token));
    const isValid =
      known && isAhead(known.until, REMEMBERED_MS, now()) && known.generation === sessions.generation();
    return isValid ? known.account.then(noted) : undefined;
  };

  return {
    cached,
    readFresh: (token, timeoutMs) => readFresh(token, timeoutMs).then(noted),
    read: (token) => cached(token) ?? readFresh(token).then(noted),
    forget: (token) => void remembered.delete(hashOf(token)),
  };
}

/** Whether the product API no longer accepts the token. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof GatewayFailure && error.status === 401;

/**
 * Names of the free plan that a product API may use besides the identifier. If one is missing here, the free limit does
 * not apply.
 */
const FREE = /^(free_plan|free|gratuito|plano gratuito)$/i;

/** The id as a text; undefined if it is not an id. */
export const readId = (value: unknown): string | undefined => (isId(value) ? String(value) : undefined);

/** The same, without converting numbers to strings. */
export const readWireId = (value: unknown): Id | undefined => (isId(value) ? value : undefined);

/** An object from a hostile answer may not even be convertible to text. */
function toStatus(value: unknown): string | boolean | null | undefined {
  if (typeof value === 'boolean' || value == null) return value;
  return typeof value === 'object' ? '' : String(value);
}

function toAccount(data: unknown): Account | undefined {
  if (!isRecord(data)) return undefined;
  const id = readId(data.id ?? data.userId);
  if (id === undefined) return undefined;
  const plan = isRecord(data.activePlan) ? data.activePlan : {};
  const name = typeof plan.name === 'string' ? plan.name : '';
  const status = toStatus(plan.status);
  const isFree = FREE.test(name);
  const isPending = name !== '' && String(status).trim().toLowerCase() === 'pending';
  const isActive = name !== '' && isAccountPlanActive({ name: isFree ? 'free_plan' : name, status });
  return {
    id,
    email: typeof data.email === 'string' ? data.email : undefined,
    plan: isActive ? name : undefined,
    isPending,
    isFree,
    // A pending plan that becomes active is not a new plan.
    planMark: JSON.stringify([plan.id, name, isActive || isPending, plan.startDate, plan.dateNextBilling]),
  };
}
