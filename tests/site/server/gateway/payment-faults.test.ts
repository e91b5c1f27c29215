import { expect, it } from 'vitest';
import { runPaymentFaults } from '../../../bench/payment-faults-run.ts';
import { openOwnDatabase } from '../database-copy.ts';

// The bench of the same name runs 2,000 of these.
it('no payment is charged twice, told falsely or lost over a network that fails', {
  timeout: 180_000,
}, async () => {
  const result = await runPaymentFaults({
    payments: 60,
    people: 20,
    seed: 1543,
    db: await openOwnDatabase(),
  });
  expect(result.faulty).toEqual([]);
  expect(result).toMatchObject({ doubleCharges: 0, falselyTold: 0, unknownToBoth: 0, leaks: 0 });
  expect(result.charges).toBe(result.told.paid);
  // Every fault occurred often enough.
  expect(result.told.paid).toBeGreaterThan(10);
  expect(result.told.refused).toBeGreaterThan(5);
  expect(Object.keys(result.faults).length).toBeGreaterThan(6);
});
