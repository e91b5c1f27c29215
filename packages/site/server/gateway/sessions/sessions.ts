import type { MiddlewareHandler } from 'hono';
import type { Db } from '../../platform/database.ts';
import { logFailure } from '../../platform/log.ts';
import type { ServerContext, ServerEnv } from '../../platform/server-env.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Newcomers } from './newcomers.ts';
import { expiryOf, marksOf } from './token-marks.ts';

/** Revoked tokens, and the time since which accounts must be read again, for every process. */
export interface Sessions {
  /** Looks up the request's token in the database. */
  readonly check: MiddlewareHandler<ServerEnv>;
  /**
   * The bearer token of the request.
   * @throws GatewayFailure 401 if it is missing or revoked
   */
  bearer(c: ServerContext): string;
  /** The same; undefined without a token. */
  optionalBearer(c: ServerContext): string | undefined;
  /** Revokes the token. @param isVerified the product API has just accepted it */
  revoke(token: string, isVerified: boolean): Promise<void>;
  /** Makes every cached account outdated. */
  forgetAccounts(): Promise<void>;
  /** Increases with each `forgetAccounts` of any process, as of the last request. */
  generation(): number;
  /** Deletes expired rows. */
  sweep(): Promise<void>;
}

const UNKNOWN_LIFE_MS = 400 * 24 * 3600 * 1000;
/** While the database is unavailable, a token that this process checked recently stays valid for this time. */
const TRUSTED_MS = 60_000;
const MAX_TRUSTED = 10_000;

interface Options {
  db: Db;
  now: () => Date;
  newcomers: Pick<Newcomers, 'check'>;
}

export function createSessions({ db, now, newcomers }: Options): Sessions {
  let generation = 0;
  const trusted = new Map<string, number>();

  const trust = (mark: string) => {
    trusted.delete(mark);
    trusted.set(mark, now().getTime() + TRUSTED_MS);
    const [oldest] = trusted.keys();
    if (trusted.size > MAX_TRUSTED && oldest !== undefined) trusted.delete(oldest);
  };

  async function isRevoked(token: string): Promise<boolean> {
    const marks = marksOf(token);
    try {
      const [row] = await db.query<{ revoked: boolean; generation: number }>(
        `select exists (select 1 from gateway_revoked_token where token_hash = any ($1::text[])) as revoked,
           (select value from gateway_generation where name = 'accounts') as generation`,
        [Object.values(marks).filter((mark): mark is string => mark !== undefined)],
      );
      generation = Math.max(generation, row?.generation ?? 0);
      if (row?.revoked) trusted.delete(marks.text);
      else trust(marks.text);
      return row?.revoked ?? false;
    } catch (error) {
      if ((trusted.get(marks.text) ?? 0) > now().getTime()) return false;
      logFailure('sessions: check', error);
      throw new GatewayFailure(503, texts.upstreamDown, undefined, 'sessions-down');
    }
  }

  const optionalBearer = (c: ServerContext): string | undefined => {
    const session = c.get('session');
    if (session && session.token === undefined) throw new GatewayFailure(401, texts.signIn);
    return session?.token;
  };

  return {
    check: async (c, next) => {
      const header = c.req.header('authorization');
      if (header !== undefined) {
        const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(header) ?? [];
        const isValid = token && !(await newcomers.check(token, () => isRevoked(token)));
        c.set('session', { token: isValid ? token : undefined });
      }
      await next();
    },
    optionalBearer,
    bearer: (c) => {
      const token = optionalBearer(c);
      if (!token) throw new GatewayFailure(401, texts.signIn);
      return token;
    },
    revoke: async (token, isVerified) => {
      const marks = marksOf(token);
      trusted.delete(marks.text);
      const expiry = expiryOf(token);
      // A product API that accepts a token long after its `exp` does not read it.
      const expiresAt = expiry && expiry > now() ? expiry : new Date(now().getTime() + UNKNOWN_LIFE_MS);
      await db.query(
        'insert into gateway_revoked_token (token_hash, expires_at) values ($1, $2) on conflict do nothing',
        // Unverified claims may be another person's.
        [(isVerified && marks.claims) || marks.token, expiresAt],
      );
    },
    forgetAccounts: async () => {
      const [row] = await db.query<{ value: number }>(
        `insert into gateway_generation as known (name, value) values ('accounts', 1)
         on conflict (name) do update set value = known.value + 1 returning value`,
      );
      generation = Math.max(generation, row?.value ?? 0);
    },
    generation: () => generation,
    sweep: async () => {
      await db.query('delete from gateway_revoked_token where expires_at < $1', [now()]);
    },
  };
}
