import type { Db } from '../../platform/database.ts';
import { type Account, readId } from '../accounts.ts';
import { forgetConversation } from '../records/forget.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import { MAX_PAGES, pagesOf } from './conversation-list.ts';

export interface Conversations {
  remember(conversationId: string, ownerId: string): Promise<void>;
  forget(conversationId: string, ownerId: string): Promise<void>;
  /** Created here for the account, or found in its conversation list. */
  isOwn(conversationId: string, account: Account, token: string): Promise<boolean>;
}

interface Options {
  db: Db;
  product: Upstream;
  /** Separates the conversations of different AI hosts in one database. */
  scope: string;
  now: () => Date;
}

/** A fully read list is not read again within this time for an id that it does not contain. */
const WALKED_MS = 60_000;
const MAX_WALKED = 10_000;

/** Stores the owner of each conversation, because the AI host knows only the gateway's key. */
export function createConversations({ db, product, scope, now }: Options): Conversations {
  const walks = new Map<string, { at: number; done: Promise<boolean> }>();

  const rememberAll = async (ids: readonly string[], ownerId: string): Promise<void> => {
    await db.query(
      `insert into gateway_conversation (conversation_id, owner_id)
       select id, $2 from unnest($1::text[]) as id on conflict do nothing`,
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
   * @returns whether the list could be read
   */
  async function walk(ownerId: string, token: string, pages: number): Promise<boolean> {
    const list = pagesOf(product, token, pages);
    for (;;) {
      const step = await list.next();
      if (step.done) return step.value === undefined;
      const ids = step.value.items.flatMap(({ id }) => readId(id) ?? []);
      if (ids.length > 0) await rememberAll(ids, ownerId);
    }
  }

  /** Reads the list once for all waiting calls. For a while after that, only the newest page is read. */
  async function readList(ownerId: string, token: string): Promise<void> {
    const at = now().getTime();
    const last = walks.get(ownerId);
    if (last && last.at + WALKED_MS > at) {
      await last.done;
      await walk(ownerId, token, 1);
      return;
    }
    const done = walk(ownerId, token, MAX_PAGES);
    walks.delete(ownerId);
    walks.set(ownerId, { at, done });
    const [oldest] = walks.keys();
    if (walks.size > MAX_WALKED && oldest !== undefined) walks.delete(oldest);
    const isRead = await done.catch((error: unknown) => {
      walks.delete(ownerId);
      throw error;
    });
    if (!isRead) walks.delete(ownerId);
  }

  return {
    remember: (conversationId, ownerId) => rememberAll([conversationId], ownerId),
    forget: async (conversationId, ownerId) => {
      await forgetConversation(db, scope + ownerId, scope + conversationId);
      await db.query('delete from gateway_conversation where conversation_id = $1 and owner_id = $2', [
        scope + conversationId,
        ownerId,
      ]);
      await db.query('delete from gateway_replacement where conversation_id = $1 and owner_id = $2', [
        scope + conversationId,
        scope + ownerId,
      ]);
    },
    isOwn: async (conversationId, account, token) => {
      const known = await ownerOf(conversationId);
      if (known !== undefined) return known === account.id;
      await readList(account.id, token);
      return (await ownerOf(conversationId)) === account.id;
    },
  };
}
