import type { Http } from '../../http/http.ts';
import { anyAnswer } from '../../http/wire.schema.ts';
import type { Id } from '../../ids.ts';
import { type Replacement, replacementListSchema } from './replacements.schema.ts';

const PATH = '/gateway/replacements';
const withToken = true;

/** The replaced answers of a conversation. @throws ApiError */
export const readReplacements = async (http: () => Promise<Http>, conversationId: Id) =>
  (await http()).gateway('GET', PATH, replacementListSchema, {
    withToken,
    query: { conversationId: String(conversationId) },
  });

/** Stores that an answer replaced another one. @throws ApiError */
export const writeReplacement = async (
  http: () => Promise<Http>,
  { messageId, replaces }: Replacement,
  conversationId: Id,
) =>
  (await http()).gateway('PUT', `${PATH}/${encodeURIComponent(String(messageId))}`, anyAnswer, {
    withToken,
    body: { replaces, conversationId },
  });
