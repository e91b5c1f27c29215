import { expect, it } from 'vitest';
import { openDatabase } from '../../../../packages/site/server/platform/database.ts';
import { DatabaseUnavailable } from '../../../../packages/site/server/platform/db.ts';
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

it.runIf(databaseUrl)('starts only on a database in UTF-8', async () => {
  const place = { dataDir: 'memory', migrations: [] };
  const admin = await openDatabase({ ...place, databaseUrl });
  const name = `vesalio_latin_${process.pid}`;
  await admin.exec(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
  const own = new URL(databaseUrl ?? '');
  own.pathname = `/${name}`;
  await expect(openDatabase({ ...place, databaseUrl: own.href })).rejects.toThrow(
    /^Não foi possível conectar ao PostgreSQL de DATABASE_URL: o banco usa LATIN1, em vez de UTF8$/,
  );
  await admin.exec(`drop database ${name} with (force)`);
  await admin.close();
});
