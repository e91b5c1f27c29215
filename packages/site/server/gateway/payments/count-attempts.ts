import type { Db } from '../../platform/database.ts';

/** The number of attempts in the journal by status. */
export async function countAttempts(db: Db, scope: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ status: string; count: number }>(
    `select status, count(*) as count from gateway_attempt
     where starts_with(owner_id, $1) group by status`,
    [scope],
  );
  const known = ['inflight', 'paid', 'refused', 'unknown'].map((status) => [status, 0] as const);
  return new Map([...known, ...rows.map(({ status, count }) => [status, Number(count)] as const)]);
}
