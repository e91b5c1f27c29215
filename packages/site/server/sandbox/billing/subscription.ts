import { paymentBody } from '../bodies.schema.ts';
import type { Feature, SandboxContext } from '../context.ts';
import { lockPerson, loginAnswer, sessionFields } from '../people.ts';
import { readBody, requirePerson } from '../product-app.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';
import { readFreeUsage } from './free-usage.ts';
import { readKey, runOnce } from './idempotent.ts';
import { lastFour } from './new-card.ts';
import { pay, readPurchase } from './payment.ts';
import { findPlan, readSubscription, type SoldPlan, settlePending, startPlan } from './plans.ts';

/** Activates, charges, checks and cancels plans. */
export const addSubscription: Feature = (app, context) => {
  const { db, tokens, config, now } = context;
  const person = requirePerson(tokens);

  app.post('/api/subscription/link-free', person, async (c) => {
    const owner = c.get('person');
    await takeFreePlan(context, owner.id);
    return c.json(await loginAnswer(db, owner.id, await tokens.issue(owner)));
  });

  app.post('/api/subscription/create', person, async (c) => {
    const { id } = c.get('person');
    const body = await readBody(c, paymentBody);
    const purchase = await readPurchase(context, body);
    const terms = [
      purchase.plan.identifier,
      purchase.couponCode,
      purchase.cardId ?? null,
      lastFour(purchase.number),
    ];
    const operation = { userId: id, name: 'payment', key: readKey(c), terms } as const;
    const ending = await runOnce(context, operation, (record) => pay(context, id, purchase, record));
    const { status } = ending.body;
    if (ending.status !== 200) return c.json(ending.body, ending.status);
    if (status === 'failed') return c.json({ data: { status } });
    const paid = { hasActivePlan: true, planId: purchase.plan.id, planName: purchase.plan.identifier };
    return c.json({ data: { status, ...(await sessionFields(db, id)), ...paid } });
  });

  app.delete('/api/subscription/cancel', person, async (c) => {
    await takeFreePlan(context, c.get('person').id, ({ active, pending }) => {
      if (!pending && (!active || active.plan.priceCents === 0)) throw new Refusal(400, texts.planFreeCancel);
    });
    return c.json({ data: { success: true } });
  });

  app.get('/api/subscription/verifyPlanFree', person, async (c) => {
    const { id } = c.get('person');
    await settlePending(db, id, now());
    const { active, pending } = await readSubscription(db, id);
    const current = active ?? pending;
    const isPlanValid =
      current !== undefined &&
      (current.plan.priceCents > 0 || (await readFreeUsage(db, id, now())) < config.freePlanMessages);
    return c.json({ isPlanValid });
  });
};

type Subscriptions = Awaited<ReturnType<typeof readSubscription>>;

/** Moves the person to the free plan and ends a paid or pending one. */
function takeFreePlan(
  { db, now }: Pick<SandboxContext, 'db' | 'now'>,
  userId: number,
  check: (current: Subscriptions) => void = () => {},
): Promise<void> {
  return db.tx(async (tx) => {
    await lockPerson(tx, userId);
    const current = await readSubscription(tx, userId);
    check(current);
    if (current.active?.plan.identifier === 'free_plan' && !current.pending) return;
    await startPlan(tx, { userId, plan: findPlan('free_plan') as SoldPlan, at: now() });
  });
}
