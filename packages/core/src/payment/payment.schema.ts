import * as z from 'zod/mini';
import { openPaymentSchema } from '../account/receipt.schema.ts';
import { optionalString, optionalText, requiredText } from '../http/wire.schema.ts';
import { maybeLoginSchema } from '../session/session.schema.ts';

/** The answer to a payment: a status, and sometimes session fields. */
export const paymentSchema = z.pipe(
  z.unknown(),
  z.transform((value) => {
    const read = z.object({ status: requiredText }).safeParse(value);
    return {
      /** Undefined if the answer has none. The outcome is then unknown. */
      status: read.success ? read.data.status.toLowerCase() : undefined,
      login: maybeLoginSchema.parse(value),
    };
  }),
);

export type PaymentAnswer = z.infer<typeof paymentSchema>;

/** An attempt in the gateway's journal. */
export const attemptSchema = z.object({
  status: z.enum(['inflight', 'paid', 'refused', 'unknown']),
  /** Of a refusal: the product API's message, if it sent one. */
  message: optionalString,
  /** Of a refusal: the status of the product API's answer. Below 400, the payment had an unsuccessful status. */
  httpStatus: z.catch(z.optional(z.number()), undefined),
  /** The status of a successful payment. */
  outcome: optionalString,
  /** The open payment because of which this one was rejected. The other fields then describe that payment. */
  blockedBy: z.catch(z.optional(openPaymentSchema), undefined),
});

export type AttemptStatus = z.infer<typeof attemptSchema>['status'];

export const couponSchema = z.object({ isValid: z.catch(z.boolean(), false), description: optionalText() });

const billingAddressSchema = z.object({
  line1: optionalText(),
  line2: optionalText(),
  zipCode: optionalText(),
  city: optionalText(),
  state: optionalText(),
});

/** A saved card, with the last digits only. */
export const savedCardSchema = z.object({
  clientCardId: z.union([z.string(), z.number()]),
  holderName: optionalText(),
  maskedNumber: optionalText(),
  expMonth: optionalText(),
  expYear: optionalText(),
  brand: optionalText(),
  label: optionalText(),
  isUsing: z.catch(z.boolean(), false),
  billingAddress: z.catch(z.nullable(billingAddressSchema), null),
});

export type SavedCard = z.infer<typeof savedCardSchema>;
