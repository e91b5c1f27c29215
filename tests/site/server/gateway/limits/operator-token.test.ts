import { beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../gateway-world.ts';

const TOKEN = 'the-token-of-the-operator';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    ADMIN_TOKEN: TOKEN,
    METRICS_TOKEN: TOKEN,
    TRUST_PROXY: '1',
    RATE_LIMITS: '{"operator":{"max":3,"seconds":900}}',
  });
});

const look = async (token: string, from: string, path = '/gateway/admin/payments'): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': from };
  return (await world.call(path, { headers })).status;
};

it('blocks an address after three wrong operator tokens, and no other', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => look(`guess-${index}`, '203.0.113.9')),
  );
  expect(guesses.filter((status) => status === 401)).toHaveLength(3);
  expect(guesses.filter((status) => status === 429)).toHaveLength(9);
  expect(await look(TOKEN, '203.0.113.9')).toBe(429);
  expect(await look(TOKEN, '198.51.100.7')).toBe(200);
});

it('never counts the right token', async () => {
  for (let index = 0; index < 8; index++) expect(await look(TOKEN, '198.51.100.8')).toBe(200);
});

it('blocks an address for a minute after ten wrong metrics tokens; never counts the right one', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => look(`guess-${index}`, '203.0.113.20', '/metrics')),
  );
  expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(20);
  expect(await look(TOKEN, '203.0.113.20', '/metrics')).toBe(429);
  for (let index = 0; index < 15; index++)
    expect(await look(TOKEN, '198.51.100.20', '/metrics'), `time ${index}`).toBe(200);
});
