import { describe, expect, it } from 'vitest';
import type { Account } from '../../../../../packages/site/server/gateway/accounts.ts';
import { isDoubtful, shownOutcome } from '../../../../../packages/site/server/gateway/payments/outcome.ts';

const account: Account = {
  id: '1',
  plan: 'osler_plan',
  isPending: false,
  isFree: false,
  planMark: 'osler since today',
};

describe('what the account shows of a payment', () => {
  it('is that it was paid, if the account has its plan and had another before', () => {
    const attempt = { planName: 'Osler', planBefore: 'fleming' };
    expect(shownOutcome(account, attempt)).toBe('succeeded');
    expect(shownOutcome({ ...account, isPending: true }, attempt)).toBe('pending');
  });

  it.each([
    ['the plan before is not known', { planName: 'Osler', planBefore: null }],
    ['the plan is the one before', { planName: 'Osler', planBefore: account.planMark }],
    ['the plan is another', { planName: 'Fleming', planBefore: 'free' }],
  ])('is nothing if %s', (_case, attempt) => {
    expect(shownOutcome(account, attempt)).toBeUndefined();
  });
});

it.each([
  ['unknown', null, true],
  ['refused', 408, true],
  ['refused', 500, true],
  ['refused', 402, false],
  ['refused', 409, false],
  ['paid', 200, false],
] as const)('a payment that is %s with status %s may have been charged: %s', (status, httpStatus, doubt) => {
  expect(isDoubtful({ status, httpStatus })).toBe(doubt);
});
