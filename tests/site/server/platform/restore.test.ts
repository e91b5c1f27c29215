import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Db, migrations, openDatabase } from '@vesalio/site/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { ownDatabase } from '../database-copy.ts';
import { addPerson, bearer, openWorld, type Person, type World } from '../gateway/gateway-world.ts';

const execute = promisify(execFile);
const databaseUrl = process.env.TEST_DATABASE_URL;
const SESSION_SECRET = 'one-secret-before-and-after-the-restore';

describe.runIf(databaseUrl)('a dump of PostgreSQL, restored into a new database', () => {
  let before: Awaited<ReturnType<typeof ownDatabase>>;
  let after: Awaited<ReturnType<typeof ownDatabase>>;
  let db: Db;
  let restoredDb: Db;
  let world: World;
  let restored: World;
  beforeAll(async () => {
    [before, after] = await Promise.all([
      ownDatabase(databaseUrl ?? ''),
      ownDatabase(databaseUrl ?? '', { isEmpty: true }),
    ]);
    db = await openDatabase({ databaseUrl: before.url, dataDir: 'memory', migrations });
    world = await openWorld({ SESSION_SECRET }, { db });
  });
  afterAll(async () => {
    await restored?.close();
    await world.close();
    await db.close();
    await restoredDb?.close();
    await before.drop();
    await after.drop();
  });

  const pay = (target: World, person: Person, key: string) =>
    target.call('/api/subscription/create', {
      method: 'POST',
      headers: { ...bearer(person.id), 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ internalPlanName: 'fleming_plan', cardId: 31, couponCode: null }),
    });

  it('keeps the open payment of an account and the owners of conversations', async () => {
    const person = addPerson(world, { cards: [31] });
    // The connection breaks after the charge may have happened.
    world.on.set('POST /api/subscription/create', (_seen, response) => void response.destroy());
    expect((await pay(world, person, 'before-dump')).status).toBe(502);
    await db.query("insert into gateway_conversation (conversation_id, owner_id) values ('x', 'y')");

    const file = join(temporaryFolder(), 'dump');
    await execute('pg_dump', ['--format=custom', `--file=${file}`, before.url]);
    await execute('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${after.url}`, file]);

    // The migrations run again over the restored database, as at every start.
    restoredDb = await openDatabase({ databaseUrl: after.url, dataDir: 'memory', migrations });
    for (const table of ['gateway_attempt', 'gateway_conversation', 'schema_migration']) {
      const count = (on: Db) => on.query<{ rows: number }>(`select count(*) as rows from ${table}`);
      expect(await count(restoredDb), table).toEqual(await count(db));
    }
    restored = await openWorld({ SESSION_SECRET, ...world.addresses }, { db: restoredDb });
    const open = await restored.call('/gateway/payments?open=1', { headers: bearer(person.id) });
    expect(await open.json()).toMatchObject([{ key: 'before-dump', status: 'unknown' }]);
    const second = await pay(restored, person, 'after-restore');
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'payment-open', key: 'before-dump' });
    expect(world.seenAt('/api/subscription/create'), 'nothing more is charged').toHaveLength(1);
  });
});
