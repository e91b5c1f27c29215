import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentBody } from '../bodies.schema.ts';
import type { SandboxContext } from '../context.ts';
import { lockPerson } from '../people.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';
import { marksOf } from './cards.ts';
import { findCoupon } from './coupons.ts';
import type { Ending, RecordEnding } from './idempotent.ts';
import { checkedNumber, isExpired } from './new-card.ts';
import { findPlan, type SoldPlan, startPlan } from './plans.ts';
import { type CardOutcome, findTestCard } from './test-cards.ts';

const SLOW_MS = 8000;

/** A payment with validated fields, before anything is charged. */
interface Purchase {
  plan: SoldPlan;
  number: string | undefined;
  cardId: number | undefined;
  couponCode: string | null;
  amountCents: number;
}

/** @throws Refusal 400 with the message for the invalid field */
export async function readPurchase({ db, now }: SandboxContext, body: PaymentBody): Promise<Purchase> {
  const plan = findPlan(body.internalPlanName);
  if (!plan || plan.priceCents === 0) throw new Refusal(400, texts.planUnknown);
  if (Boolean(body.card) === (body.cardId !== undefined && body.cardId !== null))
    throw new Refusal(400, texts.cardOrCardId);
  const number = body.card ? checkedNumber(body.card, now()) : undefined;
  const code = body.couponCode?.trim();
  const coupon = code ? await findCoupon(db, code, plan, now()) : undefined;
  if (code && !coupon) throw new Refusal(400, texts.couponInvalid);
  const amountCents = Math.round((plan.priceCents * (100 - (coupon?.percentOff ?? 0))) / 100);
  return { plan, number, cardId: body.cardId ?? undefined, couponCode: coupon?.code ?? null, amountCents };
}

type Approval = 'succeeded' | 'ativo' | 'pending';

/**
 * Charges the card with the test acquirer.
 * @throws Refusal with the message for a refused or failed charge
 */
async function charge(outcome: CardOutcome, slowMs: number): Promise<Approval | 'failed'> {
  switch (outcome) {
    case 'insufficient-funds':
      throw new Refusal(402, texts.insufficientFunds);
    case 'refused':
      throw new Refusal(402, texts.issuerRefused);
    case 'foreign':
      throw new Refusal(402, texts.onlyTestCards);
    case 'error':
      throw new Refusal(500, texts.acquirerDown);
    case 'slow':
      await wait(slowMs);
      return 'succeeded';
    case 'unsuccessful':
      return 'failed';
    case 'pending':
      return 'pending';
    case 'approved-ativo':
      return 'ativo';
    default:
      return 'succeeded';
  }
}

/** Charges the purchase. If the charge is approved or pending, starts the plan. */
export async function pay(
  context: SandboxContext,
  userId: number,
  purchase: Purchase,
  record: RecordEnding,
): Promise<Ending> {
  const { db, config, now } = context;
  const outcome = purchase.number
    ? findTestCard(purchase.number).outcome
    : await outcomeOfSaved(context, userId, purchase.cardId ?? 0);
  const status = await charge(outcome, config.slowCardMs ?? SLOW_MS);
  const ending: Ending = { status: 200, body: { status } };
  if (status === 'failed') {
    await record(db, ending);
    return ending;
  }
  await db.tx(async (tx) => {
    await lockPerson(tx, userId);
    const start = {
      userId,
      plan: purchase.plan,
      at: now(),
      cardId: purchase.cardId ?? null,
      cardMark: (purchase.number && marksOf(context, userId, purchase.number)[0]) || null,
      couponCode: purchase.couponCode,
      amountCents: purchase.amountCents,
    };
    await startPlan(tx, start, status === 'pending' ? 'pending' : 'active');
    await record(tx, ending);
  });
  return ending;
}

async function outcomeOfSaved(
  { db, now }: SandboxContext,
  userId: number,
  cardId: number,
): Promise<CardOutcome> {
  const [card] = await db.query<{ outcome: CardOutcome; month: number; year: number }>(
    'select outcome, exp_month as month, exp_year as year from cards where id = $1 and user_id = $2',
    [cardId, userId],
  );
  if (!card) throw new Refusal(404, texts.notFound);
  if (isExpired(card, now())) throw new Refusal(400, texts.cardExpiry);
  return card.outcome;
}
