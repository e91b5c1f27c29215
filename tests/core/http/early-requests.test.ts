import { createEarlyRequests } from '@vesalio/core';
import { expect, it } from 'vitest';

const BASE = 'https://gateway.test';

function open() {
  const sent: { url: string; token: string | null; signal: AbortSignal | null | undefined }[] = [];
  let clock = 0;
  const fetch = async (input: RequestInfo | URL, { headers, signal }: RequestInit = {}) => {
    sent.push({ url: String(input), token: new Headers(headers).get('authorization'), signal });
    return new Response(`${sent.length}`);
  };
  const early = createEarlyRequests(BASE, fetch as typeof globalThis.fetch, () => clock);
  const read = async (path: string, token: string, init: RequestInit = {}) =>
    (
      await early.fetch(BASE + path, {
        method: 'GET',
        headers: { Authorization: `Bearer ${token}` },
        ...init,
      })
    ).text();
  return {
    early,
    sent,
    read,
    wait: (ms: number) => {
      clock += ms;
    },
  };
}

it('an early answer is used once, by a GET of the same address and person', async () => {
  const { early, sent, read } = open();
  early.start('/a', 'ana');
  early.start('/a', 'ana');
  expect(sent).toMatchObject([{ url: `${BASE}/a`, token: 'Bearer ana' }]);
  expect(await read('/a', 'bia'), 'another person').toBe('2');
  expect(await read('/b', 'ana'), 'another address').toBe('3');
  expect(await read('/a', 'ana', { method: 'POST' }), 'no GET').toBe('4');
  expect(await read('/a', 'ana')).toBe('1');
  expect(await read('/a', 'ana'), 'a second time').toBe('5');
});

it('is not used after ten seconds, and then ends', async () => {
  const { early, sent, read, wait } = open();
  early.start('/a', 'ana');
  wait(10_000);
  expect(await read('/a', 'ana')).toBe('1');
  early.start('/b', 'ana');
  wait(10_001);
  expect(await read('/b', 'ana')).toBe('3');
  expect([sent[0]?.signal?.aborted, sent[1]?.signal?.aborted]).toEqual([false, true]);
});

it('ends with the call that uses it, and with the app', async () => {
  const { early, sent, read } = open();
  const leaving = new AbortController();
  early.start('/a', 'ana');
  await read('/a', 'ana', { signal: leaving.signal });
  leaving.abort();
  early.start('/b', 'ana');
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  early.abort();
  expect(sent[1]?.signal?.aborted).toBe(true);
  expect(await read('/b', 'ana'), 'and is not used').toBe('3');
});
