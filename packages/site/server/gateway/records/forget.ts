import type { Db } from '../../platform/database.ts';

/** Deletes what the gateway keeps about one conversation. Owner and id bear the scope. */
export async function forgetConversation(db: Db, owner: string, conversationId: string): Promise<void> {
  for (const table of ['gateway_conversation_mark', 'gateway_temporary'])
    await db.query(`delete from ${table} where owner_id = $1 and conversation_id = $2`, [
      owner,
      conversationId,
    ]);
}
