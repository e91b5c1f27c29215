import type { Background } from '../../platform/background.ts';
import type { Db } from '../../platform/database.ts';
import { logFailure } from '../../platform/log.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import type { Conversations } from '../ai/conversations.ts';
import { callUpstream, readAnswer } from '../upstream/call-upstream.ts';
import type { Upstream } from '../upstream/upstreams.ts';

/**
 * Milliseconds that a conversation is kept without a keep-alive from its tab. A hidden tab runs its timers once a
 * minute, so two of its keep-alives may fail.
 */
const LEASE_MS = 150_000;
/** Milliseconds during which an account that had no temporary conversation is not queried again. */
const NONE_MS = 15_000;
const MAX_ACCOUNTS = 10_000;
/** Milliseconds during which other calls skip a conversation that one call is deleting. */
const CLAIM_MS = 60_000;
/** The temporary conversations that the browser of a call still shows. */
const ALIVE_HEADER = 'X-Vesalio-Temporary';
const MAX_NAMED = 20;

interface Options {
  db: Db;
  product: Upstream;
  conversations: Pick<Conversations, 'forget'>;
  scope: string;
  now: () => Date;
  background: Background;
  leaseMs?: number | undefined;
}

/** Conversations that are never listed, and are deleted when their tab closes or stops its keep-alives. */
export interface Temporary {
  add(conversationId: string, ownerId: string): Promise<void>;
  /** Extends the conversation's lease, as a question does. @returns whether it is a temporary one of the account */
  renew(conversationId: string, ownerId: string): Promise<boolean>;
  /** The end of a lease that starts now. */
  leaseEnd(): Date;
  /** The account's temporary conversations. */
  idsOf(ownerId: string): Promise<ReadonlySet<string>>;
  /**
   * Runs after a call of the account. Extends the lease of the conversations that the call names, and deletes the
   * others once their lease has expired, without another call. Never rejects.
   */
  sweep(ownerId: string, token: string, alive: readonly string[]): Promise<void>;
  /** Deletes all temporary conversations of the account. Never rejects. */
  removeAll(ownerId: string, token: string): Promise<void>;
}

export function createTemporary(options: Options): Temporary {
  const { db, product, conversations, scope, now, background, leaseMs = LEASE_MS } = options;
  const after = (ms: number) => new Date(now().getTime() + ms);
  /** When this process last found that an account has none. */
  const none = new Map<string, number>();
  /** When the last lease ends that an account's last call did not extend, and the token of that call. */
  const waiting = new Map<string, { token: string; until: Date }>();

  async function remove(id: string, ownerId: string, token: string): Promise<void> {
    const response = await callUpstream(product, `/api/conversations/${id}`, {
      method: 'DELETE',
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    });
    await readAnswer(response);
    if (response.ok || response.status === 404) await conversations.forget(id, ownerId);
  }

  /** Deletes the conversations whose lease has ended at `time`; without it, all of them. */
  async function end(ownerId: string, token: string, time?: Date): Promise<void> {
    try {
      const expired = await db.query<{ id: string }>(
        `update gateway_temporary set held_until = $3
         where owner_id = $1 and held_until <= coalesce($2::timestamptz, 'infinity') returning conversation_id as id`,
        [scope + ownerId, time ?? null, after(CLAIM_MS)],
      );
      for (const { id } of expired) await remove(id.slice(scope.length), ownerId, token);
    } catch (error) {
      // The person's next call tries again.
      logFailure('temporary conversations', error);
    }
  }

  background.every(leaseMs / 30, 'temporary conversations', async () => {
    for (const [ownerId, { token, until }] of waiting) {
      if (until > now()) continue;
      waiting.delete(ownerId);
      // Not the current time, so that a conversation whose tab has sent a keep-alive since is kept.
      await end(ownerId, token, until);
    }
  });

  const leases = async (ownerId: string) => {
    const rows = await db.query<{ id: string; until: Date }>(
      'select conversation_id as id, held_until as until from gateway_temporary where owner_id = $1',
      [scope + ownerId],
    );
    return rows.map(({ id, until }) => ({ id: id.slice(scope.length), until }));
  };

  const renew: Temporary['renew'] = async (conversationId, ownerId) => {
    const renewed = await db.query(
      `update gateway_temporary set held_until = $3
       where conversation_id = $1 and owner_id = $2 returning 1`,
      [scope + conversationId, scope + ownerId, after(leaseMs)],
    );
    return renewed.length > 0;
  };

  const hasNone = (ownerId: string): boolean =>
    Math.abs(now().getTime() - (none.get(ownerId) ?? Number.NEGATIVE_INFINITY)) < NONE_MS;

  async function sweep(ownerId: string, token: string, alive: readonly string[]): Promise<void> {
    if (hasNone(ownerId)) return;
    // The time of the call, because a late query must not end what was alive then.
    const at = now();
    const known = await leases(ownerId);
    if (known.length === 0) {
      none.delete(ownerId);
      none.set(ownerId, now().getTime());
      forgetOldest(none);
      return;
    }
    for (const { id } of known) if (alive.includes(id)) await renew(id, ownerId);
    await end(ownerId, token, at);
    waiting.delete(ownerId);
    const ends = known
      .filter(({ id, until }) => until > at && !alive.includes(id))
      .map(({ until }) => until.getTime());
    if (ends.length === 0) return;
    waiting.set(ownerId, { token, until: new Date(Math.max(...ends)) });
    forgetOldest(waiting);
  }

  return {
    add: async (conversationId, ownerId) => {
      none.delete(ownerId);
      await db.query(
        `insert into gateway_temporary (conversation_id, owner_id, held_until) values ($1, $2, $3)
         on conflict do nothing`,
        [scope + conversationId, scope + ownerId, after(leaseMs)],
      );
      none.delete(ownerId);
    },
    renew,
    leaseEnd: () => after(leaseMs),
    idsOf: async (ownerId) => new Set((await leases(ownerId)).map(({ id }) => id)),
    sweep: (ownerId, token, alive) =>
      sweep(ownerId, token, alive).catch((error) => logFailure('temporary conversations', error)),
    removeAll: (ownerId, token) => end(ownerId, token),
  };
}

function forgetOldest(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys();
  if (entries.size > MAX_ACCOUNTS && oldest !== undefined) entries.delete(oldest);
}

/** The conversations that the call names as alive. */
export const aliveIn = (c: ServerContext): string[] =>
  (c.req.header(ALIVE_HEADER)?.match(/[\w-]{1,64}/g) ?? []).slice(0, MAX_NAMED);
