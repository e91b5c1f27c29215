import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Db,
  isUniqueViolation,
  type Migration,
  migrate,
  openDatabase,
} from '../../../../packages/site/server/platform/database.ts';
import { lockFolder } from '../../../../packages/site/server/platform/lock.ts';
import { migrations } from '../../../../packages/site/server/platform/migrations/index.ts';
import { isLong } from '../../../long.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { databases, ownDatabase } from '../database-copy.ts';
import { isBlocked } from '../meeting-statements.ts';

/**
 * Both databases, because their results are compared. Of the other tests here, only those of the folder need PGlite.
 */
const both = [
  { name: 'PGlite', databaseUrl: undefined },
  ...(process.env.TEST_DATABASE_URL
    ? [{ name: 'PostgreSQL', databaseUrl: process.env.TEST_DATABASE_URL }]
    : []),
];

/** The product's schema on each of them. */
const schemas = new Map<string, unknown[]>();

const site = fileURLToPath(new URL('../../../../packages/site', import.meta.url));
/** A program that locks the given file and keeps running. */
const HOLD = `const fd = require('node:fs').openSync(process.argv[1], 'a+');
  console.log(require('fs-native-extensions').tryLock(fd));
  setInterval(() => {}, 1000);`;
const step = (id: string, sql: string): Migration => ({ id, sql });

