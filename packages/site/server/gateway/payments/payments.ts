import { randomUUID } from 'node:crypto';
import { type Account, type Accounts, readId } from '../accounts.ts';
import { readJson, type ServerContext } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import {
  callUpstream,
  isRecord,
  readAnswer,
  relayedHeaders,
  type Upstream,
  unwrap,
} from '../upstream/upstreams.ts';
import type { Attempt, Journal, Outcome } from './journal.ts';
import { type AttemptKind, type Order, readOrder } from './order.ts';

interface Options {
  accounts: Accounts;
  journal: Journal;
  product: Upstream;
  /** Keeps the server from ending before the work has. */
  track(work: Promise<unknown>): void;
  timeoutMs?: number | undefined;
}

const FORWARD_TIMEOUT_MS = 55_000;
const RESOLVE_TIMEOUT_MS = 4_000;
const SUCCESS = /^(succeeded|pending|ativo)$/i;

/** Payments and card savings: written down before they are forwarded, carried out at most once per key. */
export function createPayments({
  accounts,
  journal,
  product,
  track,
  timeoutMs = FORWARD_TIMEOUT_MS,
}: Options) {
  /** An unknown payment is looked up in `my-account`, never repeated. */
  async function resolve(owner: string, key: string, attempt: Attempt, token: string): Promise<Attempt> {
    if (attempt.status !== 'unknown' || attempt.kind !== 'payment') return attempt;
    const account = await accounts.readFresh(token, RESOLVE_TIMEOUT_MS).catch(() => undefined);
    const isPaid =
      account?.plan !== undefined &&
      planKey(account.plan) === planKey(attempt.planName ?? '') &&
      account.planMark !== attempt.planBefore;
    if (!isPaid) return attempt;
    const paid = { status: 'paid', httpStatus: 200, outcome: 'succeeded', message: null } as const;
    await journal.finish(owner, key, paid);
    return { ...attempt, ...paid };
  }

  async function carryOut(c: ServerContext, forward: Forward): Promise<Response> {
    const { account, token, key, order } = forward;
    try {
      const response = await callUpstream(product, new URL(c.req.url).pathname, {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: order.body,
        timeoutMs,
      });
      const answer = await readAnswer(response, timeoutMs);
      const outcome = judge(order.kind, response.status, answer);
      await journal.finish(account.id, key, outcome);
      if (outcome.status !== 'unknown')
        return new Response(answer, { status: response.status, headers: relayedHeaders(response) });
      return (
        (await settled(forward)) ??
        new Response(answer, { status: response.status, headers: relayedHeaders(response) })
      );
    } catch (error) {
      await journal.finish(account.id, key, { status: 'unknown' });
      const response = await settled(forward);
      if (response) return response;
      throw error;
    } finally {
      accounts.forget(token);
    }
  }

  /** The answer for an attempt whose own answer was lost, when `my-account` shows that it went through. */
  async function settled({ account, key, token }: Forward): Promise<Response | undefined> {
    const attempt = await journal.read(account.id, key);
    const found = attempt && (await resolve(account.id, key, attempt, token));
    return found?.status === 'paid' ? replay(found) : undefined;
  }

  return {
    /** `POST /api/subscription/create`, or card saving when `clientId` is given. */
    async forward(c: ServerContext, kind: AttemptKind, clientId?: string): Promise<Response> {
      const token = accounts.bearer(c);
      const order = readOrder(kind, (await readJson(c)).value);
      const key = c.req.header('idempotency-key') ?? randomUUID();
      if (!/^[\w-]{1,128}$/.test(key)) throw new GatewayFailure(400, texts.badKey);
      const account = kind === 'payment' ? await accounts.readFresh(token) : await accounts.read(token);
      if (clientId !== undefined && clientId !== account.id) throw new GatewayFailure(403, texts.notYours);
      const planBefore = kind === 'payment' ? account.planMark : null;
      const earlier = await journal.begin(account.id, key, { order, planBefore });
      if (earlier) {
        if (!journal.isSame(account.id, earlier, order)) throw new GatewayFailure(422, texts.otherBody);
        return replay(await resolve(account.id, key, earlier, token));
      }
      // Not tied to the browser's connection: whoever closes the tab has paid all the same.
      const work = carryOut(c, { account, token, key, order });
      track(work);
      return work;
    },

    /** `GET /gateway/payments/{key}`. */
    async status(c: ServerContext, key: string): Promise<Response> {
      const token = accounts.bearer(c);
      const { id } = await accounts.read(token);
      const attempt = await journal.read(id, key);
      if (!attempt) throw new GatewayFailure(404, texts.notFound);
      const { status, outcome, message } = await resolve(id, key, attempt, token);
      return Response.json({ status, ...(outcome ? { outcome } : {}), ...(message ? { message } : {}) });
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

interface Forward {
  account: Account;
  token: string;
  key: string;
  order: Order;
}

/** What an upstream's answer means for the money. A 5xx may hide a charge, so it stays unknown. */
function judge(kind: AttemptKind, httpStatus: number, answer: string): Outcome {
  const data = unwrap(answer);
  const message = messageOf(answer);
  if (httpStatus >= 500 || httpStatus === 408) return { status: 'unknown', httpStatus, message };
  if (httpStatus >= 400) return { status: 'refused', httpStatus, message };
  if (kind === 'card')
    return {
      status: 'paid',
      httpStatus,
      outcome: isRecord(data) ? (readId(data.clientCardId) ?? null) : null,
    };
  const word = isRecord(data) && typeof data.status === 'string' ? data.status.slice(0, 64) : undefined;
  if (word === undefined) return { status: 'unknown', httpStatus };
  return { status: SUCCESS.test(word) ? 'paid' : 'refused', httpStatus, outcome: word, message };
}

function replay({ kind, status, httpStatus, outcome, message }: Attempt): Response {
  if (status === 'inflight') throw new GatewayFailure(409, texts.inFlight);
  if (status === 'unknown') return Response.json({ status, message: texts.outcomeUnknown }, { status: 409 });
  const data = kind === 'payment' ? { status: outcome } : { clientCardId: outcome };
  return Response.json(
    { ...(outcome ? { data } : {}), ...(message ? { message } : {}) },
    { status: httpStatus ?? (status === 'paid' ? 200 : 402) },
  );
}

/** The server's message as the client would read it, without anything that could be a card number. */
function messageOf(answer: string): string | null {
  let body: unknown;
  try {
    body = JSON.parse(answer);
  } catch {
    body = undefined;
  }
  if (!isRecord(body)) return null;
  const [first] = isRecord(body.errors) ? Object.values(body.errors).flat() : [];
  const message = [body.message, body.error, body.detail, body.title, first].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  return message ? message.replace(/\d(?:[ .-]?\d){8,}/g, '•••').slice(0, 300) : null;
}

/** 'Hipócrates', 'hippocrates_plan' and 'HIPOCRATES' are one plan. */
const planKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
    .replace(/plan$|^plano/, '')
    .replace('flemming', 'fleming')
    .replace('hippocrates', 'hipocrates');
