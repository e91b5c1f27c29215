import { createHmac } from 'node:crypto';
import { type HistoryItem, historySchema } from '@vesalio/core/wire';
import type { ServerConfig } from '../../config.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { type Account, type Accounts, readId } from '../accounts.ts';
import { readJson } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import { watchAnswer } from '../feedback/watch-answer.ts';
import type { AbusePolicy } from '../limits/abuse-policy.ts';
import { markAnswer, markEvents, markMessages } from '../notices/mark-answers.ts';
import type { Notices } from '../notices/notices.ts';
import type { Temporary } from '../records/temporary.ts';
import { redact } from '../redact.ts';
import type { Seats } from '../seats/seats.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { NamedTurns } from '../turns/turns.ts';
import {
  callUpstream,
  isRecord,
  mediaTypeOf,
  readAnswer,
  relayedHeaders,
  type UpstreamCall,
  type Upstreams,
  unwrap,
} from '../upstream/upstreams.ts';
import type { Conversations } from './conversations.ts';
import { type Form, openForm } from './form.ts';
import { cutHistory, readHistoryPage } from './history-page.ts';
import { askNamed } from './named-turn.ts';
import { piecesOf, relayWhole } from './relay-whole.ts';
import { relayEvents } from './stream.ts';
import type { Turns } from './turns.ts';

interface Options {
  config: ServerConfig;
  accounts: Accounts;
  sessions: Sessions;
  conversations: Conversations;
  turns: Turns;
  namedTurns: NamedTurns;
  temporary: Temporary;
  /** Remembers an answer of the account by what its end says. */
  onAnswer(accountId: string, done: Record<string, unknown>): Promise<void>;
  /** @throws GatewayFailure while the operator takes no questions */
  demandAsking(): Promise<void>;
  upstreams: Upstreams;
  /** Whose id the services know for a token on an institutional seat. */
  seats: Pick<Seats, 'serviceIdOf'>;
  policy: AbusePolicy;
  /** The notices about withdrawn papers, as they are now. */
  notices(): Promise<Notices>;
  track(work: Promise<unknown>): void;
  silenceMs: number;
  heartbeatMs?: number | undefined;
}

/** Time for a slow upload of the attachments, before the silence of the answer counts. */
const UPLOAD_MS = 180_000;

