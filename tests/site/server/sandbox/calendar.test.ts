import { expect, it } from 'vitest';
import { isExpired } from '../../../../packages/site/server/sandbox/billing/new-card.ts';
import {
  findPlan,
  nextBilling,
  type SoldPlan,
} from '../../../../packages/site/server/sandbox/billing/plans.ts';
import { dayOf, monthOf, monthsLater } from '../../../../packages/site/server/sandbox/calendar.ts';

const at = (moment: string) => new Date(moment);

it('tells days and months of Brasília', () => {
  expect(dayOf(at('2027-02-01T02:59:59Z'))).toBe('2027-01-31');
  expect(dayOf(at('2027-02-01T03:00:00Z'))).toBe('2027-02-01');
  expect(monthOf(at('2027-01-01T02:59:59Z'))).toBe('2026-12');
});

it.each([
  ['2027-01-31T15:00:00Z', 1, '2027-02-28T15:00:00.000Z'],
  ['2028-01-31T15:00:00Z', 1, '2028-02-29T15:00:00.000Z'],
  ['2027-03-31T15:00:00Z', 1, '2027-04-30T15:00:00.000Z'],
  ['2027-01-31T02:00:00Z', 1, '2027-03-01T02:00:00.000Z'],
  ['2027-02-01T02:00:00Z', 1, '2027-03-01T02:00:00.000Z'],
  ['2027-01-31T15:00:00Z', 2, '2027-03-31T15:00:00.000Z'],
  ['2027-12-31T15:00:00Z', 2, '2028-02-29T15:00:00.000Z'],
])('finds the billing day after %s and %i months: %s', (start, months, expected) => {
  expect(monthsLater(at(start), months).toISOString()).toBe(expected);
});

it('takes a card until the end of its month in Brasília', () => {
  const card = { month: 12, year: 2027 };
  expect(isExpired(card, at('2028-01-01T02:59:59Z'))).toBe(false);
  expect(isExpired(card, at('2028-01-01T03:00:00Z'))).toBe(true);
});

it('shows a next billing date in the future, on the day the plan started', () => {
  const startedAt = at('2027-01-31T15:00:00Z');
  const nextBillingAt = monthsLater(startedAt, 1);
  const plan = findPlan('fleming_plan') as SoldPlan;
  const subscription = { id: 1, plan, cardId: null, cardMark: null, startedAt, nextBillingAt };
  const next = (now: string) => nextBilling(subscription, at(now))?.toISOString().slice(0, 10);
  expect(next('2027-02-28T14:59:59Z')).toBe('2027-02-28');
  expect(next('2027-02-28T15:00:00Z')).toBe('2027-03-31');
  expect(next('2027-05-01T00:00:00Z')).toBe('2027-05-31');
  expect(nextBilling({ ...subscription, nextBillingAt: null }, startedAt)).toBeNull();
});
