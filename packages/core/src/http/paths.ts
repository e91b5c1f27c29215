import type { Id } from '../ids.ts';
import { limits } from '../limits.ts';

/** Paths that may be requested before the API modules are loaded. */
export const accountPath = '/api/auth/my-account';
/** Messages of a conversation before the one with the id `before`; without it, the newest ones. */
export const historyPath = (conversationId: Id, before?: Id): string =>
  `/ai/api/mensagens/conversa/${encodeURIComponent(String(conversationId))}?limit=${limits.historyPageSize}${
    before === undefined ? '' : `&before=${encodeURIComponent(String(before))}`
  }`;
