import type { MiddlewareHandler } from 'hono';
import { type Db, deleteExpired } from '../../platform/database.ts';
import { logFailure } from '../../platform/log.ts';
import { currentScope } from '../../platform/scope.ts';
import type { ServerContext, ServerEnv } from '../../platform/server-env.ts';
import { GatewayFailure } from '../failure.ts';
import { isAhead } from '../limits/is-ahead.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Newcomers } from './newcomers.ts';
import { expiryOf, marksOf, type TokenMarks } from './token-marks.ts';

/** Revoked tokens, and the generation since which accounts must be read again, shared by all processes. */
export interface Sessions {
  /** Looks up the request's token in the database. */
  readonly check: MiddlewareHandler<ServerEnv>;
  /**
   * The token of a route without `check`, before it is looked up by `demand` or `demandIn`.
   * @throws GatewayFailure 401 if it is missing
   */
  unchecked(c: ServerContext): string;
  /** Looks up the token. @throws GatewayFailure 401 if it is revoked */
  demand(c: ServerContext): Promise<void>;
  /** Like `demand`, but with a statement of the route that includes the columns of `sessionState`. */
  demandIn<State extends SessionState>(
    c: ServerContext,
    statement: (marks: readonly string[]) => Promise<State>,
  ): Promise<State>;
  /**
   * The bearer token of the request.
   * @throws GatewayFailure 401 if it is missing or revoked
   */
  bearer(c: ServerContext): string;
  /** Like `bearer`; undefined if there is no token. */
  optionalBearer(c: ServerContext): string | undefined;
  /** Revokes the token. @param isVerified whether the product API has just accepted it */
  revoke(token: string, isVerified: boolean): Promise<void>;
  /** Makes all cached accounts outdated. */
  forgetAccounts(): Promise<void>;
  /** Increases with each `forgetAccounts` of any process. Current as of the last request. */
  generation(): number;
  /** Deletes expired rows. */
  sweep(): Promise<void>;
}

/** The state of a session in the database. */
export interface SessionState {
  readonly revoked: boolean;
  readonly generation: number;
}

/** The columns of `SessionState`. @param marks the placeholder of a parameter with the marks of the token */
export const sessionState = (marks: string): string =>
  `exists (select 1 from gateway_revoked_token where token_hash = any (${marks}::text[])) as revoked,
   coalesce((select value from gateway_generation where name = 'accounts'), 0) as generation`;

const UNKNOWN_LIFE_MS = 400 * 24 * 3600 * 1000;
/** Milliseconds that a token checked by this process stays valid while the database is unavailable. */
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

  /** Applies what a statement returns about the token. */
  async function learn<State extends SessionState>(
    marks: TokenMarks,
    statement: (marks: readonly string[]) => Promise<State>,
  ): Promise<State> {
    const state = await statement(Object.values(marks).filter((mark) => mark !== undefined));
    generation = Math.max(generation, state.generation);
    if (state.revoked) trusted.delete(marks.text);
    else trust(marks.text);
    return state;
  }

  const readState = async (marks: readonly string[]): Promise<SessionState> => {
    const [state] = await db.query<SessionState>(`select ${sessionState('$1')}`, [marks], {
      keepsPlan: true,
    });
    return state as SessionState;
  };

  async function isRevoked(marks: TokenMarks): Promise<boolean> {
    try {
      return (await learn(marks, readState)).revoked;
    } catch (error) {
      if (isAhead(trusted.get(marks.text) ?? 0, TRUSTED_MS, now())) return false;
      logFailure('sessions: check', error);
      throw new GatewayFailure(503, texts.upstreamDown, undefined, 'sessions-down');
    }
  }

  /** The token of the request, unchecked; undefined if the header has no bearer token. */
  const tokenOf = (c: ServerContext): string | undefined =>
    /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(c.req.header('authorization') ?? '')?.[1];

  async function isValid(token: string): Promise<boolean> {
    const marks = marksOf(token);
    currentScope()?.request?.takePlace?.('session', marks.token);
    return !(await newcomers.check(token, () => isRevoked(marks)));
  }

  async function check(c: ServerContext): Promise<void> {
    if (c.req.header('authorization') === undefined) return;
    const token = tokenOf(c);
    c.set('session', { token: token && (await isValid(token)) ? token : undefined });
  }

  const optionalBearer = (c: ServerContext): string | undefined => {
    const session = c.get('session');
    if (session && session.token === undefined) throw new GatewayFailure(401, texts.signIn);
    return session?.token;
  };

  const bearer = (c: ServerContext): string => {
    const token = optionalBearer(c);
    if (!token) throw new GatewayFailure(401, texts.signIn);
    return token;
  };

  const unchecked = (c: ServerContext): string => {
    const token = tokenOf(c);
    if (!token) throw new GatewayFailure(401, texts.signIn);
    return token;
  };

  return {
    check: async (c, next) => {
      await check(c);
      await next();
    },
    unchecked,
    demand: async (c) => {
      await check(c);
      bearer(c);
    },
    demandIn: async (c, statement) => {
      const token = unchecked(c);
      const state = await newcomers.check(token, () => learn(marksOf(token), statement));
      c.set('session', { token: state.revoked ? undefined : token });
      bearer(c);
      return state;
    },
    optionalBearer,
    bearer,
    revoke: async (token, isVerified) => {
      const marks = marksOf(token);
      trusted.delete(marks.text);
      const expiry = expiryOf(token);
      // If a product API accepts a token long after its `exp`, it does not read `exp`.
      const expiresAt = expiry && expiry > now() ? expiry : new Date(now().getTime() + UNKNOWN_LIFE_MS);
      await db.query(
        'insert into gateway_revoked_token (token_hash, expires_at) values ($1, $2) on conflict do nothing',
        // Unverified claims may belong to another person.
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
      await deleteExpired(db, 'gateway_revoked_token', 'expires_at < $1', [now()]);
    },
  };
}