describe.each(both)('$name', ({ name, databaseUrl }) => {
  const prefix = `t${Date.now().toString(36)}`;
  const sample = [
    step(
      `${prefix}_1`,
      `create extension if not exists unaccent; create table ${prefix}_item (id bigint primary key, name text not null, born date, extra jsonb)`,
    ),
    step(
      `${prefix}_2`,
      `alter table ${prefix}_item add column hits integer not null default 0; create index on ${prefix}_item (name)`,
    ),
  ];
  const dataDir = databaseUrl ? 'memory' : temporaryFolder();
  let db: Db;
  beforeAll(async () => {
    db = await openDatabase({ databaseUrl, dataDir, migrations: [...migrations, ...sample] });
  });
  afterAll(async () => {
    await db.exec(`drop table ${prefix}_item; delete from schema_migration where id like '${prefix}%'`);
    await db.close();
  });

  it('reads every type in the same way', async () => {
    await db.query(`insert into ${prefix}_item (id, name, born, extra) values ($1, $2, $3, $4)`, [
      1,
      'Ação',
      '2026-11-20',
      JSON.stringify([{ a: 1 }]),
    ]);
    const [row] = await db.query(
      `select id, name, born, extra, hits, count(*) over () as total, 1.5::numeric as price, now() as at, unaccent(name) as plain from ${prefix}_item`,
    );
    expect(row).toMatchObject({
      id: 1,
      name: 'Ação',
      born: '2026-11-20',
      extra: [{ a: 1 }],
      hits: 0,
      total: 1,
      price: '1.5',
      plain: 'Acao',
    });
    expect(row?.at).toBeInstanceOf(Date);
  });

  it('commits or rolls back as a whole, and names a duplicate', async () => {
    const insert = (id: number) => `insert into ${prefix}_item (id, name) values (${id}, 'x')`;
    const failure = await db
      .tx(async (inner) => {
        await inner.query(insert(50));
        await inner.tx((deeper) => deeper.query(insert(50)));
      })
      .catch((error: unknown) => error);
    expect(isUniqueViolation(failure)).toBe(true);
    expect(await db.query(`select id from ${prefix}_item where id = 50`)).toEqual([]);
    await db.tx((inner) => inner.query(insert(51)));
    expect(await db.query(`select id from ${prefix}_item where id = 51`)).toEqual([{ id: 51 }]);
  });

  it('reports a full disk as an outage, in and outside of a transaction', async () => {
    const full = "do $$ begin raise exception 'full' using errcode = '53100'; end $$";
    for (const attempt of [() => db.query(full), () => db.exec(full), () => db.tx((tx) => tx.exec(full))])
      await expect(attempt()).rejects.toMatchObject({ name: 'DatabaseUnavailable', message: 'full' });
  });

  it('loses no update of 100 transactions that read, then write', async () => {
    await db.query(`insert into ${prefix}_item (id, name) values (99, 'counter')`);
    await Promise.all(
      Array.from({ length: 100 }, () =>
        db.tx(async (inner) => {
          const [row] = await inner.query<{ hits: number }>(
            `select hits from ${prefix}_item where id = 99 for update`,
          );
          await inner.query(`update ${prefix}_item set hits = $1 where id = 99`, [(row?.hits ?? 0) + 1]);
        }),
      ),
    );
    expect(await db.query(`select hits from ${prefix}_item where id = 99`)).toEqual([{ hits: 100 }]);
  });

  it('runs a prepared statement, also after its plan was lost', async () => {
    const count = () =>
      db.query<{ n: number }>(`select $1::integer + count(*) as n from ${prefix}_item where false`, [3], {
        keepsPlan: true,
      });
    const kept = () => db.query(`select 1 as is from pg_prepared_statements where name like 'vesalio_%'`);
    expect(await count()).toEqual([{ n: 3 }]);
    expect(await kept()).toEqual(databaseUrl ? [{ is: 1 }] : []);
    // As with older PgBouncer versions, which give the next statement another connection.
    await db.exec('deallocate all');
    expect(await count()).toEqual([{ n: 3 }]);
    expect(await kept()).toEqual([]);
    await expect(db.query('select 1 / $1::integer', [0], { keepsPlan: true })).rejects.toMatchObject({
      code: '22012',
    });
  });

  it('has the same schema as the other (catalogue 57)', async () => {
    const schema = await db.query(
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema = 'public' and table_name like 'gateway%' order by table_name, column_name`,
    );
    expect(schema.length).toBeGreaterThan(10);
    schemas.set(name, schema);
    for (const other of schemas.values()) expect(schema).toEqual(other);
  });

  // Tested here, because opening another PGlite takes seconds.
  it.runIf(!databaseUrl)('refuses a second opening in the same process and names the pid', async () => {
    await expect(openDatabase({ dataDir, migrations: [] })).rejects.toThrow(
      `já está em uso pelo processo ${process.pid}.`,
    );
    await db.close();
    db = await openDatabase({ dataDir, migrations: [] });
  });
});

describe.each(databases)('migrations on $name', ({ url }) => {
  it('apply to an empty database, to a previous version, twice, and after an interruption (catalogue 57)', async () => {
    const own = url ? await ownDatabase(url, { isEmpty: true }) : undefined;
    const place = { databaseUrl: own?.url, dataDir: temporaryFolder() };
    const first = step('1', 'create table a (id int)');
    const broken = step('2', 'create table b (id int); select 1/0');
    const mended = step('2', 'create table b (id int)');
    await (await openDatabase({ ...place, migrations: [first] })).close();
    await expect(openDatabase({ ...place, migrations: [first, broken] })).rejects.toThrow(
      url
        ? /^Não foi possível preparar o banco de dados de DATABASE_URL: division by zero$/
        : /division by zero/,
    );
    await (await openDatabase({ ...place, migrations: [first, mended] })).close();
    const db = await openDatabase({ ...place, migrations: [first, mended] });
    expect(await db.query('select id from schema_migration order by id')).toEqual([{ id: '1' }, { id: '2' }]);
    expect(await db.query('select * from b')).toEqual([]);
    await db.close();
    await own?.drop();
  });
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'migrations may take longer than the role’s other statements',
  async () => {
    const own = await ownDatabase(process.env.TEST_DATABASE_URL ?? '', { isEmpty: true });
    const open = (...given: Migration[]) =>
      openDatabase({ databaseUrl: own.url, dataDir: 'memory', migrations: given });
    const name = new URL(own.url).pathname.slice(1);
    await (await open(step('1', `alter database ${name} set statement_timeout = 200`))).close();
    const db = await open(step('2', 'select pg_sleep(0.5)'));
    expect(await db.query('select id from schema_migration order by id')).toEqual([{ id: '1' }, { id: '2' }]);
    await db.close();
    await own.drop();
  },
);

it.runIf(process.env.TEST_DATABASE_URL)(
  'a migration that waits for a table, as during a dump, keeps nobody else from it for long',
  async () => {
    const own = await ownDatabase(process.env.TEST_DATABASE_URL ?? '', { isEmpty: true });
    const open = (...given: Migration[]) =>
      openDatabase({ databaseUrl: own.url, dataDir: 'memory', migrations: given });
    const db = await open(step('1', 'create table a (id int)'));
    let endDump = () => {};
    const dump = db.tx(async (tx) => {
      await tx.query('select * from a');
      await new Promise<void>((resolve) => {
        endDump = resolve;
      });
    });
    const change = step('2', 'alter table a add column b int');
    const migrating = migrate(db, [change], { tableMs: 100, pauseMs: 200, tries: 50 });
    await isBlocked(db);
    for (let reads = 0; reads < 5; reads += 1)
      expect(await Promise.race([db.query('select * from a'), delay(2_000, 'blocked')])).toEqual([]);
    await expect(migrate(db, [change], { tableMs: 50, pauseMs: 1, tries: 1 })).rejects.toThrow(
      'lock timeout',
    );
    endDump();
    await Promise.all([dump, migrating]);
    expect(await db.query('select b from a')).toEqual([]);
    await db.close();
    await own.drop();
  },
);

// The first eleven predate the first release.
it.each(migrations.filter(({ id }) => id > '011_z'))(
  '$id leaves the release before able to run',
  ({ sql }) => {
    const statements = sql.replace(/--.*$/gm, '');
    expect(statements).not.toMatch(
      /\b(?:drop|rename|truncate|set not null|alter column \w+ (?!set default))\b/i,
    );
    // Inserts of the previous release have no value for a new column.
    for (const [column] of statements.matchAll(/add column[^,;]*/gi))
      if (/not null/i.test(column)) expect(column).toMatch(/\bdefault\b/i);
  },
);

describe('data folder', () => {
  it.runIf(isLong)('reports files that do not belong to a database', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'pglite'), '');
    await expect(openDatabase({ dataDir, migrations: [] })).rejects.toThrow(/: arquivos inacessíveis$/);
  });

  it('refuses a folder that another process uses, and takes it over when that one has died (catalogue 56)', async () => {
    const dataDir = temporaryFolder();
    const other = spawn(process.execPath, ['-e', HOLD, join(dataDir, 'vesalio.lock')], { cwd: site });
    const ended = new Promise((resolve) => other.once('exit', resolve));
    expect(String((await once(other.stdout, 'data'))[0])).toBe('true\n');
    expect(() => lockFolder(dataDir)).toThrow(`${dataDir} já está em uso.`);
    other.kill('SIGKILL');
    await ended;
    lockFolder(dataDir)();
  });

  it.each([
    ['nothing', ''],
    ['a process that runs, but holds nothing', '1\n'],
    ['this very process, in a former life', `${process.pid}\n`],
  ])('takes over a lock file that names %s', (_name, content) => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'vesalio.lock'), content);
    const release = lockFolder(dataDir);
    expect(() => lockFolder(dataDir)).toThrow(`pelo processo ${process.pid}.`);
    release();
    release();
    lockFolder(dataDir)();
  });

  it('reports in one line that the folder cannot be used', async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const failure = await openDatabase({ dataDir: file, migrations: [] }).catch(
      (error: Error) => error.message,
    );
    expect(failure).toBe(`Não foi possível usar a pasta de dados ${file} (EEXIST).`);
  });

  it('does not wait for a folder that the file system never lets be made', () => {
    expect(() => lockFolder('/proc/vesalio/data')).toThrow(
      'Não foi possível usar a pasta de dados /proc/vesalio/data (ENOENT).',
    );
  });

  it('reports in one line that PostgreSQL does not answer', async () => {
    const failure = await openDatabase({
      databaseUrl: 'postgres://127.0.0.1:1/none',
      dataDir: 'memory',
      migrations: [],
    }).catch((error: Error) => error.message);
    expect(failure).toMatch(/^Não foi possível conectar ao PostgreSQL de DATABASE_URL: .+$/);
  });
});
