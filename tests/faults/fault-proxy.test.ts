import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createRandom } from '../random.ts';
import { createPlan, type Fault, type FaultProxy, faultKinds, openFaultProxy } from './fault-proxy.ts';

const BODY = 'x'.repeat(2_000);
let requests = 0;
const server = createServer((_request, response) => {
  requests += 1;
  response.end(BODY);
});
let proxy: FaultProxy;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await openFaultProxy(() => (server.address() as AddressInfo).port);
});
afterEach(() => proxy.setPlan(undefined));
afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

const ask = async (kind?: Fault['kind']): Promise<string> => {
  requests = 0;
  proxy.setPlan(kind && (() => ({ kind, bytes: 300, ms: 30 })));
  const answer = await fetch(`http://127.0.0.1:${proxy.port}`, { headers: { Connection: 'close' } })
    .then(
      (response) => response.text(),
      () => 'lost',
    )
    .catch(() => 'lost');
  return answer === BODY ? 'whole' : answer === 'lost' ? 'lost' : 'wrong';
};

it.each<[Fault['kind'] | undefined, string[], number]>([
  [undefined, ['whole'], 1],
  ['refuse', ['lost'], 0],
  ['cut-request', ['lost'], 0],
  ['cut-answer', ['lost'], 1],
  ['stall', ['whole'], 1],
  ['half-open', ['lost'], 1],
  ['garbage', ['lost', 'wrong'], 1],
  ['duplicate', ['whole'], 2],
  ['drip', ['whole'], 1],
])('a line with %s', async (kind, outcomes, arrived) => {
  expect(outcomes).toContain(await ask(kind));
  await vi.waitFor(() => expect(requests).toBe(arrived));
});

it('generates the same faults from the same seed, and all kinds from many seeds', () => {
  const draw = (seed: number) => {
    const plan = createPlan(createRandom(seed), 3, 100);
    return Array.from({ length: 12 }, plan);
  };
  expect(draw(7)).toEqual(draw(7));
  const kinds = Array.from({ length: 60 }, (_, seed) => draw(seed)).flat();
  expect(new Set(kinds.flatMap((fault) => fault?.kind ?? []))).toEqual(new Set(faultKinds));
});
