import { expect, it, onTestFinished, vi } from 'vitest';
import { type Db, openDatabase } from '../../../../packages/site/server/platform/database.ts';
import { DatabaseUnavailable } from '../../../../packages/site/server/platform/db.ts';
import { MIGRATION_LIMITS, openPostgres } from '../../../../packages/site/server/platform/postgres.ts';
import { createReadiness } from '../../../../packages/site/server/platform/readiness.ts';
import { openOwnDatabase, ownDatabase } from '../database-copy.ts';

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

const databaseUrl = process.env.TEST_DATABASE_URL;
it.runIf(databaseUrl)('takes a refused write on a former primary for an outage', async () => {
  const db = await openDatabase({ databaseUrl, dataDir: 'memory', migrations: [] });
  const write = db.tx(async (readOnly) => {
    await readOnly.exec('set transaction read only');
    await readOnly.exec('create table never (id int)');
  });
  await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable);
  await db.close();
});

it.runIf(databaseUrl)('takes a connection that PostgreSQL refuses for an outage', async () => {
  const own = await ownDatabase(databaseUrl ?? '');
  const place = { dataDir: 'memory', migrations: [] };
  const [db, admin] = [
    await openDatabase({ ...place, databaseUrl: own.url }),
    await openDatabase({ ...place, databaseUrl }),
  ];
  const name = new URL(own.url).pathname.slice(1);
  await admin.exec(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  // The first statement may still meet a connection that has just been ended.
  for (let time = 0; time < 2; time += 1)
    await expect(db.query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
  await db.close();
  await admin.close();
  await own.drop();
});

it.runIf(databaseUrl).each([
  ['a deadlock', 'reset lock_timeout'],
  ['a lock that is not granted in time', 'set local lock_timeout = 1'],
])('takes %s for an outage, so that a client tries again', async (_name, setting) => {
  const db = await openDatabase({ databaseUrl, dataDir: 'memory', migrations: [] });
  const lock = (tx: Db, number: number) => tx.query('select pg_advisory_xact_lock($1::int)', [number]);
  const [here, there] = [process.pid, -process.pid];
  const ends = await db.tx(async (one) => {
    await lock(one, here);
    return db.tx(async (other) => {
      await other.exec(setting);
      await lock(other, there);
      return Promise.allSettled([lock(one, there), lock(other, here)]);
    });
  });
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(refused).toEqual([expect.any(DatabaseUnavailable)]);
  await db.close();
});

it.runIf(databaseUrl).each([
  [
    'in UTF-8',
    (name: string) => `create database ${name} template template0 encoding 'LATIN1' locale 'C'`,
    'LATIN1, em vez de UTF8',
  ],
  [
    'whose statements may meet',
    (name: string) =>
      `create database ${name}; alter database ${name} set default_transaction_isolation = 'serializable'`,
    'transações serializable, em vez de read committed',
  ],
])('starts only on a database %s', async (_name, create, reason) => {
  // On a busy disk, creating a database takes longer than the limit for the server's statements.
  const admin = await openPostgres(databaseUrl ?? '', MIGRATION_LIMITS);
  const name = `vesalio_other_${process.pid}`;
  for (const statement of create(name).split('; ')) await admin.exec(statement);
  const own = new URL(databaseUrl ?? '');
  own.pathname = `/${name}`;
  await expect(openPostgres(own.href)).rejects.toThrow(
    `Não foi possível conectar ao PostgreSQL de DATABASE_URL: o banco usa ${reason}`,
  );
  await admin.exec(`drop database ${name} with (force)`);
  await admin.close();
});

it.runIf(databaseUrl).each([
  [59, undefined],
  [61, 'PostgreSQL de DATABASE_URL: o relógio deste servidor está 61 minutos adiante do relógio do banco'],
  [-61, 'está 61 minutos atrás do'],
])('starts only with a clock near that of the database: %i minutes away', async (minutes, refusal) => {
  const later = Date.now() + minutes * 60_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  const opened = openPostgres(databaseUrl ?? '');
  if (refusal) await expect(opened).rejects.toThrow(refusal);
  else await (await opened).close();
});
