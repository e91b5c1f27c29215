import type { Db } from '../../platform/database.ts';

/**
 * Deletes what the gateway keeps about one conversation; an answer under way ends with its turn. Owner and id bear the
 * scope.
 */
export async function forgetConversation(db: Db, owner: string, conversationId: string): Promise<void> {
  for (const table of ['gateway_conversation_mark', 'gateway_temporary', 'gateway_turn_record'])
    await db.query(`delete from ${table} where owner_id = $1 and conversation_id = $2`, [
      owner,
      conversationId,
    ]);
}
