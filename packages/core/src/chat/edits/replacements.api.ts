import type { Http } from '../../http/http.ts';
import { anyAnswer } from '../../http/wire.schema.ts';
import type { Id } from '../../ids.ts';
import { type Replacement, replacementListSchema } from './replacements.schema.ts';

/** The gateway's calls about edited questions. Each throws ApiError. */
export function createReplacementsApi(http: () => Promise<Http>) {
  const withToken = true;
  return {
    list: async (conversationId: Id) =>
      (await http()).gateway('GET', '/gateway/replacements', replacementListSchema, {
        withToken,
        query: { conversationId: String(conversationId) },
      }),
    write: async ({ messageId, replaces }: Replacement, conversationId: Id) =>
      (await http()).gateway(
        'PUT',
        `/gateway/replacements/${encodeURIComponent(String(messageId))}`,
        anyAnswer,
        { withToken, body: { replaces, conversationId } },
      ),
  };
}
