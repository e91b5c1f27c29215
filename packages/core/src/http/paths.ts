import type { Id } from '../ids.ts';

/** Paths that may be requested before the API modules are loaded. */
export const accountPath = '/api/auth/my-account';
export const historyPath = (conversationId: Id): string =>
  `/ai/api/mensagens/conversa/${encodeURIComponent(String(conversationId))}`;
