import type { FakeEvent, FakeRequest, FakeRoutes } from './fake-backend.ts';
import { accountAnswer, answerFixture, conversationFixtures, historyFixture } from './fixtures.ts';

export interface ChatRoutesOptions {
  /** Conversations in the list. 0 by default. */
  conversations?: number;
  /** Turns of each stored conversation. 2 by default. */
  turns?: number;
  /** Overrides fields of the answer fixture. */
  answer?: Record<string, unknown>;
  /** Sends answers as an event stream, with this many milliseconds between chunks. */
  stream?: boolean | number;
  /** Milliseconds before an answer begins. */
  delayMs?: number;
  /** The account's free-plan check. Valid by default. */
  isPlanValid?: boolean;
}

/**
 * Every call of the chat and its sidebar, with a small memory: deleted conversations disappear, new ones are listed.
 */
export function chatRoutes(options: ChatRoutesOptions = {}): FakeRoutes {
  const list = conversationFixtures(options.conversations ?? 0);
  let nextId = 41;
  let nextMessage = 901;
  return {
    'GET /api/auth/my-account': { data: accountAnswer() },
    'GET /api/subscription/verifyPlanFree': { data: { isPlanValid: options.isPlanValid ?? true } },
    'GET /api/conversations': ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const size = Number(query.get('pageSize') ?? 15);
      const items = list.slice((page - 1) * size, page * size);
      return { data: { data: { items, totalCount: list.length } } };
    },
    'DELETE /api/conversations/:id': ({ params }) => {
      const at = list.findIndex(({ id }) => String(id) === params.id);
      if (at < 0) return { status: 404, data: { message: 'Conversa não encontrada.' } };
      list.splice(at, 1);
      return { status: 200, data: { success: true } };
    },
    'POST /api/conversations/getNewTitle': { data: {} },
    'POST /ai/api/conversas': ({ body }) => {
      const id = nextId++;
      list.unshift({ id, title: String((body as { titulo?: string }).titulo ?? '') });
      return { data: { data: { codigoConversa: id } } };
    },
    'GET /ai/api/mensagens/conversa/:id': { data: { data: historyFixture(options.turns ?? 2) } },
    'POST /ai/api/mensagens': (request) =>
      answerTo(request, { ...options, answer: { codigoMensagem: nextMessage++, ...options.answer } }),
  };
}

function answerTo(request: FakeRequest, options: ChatRoutesOptions) {
  const { conversationId } = request.body as { conversationId: string };
  const data = answerFixture({ codigoConversaCliente: Number(conversationId), ...options.answer });
  const delayMs = options.delayMs ?? 0;
  if (!options.stream) return { data: { data }, delayMs };
  const pace = typeof options.stream === 'number' ? options.stream : 0;
  return { events: streamedAnswer(data, pace), delayMs };
}

/** The events of one streamed answer, in chunks of a few characters. */
export function* streamedAnswer(data: ReturnType<typeof answerFixture>, delayMs = 0): Generator<FakeEvent> {
  const text = data.resposta;
  for (let from = 0; from < text.length; from += 24) {
    yield { event: 'delta', data: { texto: text.slice(from, from + 24) }, delayMs };
  }
  yield { event: 'references', data: { referencias: data.referencias } };
  yield { event: 'done', data };
}
