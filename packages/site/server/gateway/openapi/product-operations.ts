import * as z from 'zod/mini';
import { cardSchema, paymentSchema } from '../payments/order.ts';
import { type ProductRoute, productRoutes } from '../product-routes.ts';
import type { Operation } from './operation.ts';
import { openapiTexts } from './texts.ts';

const orders = { payment: paymentSchema, card: cardSchema };

function describe({
  method,
  pattern,
  isPublic,
  body,
  answer,
  journal,
  isBodyOptional,
  query = [],
}: ProductRoute): Operation {
  const name = `${method} ${pattern}`;
  const given = journal ? orders[journal] : body;
  return {
    method,
    path: pattern.replace(/:(\w+)/g, '{$1}'),
    summary: openapiTexts.product[name] ?? '',
    security: isPublic ? 'public' : 'person',
    answer: answer ?? 'any',
    isWrapped: true,
    ...(given ? { body: given } : {}),
    ...(isBodyOptional ? { isBodyOptional } : {}),
    ...(journal
      ? { headers: { 'Idempotency-Key': true, ...(journal === 'payment' ? { Supersedes: false } : {}) } }
      : {}),
    ...(name === 'GET /api/auth/my-account' ? { answerHeaders: ['X-Unread-Conversation'] as const } : {}),
    ...(query.length > 0
      ? { query: Object.fromEntries(query.map((key) => [key, z.optional(z.string())])) }
      : {}),
  };
}

/** The forwarded calls of the product API, from the table that the gateway itself uses. */
export const productOperations: readonly Operation[] = productRoutes.map(describe);
