import { afterEach, expect, it, vi } from 'vitest';

// The pauses between the tries take no time.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

import { createWithdrawals } from '../../../../../packages/site/server/gateway/payments/withdraw-attempt.ts';

afterEach(() => vi.restoreAllMocks());

it('does not withdraw a later attempt that runs with the same key', async () => {
  const tracked: Promise<unknown>[] = [];
  const withdraw = vi.fn(async () => false);
  const withdrawals = createWithdrawals({ withdraw }, (work) => void tracked.push(work));
  await withdrawals.during('ana', 'key', async () => {
    await withdrawals.withdraw('ana', 'key');
    await Promise.all(tracked);
  });
  expect(withdraw).toHaveBeenCalledTimes(1);
  await withdrawals.withdraw('ana', 'key');
  await Promise.all(tracked);
  expect(withdraw, 'once at once, and after each pause').toHaveBeenCalledTimes(5);
});
