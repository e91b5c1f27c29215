import {
  answerSchema,
  attemptSchema,
  citiesSchema,
  historySchema,
  lenientList,
  loginSchema,
  newConversationSchema,
  openPaymentSchema,
  postalCodeSchema,
  statesSchema,
} from '@vesalio/core/wire';
import * as z from 'zod/mini';
import { collectBody, decideBody } from '../embed-sessions/embed-sessions.ts';
import { closingSchema } from '../payments/operator.ts';
import { verdictsSchema } from '../turns/verdicts.ts';
import type { Operation } from './operation.ts';
import { recordOperations } from './record-operations.ts';
import { openapiTexts as texts } from './texts.ts';

const text = z.string();
const maybeText = z.nullable(text);

const messageForm = z.object({
  userId: z.optional(text),
  conversationId: text,
  prompt: text,
  topK: z.optional(text),
  web: z.optional(z.enum(['true', 'false'])),
  /** Encoded as bytes. */
  images: z.optional(z.array(z.file())),
  pdfs: z.optional(z.array(z.file())),
});

const chat: readonly Operation[] = [
  {
    method: 'POST',
    path: '/ai/api/conversas',
    summary: texts.newConversation,
    security: 'person',
    body: z.object({
      codigoCliente: z.union([text, z.number()]),
      /** Never listed, deleted when its tab is left. */
      temporaria: z.optional(z.boolean()),
    }),
    answer: newConversationSchema,
    isWrapped: true,
  },
  {
    method: 'POST',
    path: '/ai/api/mensagens',
    summary: texts.message,
    security: 'person',
    body: messageForm,
    bodyType: 'multipart/form-data',
    answer: answerSchema,
    isWrapped: true,
    streams: true,
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: '/ai/api/mensagens/conversa/{id}',
    summary: texts.history,
    security: 'person',
    answer: historySchema,
    isWrapped: true,
  },
];

const open: readonly Operation[] = [
  {
    method: 'GET',
    path: '/public/cep/{cep}',
    summary: texts.postalCode,
    security: 'public',
    answer: postalCodeSchema,
  },
  {
    method: 'GET',
    path: '/public/localidades/estados',
    summary: texts.states,
    security: 'public',
    answer: statesSchema,
  },
  {
    method: 'GET',
    path: '/public/localidades/estados/{uf}/municipios',
    summary: texts.cities,
    security: 'public',
    answer: citiesSchema,
  },
];

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

const own: readonly Operation[] = [
  {
    method: 'GET',
    path: '/gateway/payments',
    summary: texts.openPayments,
    security: 'person',
    query: { open: z.literal('1') },
    answer: lenientList(openPaymentSchema, 50),
  },
  {
    method: 'GET',
    path: '/gateway/payments/{key}',
    summary: texts.attempt,
    security: 'person',
    answer: attemptSchema,
  },
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
    path: '/gateway/turns/{key}',
    summary: texts.turn,
    security: 'person',
    answer: z.object({
      status: z.enum(['running', 'done', 'failed', 'stopped', 'interrupted']),
      question: text,
    }),
  },
  {
    method: 'GET',
    path: '/gateway/turns/{key}/events',
    summary: texts.turnEvents,
    security: 'person',
    answer: 'events',
  },
  {
    method: 'DELETE',
    path: '/gateway/turns/{key}',
    summary: texts.turnStop,
    security: 'person',
    answer: null,
    status: 204,
  },
  {
    method: 'POST',
    path: '/gateway/turns/{key}/verdicts',
    summary: texts.turnVerdicts,
    security: 'person',
    body: verdictsSchema,
    answer: null,
    status: 204,
  },
  {
    method: 'GET',
    path: '/gateway/admin/verdicts',
    summary: texts.verdicts,
    security: 'operator',
    answer: 'csv',
  },
  { method: 'GET', path: '/metrics', summary: texts.metrics, security: 'metrics', answer: 'text' },
  {
    method: 'POST',
    path: '/gateway/csp',
    summary: texts.csp,
    security: 'public',
    body: z.looseObject({}),
    bodyType: 'application/csp-report',
    answer: null,
    status: 204,
  },
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
    method: 'GET',
    path: '/gateway/diagnosis',
    summary: texts.diagnosis,
    security: 'public',
    answer: z.object({
      now: text,
      hasAuthorization: z.boolean(),
      isPrivateAddress: z.nullable(z.boolean()),
    }),
  },
  {
    method: 'GET',
    path: '/gateway/diagnosis/stream',
    summary: texts.diagnosisStream,
    security: 'public',
    answer: 'events',
  },
  {
    method: 'POST',
    path: '/gateway/diagnosis/upload',
    summary: texts.diagnosisUpload,
    security: 'public',
    body: z.string(),
    bodyType: 'application/octet-stream',
    answer: z.object({ bytes: z.number() }),
  },
  {
    method: 'POST',
    path: '/gateway/embed-session',
    summary: texts.embedSessionCollect,
    security: 'public',
    body: collectBody,
    answer: z.object({ state: z.enum(['pending', 'granted']), token: z.optional(text) }),
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

const status: readonly Operation[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: texts.healthz,
    security: 'public',
    answer: z.object({ ok: z.literal(true), version: text }),
  },
  {
    method: 'GET',
    path: '/readyz',
    summary: texts.readyz,
    security: 'public',
    answer: z.object({ ok: z.boolean(), database: z.boolean(), disk: z.boolean(), draining: z.boolean() }),
  },
  {
    method: 'GET',
    path: '/config.json',
    summary: texts.config,
    security: 'public',
    answer: z.looseObject({
      googleClientId: maybeText,
      googleApiKey: maybeText,
      salesWhatsappNumber: maybeText,
      sandbox: z.boolean(),
      version: text,
      gateway: z.array(text),
    }),
  },
  { method: 'GET', path: '/openapi.json', summary: texts.openapi, security: 'public', answer: 'any' },
];

/** Every route beside the product API's. A new route is added here. */
export const gatewayOperations: readonly Operation[] = [
  ...chat,
  ...open,
  ...own,
  ...recordOperations,
  ...status,
];
