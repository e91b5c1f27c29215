import type { Db } from '../platform/database.ts';

/** The gateway's tables that name their account in `owner_id`, with the scope of the services. */
const OWNED = [
  'gateway_turn_record',
  'gateway_conversation',
  'gateway_conversation_mark',
  'gateway_temporary',
  'gateway_message',
  'gateway_feedback',
  'gateway_replacement',
];

/** Deletes what the gateway keeps of an account, once the product API has deleted it. */
export async function deleteAccountRows(db: Db, owner: string): Promise<void> {
  await db.tx(async (tx) => {
    for (const table of OWNED) await tx.query(`delete from ${table} where owner_id = $1`, [owner]);
  });
}
