import {
  conversationMarkSchema,
  conversationMarksSchema,
  foundConversationsSchema,
} from '@vesalio/core/wire';
import { markBody, searchBody } from '../records/conversation-routes.ts';
import type { Operation } from './operation.ts';
import { openapiTexts as texts } from './texts.ts';

/** What the gateway keeps for a person beside the product. */
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
];
