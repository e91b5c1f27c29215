import { ApiError } from '@vesalio/core';
import { afterEach, expect, it, vi } from 'vitest';
import { isUnreachable } from '../../../packages/widgets/src/elements/session/gates.ts';
import { explainHandOver } from '../../../packages/widgets/src/elements/session/hand-over-warning.ts';

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
  const explain = () => explainHandOver('network', gateway, true);
  expect(await Promise.all([explain(), explain()])).toEqual(['origin', 'origin']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('letra por letra, em EMBED_ORIGINS.')]]);
  // A gateway that does not answer is another cause.
  reach.mockRejectedValue(new TypeError('Failed to fetch'));
  expect([await explain(), await explain()]).toEqual(['network', 'network']);
  expect(warn.mock.calls.slice(1)).toEqual([[expect.stringContaining('Confira o base-url')]]);
  expect(await explainHandOver('token', gateway, false)).toBe('token');
});
