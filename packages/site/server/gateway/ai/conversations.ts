import type { Db } from '../../platform/database.ts';
import { type Account, readId } from '../accounts.ts';
import type { GatewayFailure } from '../failure.ts';
import { isAhead } from '../limits/is-ahead.ts';
import { disown, forgetConversation, sweepDisowned } from '../records/forget.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import { MAX_PAGES, pagesOf } from './conversation-list.ts';

export interface Conversations {
  remember(conversationId: string, ownerId: string): Promise<void>;
  forget(conversationId: string, ownerId: string): Promise<void>;
  /**
   * Whether the conversation was created here for the account, or is in its conversation list.
   * @throws GatewayFailure if the product refuses a part of the list, which may contain the conversation
   */
  isOwn(conversationId: string, account: Account, token: string): Promise<boolean>;
  /** Deletes what is kept of deleted conversations. */
  sweep(): Promise<void>;
}

interface Options {
  db: Db;
  product: Upstream;
  /** Separates the conversations of different AI hosts in one database. */
  scope: string;
  now: () => Date;
}

/** Milliseconds during which a fully read list is not read again for an id that it does not contain. */
const WALKED_MS = 60_000;
const MAX_WALKED = 10_000;

/** Stores the owner of each conversation, because the AI host knows only the gateway's key. */
export function createConversations({ db, product, scope, now }: Options): Conversations {
  const walks = new Map<string, { until: number; done: Promise<GatewayFailure | undefined> }>();

  const rememberAll = async (ids: readonly string[], ownerId: string): Promise<void> => {
    // Insert in a fixed order. Otherwise, two lists stored at once could deadlock.
    await db.query(
      `insert into gateway_conversation (conversation_id, owner_id)
       select id, $2 from unnest($1::text[]) as id order by id on conflict do nothing`,
      [ids.map((id) => scope + id), ownerId],
    );
  };

  const ownerOf = async (conversationId: string): Promise<string | undefined> => {
    const [known] = await db.query<{ owner: string }>(
      'select owner_id as owner from gateway_conversation where conversation_id = $1',
      [scope + conversationId],
    );
    return known?.owner;
  };

  /**
   * Stores the conversations on the first `pages` of the account's list.
   * @returns the product's refusal, if it refused a page
   */
  async function walk(ownerId: string, token: string, pages: number): Promise<GatewayFailure | undefined> {
    const list = pagesOf(product, token, pages);
    for (;;) {
      const step = await list.next();
      if (step.done) return step.value;
      const ids = step.value.items.flatMap(({ id }) => readId(id) ?? []);
      if (ids.length > 0) await rememberAll(ids, ownerId);
    }
  }

  /** Reads the list once for all waiting calls. For a while afterwards, only the newest page is read. */
  async function readList(ownerId: string, token: string): Promise<GatewayFailure | undefined> {
    const at = now();
    const last = walks.get(ownerId);
    if (last && isAhead(last.until, WALKED_MS, at)) {
      const refusal = await last.done;
      return (await walk(ownerId, token, 1)) ?? refusal;
    }
    const done = walk(ownerId, token, MAX_PAGES);
    walks.delete(ownerId);
    walks.set(ownerId, { until: at.getTime() + WALKED_MS, done });
    const [oldest] = walks.keys();
    if (walks.size > MAX_WALKED && oldest !== undefined) walks.delete(oldest);
    const refusal = await done.catch((error: unknown) => {
      walks.delete(ownerId);
      throw error;
    });
    if (refusal) walks.delete(ownerId);
    return refusal;
  }

  return {
    remember: (conversationId, ownerId) => rememberAll([conversationId], ownerId),
    forget: (conversationId, ownerId) =>
      db.tx(async (tx) => {
        await disown(tx, scope + conversationId, ownerId);
        await forgetConversation(tx, scope + ownerId, scope + conversationId);
        await tx.query('delete from gateway_replacement where conversation_id = $1 and owner_id = $2', [
          scope + conversationId,
          scope + ownerId,
        ]);
      }),
    isOwn: async (conversationId, account, token) => {
      const known = await ownerOf(conversationId);
      if (known !== undefined) return known === account.id;
      const refusal = await readList(account.id, token);
      const owner = await ownerOf(conversationId);
      if (owner === undefined && refusal) throw refusal;
      return owner === account.id;
    },
    sweep: () => sweepDisowned(db, now()),
  };
}
