import { ApiError } from '@vesalio/core';
import { expect, it } from 'vitest';
import { isUnreachable } from '../../../packages/widgets/src/elements/session/gates.ts';

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
