import { type HistoryItem, historySchema } from '@vesalio/core/wire';
import type { ServerConfig } from '../../config.ts';
import type { Db } from '../../platform/database.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { type Account, type Accounts, readId } from '../accounts.ts';
import { readJson } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import { abortWhenLeft } from '../leaving.ts';
import { markMessages } from '../notices/mark-answers.ts';
import type { ReferenceNotices } from '../notices/notices.ts';
import type { Temporary } from '../records/temporary.ts';
import type { Seats } from '../seats/seats.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { InterruptionMarks, Interruptions } from '../turns/interruptions.ts';
import { isRecord, relayedHeaders, unwrap } from '../upstream/answers.ts';
import type { Upstreams } from '../upstream/upstreams.ts';
import { createAiClient } from './ai-client.ts';
import type { Conversations } from './conversations.ts';
import { createCustomers } from './customers.ts';
import { cutHistory, readHistoryQuery } from './history-page.ts';
import { createQuestionGate } from './question-gate.ts';
import { piecesOf, relayWhole } from './relay-whole.ts';
import { createSendMessage, type SendDeps } from './send-message.ts';

interface Options extends Omit<SendDeps, 'chat' | 'path' | 'customers' | 'gate'> {
  seats: Pick<Seats, 'serviceIdOf' | 'nameNew'>;
  config: ServerConfig;
  db: Db;
  /** Separates the ids of different services. */
  scope: string;
  accounts: Accounts;
  sessions: Sessions;
  temporary: Temporary;
  /** @throws GatewayFailure while the operator has switched questions off */
  demandAsking(): Promise<void>;
  conversations: Conversations;
  upstreams: Upstreams;
  interruptions: Interruptions;
  /** The current notices about withdrawn papers. */
  notices(): Promise<ReferenceNotices>;
}

/** The three calls of the AI service. The service knows only the gateway's key, so the gateway checks ownership. */
export function createAi(options: Options) {
  const {
    config,
    conversations,
    demandAsking,
    interruptions,
    notices,
    policy,
    seats,
    sessions,
    silenceMs,
    temporary,
    turns,
    upstreams,
  } = options;
  const chat = createAiClient({ config, scope: options.scope, upstream: upstreams.chat, notices });
  const customers = createCustomers(options.accounts, upstreams.product);
  const gate = createQuestionGate({ ...options, customers });

  const demandOwn = async (conversationId: string, account: Account, token: string): Promise<void> => {
    if (!(await conversations.isOwn(conversationId, account, token)))
      throw new GatewayFailure(404, texts.noConversation);
  };

  return {
    /** `POST /ai/api/conversas` */
    async create(c: ServerContext): Promise<Response> {
      const token = sessions.bearer(c);
      const { value } = await readJson(c);
      const account = await customers.read(token);
      const { codigoCliente, titulo, temporaria } = isRecord(value) ? value : {};
      if (readId(codigoCliente) !== account.id) throw new GatewayFailure(403, texts.notYours);
      if (titulo !== undefined && (typeof titulo !== 'string' || titulo.length > 500))
        throw new GatewayFailure(400, texts.badFields);
      await demandAsking();
      await policy.reserve('conversation', { account: account.id });
      if (account.isFree) await customers.demandAllowance(token);
      const response = await chat.call('/api/conversas', {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ codigoCliente: (await seats.serviceIdOf(token)) ?? codigoCliente, titulo }),
      });
      const { text, answer } = await chat.relay(response);
      const data = unwrap(text);
      const id = response.ok && isRecord(data) ? readId(data.codigoConversa) : undefined;
      if (id !== undefined) {
        // Hide it before it is stored, so that no list shows it in between.
        if (temporaria === true) await temporary.add(id, account.id);
        await conversations.remember(id, account.id);
        if (titulo && temporaria !== true) await seats.nameNew(token, id, titulo);
      }
      return answer;
    },

    /**
     * The messages of an account's conversation, oldest first as the service sends them. The caller must have checked
     * the owner.
     * @throws GatewayFailure 404 if the conversation was deleted in the meantime, 502 otherwise
     */
    async messagesOf(accountId: string, conversationId: string): Promise<HistoryItem[]> {
      const response = await chat.call(`/api/mensagens/conversa/${conversationId}`, {
        headers: { Accept: 'application/json' },
      });
      const { text } = await chat.relay(response);
      if (response.status === 404) throw new GatewayFailure(404, texts.noConversation);
      const cuts = await interruptions.read(accountId, conversationId);
      const messages = unwrap(text);
      const parsed = historySchema.safeParse(
        cuts && Array.isArray(messages) ? messages.map(cuts.mark) : messages,
      );
      await cuts?.keep();
      if (!response.ok || !parsed.success) throw new GatewayFailure(502, texts.upstreamDown);
      return parsed.data;
    },

    /** `GET /ai/api/mensagens/conversa/{id}` */
    async history(c: ServerContext, conversationId: string): Promise<Response> {
      const token = sessions.bearer(c);
      const account = await customers.read(token);
      // Reserve before the ownership check, so that guessed ids count as calls.
      await policy.reserve('history', { account: account.id });
      const page = readHistoryQuery(new URL(c.req.url).searchParams);
      // Read before the messages, so that a turn that ends in between is in one of the two. Finds only the person's own
      // turns.
      const [openTurn] = await Promise.all([
        page?.before ? undefined : turns.openIn(account.id, conversationId),
        demandOwn(conversationId, account, token),
      ]);
      const gone = abortWhenLeft(c);
      const response = await chat.call(`/api/mensagens/conversa/${conversationId}`, {
        headers: { Accept: 'application/json' },
        signal: gone.signal,
      });
      if (!response.ok || !response.body) return (await chat.relay(response)).answer;
      const reading = {
        chatKey: chat.chatKey,
        stallMs: silenceMs,
        abort: () => gone.abort(),
        cut: () => c.env.outgoing.destroy(),
      };
      const { status } = response;
      const headers = new Headers(relayedHeaders(response));
      // A page without storage, such as an element after a reload, uses this key to continue the answer.
      if (openTurn) headers.set('X-Open-Turn', openTurn);
      // Read after the service has answered, so that a turn that ends in between is marked.
      const [list, cuts] = await Promise.all([notices(), interruptions.read(account.id, conversationId)]);
      const pieces = marked(piecesOf(response.body, reading), list, cuts);
      if (!page) return new Response(await relayWhole(pieces, reading), { status, headers });
      const { json, hasOlder } = await cutHistory(pieces, page);
      headers.set('X-Older-Messages', String(hasOlder));
      return new Response(json, { status, headers });
    },

    /** `POST /ai/api/mensagens` */
    send: createSendMessage({ ...options, chat, path: config.chatMessagePath, customers, gate }),
  };
}

/** The list of messages with the notices about references, and with the marks of answers that were cut off. */
async function* marked(
  source: AsyncGenerator<Uint8Array<ArrayBuffer>, void>,
  notices: ReferenceNotices,
  cuts: InterruptionMarks | undefined,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (!cuts && notices.isEmpty()) {
    yield* source;
    return;
  }
  try {
    yield* markMessages(source, (message) => notices.mark(cuts ? cuts.mark(message) : message));
  } finally {
    await cuts?.keep();
  }
}
