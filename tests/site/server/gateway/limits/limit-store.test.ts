import { describe, expect, it } from 'vitest';
import { createCounter } from '../../../../../packages/site/server/gateway/limits/limit-store.ts';
import { databases, openTestDatabase, ownDatabase } from '../../database-copy.ts';

describe.each(databases)('counts on $name', ({ url }) => {
  it('never deadlock where one count exists and the other is new', async () => {
    const own = url ? await ownDatabase(url) : undefined;
    const db = await openTestDatabase(own?.url);
    const { take, giveBack } = createCounter({ db, secret: 's', now: () => new Date() });
    for (let round = 0; round < 20; round++) {
      // The new count sorts first, so that its row is locked after the one that exists.
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
});
