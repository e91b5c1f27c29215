import type { Db } from '../../platform/database.ts';
import { type Account, readId } from '../accounts.ts';
import { callUpstream, isRecord, readAnswer, type Upstream, unwrap } from '../upstream/upstreams.ts';

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
}

const PAGE_SIZE = 100;
const MAX_PAGES = 20;

/** The owner of each conversation. The AI host knows only one key, so the gateway has to know. */
export function createConversations({ db, product, scope }: Options): Conversations {
  const remember: Conversations['remember'] = async (conversationId, ownerId) => {
    await db.query(
      'insert into gateway_conversation (conversation_id, owner_id) values ($1, $2) on conflict do nothing',
      [scope + conversationId, ownerId],
    );
  };

  async function isListed(conversationId: string, token: string): Promise<boolean> {
    let seen = 0;
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const response = await callUpstream(product, `/api/conversations?page=${page}&pageSize=${PAGE_SIZE}`, {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      });
      const list = unwrap(await readAnswer(response));
      const items = response.ok && isRecord(list) && Array.isArray(list.items) ? list.items : [];
      if (items.some((item) => isRecord(item) && readId(item.id) === conversationId)) return true;
      seen += items.length;
      const total = isRecord(list) ? Number(list.totalCount) : 0;
      if (items.length === 0 || !(seen < total)) return false;
    }
    return false;
  }

  return {
    remember,
    forget: async (conversationId, ownerId) => {
      await db.query('delete from gateway_conversation where conversation_id = $1 and owner_id = $2', [
        scope + conversationId,
        ownerId,
      ]);
    },
    isOwn: async (conversationId, account, token) => {
      const [known] = await db.query<{ owner: string }>(
        'select owner_id as owner from gateway_conversation where conversation_id = $1',
        [scope + conversationId],
      );
      if (known) return known.owner === account.id;
      if (!(await isListed(conversationId, token))) return false;
      await remember(conversationId, account.id);
      return true;
    },
  };
}
