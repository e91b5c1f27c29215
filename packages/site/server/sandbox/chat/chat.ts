import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Db, isForeignKeyViolation } from '../../platform/database.ts';
import { DatabaseUnavailable } from '../../platform/db.ts';
import { logFailure, logWarning } from '../../platform/log.ts';
import { createAnswerer } from '../answers/answers.ts';
import { type ModelConfig, ModelFailure } from '../answers/llm.ts';
import type { searchCorpus } from '../answers/search.ts';
import { answersTexts as texts } from '../answers/texts.ts';
import { Refusal } from '../refusal.ts';
import { type AdmittedQuestion, createAdmission } from './admission.ts';
import { chatId, newConversationBody } from './chat.schema.ts';
import { LONGEST_PROMPT, readMessageForm } from './chat-form.ts';
import {
  type Conversation,
  createConversation,
  findConversation,
  readHistory,
  type StoredMessage,
} from './chat-store.ts';
import { eventStream, prefersEvents } from './chat-stream.ts';

/** The part of the server's configuration that the chat service uses. */
export interface ChatServiceConfig {
  /** The key required for every call. Absent if the service runs in-process, which needs no key. */
  apiKey?: string | undefined;
  /** Default `X-API-Key`. */
  apiKeyHeader?: string | undefined;
  /** Default `/api/mensagens`. */
  messagePath?: string | undefined;
  /** Messages per month on the free plan. */
  freePlanMessages: number;
  /** A model that writes the answers. If absent, answers are extracts. */
  llm?: ModelConfig | undefined;
  /** Pause in milliseconds between the pieces of a streamed extract; 15 by default. */
  paceMs?: number | undefined;
}

export interface ChatServiceOptions {
  /** The database, with the migrations applied. */
  db: Db;
  config: ChatServiceConfig;
  now?: () => Date;
  /** Finds the passages. The answer benchmark replaces it to change the result. */
  search?: typeof searchCorpus;
}

/** Answers requests to its own paths. `prepare` writes the corpus before the first question. */
type ChatService = ((request: Request) => Promise<Response>) & { prepare(): Promise<void> };

/**
 * The sandbox's AI service: conversations, questions (as JSON or as an event stream) and history. It trusts the
 * caller's user id, and checks that a conversation belongs to that user.
 */
export function createChatService({
  db,
  config,
  now = () => new Date(),
  search,
}: ChatServiceOptions): ChatService {
  const answerer = createAnswerer(db, config.llm, search);
  const admission = createAdmission({ db, answerer, freePlanMessages: config.freePlanMessages, now });
  const app = new Hono();

  app.use(async (c, next) => {
    if (config.apiKey && !isSame(c.req.header(config.apiKeyHeader ?? 'X-API-Key'), config.apiKey)) {
      throw new Refusal(401, texts.keyRefused);
    }
    await next();
  });

  app.post('/api/conversas', async (c) => {
    const body = newConversationBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) throw new Refusal(400, texts.badBody);
    const id = await createConversation(db, body.data.codigoCliente, body.data.titulo, now());
    if (id === undefined) throw new Refusal(404, texts.conversationNotFound);
    return c.json({ data: { codigoConversa: id } });
  });

  app.post(config.messagePath ?? '/api/mensagens', async (c) => {
    const asked = await readMessageForm(c.req.raw);
    if (!asked) throw new Refusal(400, texts.badBody);
    if (asked.prompt.length > LONGEST_PROMPT) throw new Refusal(413, texts.questionTooLong);
    const conversation = await ownConversation(db, asked.conversationId, asked.userId);
    const question = await admission.admit({ asked, conversation, key: idempotencyKey(c) });
    return prefersEvents(c.req.header('Accept'))
      ? streamAnswer(question, conversation, config.paceMs ?? 15, c.req.raw.signal)
      : answerWhole(c, question, conversation);
  });

  app.get('/api/mensagens/conversa/:id', async (c) => {
    const id = chatId.safeParse(c.req.param('id'));
    const named = c.req.query('codigoCliente') ?? c.req.query('userId');
    const owner = named === undefined ? undefined : chatId.safeParse(named);
    if (!id.success || owner?.success === false) throw new Refusal(404, texts.conversationNotFound);
    const conversation = await ownConversation(db, id.data, owner?.data);
    return c.json({ data: await readHistory(db, conversation.id) });
  });

  app.notFound((c) => c.json({ message: texts.conversationNotFound }, 404));
  app.onError((error, c) => {
    const { status, message } = failureOf(error);
    return c.json({ message }, status);
  });

  return Object.assign(async (request: Request) => app.fetch(request), { prepare: answerer.prepare });
}

const isSame = (given: string | undefined, key: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(key));
};

async function ownConversation(db: Db, id: number, ownerId: number | undefined): Promise<Conversation> {
  const conversation = await findConversation(db, id);
  const isOwn = conversation && (ownerId === undefined || conversation.ownerId === ownerId);
  if (!isOwn) throw new Refusal(404, texts.conversationNotFound);
  return conversation;
}

function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || key === '') return undefined;
  if (key.length > 255) throw new Refusal(400, texts.badBody);
  return key;
}

/** The status and message for the person. The cause of a model failure goes to the operator's log. */
function failureOf(error: unknown): { status: ContentfulStatusCode; message: string } {
  if (error instanceof Refusal) return { status: error.status, message: error.message };
  if (error instanceof ModelFailure) {
    logWarning('language model', { reason: error.message });
    return { status: 502, message: texts.modelFailed };
  }
  // The account was deleted after its conversation was found.
  if (isForeignKeyViolation(error)) return { status: 404, message: texts.conversationNotFound };
  logFailure('sandbox: chat', error);
  return { status: error instanceof DatabaseUnavailable ? 503 : 500, message: texts.unexpected };
}

const answerOf = (message: StoredMessage) => ({
  resposta: message.answer,
  referencias: message.references,
  codigoConversaCliente: message.conversationId,
  codigoMensagem: message.id,
  ...(message.suggestions?.length ? { sugestoes: message.suggestions } : {}),
  ...(message.model ? { modelo: message.model } : {}),
});

const silent = { references: () => {}, delta: () => {} };

async function answerWhole(c: Context, question: AdmittedQuestion, { id }: Conversation): Promise<Response> {
  const message = await question.run(silent, 0, c.req.raw.signal);
  // If the conversation was deleted in the meantime, its answer is not stored.
  if (!message || message.conversationId !== id) throw new Refusal(404, texts.conversationNotFound);
  return c.json({ data: answerOf(message) });
}

function streamAnswer(
  question: AdmittedQuestion,
  conversation: Conversation,
  paceMs: number,
  signal: AbortSignal,
): Response {
  return eventStream(signal, async (emit, aborted) => {
    try {
      const message = await question.run(
        {
          references: (referencias) => emit('references', { referencias }),
          delta: (texto) => emit('delta', { texto }),
        },
        paceMs,
        aborted,
      );
      if (message?.conversationId === conversation.id) emit('done', answerOf(message));
      else emit('error', { mensagem: texts.conversationNotFound });
    } catch (error) {
      emit('error', { mensagem: failureOf(error).message });
    }
  });
}
