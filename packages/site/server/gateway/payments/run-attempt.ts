import { logFailure } from '../../platform/log.ts';
import { demandOwnCard } from '../cards.ts';
import { GatewayFailure } from '../failure.ts';
import type { AbusePolicy, CallOutcome, Reservation } from '../limits/abuse-policy.ts';
import { outcomeOf } from '../limits/call-outcome.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { type CarryOutDeps, carryOut } from './carry-out.ts';
import type { Journal } from './journal.ts';
import type { PaymentLookUp } from './look-up-payment.ts';
import type { Order } from './order.ts';
import { PaymentOpen } from './outcome.ts';
import type { Withdrawals } from './withdraw-attempt.ts';

export interface RunDeps extends CarryOutDeps {
  journal: Journal;
  policy: AbusePolicy;
}

export interface PaymentCall {
  token: string;
  path: string;
  network: string;
  address: string;
  /** The timestamp of the attempt's row. */
  started: string;
}

interface Prepared {
  planBefore: string | null;
  reservation: Reservation;
}

/** The plan is read before the charge. If the product API is slower than this, the order is not forwarded. */
const PREPARE_TIMEOUT_MS = 10_000;

/** Forwards an attempt that is in the journal, or withdraws it if it cannot be forwarded. */
export function createAttemptRunner(
  deps: RunDeps,
  { findLatePayment, findUnconfirmed }: PaymentLookUp,
  withdrawals: Withdrawals,
) {
  const { accounts, journal, product, policy } = deps;

  /** Marks the order as forwarded and reads the plan before the charge, to find out later whether it was paid. */
  async function prepare(owner: string, key: string, order: Order, call: PaymentCall): Promise<Prepared> {
    const isPayment = order.kind === 'payment';
    // Here, between the row and the charge, because a request with a known key is answered from its row.
    if (order.cardId !== null)
      await demandOwnCard(product, { token: call.token, accountId: owner, cardId: order.cardId });
    const account = isPayment ? await accounts.readFresh(call.token, PREPARE_TIMEOUT_MS) : undefined;
    const late =
      account && ((await findLatePayment(account)) ?? (await findUnconfirmed(account, order.planName)));
    if (late) {
      await journal.duplicate(owner, key, late.key);
      throw new PaymentOpen(late.key, late.planName);
    }
    const planBefore = account?.planMark ?? null;
    // Count only real attempts, not requests with a repeated key.
    const reservation = await policy.reserve(order.kind, { account: owner, address: call.network });
    if (!(await journal.forward(owner, key, planBefore))) {
      // 401 if the account was deleted meanwhile.
      await accounts.readFresh(call.token, PREPARE_TIMEOUT_MS);
      throw new GatewayFailure(503, texts.upstreamDown, undefined, 'journal-late');
    }
    return { planBefore, reservation };
  }

  return async function run(owner: string, key: string, order: Order, call: PaymentCall): Promise<Response> {
    const { planBefore, reservation } = await prepare(owner, key, order, call).catch(
      async (error: unknown) => {
        // The order was not forwarded, so withdraw its attempt.
        if (!(error instanceof PaymentOpen)) await withdrawals.withdraw(owner, key, call.started);
        throw error instanceof GatewayFailure ? notForwarded(error) : demandJournal(error);
      },
    );
    let outcome: CallOutcome = 'error';
    try {
      const response = await carryOut(deps, { owner, key, order, planBefore, ...call });
      outcome = outcomeOf(order.kind, response.status, await response.clone().text());
      return response;
    } finally {
      await reservation.settle(outcome);
    }
  };
}

/** A request that cannot be stored is not forwarded. */
export const demandJournal = (error: unknown): never => {
  logFailure('journal', error);
  throw new GatewayFailure(503, texts.upstreamDown, undefined, 'journal-down');
};

/** After an order was forwarded, 502 and 504 say that its outcome is not known. Before, nothing was charged. */
export const notForwarded = (error: unknown): unknown =>
  error instanceof GatewayFailure && (error.status === 502 || error.status === 504)
    ? new GatewayFailure(503, error.message, undefined, 'not-forwarded')
    : error;
