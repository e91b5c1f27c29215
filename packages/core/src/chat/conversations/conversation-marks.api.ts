import type { Http } from '../../http/http.ts';
import { anyAnswer } from '../../http/wire.schema.ts';
import type { Id } from '../../ids.ts';
import {
  conversationMarkSchema,
  conversationMarksSchema,
  foundConversationsSchema,
} from './conversation-marks.schema.ts';

const pathOf = (id: Id): string => `/gateway/conversations/${encodeURIComponent(String(id))}`;

/** The fields of a mark to change. A null title restores the product's title. */
export interface MarkChange {
  title?: string | null;
  pinned?: boolean;
  listTitle?: string;
}

/** The gateway's calls about conversations. Each throws ApiError. */
export function createConversationMarksApi(http: () => Promise<Http>) {
  const withToken = true;
  return {
    marks: async () =>
      (await http()).gateway('GET', '/gateway/conversations', conversationMarksSchema, { withToken }),
    writeMark: async (id: Id, change: MarkChange) =>
      (await http()).gateway('PUT', pathOf(id), conversationMarkSchema, { withToken, body: change }),
    search: async (query: string, signal?: AbortSignal) =>
      (await http()).gateway('POST', '/gateway/conversations/search', foundConversationsSchema, {
        withToken,
        body: { query },
        signal,
      }),
    /** Reports that a temporary conversation is still on screen. */
    holdTemporary: async (id: Id) =>
      (await http()).gateway('PUT', `${pathOf(id)}/lease`, anyAnswer, { withToken }),
  };
}
