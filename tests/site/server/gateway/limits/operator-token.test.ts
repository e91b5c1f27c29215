import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeWorlds, openWorld, type World } from '../gateway-world.ts';

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
afterAll(closeWorlds);

const look = async (token: string, from: string, path = '/gateway/admin/payments'): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': from };
  return (await world.call(path, { headers })).status;
};

it('three wrong tokens of the operator shut their address out, and nobody else', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => look(`guess-${index}`, '203.0.113.9')),
  );
  expect(guesses.filter((status) => status === 401)).toHaveLength(3);
  expect(guesses.filter((status) => status === 429)).toHaveLength(9);
  expect(await look(TOKEN, '203.0.113.9')).toBe(429);
  expect(await look(TOKEN, '198.51.100.7')).toBe(200);
});

it('the right token is never counted', async () => {
  for (let index = 0; index < 8; index++) expect(await look(TOKEN, '198.51.100.8')).toBe(200);
});

it('ten wrong tokens of the metrics shut their address out for a minute; the right one is never counted', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => look(`guess-${index}`, '203.0.113.20', '/metrics')),
  );
  expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(20);
  expect(await look(TOKEN, '203.0.113.20', '/metrics')).toBe(429);
  for (let index = 0; index < 15; index++)
    expect(await look(TOKEN, '198.51.100.20', '/metrics'), `time ${index}`).toBe(200);
});
