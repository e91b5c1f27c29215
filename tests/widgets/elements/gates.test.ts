import { ApiError, readConfiguration, readEmbedOrigin } from '@vesalio/core';
import { sessionOf } from '@vesalio/core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { refusals } from '../../../packages/widgets/src/elements/origin-refusals.ts';
import { isOutdated } from '../../../packages/widgets/src/elements/session/embed-version.ts';
import { isUnreachable } from '../../../packages/widgets/src/elements/session/gates.ts';
import {
  explainHandOver,
  findRefusal,
} from '../../../packages/widgets/src/elements/session/hand-over-warning.ts';
import { sharedApp } from '../../../packages/widgets/src/elements/session/shared-app.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['no answer', new ApiError('network'), true],
  ['a proxy that reaches no gateway', new ApiError('http', { status: 502 }), true],
  ['the page of another server', new ApiError('http', { status: 404 }), true],
  [
    'a gateway without that account',
    new ApiError('http', { status: 404, serverMessage: 'Conta não encontrada.' }),
    false,
  ],
  ['a refused token', new ApiError('http', { status: 401 }), false],
])('%s: unreachable or not', (_, error, isExpected) => {
  expect(isUnreachable(error)).toBe(isExpected);
});

it('the console names an origin that is not listed once, however many requests have failed', async () => {
  const gateway = 'https://gateway.example';
  const reach = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const explain = () => explainHandOver('network', gateway, new ApiError('network'));
  expect(await Promise.all([explain(), explain()])).toEqual(['origin', 'origin']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('letra por letra, em EMBED_ORIGINS.')]]);
  // A gateway that does not answer is another cause.
  reach.mockRejectedValue(new TypeError('Failed to fetch'));
  expect([await explain(), await explain()]).toEqual(['network', 'network']);
  expect(warn.mock.calls.slice(1)).toEqual([[expect.stringContaining('Confira o base-url')]]);
  expect(await explainHandOver('token', gateway, new ApiError('http', { status: 401 }))).toBe('token');
});

/** A gateway whose files under /embed/ answer, and whose API answers as `respond` says. Returns the API's calls. */
function gatewayAt(baseUrl: string, respond: (path: string) => Response | undefined) {
  const calls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input).replace(baseUrl, '').replace(/\?.*/, '');
    if (path.startsWith('/embed/')) return new Response();
    calls.push(path);
    const answer = respond(path);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  return { calls, app: sharedApp(baseUrl, 'memory', findRefusal).app };
}

it('a page that the gateway refuses makes no more calls until the person asks again', async () => {
  const baseUrl = 'https://refusing.example';
  const { calls, app } = gatewayAt(baseUrl, () => undefined);
  await expect(readConfiguration(app.http)).rejects.toMatchObject({ kind: 'network' });
  expect(calls).toEqual(['/config.json', '/gateway/embed-origin']);
  const callOnce = async () => {
    const http = await app.http();
    await http.gateway('GET', '/gateway/about', undefined as never, { retries: 0 }).catch(() => undefined);
    return calls.length;
  };
  expect(await callOnce()).toBe(2);
  expect(await isOutdated(baseUrl)).toBe(false);
  expect(calls).toHaveLength(2);
  // Signed-in people have no notice with a button.
  app.session.signIn(sessionOf());
  expect(await callOnce()).toBe(3);
  app.session.end('expired');
  expect(await callOnce()).toBe(3);
  refusals.delete(baseUrl);
  expect(await callOnce()).toBeGreaterThan(3);
});

it('a network that loses calls is not taken for a refusal', async () => {
  const baseUrl = 'https://lossy.example';
  let left = 2;
  const { calls, app } = gatewayAt(baseUrl, (path) =>
    path === '/config.json' && left-- > 0 ? undefined : Response.json({ allowed: true }),
  );
  await readConfiguration(app.http).catch(() => undefined);
  expect(calls.filter((path) => path === '/config.json')).toHaveLength(3);
  expect(await readEmbedOrigin(app.http)).toEqual({ allowed: true });
  expect(refusals.get(baseUrl)).toBe(false);
});
