import {
  accountSchema,
  conversationPageSchema,
  couponSchema,
  freePlanCheckSchema,
  lenientList,
  loginSchema,
  savedCardSchema,
} from '@vesalio/core/wire';
import * as z from 'zod/mini';
import { cardSchema, paymentSchema } from '../payments/order.ts';
import { type ProductRoute, productRoutes } from '../product-routes.ts';
import type { Operation } from './operation.ts';
import { openapiTexts } from './texts.ts';

const orders = { payment: paymentSchema, card: cardSchema };

/** The schemas of answers that clients read. Clients ignore the answers to all other calls. */
const answers: Readonly<Record<string, Operation['answer']>> = {
  'POST /api/auth/login': loginSchema,
  'POST /api/auth/google-login': loginSchema,
  'POST /api/auth/register': loginSchema,
  'POST /api/auth/validateEmail/:code': loginSchema,
  'GET /api/auth/my-account': accountSchema,
  'POST /api/subscription/link-free': loginSchema,
  'POST /api/subscription/create': z.object({ status: z.string() }),
  'GET /api/subscription/verifyPlanFree': freePlanCheckSchema,
  'POST /api/coupons/validate': couponSchema,
  'GET /api/conversations': conversationPageSchema,
  'GET /api/clientCards/cliente/:id': lenientList(savedCardSchema, 500),
};

function describe({
  method,
  pattern,
  isPublic,
  body,
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
    answer: answers[name] ?? 'any',
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
