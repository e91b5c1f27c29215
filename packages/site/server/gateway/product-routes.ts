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
import type { LimitKind } from '../config/rate-limits.ts';
import type { AuditKind } from '../platform/audit.ts';
import { PICTURE_LIMIT } from './body.ts';
import { productBodies as bodies } from './product-bodies.schema.ts';

/** A call of the product API that the gateway forwards. */
export interface ProductRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path for logs, with names instead of parameters. */
  readonly pattern: string;
  readonly path: RegExp;
  /** Needs no session, so a stale token is removed instead of rejected. */
  readonly isPublic?: true;
  /** The known fields of the body. If absent, no body is forwarded. */
  readonly body?: z.ZodMiniType;
  /** The schema of the answer. If absent, clients ignore the answer. */
  readonly answer?: z.ZodMiniType;
  /** Whether the body may be absent. */
  readonly isBodyOptional?: true;
  /** Maximum size of the body in bytes, if larger than usual. Only a signed-in person's body is read. */
  readonly bodyLimit?: number;
  readonly query?: readonly string[];
  /** Whether the call may change the account. */
  readonly changesAccount?: true;
  /** Ends all earlier sessions, because the call names no account. */
  readonly endsSessions?: true;
  /** The limit of the call. `by`: the subject that it counts against; if absent, only the address. */
  readonly limit?: { readonly kind: LimitKind; readonly by?: 'email' | 'parameter' | 'account' };
  /** The limit of the account that a success lifts. */
  readonly lifts?: 'login' | 'code';
  /** The object named in the path or body, which must belong to the account. */
  readonly demandsOwn?: 'client' | 'card' | 'conversation';
  readonly journal?: 'payment' | 'card';
  readonly dropsConversation?: true;
  /** Whether the answer is a page of the list, from which temporary conversations are removed. */
  readonly listsConversations?: true;
  /** Whether the answer contains the account's id. */
  readonly namesAccount?: true;
  /** The kind of audit record for a success. */
  readonly audit?: AuditKind;
}

const PARAMETERS: Record<string, string> = {
  id: '[\\w-]{1,64}',
  code: '[A-Za-z0-9]{1,16}',
  recipient: "(?:[\\w.!$&'*+=~@-]|%[0-9A-Fa-f]{2}){1,320}",
};

const route = (
  method: ProductRoute['method'],
  pattern: string,
  rules: Omit<ProductRoute, 'method' | 'pattern' | 'path'> = {},
): ProductRoute => ({
  method,
  pattern: `/api/${pattern}`,
  path: new RegExp(`^/api/${pattern.replace(/:(\w+)/g, (_match, name: string) => `(${PARAMETERS[name]})`)}$`),
  ...rules,
});

/** The product API of the specification, call by call. Any other path is a 404. */
export const productRoutes: readonly ProductRoute[] = [
  route('POST', 'auth/login', {
    isPublic: true,
    body: bodies.login,
    answer: loginSchema,
    limit: { kind: 'login', by: 'email' },
    namesAccount: true,
    audit: 'signed-in',
  }),
  // The gateway cannot verify the account in the credential, so only the address is limited.
  route('POST', 'auth/google-login', {
    isPublic: true,
    body: bodies.google,
    answer: loginSchema,
    limit: { kind: 'login' },
    namesAccount: true,
    audit: 'signed-in',
  }),
  route('POST', 'auth/register', {
    isPublic: true,
    body: bodies.register,
    answer: loginSchema,
    limit: { kind: 'register', by: 'email' },
    namesAccount: true,
    audit: 'registered',
  }),
  route('POST', 'auth/forgot-password', {
    isPublic: true,
    body: bodies.forgot,
    limit: { kind: 'mail', by: 'email' },
  }),
  route('POST', 'auth/reset-password', {
    isPublic: true,
    body: bodies.reset,
    endsSessions: true,
    limit: { kind: 'reset' },
    lifts: 'login',
    audit: 'password-reset',
  }),
  route('POST', 'auth/accept-terms', { changesAccount: true, audit: 'terms-accepted' }),
  route('DELETE', 'auth/delete-account', {
    changesAccount: true,
    endsSessions: true,
    audit: 'account-deleted',
  }),
  route('POST', 'auth/validateEmail/:code', {
    answer: loginSchema,
    changesAccount: true,
    limit: { kind: 'code', by: 'account' },
    audit: 'email-validated',
  }),
  route('POST', 'auth/resend-validate-email/:recipient', {
    body: bodies.nothing,
    isBodyOptional: true,
    limit: { kind: 'mail', by: 'parameter' },
    lifts: 'code',
  }),
  route('GET', 'auth/my-account', { answer: accountSchema, namesAccount: true }),
  route('PUT', 'auth/my-account', { body: bodies.profile, changesAccount: true }),
  route('PUT', 'auth/my-account/picture', { body: bodies.picture, bodyLimit: PICTURE_LIMIT }),
  route('POST', 'subscription/link-free', {
    body: bodies.nothing,
    answer: loginSchema,
    isBodyOptional: true,
    changesAccount: true,
    audit: 'plan-changed',
  }),
  route('POST', 'subscription/create', { answer: z.object({ status: z.string() }), journal: 'payment' }),
  route('DELETE', 'subscription/cancel', { changesAccount: true, audit: 'plan-changed' }),
  route('GET', 'subscription/verifyPlanFree', { answer: freePlanCheckSchema }),
  route('POST', 'coupons/validate', {
    body: bodies.coupon,
    answer: couponSchema,
    limit: { kind: 'coupon', by: 'account' },
  }),
  route('GET', 'conversations', {
    query: ['page', 'pageSize'],
    answer: conversationPageSchema,
    listsConversations: true,
  }),
  route('DELETE', 'conversations/:id', { demandsOwn: 'conversation', dropsConversation: true }),
  route('POST', 'conversations/getNewTitle', { demandsOwn: 'conversation', body: bodies.title }),
  route('GET', 'clientCards/cliente/:id', {
    answer: lenientList(savedCardSchema, 500),
    demandsOwn: 'client',
  }),
  route('POST', 'clientCards/cliente/:id', { journal: 'card' }),
  route('DELETE', 'clientCards/:id', { demandsOwn: 'card', audit: 'card-deleted' }),
];
