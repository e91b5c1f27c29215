import type { Db } from '../../platform/database.ts';

/**
 * Deletes the gateway's data about one conversation. An answer in progress ends, because its turn is deleted. Owner and
 * id include the scope.
 */
export async function forgetConversation(db: Db, owner: string, conversationId: string): Promise<void> {
  for (const table of ['gateway_conversation_mark', 'gateway_temporary', 'gateway_turn_record'])
    await db.query(`delete from ${table} where owner_id = $1 and conversation_id = $2`, [
      owner,
      conversationId,
    ]);
}
