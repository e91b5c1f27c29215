import type { Http, OpenAnswer } from '../http/http.ts';
import { historyPath } from '../http/paths.ts';
import { anyAnswer } from '../http/wire.schema.ts';
import { type Id, toWireId } from '../ids.ts';
import { limits } from '../limits.ts';
import { isIdempotencyKey } from '../uuid.ts';
import {
  conversationPageSchema,
  historyPage,
  newConversationSchema,
  type Reference,
  storedItemsSchema,
  turnSchema,
} from './chat.schema.ts';

/** A question as sent to the AI service. */
export interface Question {
  conversationId: Id;
  userId: Id | null;
  prompt: string;
  /** 3 to 17. */
  topK: number;
  web: boolean;
  files: readonly { name: string; mimeType: string; bytes: Blob }[];
}

/** The storage key that tells other tabs of a change in the list: a new key, and the id of a deleted conversation. */
export const LIST_CHANGE_KEY = 'own:list';

export type ChatApi = ReturnType<typeof createChatApi>;

/**
 * The AI service's three calls, the gateway's calls about turns, and the product API's about conversations. Each throws
 * ApiError.
 */
export function createChatApi(http: () => Promise<Http>) {
  return {
    createConversation: async (userId: Id | null, title: string, isTemporary = false) =>
      (await http()).ai('POST', '/ai/api/conversas', newConversationSchema, {
        body: { codigoCliente: userId, titulo: title, ...(isTemporary ? { temporaria: true } : {}) },
      }),
    /** Sends a question. The body of the answer stays open for streaming. */
    ask: async (question: Question, idempotencyKey: string, signal: AbortSignal): Promise<OpenAnswer> =>
      (await http()).aiStream('/ai/api/mensagens', { body: questionForm(question), idempotencyKey, signal }),
    /** The events of an earlier question, starting after the event with this id. */
    turnEvents: async (
      key: string,
      lastEventId: string | undefined,
      signal: AbortSignal,
    ): Promise<OpenAnswer> =>
      (await http()).aiStream(`${turnPath(key)}/events`, {
        method: 'GET',
        retries: 0,
        lastEventId,
        signal,
      }),
    turn: async (key: string) => (await http()).ai('GET', turnPath(key), turnSchema),
    stopTurn: async (key: string) =>
      (await http()).gateway('DELETE', turnPath(key), anyAnswer, { withToken: true }),
    reportVerdicts: async (key: string, verdicts: unknown) =>
      (await http()).gateway('POST', `${turnPath(key)}/verdicts`, anyAnswer, {
        body: verdicts,
        withToken: true,
      }),
    /**
     * Reads one page of a conversation; `hasOlder` if the service has more. A service without paging returns
     * everything. `openTurn` is the key of the conversation's turn in progress, regardless of the page.
     */
    history: async (conversationId: Id, signal?: AbortSignal, before?: Id) => {
      let hasOlder = false;
      let openTurn: string | undefined;
      const stored = await (await http()).ai('GET', historyPath(conversationId, before), storedItemsSchema, {
        signal,
        onHeaders: (headers) => {
          hasOlder = headers['x-older-messages'] === 'true';
          const key = String(headers['x-open-turn'] ?? '');
          openTurn = isIdempotencyKey(key) ? key : undefined;
        },
      });
      return { ...historyPage(stored), hasOlder, openTurn };
    },
    conversations: async (page = 1, pageSize: number = limits.conversationPageSize, signal?: AbortSignal) =>
      (await http()).product('GET', '/api/conversations', conversationPageSchema, {
        query: { page, pageSize },
        signal,
      }),
    deleteConversation: async (id: Id, keepalive = false) =>
      (await http()).product('DELETE', `/api/conversations/${encodeURIComponent(String(id))}`, anyAnswer, {
        keepalive,
      }),
    nameConversation: async (
      conversationId: Id,
      question: string,
      answer: string,
      references: readonly Reference[],
    ) =>
      (await http()).product('POST', '/api/conversations/getNewTitle', anyAnswer, {
        body: { answer, question, references, conversationId: toWireId(conversationId) },
      }),
  };
}

const turnPath = (key: string): string => `/gateway/turns/${encodeURIComponent(key)}`;

/** The text parts come first, so that the gateway can check them before the files arrive. */
function questionForm(question: Question): FormData {
  const form = new FormData();
  if (question.userId !== null) form.append('userId', String(question.userId));
  form.append('conversationId', String(question.conversationId));
  form.append('prompt', question.prompt);
  form.append('topK', String(question.topK));
  form.append('web', String(question.web));
  for (const file of question.files) {
    form.append(file.mimeType === limits.pdfType ? 'pdfs' : 'images', file.bytes, file.name);
  }
  return form;
}
