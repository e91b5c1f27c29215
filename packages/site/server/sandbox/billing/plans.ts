import { plansTexts } from '@vesalio/core';
import type { Db } from '../../platform/database.ts';
import { monthsLater } from '../calendar.ts';

/** A plan of the sandbox. The corporate plan is not included, because it is sold only by contact. */
export interface SoldPlan {
  id: number;
  identifier: 'free_plan' | 'fleming_plan' | 'hippocrates_plan';
  description: string;
  priceCents: number;
}

const { descriptions } = plansTexts;

const soldPlans: readonly SoldPlan[] = [
  { id: 1, identifier: 'free_plan', description: descriptions.free, priceCents: 0 },
  { id: 2, identifier: 'fleming_plan', description: descriptions.fleming, priceCents: 100_00 },
  { id: 3, identifier: 'hippocrates_plan', description: descriptions.hippocrates, priceCents: 1000_00 },
];

/** Finds a plan by identifier or number. */
export const findPlan = (name: string | number | null | undefined): SoldPlan | undefined =>
  soldPlans.find((plan) => plan.identifier === name || String(plan.id) === String(name));

export interface Subscription {
  id: number;
  plan: SoldPlan;
  cardId: number | null;
  cardMark: string | null;
  startedAt: Date;
  nextBillingAt: Date | null;
}

interface SubscriptionRow extends Omit<Subscription, 'plan'> {
  plan: string;
  status: 'active' | 'pending';
}

/** The person's current plan, and the one whose payment is pending. */
export async function readSubscription(
  db: Db,
  userId: number,
): Promise<{ active: Subscription | undefined; pending: Subscription | undefined }> {
  const rows = await db.query<SubscriptionRow>(
    `select id, plan, status, card_id as "cardId", card_mark as "cardMark",
       started_at as "startedAt", next_billing_at as "nextBillingAt"
     from subscriptions where user_id = $1 and status in ('active', 'pending')`,
    [userId],
  );
  const pick = (status: SubscriptionRow['status']): Subscription | undefined => {
    const row = rows.find((candidate) => candidate.status === status);
    const plan = findPlan(row?.plan);
    return row && plan ? { ...row, plan } : undefined;
  };
  return { active: pick('active'), pending: pick('pending') };
}

/**
 * The next billing date. The test acquirer renews a plan every month on its starting day, or on the last day of a
 * shorter month.
 */
export function nextBilling({ startedAt, nextBillingAt }: Subscription, now: Date): Date | null {
  if (!nextBillingAt) return null;
  let next = nextBillingAt;
  for (let months = 1; next <= now; months += 1) next = monthsLater(startedAt, months);
  return next;
}

interface Start {
  userId: number;
  plan: SoldPlan;
  at: Date;
  cardId?: number | null;
  cardMark?: string | null;
  couponCode?: string | null;
  amountCents?: number;
}

/**
 * Ends the current plan and starts the new one. Leaves out the card if it was deleted during the charge. Call it in a
 * transaction that has locked the person's row.
 */
export async function startPlan(
  tx: Db,
  start: Start,
  status: 'active' | 'pending' = 'active',
): Promise<void> {
  const ends = status === 'active' ? `('active', 'pending')` : `('pending')`;
  await tx.query(
    `update subscriptions set status = 'ended', ended_at = $2 where user_id = $1 and status in ${ends}`,
    [start.userId, start.at],
  );
  await tx.query(
    `insert into subscriptions
       (user_id, plan, status, card_id, card_mark, coupon_code, amount_cents, started_at, next_billing_at)
     values ($1, $2, $3, (select id from cards where id = $4), $5, $6, $7, $8, $9)`,
    [
      start.userId,
      start.plan.identifier,
      status,
      start.cardId ?? null,
      start.cardMark ?? null,
      start.couponCode ?? null,
      start.amountCents ?? 0,
      start.at,
      start.plan.priceCents > 0 ? monthsLater(start.at, 1) : null,
    ],
  );
}

/** The time that the test acquirer takes to confirm a pending payment. */
const PENDING_SECONDS = 30;

/** Activates a pending plan once its payment is confirmed. */
export async function settlePending(db: Db, userId: number, now: Date): Promise<void> {
  const { pending } = await readSubscription(db, userId);
  if (!pending || now.getTime() - pending.startedAt.getTime() < PENDING_SECONDS * 1000) return;
  await db.tx(async (tx) => {
    await tx.query('select 1 from users where id = $1 for update', [userId]);
    const [due] = await tx.query(
      `select 1 from subscriptions where id = $1 and status = 'pending' for update`,
      [pending.id],
    );
    if (!due) return;
    await tx.query(
      `update subscriptions set status = 'ended', ended_at = $2 where user_id = $1 and status = 'active'`,
      [userId, now],
    );
    await tx.query(`update subscriptions set status = 'active' where id = $1`, [pending.id]);
  });
}
