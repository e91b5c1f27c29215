import { createHash } from 'node:crypto';
import { isAccountPlanActive } from '@vesalio/core';
import type { Db } from '../platform/database.ts';
import type { ServerContext } from './body.ts';
import { GatewayFailure } from './failure.ts';
import { gatewayTexts as texts } from './texts.ts';
import { callUpstream, isRecord, readAnswer, type Upstream, unwrap } from './upstream/upstreams.ts';

/** What the gateway needs to know of the person behind a bearer token. */
export interface Account {
  /** As `codigoCliente`, `userId` and `{clientId}` name it. */
  readonly id: string;
  /** The plan's name as the product API gives it; undefined without an active plan. */
  readonly plan: string | undefined;
  readonly isFree: boolean;
  /** Changes whenever a plan is bought or renewed. */
  readonly planMark: string;
}

export interface Accounts {
  /** The bearer token of the request. @throws GatewayFailure 401 when there is none, or it was logged out of. */
  bearer(c: ServerContext): string;
  /** The same, but undefined when there is none. */
  optionalBearer(c: ServerContext): string | undefined;
  /** The account behind the token, by `my-account`; remembered for a minute. */
  read(token: string): Promise<Account>;
  /** The same, asked anew. */
  readFresh(token: string, timeoutMs?: number): Promise<Account>;
  /** Forgets what is remembered of the token. */
  forget(token: string): void;
  /** Refuses the token from now on, here and after a restart. */
  revoke(token: string): Promise<void>;
}

const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 10_000;
const UNKNOWN_LIFE_MS = 30 * 24 * 3600 * 1000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Options {
  product: Upstream;
  db: Db;
  now: () => Date;
}

export async function createAccounts({ product, db, now }: Options): Promise<Accounts> {
  await db.query('delete from gateway_revoked_token where expires_at < $1', [now()]);
  const rows = await db.query<{ hash: string; until: Date }>(
    'select token_hash as hash, expires_at as until from gateway_revoked_token',
  );
  const revoked = new Map(rows.map(({ hash, until }) => [hash, until.getTime()]));
  const remembered = new Map<string, { until: number; account: Promise<Account> }>();

  const optionalBearer = (c: ServerContext): string | undefined => {
    const header = c.req.header('authorization');
    if (header === undefined) return undefined;
    const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(header) ?? [];
    if (!token || revoked.has(hashOf(token))) throw new GatewayFailure(401, texts.signIn);
    return token;
  };

  const ask = async (token: string, timeoutMs?: number): Promise<Account> => {
    const response = await callUpstream(product, '/api/auth/my-account', {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      ...(timeoutMs ? { timeoutMs } : {}),
    });
    const answer = await readAnswer(response, timeoutMs);
    if (response.status === 401 || response.status === 403) throw new GatewayFailure(401, texts.signIn);
    const account = response.ok ? toAccount(unwrap(answer)) : undefined;
    if (!account) throw new GatewayFailure(502, texts.upstreamDown);
    return account;
  };

  const readFresh = (token: string, timeoutMs?: number): Promise<Account> => {
    const key = hashOf(token);
    const account = ask(token, timeoutMs);
    remembered.delete(key);
    remembered.set(key, { until: now().getTime() + REMEMBERED_MS, account });
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    account.catch(() => {
      if (remembered.get(key)?.account === account) remembered.delete(key);
    });
    return account;
  };

  return {
    optionalBearer,
    bearer: (c) => {
      const token = optionalBearer(c);
      if (!token) throw new GatewayFailure(401, texts.signIn);
      return token;
    },
    readFresh,
    read: (token) => {
      const known = remembered.get(hashOf(token));
      return known && known.until > now().getTime() ? known.account : readFresh(token);
    },
    forget: (token) => void remembered.delete(hashOf(token)),
    revoke: async (token) => {
      const hash = hashOf(token);
      remembered.delete(hash);
      for (const [known, until] of revoked) if (until < now().getTime()) revoked.delete(known);
      const expiresAt = expiryOf(token) ?? new Date(now().getTime() + UNKNOWN_LIFE_MS);
      revoked.set(hash, expiresAt.getTime());
      await db.query(
        'insert into gateway_revoked_token (token_hash, expires_at) values ($1, $2) on conflict do nothing',
        [hash, expiresAt],
      );
    },
  };
}

/** `exp` of a JWT, unverified: it only says how long a refusal must be remembered. */
function expiryOf(token: string): Date | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const date = isRecord(claims) && typeof claims.exp === 'number' ? new Date(claims.exp * 1000) : undefined;
    return date && Number.isFinite(date.getTime()) ? date : undefined;
  } catch {
    return undefined;
  }
}

/** Beyond the identifier, names that a product API may give: nobody escapes the free limit by a name. */
const FREE = /^(free_plan|free|gratuito|plano gratuito)$/i;

/** Ids are numbers or strings of up to 64 harmless characters. */
export const readId = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : undefined;
};

function toAccount(data: unknown): Account | undefined {
  if (!isRecord(data)) return undefined;
  const id = readId(data.id ?? data.userId);
  if (id === undefined) return undefined;
  const plan = isRecord(data.activePlan) ? data.activePlan : {};
  const name = typeof plan.name === 'string' ? plan.name : '';
  const status = typeof plan.status === 'boolean' || plan.status == null ? plan.status : String(plan.status);
  const isFree = FREE.test(name);
  const isActive = name !== '' && isAccountPlanActive({ name: isFree ? 'free_plan' : name, status });
  return {
    id,
    plan: isActive ? name : undefined,
    isFree,
    // A pending plan that becomes active is no new plan.
    planMark: JSON.stringify([
      plan.id,
      name,
      isActive || status === 'pending',
      plan.startDate,
      plan.dateNextBilling,
    ]),
  };
}
