import { attemptSchema, lenientList, paidPaymentSchema } from '@vesalio/core/wire';
import * as z from 'zod/mini';
import type { Operation } from './operation.ts';
import { openapiTexts as texts } from './texts.ts';

/** The state of a person's payments. */
export const paymentOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/gateway/payments',
    summary: texts.openPayments,
    security: 'person',
    query: {
      open: z.optional(z.literal('1')),
      paid: z.optional(z.literal('1')),
      limit: z.optional(z.string()),
    },
    answer: lenientList(paidPaymentSchema, 50),
  },
  {
    method: 'GET',
    path: '/gateway/payments/{key}',
    summary: texts.attempt,
    security: 'person',
    answer: attemptSchema,
  },
];
