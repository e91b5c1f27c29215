import { type Db, deleteExpired } from '../../platform/database.ts';

/** The owner of a conversation for a day after its deletion. A list that was read before cannot give it another. */
const NOBODY = '';
const DAY_MS = 86_400_000;

/**
 * Takes a conversation from its owner, in a transaction, before its other rows: whoever writes about it locks this one.
 * The id includes the scope.
 */
export async function disown(tx: Db, conversationId: string, ownerId: string): Promise<void> {
  const gone = await tx.query(
    'delete from gateway_conversation where conversation_id = $1 and owner_id = $2 returning 1',
    [conversationId, ownerId],
  );
  if (gone.length > 0)
    await tx.query('insert into gateway_conversation (conversation_id, owner_id) values ($1, $2)', [
      conversationId,
      NOBODY,
    ]);
}

/** Deletes the rows of conversations that have been nobody's for a day, longer than any list is read. */
export const sweepDisowned = (db: Db, now: Date): Promise<void> =>
  deleteExpired(db, 'gateway_conversation', 'owner_id = $1 and created_at < $2', [
    NOBODY,
    new Date(now.getTime() - DAY_MS),
  ]);

/**
 * Deletes the gateway's data about one conversation. An answer in progress ends, because its turn is deleted. Owner and
 * id include the scope.
 */
export async function forgetConversation(db: Db, owner: string, conversationId: string): Promise<void> {
  for (const table of [
    'gateway_conversation_mark',
    'gateway_temporary',
    'gateway_turn_record',
    'gateway_interruption',
  ])
    await db.query(`delete from ${table} where owner_id = $1 and conversation_id = $2`, [
      owner,
      conversationId,
    ]);
}
