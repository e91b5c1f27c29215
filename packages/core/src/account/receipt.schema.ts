import * as z from 'zod/mini';
import { optionalText } from '../http/wire.schema.ts';

/** Absent if nobody knows. Gateways of earlier releases tell it only of payments that were answered with `pending`. */
const confirmation = z.catch(z.optional(z.enum(['pending', 'confirmed', 'over'])), undefined);

/** A payment in progress or in doubt, on this or another device. */
export const openPaymentSchema = z.object({
  key: z.string(),
  plan: optionalText(),
  /** ISO format; empty if unknown. */
  startedAt: optionalText(),
  /** `refused`: a server error may hide a charge. `paid`: it has just come to light. Absent for a payment that blocks another. */
  status: optionalText(),
  confirmation,
});

export type OpenPayment = z.infer<typeof openPaymentSchema>;

/** A paid payment in the gateway's journal. */
export const paidPaymentSchema = z.object({
  key: z.string(),
  plan: optionalText(),
  /** ISO format. */
  startedAt: optionalText(),
  /** The coupon's code; empty without one. */
  coupon: optionalText(),
  confirmation,
});

export type PaidPayment = z.infer<typeof paidPaymentSchema>;
