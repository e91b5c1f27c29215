import { answerSchema, historySchema, newConversationSchema } from '@vesalio/core/wire';
import * as z from 'zod/mini';
import { verdictsSchema } from '../turns/verdicts.ts';
import type { Operation } from './operation.ts';
import { openapiTexts as texts } from './texts.ts';

const text = z.string();

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

/** Conversations, messages and turns. */
export const chatOperations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/ai/api/conversas',
    summary: texts.newConversation,
    security: 'person',
    body: z.object({
      codigoCliente: z.union([text, z.number()]),
      /** If true, the conversation is never listed, and is deleted when its tab closes. */
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
    headers: { 'Idempotency-Key': false },
  },
  {
    method: 'GET',
    path: '/ai/api/mensagens/conversa/{id}',
    summary: texts.history,
    security: 'person',
    answer: historySchema,
    isWrapped: true,
    answerHeaders: ['X-Older-Messages', 'X-Open-Turn'],
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
    headers: { 'Last-Event-ID': false },
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
];
