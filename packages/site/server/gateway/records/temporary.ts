import type { Db } from '../../platform/database.ts';
import { logFailure } from '../../platform/log.ts';
import { readId } from '../accounts.ts';
import { pagesOf } from '../ai/conversation-list.ts';
import type { Conversations } from '../ai/conversations.ts';
import { callUpstream, isRecord, readAnswer, type Upstream } from '../upstream/upstreams.ts';

/** How long a conversation is kept without a keep-alive from its tab. Hidden tabs run timers once a minute. */
const LEASE_MS = 150_000;
/** How often the calls of an account look for conversations whose tab has died. */
const LOOK_MS = 15_000;
const MAX_LOOKED = 10_000;
/** For this time other calls skip a conversation that one call is deleting. */
const CLAIM_MS = 60_000;

interface Options {
  db: Db;
  product: Upstream;
  conversations: Pick<Conversations, 'forget'>;
  scope: string;
  now: () => Date;
}

/** Conversations that are never listed, and are deleted when their tab closes or stops its keep-alives. */
export interface Temporary {
  add(conversationId: string, ownerId: string): Promise<void>;
  /** Extends the conversation's lease. @returns whether it is a temporary one of the account */
  renew(conversationId: string, ownerId: string): Promise<boolean>;
  /** The account's temporary conversations. */
  idsOf(ownerId: string): Promise<ReadonlySet<string>>;
  /** Whether any account has one. If not, a list call need not read its account. */
  exists(): Promise<boolean>;
  /** A page of the list without the given conversations; undefined if the product refuses. */
  listWithout(
    hidden: ReadonlySet<string>,
    token: string,
    page: { number: number; size: number },
  ): Promise<{ items: unknown[]; totalCount: number } | undefined>;
  /** Deletes the conversations whose lease has expired; with `all`, every one. Never rejects. */
  dispose(ownerId: string, token: string, all?: boolean): Promise<void>;
}

export function createTemporary({ db, product, conversations, scope, now }: Options): Temporary {
  const after = (ms: number) => new Date(now().getTime() + ms);

  const looked = new Map<string, number>();
  /** Whether it is time for this process to look again. */
  function isDue(ownerId: string): boolean {
    const at = now().getTime();
    if (Math.abs(at - (looked.get(ownerId) ?? Number.NEGATIVE_INFINITY)) < LOOK_MS) return false;
    looked.delete(ownerId);
    looked.set(ownerId, at);
    const [oldest] = looked.keys();
    if (looked.size > MAX_LOOKED && oldest !== undefined) looked.delete(oldest);
    return true;
  }

  async function remove(id: string, ownerId: string, token: string): Promise<void> {
    const response = await callUpstream(product, `/api/conversations/${id}`, {
      method: 'DELETE',
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    });
    await readAnswer(response);
    if (response.ok || response.status === 404) await conversations.forget(id, ownerId);
  }

  return {
    add: async (conversationId, ownerId) => {
      await db.query(
        `insert into gateway_temporary (conversation_id, owner_id, held_until) values ($1, $2, $3)
         on conflict do nothing`,
        [scope + conversationId, scope + ownerId, after(LEASE_MS)],
      );
    },
    renew: async (conversationId, ownerId) => {
      const renewed = await db.query(
        `update gateway_temporary set held_until = $3
         where conversation_id = $1 and owner_id = $2 returning 1`,
        [scope + conversationId, scope + ownerId, after(LEASE_MS)],
      );
      return renewed.length > 0;
    },
    idsOf: async (ownerId) => {
      const rows = await db.query<{ id: string }>(
        'select conversation_id as id from gateway_temporary where owner_id = $1',
        [scope + ownerId],
      );
      return new Set(rows.map(({ id }) => id.slice(scope.length)));
    },
    exists: async () => {
      const [row] = await db.query<{ is: boolean }>('select exists (select 1 from gateway_temporary) as is');
      return row?.is ?? false;
    },
    listWithout: async (hidden, token, { number, size }) => {
      const visible: unknown[] = [];
      let totalCount = 0;
      const list = pagesOf(product, token);
      for (;;) {
        const step = await list.next();
        if (step.done && step.value) return undefined;
        if (step.done) break;
        visible.push(...step.value.items.filter(({ id }) => !hidden.has(readId(id) ?? '')));
        totalCount = Math.max(0, step.value.total - hidden.size);
        if (visible.length >= number * size) break;
      }
      return { items: visible.slice((number - 1) * size, number * size), totalCount };
    },
    dispose: async (ownerId, token, all = false) => {
      if (!all && !isDue(ownerId)) return;
      try {
        const dead = await db.query<{ id: string }>(
          `update gateway_temporary set held_until = $3
           where owner_id = $1 and ($4 or held_until <= $2) returning conversation_id as id`,
          [scope + ownerId, now(), after(CLAIM_MS), all],
        );
        for (const { id } of dead) await remove(id.slice(scope.length), ownerId, token);
      } catch (error) {
        // The person's next call tries again.
        logFailure('temporary conversations', error);
      }
    },
  };
}

/** Changes the page in the answer of the list, bare or under `data`. */
function changePage(
  answer: string,
  change: (page: Record<string, unknown>) => Record<string, unknown>,
): string {
  const body: unknown = JSON.parse(answer);
  if (!isRecord(body)) return answer;
  return JSON.stringify(isRecord(body.data) ? { ...body, data: change(body.data) } : change(body));
}

/** Puts a page into the answer of the list. */
export const replacePage = (answer: string, page: { items: unknown[]; totalCount: number }): string =>
  changePage(answer, (given) => ({ ...given, ...page }));

/** Takes conversations out of the answer of the list. */
export const hideIn = (answer: string, hidden: ReadonlySet<string>): string =>
  changePage(answer, (given) => {
    const items: unknown[] = Array.isArray(given.items) ? given.items : [];
    return {
      ...given,
      items: items.filter((item) => !hidden.has((isRecord(item) && readId(item.id)) || '')),
      totalCount: Math.max(0, Number(given.totalCount) - hidden.size) || 0,
    };
  });
