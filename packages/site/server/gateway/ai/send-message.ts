import { limits } from '@vesalio/core';
import { isIdempotencyKey } from '@vesalio/core/wire';
import { logFailure } from '../../platform/log.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { type Account, readId } from '../accounts.ts';
import { GatewayFailure } from '../failure.ts';
import { watchEvents } from '../feedback/watch-events.ts';
import { abortWhenLeft } from '../leaving.ts';
import type { AbusePolicy } from '../limits/abuse-policy.ts';
import type { Seats } from '../seats/seats.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Turns } from '../turns/turns.ts';
import { isRecord, mediaTypeOf, unwrap } from '../upstream/answers.ts';
import type { AiClient } from './ai-client.ts';
import { askTurn } from './ask-turn.ts';
import type { Customers } from './customers.ts';
import { type Form, openForm } from './form.ts';
import { createForward, wantsEvents } from './forward-message.ts';
import type { QuestionGate } from './question-gate.ts';
import type { QuestionQueue } from './question-queue.ts';
import { relayEvents } from './stream.ts';

export interface SendDeps {
  chat: AiClient;
  /** The path of the AI service for questions. */
  path: string;
  customers: Customers;
  gate: QuestionGate;
  queue: QuestionQueue;
  turns: Turns;
  /** Stores the facts about an answer of the account from its final event. */
  onAnswer(accountId: string, conversationId: string, done: Record<string, unknown>): Promise<void>;
  /** Maps a token on an institutional seat to the id that the services know. */
  seats: Pick<Seats, 'serviceIdOf'>;
  policy: AbusePolicy;
  track(work: Promise<unknown>): void;
  silenceMs: number;
  /** Maximum duration of an answer without a key, in milliseconds. A turn has its own. */
  turnMs: number;
  heartbeatMs?: number | undefined;
}

/**
 * `POST /ai/api/mensagens`: streams the question to the AI service and the answer back. With an `Idempotency-Key`, the
 * turn continues even if its reader disconnects.
 */
export function createSendMessage(deps: SendDeps) {
  const { chat, customers, gate, queue, turns, seats, policy, track, silenceMs, turnMs, heartbeatMs } = deps;
  const forward = createForward(deps);

  /** Admits a question of an account. The returned function lets the next one in. */
  async function admit(account: Account, token: string, signal: AbortSignal): Promise<() => void> {
    await policy.reserve('ai', { account: account.id });
    // On the free plan, one question at a time, so that each is counted before the next is checked.
    if (!account.isFree) return () => {};
    const release = await queue.take(account.id, signal);
    try {
      if (signal.aborted) throw new GatewayFailure(400, texts.badBody);
      await customers.demandAllowance(token);
      return release;
    } catch (error) {
      release();
      throw error;
    }
  }

  return async (c: ServerContext): Promise<Response> => {
    const asker = await gate.identify(c);
    const { token, account } = asker;
    const key = c.req.header('idempotency-key');
    if (key !== undefined && !isIdempotencyKey(key)) throw new GatewayFailure(400, texts.badKey);
    const form = openForm(c.env.incoming);
    const gone = abortWhenLeft(c);
    try {
      const fields = await form.texts;
      const conversationId = readConversation(fields, account, form.hasNoFile());
      const serviceId = await seats.serviceIdOf(token);
      if (serviceId !== undefined) form.replace('userId', String(serviceId));
      // A failure to store the facts must not break the answer.
      const onDone = (done: Record<string, unknown>) =>
        deps
          .onAnswer(account.id, conversationId, isRecord(done.data) ? done.data : done)
          .catch((error: unknown) => logFailure('messages', error));
      const uploadMs = form.hasNoFile() ? 0 : form.uploadMs;
      if (key === undefined) {
        const deadline = setTimeout(() => gone.abort(), turnMs + uploadMs).unref();
        gone.signal.addEventListener('abort', () => clearTimeout(deadline));
        await gate.admit(c, asker, { conversationId });
        const release = await admit(account, token, gone.signal);
        return await answerWithoutKey(c, form, gone, { release, onDone });
      }
      const name = turns.nameOf(account.id, key);
      const prompt = fields.get('prompt');
      const turn = turns.toTurn(name, conversationId, prompt);
      const first =
        (await gate.admit(c, asker, { conversationId, turn })) ??
        (await turns.beginAgain(name, conversationId, prompt));
      return await askTurn({
        turns,
        name,
        run: first === undefined ? undefined : turns.run(name, first, { uploadMs, onDone }),
        isStreamed: wantsEvents(c),
        gone: gone.signal,
        heartbeatMs,
        admit: (signal) => admit(account, token, signal),
        forward: (signal) => forward(c, form, signal, chat.keyOf(account.id, key)),
        relay: (response) => chat.relay(response, silenceMs),
        onKnown: () => {
          form.abandon();
          c.env.incoming.resume();
        },
        track,
      });
    } catch (error) {
      // A broken form also breaks the upstream call. Report the form as the cause.
      const cause = form.failure() ?? error;
      form.abandon();
      throw cause;
    }
  };

  /** Streams an answer that is cancelled when its reader disconnects. */
  async function answerWithoutKey(
    c: ServerContext,
    form: Form,
    gone: AbortController,
    { release, onDone }: { release: () => void; onDone(done: Record<string, unknown>): Promise<void> },
  ): Promise<Response> {
    try {
      const answer = await forward(c, form, gone.signal);
      const isStream = mediaTypeOf(answer) === 'text/event-stream';
      if (!answer.ok || !isStream || !answer.body) {
        const { text, answer: whole } = await chat.relay(answer, silenceMs);
        const done = answer.ok ? unwrap(text) : undefined;
        if (isRecord(done)) await onDone(done);
        release();
        return whole;
      }
      let onEnd = release;
      // Not until the reader has left, who may have left before.
      track(
        new Promise<void>((resolve) => {
          onEnd = () => {
            release();
            resolve();
          };
        }),
      );
      const body = relayEvents(watchEvents(answer.body, onDone), {
        chatKey: chat.chatKey,
        silenceMs,
        heartbeatMs,
        control: gone,
        onEnd,
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
}

/**
 * Validates the text fields, which come before the files.
 * @returns the conversation's id
 * @throws GatewayFailure 400 or 403
 */
function readConversation(fields: ReadonlyMap<string, string>, account: Account, hasNoFile: boolean): string {
  const { conversationId, userId, prompt, topK, web } = Object.fromEntries(fields);
  if (userId !== undefined && userId !== account.id) throw new GatewayFailure(403, texts.notYours);
  const id = readId(conversationId);
  const isSound =
    prompt !== undefined &&
    (prompt.trim() !== '' || !hasNoFile) &&
    (topK === undefined || isDepth(topK)) &&
    (web === undefined || web === 'true' || web === 'false');
  if (id === undefined || !isSound) throw new GatewayFailure(400, texts.badFields);
  return id;
}

const isDepth = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= limits.searchDepthMin && Number(text) <= limits.searchDepthMax;
