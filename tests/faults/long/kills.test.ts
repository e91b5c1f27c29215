import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { ownDatabase } from '../../site/server/database-copy.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { openServices, type Services } from '../services.ts';
import { createLedger, createPerson, findLost, type Ledger, visit } from './customer.ts';

const KILLS = Number(process.env.FAULT_KILLS ?? 50);
const SEED = Number(process.env.FAULT_FIRST ?? 1);
const PEOPLE_AT_ONCE = 8;

let services: Services;
let database: Awaited<ReturnType<typeof ownDatabase>> | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'vesalio-kills-'));
let server: ServerProcess | undefined;

const start = async (): Promise<ServerProcess> =>
  startServer({
    servicesPort: services.port,
    databaseUrl: database?.url,
    dataDir,
  });

beforeAll(async () => {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) database = await ownDatabase(databaseUrl);
  else console.log('TEST_DATABASE_URL is not set: the server is killed on PGlite.');
  services = await openServices();
});
afterAll(async () => {
  await server?.stop();
  await services.close();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it(`no acknowledged write is lost by a server that is killed ${KILLS} times under load (catalogue 56)`, async () => {
  const random = createRandom(SEED);
  const ledgers: Ledger[] = [];
  let url: string | undefined;
  let isOver = false;
  const oneAfterAnother = async (): Promise<void> => {
    while (!isOver) {
      if (!url) {
        await delay(5);
        continue;
      }
      const ledger = createLedger(createPerson(ledgers.length + 1));
      services.add(ledger.person);
      ledgers.push(ledger);
      // Killing the server cuts its connections. The ledger has the acknowledged results.
      await visit(url, ledger).catch(() => {});
    }
  };
  const people = Array.from({ length: PEOPLE_AT_ONCE }, oneAfterAnother);
  const lost: string[] = [];
  const check = async (at: string, some: readonly Ledger[]): Promise<void> => {
    for (let from = 0; from < some.length; from += PEOPLE_AT_ONCE)
      for (const found of await Promise.all(
        some.slice(from, from + PEOPLE_AT_ONCE).map((ledger) => findLost(at, ledger)),
      ))
        lost.push(...found);
  };
  const count = (has: (ledger: Ledger) => unknown) => ledgers.filter(has).length;
  const acknowledged = () =>
    count(({ isPaid }) => isPaid) + count(({ messageId }) => messageId) + count(({ isRated }) => isRated);
  let checked = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    server = await start();
    const at = `http://127.0.0.1:${server.port}`;
    const news = ledgers.slice(checked);
    checked = ledgers.length;
    await check(at, news);
    // Kill after a number of acknowledgments, so that slow machines get as far as fast ones.
    const enough = acknowledged() + 2 + random.below(14);
    url = at;
    while (acknowledged() < enough) await delay(5);
    await delay(random.below(40));
    url = undefined;
    await server.stop('SIGKILL');
  }
  isOver = true;
  await Promise.all(people);
  server = await start();
  await check(`http://127.0.0.1:${server.port}`, ledgers);
  const paid = count(({ isPaid }) => isPaid);
  const answered = count(({ messageId }) => messageId);
  const rated = count(({ isRated }) => isRated);
  console.log(
    `seed ${SEED}: ${ledgers.length} people, ${paid} payments, ${answered} answers and ${rated} ratings acknowledged`,
  );
  expect(lost.join('\n')).toBe('');
  expect(Math.min(paid, answered, rated)).toBeGreaterThan(0);
}, 1_800_000);
