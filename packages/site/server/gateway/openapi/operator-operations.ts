import * as z from 'zod/mini';
import { closingSchema } from '../payments/operator.ts';
import type { Operation } from './operation.ts';
import { openapiTexts as texts } from './texts.ts';

const text = z.string();
const maybeText = z.nullable(text);

const operatorAttempt = z.object({
  key: text,
  account: text,
  plan: maybeText,
  status: text,
  httpStatus: z.nullable(z.number()),
  message: maybeText,
  supersededBy: maybeText,
  startedAt: text,
});

/** Routes for the operator, behind a separate token. */
export const operatorOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/gateway/admin/payments',
    summary: texts.operatorPayments,
    security: 'operator',
    query: { status: z.enum(['unknown', 'inflight', 'paid', 'refused']) },
    answer: z.array(operatorAttempt),
  },
  {
    method: 'POST',
    path: '/gateway/admin/payments/{key}',
    summary: texts.operatorClosing,
    security: 'operator',
    body: closingSchema,
    answer: z.object({ key: text, status: z.enum(['paid', 'refused']) }),
  },
  {
    method: 'GET',
    path: '/gateway/admin/audit',
    summary: texts.audit,
    security: 'operator',
    query: { account: text },
    answer: z.array(z.looseObject({ kind: text })),
  },
  {
    method: 'GET',
    path: '/gateway/admin/verdicts',
    summary: texts.verdicts,
    security: 'operator',
    answer: 'csv',
  },
  { method: 'GET', path: '/metrics', summary: texts.metrics, security: 'metrics', answer: 'text' },
];
