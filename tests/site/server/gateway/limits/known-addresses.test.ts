import { beforeAll, expect, it } from 'vitest';
import { createKnownAddresses } from '../../../../../packages/site/server/gateway/limits/known-addresses.ts';
import type { Db } from '../../../../../packages/site/server/platform/database.ts';
import { sharedDb } from '../gateway-world.ts';

const DAY_MS = 86_400_000;
let db: Db;
beforeAll(async () => {
  db = await sharedDb();
});

it('knows the last 20 addresses of an account for 180 days, and forgets them with it', async () => {
  let clock = new Date('2026-01-01T00:00:00Z');
  const later = (ms: number) => {
    clock = new Date(clock.getTime() + ms);
  };
  const known = createKnownAddresses({ db, secret: 's', now: () => clock });
  const look = (account: string, address: string) => known.look({ account, address });
  await known.remember({ account: 'ana', address: '10.0.0.0' });
  await known.remember({ account: 'bia', address: '10.0.0.0' });
  expect([await look('ana', '10.0.0.0'), await look('ana', '10.0.0.9')]).toEqual(['today', 'no']);
  later(DAY_MS);
  expect(await look('ana', '10.0.0.0')).toBe('yes');
  await known.remember({ account: 'ana', address: '10.0.0.0' });
  expect(await look('ana', '10.0.0.0')).toBe('today');
  later(180 * DAY_MS - 1);
  expect(await look('ana', '10.0.0.0')).toBe('yes');
  later(1);
  expect(await look('ana', '10.0.0.0')).toBe('no');

  for (let index = 1; index <= 21; index += 1) {
    later(1);
    await known.remember({ account: 'ana', address: `10.0.0.${index}` });
  }
  expect([await look('ana', '10.0.0.1'), await look('ana', '10.0.0.2')]).toEqual(['no', 'today']);
  await known.remember({ account: 'bia', address: '10.0.0.2' });
  await known.forget('ana');
  expect([await look('ana', '10.0.0.2'), await look('bia', '10.0.0.2')]).toEqual(['no', 'today']);
  expect(JSON.stringify(await db.query('select * from gateway_known_address'))).not.toMatch(/ana|bia|10\.0/);
});
