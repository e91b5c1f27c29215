import { describe, expect, it } from 'vitest';
import { createCounter } from '../../../../../packages/site/server/gateway/limits/limit-store.ts';
import { isLong } from '../../../../long.ts';
import { databases, openTestDatabase, ownDatabase } from '../../database-copy.ts';
import { isBlocked } from '../../meeting-statements.ts';

describe.each(databases)('counts on $name', ({ url }) => {
  it('never deadlock where one count exists and the other is new', async () => {
    const own = url ? await ownDatabase(url) : undefined;
    const db = await openTestDatabase(own?.url);
    const { take, giveBack } = createCounter({ db, secret: 's', now: () => new Date() });
    // PGlite has one connection, so that only PostgreSQL could deadlock.
    const rounds = url || isLong ? 20 : 4;
    for (let round = 0; round < rounds; round++) {
      // The new count sorts first, so its row is locked after the existing one.
      const [fresh, present] = [`a${round}`, `b${round}`].map((key) => ({ key, max: 1_000, seconds: 60 }));
      if (!fresh || !present) continue;
      await take([present]);
      const places = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const place = await take([fresh, present]);
          if ('at' in place) await giveBack([present], place.at);
          return place;
        }),
      );
      expect(places.filter((place) => 'wait' in place)).toEqual([]);
    }
    await db.close();
    await own?.drop();
  });

  it('are not full for hours when the clock is set back', async () => {
    const own = url ? await ownDatabase(url) : undefined;
    const db = await openTestDatabase(own?.url);
    let now = new Date('2026-11-28T12:00:00Z');
    const { take } = createCounter({ db, secret: 's', now: () => now });
    const places = [{ key: 'login', max: 2, seconds: 60 }];
    const takeAll = async () => [await take(places), await take(places), await take(places)];
    expect(await takeAll()).toEqual([{ at: now }, { at: now }, { wait: 60 }]);
    now = new Date(now.getTime() - 3_600_000);
    expect(await takeAll()).toEqual([{ at: now }, { at: now }, { wait: 60 }]);
    // The clocks of two processes differ by a second.
    now = new Date(now.getTime() - 1_000);
    expect(await take(places)).toEqual({ wait: 61 });
    await db.close();
    await own?.drop();
  });

  it('name the wait of the full count, not of one that has room', async () => {
    const own = url ? await ownDatabase(url) : undefined;
    const db = await openTestDatabase(own?.url);
    let now = new Date('2026-11-28T12:00:00Z');
    const { take } = createCounter({ db, secret: 's', now: () => now });
    const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const [full, roomy] = [1, 10].map((max) => ({ key: `of ${max}`, max, seconds: 60 }));
    if (!full || !roomy) return;
    await take([full]);
    now = inSeconds(30);
    await take([roomy]);
    now = inSeconds(10);
    expect(await take([full, roomy])).toEqual({ wait: 20 });
    await db.close();
    await own?.drop();
  });

  it.runIf(url)(
    'do not exceed their limit by a call that waited while another filled a new count',
    async () => {
      const own = await ownDatabase(url ?? '');
      const db = await openTestDatabase(own.url);
      const { take } = createCounter({ db, secret: 's', now: () => new Date() });
      const [free, filled] = ['free', 'filled'].map((key) => ({ key, max: 1, seconds: 60 }));
      if (!free || !filled) return;
      let late: ReturnType<typeof take> | undefined;
      await db.tx(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [filled.key]);
        late = take([free, filled]);
        await isBlocked(db);
        await tx.query('insert into gateway_limit (key, hits, expires_at) values ($1, array[now()], now())', [
          filled.key,
        ]);
      });
      expect(await late).toHaveProperty('wait');
      expect(await take([free]), 'its other place is given back').toHaveProperty('at');
      await db.close();
      await own.drop();
    },
  );
});
