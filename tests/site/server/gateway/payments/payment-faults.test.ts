import { expect, it } from 'vitest';
import { runPaymentFaults } from '../../../../bench/payment-faults-run.ts';
import { isLong } from '../../../../long.ts';
import { openOwnDatabase } from '../../database-copy.ts';

// The long run makes all 2,000, like the bench of the same name.
it('no payment is charged twice, told falsely or lost over a network that fails (catalogue 30)', {
  timeout: 600_000,
}, async () => {
  const result = await runPaymentFaults({
    payments: isLong ? 2_000 : 60,
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

it.runIf(isLong)(
  'no payment is told falsely where the gateway loses the answers of the product API too',
  {
    timeout: 600_000,
  },
  async () => {
    const result = await runPaymentFaults({
      payments: 1_000,
      people: 20,
      seed: 3127,
      upstreamRate: 0.06,
      db: await openOwnDatabase(),
    });
    expect(result).toMatchObject({ doubleCharges: 0, falselyTold: 0, leaks: 0 });
    expect(result.told.unknown).toBeGreaterThan(10);
  },
);
