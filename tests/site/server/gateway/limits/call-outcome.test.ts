import { expect, test } from 'vitest';
import { outcomeOf } from '../../../../../packages/site/server/gateway/limits/call-outcome.ts';

test.each([
  ['login', 200, { token: 'abc' }, 'success'],
  ['login', 200, { data: { token: 'abc' } }, 'success'],
  ['login', 200, { token: '' }, 'failure'],
  ['login', 200, { token: null, user: {} }, 'failure'],
  ['login', 200, { message: 'Senha errada.' }, 'failure'],
  // Without a token and without an error message, the password has not been called wrong.
  ['login', 200, { user: {} }, 'success'],
  ['login', 204, undefined, 'success'],
  ['login', 200, { success: false, token: 'abc' }, 'failure'],
  ['login', 401, {}, 'failure'],
  ['login', 408, {}, 'error'],
  ['login', 429, {}, 'error'],
  ['login', 500, {}, 'error'],
  ['coupon', 200, { isValid: true }, 'success'],
  ['coupon', 200, { isValid: false }, 'failure'],
  ['coupon', 200, {}, 'failure'],
  ['payment', 200, { status: 'succeeded' }, 'success'],
  ['payment', 200, { data: { status: 'Pending' } }, 'success'],
  ['payment', 200, { status: 'ativo' }, 'success'],
  ['payment', 200, { status: 'recusado' }, 'failure'],
  ['payment', 200, { status: 'not succeeded' }, 'failure'],
  ['payment', 200, {}, 'failure'],
  ['payment', 400, { status: 'succeeded' }, 'failure'],
  ['register', 200, {}, 'success'],
  ['register', 200, { success: false }, 'failure'],
] as const)('%s answered with %i and %j counts as %s', (kind, status, answer, outcome) => {
  expect(outcomeOf(kind, status, answer === undefined ? '' : JSON.stringify(answer))).toBe(outcome);
});
