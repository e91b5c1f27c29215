import { openDatabase, StartupError } from '@vesalio/site/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '../database-copy.ts';
import { addPerson, bearer, openWorld, type World } from '../gateway/gateway-world.ts';
import { openSilentProxy, type SilentProxy } from './silent-proxy.ts';

const seconds = async (work: Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work.catch(() => undefined);
  return (performance.now() - began) / 1000;
};

it('does not wait for a database that accepts a connection and sends nothing', async () => {
  const proxy = await openSilentProxy();
  const opened = openDatabase({
    databaseUrl: `postgres://nobody@127.0.0.1:${proxy.port}/none`,
    dataDir: 'memory',
    migrations: [],
  });
  expect(await seconds(opened)).toBeLessThan(8);
  await expect(opened).rejects.toBeInstanceOf(StartupError);
  await proxy.close();
});

// PGlite has no connection that could stop answering.
if (process.env.TEST_DATABASE_URL) {
  describe('a PostgreSQL whose connection stops answering', () => {
    let proxy: SilentProxy;
    let world: World;
    let own: Awaited<ReturnType<typeof ownDatabase>>;
    beforeAll(async () => {
      own = await ownDatabase(process.env.TEST_DATABASE_URL ?? '');
      const direct = new URL(own.url);
      proxy = await openSilentProxy({ host: direct.hostname, port: Number(direct.port || 5432) });
      const through = new URL(direct);
      through.host = `127.0.0.1:${proxy.port}`;
      const db = await openDatabase({ databaseUrl: through.href, dataDir: 'memory', migrations: [] });
      world = await openWorld({}, { db, timeouts: { shutdownMs: 2_000 } });
    });
    afterAll(async () => {
      await proxy.close();
      await own.drop();
    });

    it('is reported by /readyz, not by /healthz, delays no request for long, and is used again', async () => {
      const person = addPerson(world);
      expect(await (await world.call('/readyz')).json()).toEqual({
        ok: true,
        database: true,
        disk: true,
        draining: false,
      });
      proxy.isSilent = true;
      const pay = () =>
        world.call('/api/subscription/create', {
          method: 'POST',
          headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
          body: JSON.stringify({ internalPlanName: 'fleming_plan' }),
        });
      const [health, paying] = await Promise.all([seconds(world.call('/healthz')), seconds(pay())]);
      expect(health).toBeLessThan(2);
      expect(paying).toBeLessThan(10);
      const readiness = await world.call('/readyz');
      expect([readiness.status, await readiness.json()]).toMatchObject([503, { ok: false, database: false }]);
      proxy.isSilent = false;
      await expect.poll(async () => (await world.call('/readyz')).status, { timeout: 20_000 }).toBe(200);
      expect((await pay()).status).toBe(200);
    });

    it('does not delay the end of the server', async () => {
      proxy.isSilent = true;
      const stuck = world.call('/gateway/payments/some-key', { headers: bearer(addPerson(world).id) });
      stuck.catch(() => undefined);
      expect(await seconds(world.close())).toBeLessThan(6);
    });
  });

  it('survives a connection that is cut between two statements of a transaction', async () => {
    const db = await openDatabase({
      databaseUrl: process.env.TEST_DATABASE_URL,
      dataDir: 'memory',
      migrations: [],
    });
    const cut = db.tx(async (tx) => {
      const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await db.query('select pg_terminate_backend($1)', [own?.pid ?? 0]);
      await expect
        .poll(() => db.query('select 1 from pg_stat_activity where pid = $1', [own?.pid ?? 0]))
        .toEqual([]);
      await tx.query('select 1');
    });
    await expect(cut).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    // A statement that the server rejects keeps its own error.
    await expect(db.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });
}
