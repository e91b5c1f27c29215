import { messageOf, parseJson } from '@vesalio/core';
import { type Account, readId } from '../accounts.ts';
import { FAILURE_HEADER, GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord, relayedStatus, unwrap } from '../upstream/answers.ts';
import type { Attempt } from './attempt-rows.ts';
import type { Outcome } from './journal.ts';
import type { AttemptKind } from './order.ts';

const SUCCESS = /^(succeeded|pending|ativo)$/i;

/** The outcome of an attempt, according to the product API's answer. */
export function judge(kind: AttemptKind, httpStatus: number, answer: string): Outcome {
  const message = safeMessageOf(answer);
  if (httpStatus >= 400) return { status: 'refused', httpStatus, message };
  const data = unwrap(answer);
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

/** Whether the charge may have been made although the attempt was refused, so that `my-account` is read. */
export const isDoubtful = ({ status, httpStatus }: Outcome): boolean =>
  status === 'unknown' || (status === 'refused' && ((httpStatus ?? 0) >= 500 || httpStatus === 408));

/** Whether the payment was accepted and awaits its confirmation. */
export const isPending = ({ status, outcome }: Outcome): boolean =>
  status === 'paid' && outcome?.toLowerCase() === 'pending';

/**
 * How the attempt ended, according to the account: it now has the attempt's plan, and before had another plan or an
 * older term of it. Undefined if the account shows nothing of the attempt.
 */
export function shownOutcome(
  { plan, isPending: isPlanPending, planMark }: Account,
  { planName, planBefore }: Pick<Attempt, 'planName' | 'planBefore'>,
): 'succeeded' | 'pending' | undefined {
  if (planBefore === null || planMark === planBefore) return undefined;
  if (plan === undefined || !isSamePlan(plan, planName)) return undefined;
  return isPlanPending ? 'pending' : 'succeeded';
}

export const isSamePlan = (a: string | null, b: string | null): boolean =>
  planKey(a ?? '') === planKey(b ?? '');

/** Thrown if another payment of the account is open. */
export class PaymentOpen extends GatewayFailure {
  override readonly details: Readonly<Record<string, string>>;

  constructor(key: string, planName: string | null) {
    super(409, texts.paymentOpen, undefined, 'payment-open');
    this.details = { code: this.code, key, ...(planName ? { plan: planName } : {}) };
  }
}

/**
 * The answer to a repeated request.
 * @throws GatewayFailure while there is no answer
 */
export function replay({ kind, status, httpStatus, outcome, message }: Attempt): Response {
  if (status === 'inflight') throw new GatewayFailure(409, texts.inFlight, undefined, 'in-flight');
  if (status === 'unknown') {
    const body = { status, message: texts.outcomeUnknown };
    return Response.json(body, { status: 409, headers: { [FAILURE_HEADER]: 'outcome-unknown' } });
  }
  const data = kind === 'payment' ? { status: outcome } : { clientCardId: outcome };
  const body = { ...(outcome ? { data } : {}), ...(message ? { message } : {}) };
  const answered = relayedStatus({ status: httpStatus ?? (status === 'paid' ? 200 : 402) });
  // These must not have a body.
  return answered === 204 || answered === 205
    ? new Response(null, { status: answered })
    : Response.json(body, { status: answered });
}

/** The server's message for the client, without digits that could be a card number. */
function safeMessageOf(answer: string): string | null {
  const message = messageOf(parseJson(answer));
  return message ? message.replace(/\d(?:[ .-]?\d){8,}/g, '•••').slice(0, 300) : null;
}

/** 'Hipócrates', 'hippocrates_plan' and 'HIPOCRATES' are the same plan. */
const planKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
    .replace(/plan$|^plano/, '')
    .replace('flemming', 'fleming')
    .replace('hippocrates', 'hipocrates');
