import { afterEach, describe, expect, it, vi } from 'vitest';
import { addPerson, bearer, json, openWorld, type World } from '../gateway/gateway-world.ts';
import { openLog } from './log-lines.ts';
import { rawRequest } from './raw-request.ts';

let world: World;
afterEach(() => world.close());

async function open() {
  const memory = openLog();
  world = await openWorld({}, { log: memory.log });
  return memory;
}

describe('the log of requests', () => {
  it('has one line per request: id, route pattern, status, duration, upstream with its duration', async () => {
    const memory = await open();
    const ana = addPerson(world, { conversations: ['c-77'] });
    const answer = await world.call(`/api/conversations/c-77?x=segredo`, {
      method: 'DELETE',
      headers: bearer(ana.id),
    });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}(-[B-DF-HJ-NP-TV-XZ]{4}){2}$/);
    await vi.waitFor(() => expect(memory.requests()).toHaveLength(1));
    expect(memory.requests()[0]).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      msg: 'request',
      requestId: id,
      method: 'DELETE',
      route: '/api/conversations/:id',
      status: 200,
      ms: expect.any(Number),
      // The account, its list of conversations, and the deletion.
      upstreams: Array.from({ length: 3 }, () => ({ name: 'product', status: 200, ms: expect.any(Number) })),
    });
    expect(world.seenAt('/api/conversations/c-77')[0]?.headers['x-request-id']).toBe(id);
  });

  it("accepts only a proxy's UUID as the id", async () => {
    await open();
    const uuid = '0b7e7c1e-6d1a-4a52-9a2e-0d4c9a3f1b22';
    for (const [given, kept] of [
      [uuid, true],
      ['ana@hospital.example', false],
      ['4111111111111111', false],
    ] as const) {
      const answer = await world.call('/config.json', { headers: { 'X-Request-Id': given } });
      expect(answer.headers.get('x-request-id') === given).toBe(kept);
    }
  });

  it('names failures and cut calls without the path', async () => {
    const memory = await open();
    world.on.set('GET /ws/01310100/json/', (_seen, response) => void response.destroy());
    const failed = await world.call('/public/cep/01310100');
    expect(failed.status).toBe(502);
    expect(failed.headers.get('x-request-id')).toBeTruthy();
    await world.call('/api/nada/ana%40hospital.example');
    await world.call('/payment?cartao=4111111111111111');
    await rawRequest(world.url, 'GET', '/%61pi/ana@hospital.example');
    await vi.waitFor(() => expect(memory.requests()).toHaveLength(4));
    const [cut, unknown, page, refused] = memory.requests();
    expect(cut).toMatchObject({ route: '/public/*', status: 502 });
    expect(cut.upstreams).toEqual([{ name: 'postal', ms: expect.any(Number) }]);
    expect(unknown).toMatchObject({ route: '/api/*', status: 404 });
    expect(page).toMatchObject({ route: '/payment' });
    expect(refused).toMatchObject({ route: 'none', status: 400 });
    expect(memory.text()).not.toMatch(/ana@|ana%40|4111111111111111|cartao|01310100/);
  });

  it('logs an unexpected failure with the id of its request, without any input', async () => {
    const memory = await open();
    const ana = addPerson(world);
    world.on.set('GET /api/auth/my-account', (_seen, response) =>
      json(response, 200, { data: { id: ana.id } }),
    );
    const { logFailure } = await import('../../../../packages/site/server/platform/log.ts');
    const { runInScope } = await import('../../../../packages/site/server/platform/scope.ts');
    runInScope({ log: memory.log, request: { id: 'ABCD', upstreams: [] } }, () => {
      try {
        JSON.parse('dor torácica');
      } catch (error) {
        logFailure('test', error);
      }
    });
    expect(memory.lines()[0]).toMatchObject({
      level: 'error',
      requestId: 'ABCD',
      where: 'test',
      msg: 'failure',
    });
    expect(memory.text()).not.toMatch(/dor|torácica/);
  });

  it.each([
    ['lines that look like the place of an error', 'near "\n    at Ana Prado, dor torácica\n"'],
    ['a text without an end', `${'torácica'.repeat(50_000)} Ana`],
  ])('tells the places of an error, whose message may be %s', async (_what, message) => {
    const memory = await open();
    const { logFailure } = await import('../../../../packages/site/server/platform/log.ts');
    const { runInScope } = await import('../../../../packages/site/server/platform/scope.ts');
    const started = performance.now();
    runInScope({ log: memory.log }, () => logFailure('test', new Error(message)));
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(memory.lines()[0].error).toContain('request-log.test.ts');
    expect(memory.text()).not.toContain('Ana');
  });
});
