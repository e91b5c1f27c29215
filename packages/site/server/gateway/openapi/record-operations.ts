import {
  aboutSchema,
  conversationMarkSchema,
  conversationMarksSchema,
  feedbackListSchema,
  feedbackSchema,
  foundConversationsSchema,
  operationSchema,
  replacementListSchema,
} from '@vesalio/core/wire';
import * as z from 'zod/mini';
import { reportQuery } from '../feedback/feedback-report.ts';
import { clinicalErrorBody, ratingBody } from '../feedback/feedback-routes.ts';
import { replacementBody, replacementQuery } from '../feedback/replacement-routes.ts';
import { operationBody } from '../operation.ts';
import { markBody, searchBody } from '../records/conversation-routes.ts';
import type { Operation } from './operation.ts';
import { openapiTexts as texts } from './texts.ts';

/** Data about a person that the gateway stores in addition to the product. */
export const recordOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/gateway/conversations',
    summary: texts.marks,
    security: 'person',
    answer: conversationMarksSchema,
  },
  {
    method: 'PUT',
    path: '/gateway/conversations/{id}',
    summary: texts.mark,
    security: 'person',
    body: markBody,
    answer: conversationMarkSchema,
  },
  {
    method: 'PUT',
    path: '/gateway/conversations/{id}/lease',
    summary: texts.lease,
    security: 'person',
    answer: null,
    status: 204,
  },
  {
    method: 'POST',
    path: '/gateway/conversations/search',
    summary: texts.search,
    security: 'person',
    body: searchBody,
    answer: foundConversationsSchema,
  },
  {
    method: 'GET',
    path: '/gateway/feedback',
    summary: texts.feedbackList,
    security: 'person',
    answer: feedbackListSchema,
  },
  {
    method: 'PUT',
    path: '/gateway/feedback/{id}',
    summary: texts.rating,
    security: 'person',
    body: ratingBody,
    answer: feedbackSchema,
  },
  {
    method: 'DELETE',
    path: '/gateway/feedback/{id}',
    summary: texts.ratingWithdrawn,
    security: 'person',
    answer: null,
    status: 204,
  },
  {
    method: 'PUT',
    path: '/gateway/feedback/{id}/clinical-error',
    summary: texts.clinicalError,
    security: 'person',
    body: clinicalErrorBody,
    answer: feedbackSchema,
  },
  {
    method: 'DELETE',
    path: '/gateway/feedback/{id}/clinical-error',
    summary: texts.clinicalErrorWithdrawn,
    security: 'person',
    answer: null,
    status: 204,
  },
  {
    method: 'GET',
    path: '/gateway/about',
    summary: texts.about,
    security: 'public',
    answer: aboutSchema,
  },
  {
    method: 'GET',
    path: '/gateway/export',
    summary: texts.export,
    security: 'person',
    answer: 'zip',
  },
  {
    method: 'GET',
    path: '/gateway/replacements',
    summary: texts.replacements,
    security: 'person',
    query: replacementQuery,
    answer: replacementListSchema,
  },
  {
    method: 'PUT',
    path: '/gateway/replacements/{id}',
    summary: texts.replacement,
    security: 'person',
    body: replacementBody,
    answer: null,
    status: 204,
  },
  {
    method: 'GET',
    path: '/gateway/operation',
    summary: texts.operation,
    security: 'public',
    answer: operationSchema,
  },
  {
    method: 'GET',
    path: '/gateway/admin/feedback',
    summary: texts.feedbackReport,
    security: 'operator',
    query: reportQuery,
    answer: z.object({ items: z.array(z.looseObject({ kind: z.string(), version: z.string() })) }),
    hasCsv: true,
  },
  {
    method: 'GET',
    path: '/gateway/admin/operation',
    summary: texts.operation,
    security: 'operator',
    answer: operationSchema,
  },
  {
    method: 'PUT',
    path: '/gateway/admin/operation',
    summary: texts.operationChange,
    security: 'operator',
    body: operationBody,
    answer: operationSchema,
  },
];