/** The three calls of the AI service. The service knows only one key, so the gateway checks whom each call is for. */
export function createAi({
  config,
  accounts,
  sessions,
  conversations,
  turns,
  namedTurns,
  temporary,
  onAnswer,
  demandAsking,
  upstreams,
  seats,
  policy,
  notices,
  track,
  silenceMs,
  heartbeatMs,
}: Options) {
  const secret = config.upstreams?.chatKey ?? '';

  const callChat = async (path: string, call: UpstreamCall): Promise<Response> => {
    const key = secret ? { [config.chatKeyHeader]: secret } : {};
    const response = await callUpstream(upstreams.chat, path, {
      ...call,
      headers: { ...call.headers, ...key },
    });
    // The service refused the gateway's key, not the person, so a 401 must not end their session.
    if (response.status === 401 || response.status === 403) {
      void response.body?.cancel().catch(() => {});
      throw new GatewayFailure(502, texts.upstreamDown);
    }
    return response;
  };

  const relay = async (
    response: Response,
    timeoutMs?: number,
  ): Promise<{ text: string; answer: Response }> => {
    const text = markAnswer(redact(await readAnswer(response, timeoutMs), secret), await notices());
    return {
      text,
      answer: new Response(text, { status: response.status, headers: relayedHeaders(response) }),
    };
  };

  /**
   * The account, if its plan is active. A cached account without a plan is read again, because it may just have
   * bought one.
   */
  async function customer(token: string): Promise<Account> {
    const known = await accounts.read(token);
    const account = known.plan ? known : await accounts.readFresh(token);
    if (!account.plan) throw new GatewayFailure(403, texts.noPlan);
    return account;
  }

  async function demandAllowance(token: string): Promise<void> {
    const response = await callUpstream(upstreams.product, '/api/subscription/verifyPlanFree', {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    }).catch(() => undefined);
    if (!response?.ok) return;
    const data = unwrap(await readAnswer(response).catch(() => ''));
    if (data === false || (isRecord(data) && data.isPlanValid === false))
      throw new GatewayFailure(403, texts.freeLimit);
  }

  const demandOwn = async (conversationId: string, account: Account, token: string): Promise<void> => {
    if (!(await conversations.isOwn(conversationId, account, token)))
      throw new GatewayFailure(404, texts.notFound);
  };

  /** Checks the text fields, which come before the files. */
  async function judge(
    fields: ReadonlyMap<string, string>,
    account: Account,
    token: string,
    hasNoFile: boolean,
  ) {
    const { conversationId, userId, prompt, topK, web } = Object.fromEntries(fields);
    if (userId !== undefined && userId !== account.id) throw new GatewayFailure(403, texts.notYours);
    const id = readId(conversationId);
    const isSound =
      id !== undefined &&
      prompt !== undefined &&
      (prompt.trim() !== '' || !hasNoFile) &&
      (topK === undefined || (/^\d{1,2}$/.test(topK) && Number(topK) >= 3 && Number(topK) <= 17)) &&
      (web === undefined || web === 'true' || web === 'false');
    if (!isSound) throw new GatewayFailure(400, texts.badFields);
    await demandOwn(id, account, token);
    await temporary.renew(id, account.id);
  }

  return {
    /** `POST /ai/api/conversas` */
    async create(c: ServerContext): Promise<Response> {
      const token = sessions.bearer(c);
      const { value } = await readJson(c);
      const account = await customer(token);
      const { codigoCliente, titulo, temporaria } = isRecord(value) ? value : {};
      if (readId(codigoCliente) !== account.id) throw new GatewayFailure(403, texts.notYours);
      if (titulo !== undefined && (typeof titulo !== 'string' || titulo.length > 500))
        throw new GatewayFailure(400, texts.badFields);
      await policy.reserve('conversation', { account: account.id });
      if (account.isFree) await demandAllowance(token);
      const response = await callChat('/api/conversas', {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ codigoCliente: (await seats.serviceIdOf(token)) ?? codigoCliente, titulo }),
      });
      const { text, answer } = await relay(response);
      const data = unwrap(text);
      const id = response.ok && isRecord(data) ? readId(data.codigoConversa) : undefined;
      if (id !== undefined) {
        // Hidden before it is known, so that no list shows it in between.
        if (temporaria === true) await temporary.add(id, account.id);
        await conversations.remember(id, account.id);
      }
      return answer;
    },

    /**
     * The messages of a conversation, oldest first as the service sends them. The caller has checked the owner.
     * @throws GatewayFailure
     */
    async messagesOf(conversationId: string): Promise<HistoryItem[]> {
      const response = await callChat(`/api/mensagens/conversa/${conversationId}`, {
        headers: { Accept: 'application/json' },
      });
      const { text } = await relay(response);
      const parsed = historySchema.safeParse(unwrap(text));
      if (!response.ok || !parsed.success) throw new GatewayFailure(502, texts.upstreamDown);
      return parsed.data;
    },

    /** `GET /ai/api/mensagens/conversa/{id}` */
    async history(c: ServerContext, conversationId: string): Promise<Response> {
      const token = sessions.bearer(c);
      const account = await customer(token);
      // Reserved before the ownership check, because guessing ids counts as calls.
      await policy.reserve('history', { account: account.id });
      await demandOwn(conversationId, account, token);
      const page = readHistoryPage(new URL(c.req.url).searchParams);
      const gone = new AbortController();
      c.env.outgoing.once('close', () => gone.abort());
      const response = await callChat(`/api/mensagens/conversa/${conversationId}`, {
        headers: { Accept: 'application/json' },
        signal: gone.signal,
      });
      if (!response.ok || !response.body) return (await relay(response)).answer;
      const options = { secret, stallMs: silenceMs, abort: () => gone.abort() };
      const { status } = response;
      const headers = new Headers(relayedHeaders(response));
      const pieces = markMessages(piecesOf(response.body, options), await notices());
      if (!page) return new Response(relayWhole(pieces, options), { status, headers });
      const { json, hasOlder } = await cutHistory(pieces, page);
      headers.set('X-Older-Messages', String(hasOlder));
      return new Response(json, { status, headers });
    },

    /**
     * `POST /ai/api/mensagens`: forwarded while it arrives; the answer is passed on while it comes. With an
     * `Idempotency-Key` the turn has a name and outlives its reader.
     */
    async send(c: ServerContext): Promise<Response> {
      const token = sessions.bearer(c);
      const account = await customer(token);
      const key = c.req.header('idempotency-key');
      if (key !== undefined && !/^[\w-]{1,128}$/.test(key)) throw new GatewayFailure(400, texts.badKey);
      await demandAsking();
      const form = openForm(c.env.incoming);
      const watch = (answer: Response) => watchAnswer(answer, (done) => onAnswer(account.id, done));
      const gone = new AbortController();
      c.env.outgoing.once('close', () => gone.abort());
      const admit = async (signal: AbortSignal) => {
        await policy.reserve('ai', { account: account.id });
        // One question at a time on the free plan, so that each is counted before the next is checked.
        if (!account.isFree) return () => {};
        const release = await turns.take(account.id, signal);
        try {
          if (signal.aborted) throw new GatewayFailure(400, texts.badBody);
          await demandAllowance(token);
          return release;
        } catch (error) {
          release();
          throw error;
        }
      };
      try {
        const fields = await form.texts;
        await judge(fields, account, token, form.hasNoFile());
        const serviceId = await seats.serviceIdOf(token);
        if (serviceId !== undefined) form.replace('userId', String(serviceId));
        if (key === undefined)
          return await answerUnnamed(c, form, gone, { release: await admit(gone.signal), watch });
        return await askNamed({
          turns: namedTurns,
          name: namedTurns.nameOf(account.id, key),
          question: { conversationId: fields.get('conversationId'), prompt: fields.get('prompt') },
          isStreamed: wantsEvents(c),
          gone: gone.signal,
          heartbeatMs,
          admit,
          forward: async (signal) => watch(await forward(c, form, signal, keyOf(account, key))),
          relay: (response) => relay(response, silenceMs),
          onKnown: () => {
            form.abandon();
            c.env.incoming.resume();
          },
          track,
        });
      } catch (error) {
        // A broken form breaks the upstream call as well. Report the form as the cause.
        const cause = form.failure() ?? error;
        form.abandon();
        throw cause;
      }
    },
  };

  /** One person's key is never another's at the AI service, which knows the gateway alone. */
  function keyOf(account: Account, key: string): string {
    return createHmac('sha256', config.sessionSecret)
      .update(JSON.stringify(['ai-idempotency', account.id, key]))
      .digest('base64url');
  }

  /** Passes on an answer that ends with its reader. */
  async function answerUnnamed(
    c: ServerContext,
    form: Form,
    gone: AbortController,
    { release, watch }: { release: () => void; watch: (answer: Response) => Response },
  ): Promise<Response> {
    try {
      const answer = watch(await forward(c, form, gone.signal));
      const isStream = mediaTypeOf(answer) === 'text/event-stream';
      if (!answer.ok || !isStream || !answer.body) {
        const { answer: whole } = await relay(answer, silenceMs);
        release();
        return whole;
      }
      track(new Promise<void>((resolve) => gone.signal.addEventListener('abort', () => resolve())));
      const body = relayEvents(answer.body, {
        secret,
        silenceMs,
        heartbeatMs,
        abort: () => gone.abort(),
        onEnd: release,
      });
      return new Response(body, {
        status: answer.status,
        headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
      });
    } catch (error) {
      gone.abort();
      release();
      throw error;
    }
  }

  /** @throws the failure of the form, if it broke meanwhile */
  async function forward(
    c: ServerContext,
    form: Form,
    signal: AbortSignal,
    upstreamKey?: string,
  ): Promise<Response> {
    const { contentType, body } = form.encode();
    const control = new AbortController();
    const abort = () => control.abort();
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    const answer = await callChat(config.chatMessagePath, {
      method: 'POST',
      headers: {
        Accept: wantsEvents(c) ? 'text/event-stream, application/json' : 'application/json',
        'Content-Type': contentType,
        ...(upstreamKey ? { 'Idempotency-Key': upstreamKey } : {}),
      },
      body,
      signal: control.signal,
      timeoutMs: silenceMs + UPLOAD_MS,
    }).catch((error: unknown) => {
      throw form.failure() ?? error;
    });
    const failure = form.failure();
    if (!failure) return withNotices(answer, await notices());
    abort();
    throw failure;
  }
}

/** An event stream with its references marked. */
const withNotices = (answer: Response, notices: Notices): Response =>
  answer.body && mediaTypeOf(answer) === 'text/event-stream' && !notices.isEmpty()
    ? new Response(markEvents(answer.body, notices), answer)
    : answer;

const wantsEvents = (c: ServerContext): boolean =>
  c.req.header('accept')?.includes('text/event-stream') ?? false;

export type Ai = ReturnType<typeof createAi>;
