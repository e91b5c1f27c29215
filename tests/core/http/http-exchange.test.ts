import { type ExchangeRequest, limits } from '@vesalio/core';
import { describe, expect, test } from 'vitest';
import { createExchange } from '../../../packages/core/src/http/http-exchange.ts';

const GET: ExchangeRequest = { method: 'GET', path: '/a', headers: {}, timeoutMs: 0, isOpen: false };

type Answers = (address: string, init: RequestInit) => Promise<Response>;

describe('the exchange of a gateway', () => {
  const client = (answer: Answers) =>
    createExchange('http://gateway.test', ((input, init = {}) =>
      answer(String(input), init)) as typeof fetch);
  const never: Answers = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const kind = (run: Promise<unknown>) =>
    run.then(
      () => 'none',
      (error: { kind?: string }) => error.kind,
    );

  test('sends only the headers that its caller has set', async () => {
    const sent: string[] = [];
    const run = client(async (_, { headers }) => {
      sent.push(...new Headers(headers).keys());
      return new Response('{}');
    });
    await run({ ...GET, headers: { Accept: 'application/json' } });
    expect(sent).toEqual(['accept']);
  });

  test('distinguishes time-out, network, shape and abort', async () => {
    expect(await kind(client(never)({ ...GET, timeoutMs: 5 }))).toBe('timeout');
    expect(await kind(client(async () => Promise.reject(new TypeError('down')))(GET))).toBe('network');
    const endless = async () => new Response('x'.repeat(limits.answerBytes + 1));
    expect(await kind(client(endless)(GET))).toBe('shape');
    const controller = new AbortController();
    const cancelled = client(never)({ ...GET, signal: controller.signal });
    controller.abort();
    expect(await kind(cancelled)).toBe('aborted');
    expect(await kind(client(never)({ ...GET, signal: controller.signal }))).toBe('aborted');
  });

  test('sends arrays as arrays although an old Prototype.js defines their toJSON', async () => {
    const bodies: unknown[] = [];
    const api = client(async (_, { body }) => {
      bodies.push(body);
      return new Response('{}');
    });
    const toJSON = () => 'a text';
    Object.defineProperty(Array.prototype, 'toJSON', { value: toJSON, configurable: true });
    try {
      await api({ ...GET, method: 'POST', body: { reasons: ['wrong', 'old'], nested: [{ a: [1] }] } });
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    expect(bodies).toEqual(['{"reasons":["wrong","old"],"nested":[{"a":[1]}]}']);
  });

  test('sends JSON and queries, and returns the answer for every status', async () => {
    const seen: { address: string; init: RequestInit }[] = [];
    const api = client(async (address, init) => {
      seen.push({ address, init });
      return new Response('{"ok":true}', { status: 429, headers: { 'retry-after': '3' } });
    });
    const answer = await api({
      ...GET,
      method: 'POST',
      query: { pagina: 2, busca: 'a b' },
      body: { a: 1 },
      headers: { Accept: 'x' },
    });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('3');
    expect(typeof answer.data === 'string' ? JSON.parse(answer.data) : answer.data).toEqual({ ok: true });
    const [{ address, init }] = seen as [{ address: string; init: RequestInit }];
    expect(new URL(address).pathname + new URL(address).search).toMatch(/^\/a\?pagina=2&busca=a(\+|%20)b$/);
    expect(String(init.body)).toBe('{"a":1}');
    const headers = new Headers(init.headers);
    expect([headers.get('accept'), headers.get('content-type')]).toEqual(['x', 'application/json']);
  });

  test('leaves a stream open beyond the size limit of a whole answer', async () => {
    const api = client(async () => new Response('x'.repeat(limits.answerBytes + 1)));
    const { data } = await api({ ...GET, method: 'POST', isOpen: true });
    expect((await new Response(data as ReadableStream).text()).length).toBe(limits.answerBytes + 1);
  });
});
