import { loginSchema } from '@vesalio/core/wire';
import * as z from 'zod/mini';
import { collectBody, decideBody } from '../embed-sessions/embed-sessions.ts';
import type { Operation } from './operation.ts';
import { openapiTexts as texts } from './texts.ts';

const text = z.string();

/** Routes that create or end sessions, and those that an element calls before it has one. */
export const sessionOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/gateway/embed-origin',
    summary: texts.embedOrigin,
    security: 'public',
    answer: z.object({ allowed: z.boolean() }),
  },
  {
    method: 'GET',
    path: '/gateway/embed-version',
    summary: texts.embedVersion,
    security: 'public',
    answer: z.object({ outdated: z.boolean() }),
  },
  {
    method: 'POST',
    path: '/gateway/embed-session',
    summary: texts.embedSessionCollect,
    security: 'public',
    body: collectBody,
    answer: z.object({ state: z.enum(['pending', 'granted']), token: z.optional(text) }),
    isAwaited: true,
  },
  {
    method: 'GET',
    path: '/gateway/embed-session/{challenge}',
    summary: texts.embedSessionDescribe,
    security: 'person',
    answer: z.object({ origin: text }),
  },
  {
    method: 'POST',
    path: '/gateway/embed-session/{challenge}',
    summary: texts.embedSessionDecide,
    security: 'person',
    body: decideBody,
    answer: z.object({ state: z.enum(['granted', 'denied']) }),
  },
  {
    method: 'POST',
    path: '/gateway/partner-token',
    summary: texts.partnerToken,
    security: 'public',
    body: z.object({ assertion: text }),
    answer: loginSchema,
    isWrapped: true,
  },
  {
    method: 'POST',
    path: '/gateway/logout',
    summary: texts.logout,
    security: 'person',
    answer: null,
    status: 204,
  },
];
