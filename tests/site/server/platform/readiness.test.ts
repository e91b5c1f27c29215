import { expect, it } from 'vitest';
import { createReadiness } from '../../../../packages/site/server/platform/readiness.ts';
import { openOwnDatabase } from '../database-copy.ts';

it('is not ready while the database takes no writes', async () => {
  const db = await openOwnDatabase();
  await db.tx(async (readOnly) => {
    await readOnly.exec('set transaction read only');
    const ready = createReadiness({ db: readOnly, folder: undefined, isDraining: () => false });
    expect(await ready()).toEqual({ ok: false, database: false, disk: true, draining: false });
  });
  const ready = createReadiness({ db, folder: undefined, isDraining: () => false });
  expect(await ready()).toEqual({ ok: true, database: true, disk: true, draining: false });
  await db.close();
});
