import * as z from 'zod/mini';
import { optionalText } from '../http/wire.schema.ts';

/** A paid payment in the gateway's journal. */
export const paidPaymentSchema = z.object({
  key: z.string(),
  plan: optionalText(),
  /** ISO format. */
  startedAt: optionalText(),
  /** The coupon's code; empty without one. */
  coupon: optionalText(),
  /** What became of a payment that was answered with `pending`. Absent for others, and if nobody knows. */
  confirmation: z.catch(z.optional(z.enum(['pending', 'confirmed', 'over'])), undefined),
});

export type PaidPayment = z.infer<typeof paidPaymentSchema>;
