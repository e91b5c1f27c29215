import type { Audit } from '../../platform/audit.ts';
import { logFailure } from '../../platform/log.ts';
import type { Accounts } from '../accounts.ts';
import { FAILURE_HEADER, GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { relayedHeaders, relayedStatus } from '../upstream/answers.ts';
import { callUpstream, readAnswer } from '../upstream/call-upstream.ts';
import type { ServiceAnswer } from '../upstream/service-call.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import type { Journal, Outcome } from './journal.ts';
import type { Order } from './order.ts';
import { isDoubtful, isPending, judge, shownOutcome } from './outcome.ts';
import type { OutcomeQueue } from './outcome-queue.ts';

/** An order that the journal has marked as forwarded. */
export interface Forward {
  owner: string;
  key: string;
  order: Order;
  token: string;
  path: string;
  planBefore: string | null;
  /** The caller's full address. */
  address: string;
}

export interface CarryOutDeps {
  accounts: Accounts;
  outcomes: OutcomeQueue;
  journal: Pick<Journal, 'confirm'>;
  audit: Audit;
  product: Upstream;
  timeoutMs?: number | undefined;
}

/** Shorter than the client's timeout of 60 s. */
const FORWARD_TIMEOUT_MS = 55_000;
export const LOOK_TIMEOUT_MS = 4_000;

interface Answer {
  response: ServiceAnswer;
  text: string;
}

/**
 * Forwards an order once and returns the product API's answer, whether or not its outcome could be stored.
 * @throws GatewayFailure 502 or 504 if the answer was lost
 */
export async function carryOut(deps: CarryOutDeps, forward: Forward): Promise<Response> {
  const { owner, key, order, token } = forward;
  const answer = await send(deps, forward).catch((error: unknown) => toFailure(error));
  const isLost = answer instanceof GatewayFailure;
  const answered: Outcome = isLost
    ? { status: 'unknown' }
    : judge(order.kind, answer.response.status, answer.text);
  const outcome =
    order.kind === 'payment' && isDoubtful(answered) ? await look(deps, forward, answered) : answered;
  deps.accounts.forget(token);
  // The answer does not wait for the record.
  void deps.audit.record({
    kind: order.kind === 'payment' ? 'payment' : 'card-saved',
    account: owner,
    address: forward.address,
    note: [key, order.planName, outcome.status].filter(Boolean).join(' '),
  });
  await deps.outcomes.write(owner, key, outcome);
  // The answer does not wait for this either.
  if (isPending(outcome)) void noteShown(deps, forward);
  if (outcome.status === 'paid' && answered.status !== 'paid')
    return Response.json({ data: { status: outcome.outcome } });
  if (isLost) throw answer;
  const status = relayedStatus(answer.response);
  const isOpen = outcome.status === 'unknown' && status >= 400;
  // Turn an empty body into null, because a 204 must not have a body.
  return new Response(answer.text || null, {
    status,
    headers: {
      ...relayedHeaders(answer.response),
      ...(isOpen ? { [FAILURE_HEADER]: 'outcome-unknown' } : {}),
    },
  });
}

const toFailure = (error: unknown): GatewayFailure =>
  error instanceof GatewayFailure ? error : new GatewayFailure(502, texts.upstreamDown);

async function send(
  { product, timeoutMs = FORWARD_TIMEOUT_MS }: CarryOutDeps,
  { key, order, token, path }: Forward,
): Promise<Answer> {
  const deadline = performance.now() + timeoutMs;
  const response = await callUpstream(product, path, {
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
  return { response, text: await readAnswer(response, Math.max(1, deadline - performance.now())) };
}

/** Stores whether the account shows a pending payment, to recognize later that it no longer does. Never rejects. */
async function noteShown({ accounts, journal }: CarryOutDeps, forward: Forward): Promise<void> {
  const { owner, key, token, order, planBefore } = forward;
  try {
    const account = await accounts.readFresh(token, LOOK_TIMEOUT_MS);
    if (shownOutcome(account, { planName: order.planName, planBefore }) === 'pending')
      await journal.confirm(owner, key, 'shown');
  } catch (error) {
    logFailure('journal: confirmation', error);
  }
}

/** Reads `my-account` once. A new plan means paid; if the read fails, the outcome stays unknown. */
async function look(
  { accounts }: CarryOutDeps,
  { token, order, planBefore }: Forward,
  answered: Outcome,
): Promise<Outcome> {
  const account = await accounts.readFresh(token, LOOK_TIMEOUT_MS).catch(() => undefined);
  if (!account) return { ...answered, status: 'unknown' };
  const outcome = shownOutcome(account, { planName: order.planName, planBefore });
  return outcome ? { status: 'paid', httpStatus: 200, outcome } : answered;
}
