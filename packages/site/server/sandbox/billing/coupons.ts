import type { Db } from '../../platform/database.ts';
import { couponBody } from '../bodies.schema.ts';
import type { Feature } from '../context.ts';
import { readBody, requirePerson } from '../product-app.ts';
import { findPlan, type SoldPlan } from './plans.ts';

export interface Coupon {
  code: string;
  percentOff: number;
  description: string | null;
}

/** Finds a coupon that is valid now and for this plan. */
export async function findCoupon(
  db: Db,
  code: string,
  plan: SoldPlan | undefined,
  now: Date,
): Promise<Coupon | undefined> {
  const [coupon] = await db.query<Coupon>(
    `select code, percent_off as "percentOff", description from coupons
     where code = $1 and (plan is null or plan = $2) and (expires_at is null or expires_at > $3)`,
    [code.trim().toUpperCase(), plan?.identifier ?? '', now],
  );
  return plan && plan.priceCents > 0 ? coupon : undefined;
}

/** Answers whether a coupon applies to a plan. */
export const addCoupons: Feature = (app, { db, tokens, now }) => {
  app.post('/api/coupons/validate', requirePerson(tokens), async (c) => {
    const body = await readBody(c, couponBody);
    const code = body.couponCode ?? body.code ?? '';
    const coupon = await findCoupon(db, code, findPlan(body.planId ?? body.plan), now());
    return c.json(coupon ? { isValid: true, description: coupon.description } : { isValid: false });
  });
};
