import { citiesSchema, postalCodeSchema, statesSchema } from '@vesalio/core/wire';
import * as z from 'zod/mini';
import type { Operation } from './operation.ts';
import { openapiTexts as texts } from './texts.ts';

const text = z.string();

const maybeText = z.nullable(text);

/** Addresses, server status, diagnosis and browser reports. No session is required. */
export const publicOperations: readonly Operation[] = [
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
