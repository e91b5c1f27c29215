import { randomUUID } from 'node:crypto';
import { isIdempotencyKey } from '@vesalio/core/wire';
import { logFailure } from '../../platform/log.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import type { Account } from '../accounts.ts';
import { readJson } from '../body.ts';
import { demandOwnCard } from '../cards.ts';
import { GatewayFailure } from '../failure.ts';
import type { AbusePolicy, CallOutcome, Reservation } from '../limits/abuse-policy.ts';
import { outcomeOf } from '../limits/call-outcome.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Attempt } from './attempt-rows.ts';
import { type CarryOutDeps, carryOut, LOOK_TIMEOUT_MS } from './carry-out.ts';
import type { Journal } from './journal.ts';
import { type AttemptKind, type Order, readOrder } from './order.ts';
import { isDoubtful, PaymentOpen, replay, shownOutcome } from './outcome.ts';
import { createWithdrawals } from './withdraw-attempt.ts';

interface PaymentDeps extends CarryOutDeps {
  journal: Journal;
  sessions: Sessions;
  /** Keeps the server running until the work has ended. */
  track(work: Promise<unknown>): void;
  now: () => Date;
  policy: AbusePolicy;
  /** The caller's network. */
  network(c: ServerContext): string;
  /** The caller's full address. */
  address(c: ServerContext): string;
}

interface PaymentCall {
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
/** Milliseconds during which a payment refused with a server error may still turn out to be charged. */
const SECOND_LOOK_MS = 24 * 3600 * 1000;

/**
 * Payments and card savings. They are stored in the journal before they are forwarded, and carried out at most once per
 * key.
 */
export function createPayments(deps: PaymentDeps) {
  const { accounts, sessions, journal, outcomes, product, policy, network, address, track, now } = deps;
  const withdrawals = createWithdrawals(journal, track);

  /** Looks up an unknown payment in `my-account`. Never repeats the payment. */
  async function resolve(owner: string, attempt: Attempt, token: string): Promise<Attempt> {
    if (attempt.status !== 'unknown' || attempt.kind !== 'payment') return attempt;
    const account = await accounts.readFresh(token, LOOK_TIMEOUT_MS).catch(() => undefined);
    const outcome = account && shownOutcome(account, attempt);
    if (!outcome || !(await journal.settle(owner, attempt.key, outcome))) return attempt;
    return { ...attempt, status: 'paid', httpStatus: 200, outcome, message: null };
  }

  /** The last payment, if its outcome was doubtful and the account now shows that it was paid. */
  async function findLatePayment(account: Account): Promise<Attempt | undefined> {
    const last = await journal.last(account.id);
    const outcome = last && isDoubtful(last) ? shownOutcome(account, last) : undefined;
    if (!last || !outcome) return undefined;
    const age = now().getTime() - (last.finishedAt ?? last.startedAt).getTime();
    if (last.status === 'refused' && age > SECOND_LOOK_MS) return undefined;
    return (await journal.settle(account.id, last.key, outcome)) ? last : undefined;
  }

  /** Marks the order as forwarded and reads the plan before the charge, to find out later whether it was paid. */
  async function prepare(owner: string, key: string, order: Order, call: PaymentCall): Promise<Prepared> {
    const isPayment = order.kind === 'payment';
    // Here, between the row and the charge, because a request with a known key is answered from its row.
    if (order.cardId !== null)
      await demandOwnCard(product, { token: call.token, accountId: owner, cardId: order.cardId });
    const account = isPayment ? await accounts.readFresh(call.token, PREPARE_TIMEOUT_MS) : undefined;
    const late = account && (await findLatePayment(account));
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

  async function run(owner: string, key: string, order: Order, call: PaymentCall): Promise<Response> {
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
  }

  /** A request that cannot be stored is not forwarded. */
  const demandJournal = (error: unknown): never => {
    logFailure('journal', error);
    throw new GatewayFailure(503, texts.upstreamDown, undefined, 'journal-down');
  };

  return {
    /** `POST /api/subscription/create`, or card saving if `clientId` is given. */
    async forward(c: ServerContext, kind: AttemptKind, clientId?: string): Promise<Response> {
      const token = sessions.bearer(c);
      const order = readOrder(kind, (await readJson(c)).value);
      const key = readKey(c, 'idempotency-key') ?? randomUUID();
      const supersedes = kind === 'payment' ? readKey(c, 'supersedes') : undefined;
      const { id: owner } = await accounts.read(token).catch((error: unknown) => {
        throw notForwarded(error);
      });
      if (clientId !== undefined && clientId !== owner) throw new GatewayFailure(403, texts.notYours);
      const begun = await journal.begin(owner, key, order, supersedes).catch(async (error: unknown) => {
        // The row may have been written although the answer was lost.
        await withdrawals.withdraw(owner, key);
        return demandJournal(error);
      });
      if (begun.status === 'open') throw new PaymentOpen(begun.attempt.key, begun.attempt.planName);
      if (begun.status === 'known') {
        if (!journal.isSame(owner, begun.attempt, order)) throw new GatewayFailure(422, texts.otherBody);
        const { duplicateOf } = begun.attempt;
        if (duplicateOf) {
          const blocker = await journal.read(owner, duplicateOf);
          throw new PaymentOpen(duplicateOf, blocker?.planName ?? null);
        }
        return replay(await resolve(owner, begun.attempt, token));
      }
      // Not tied to the browser's connection, because closing the tab does not undo a payment.
      const path = new URL(c.req.url).pathname;
      const call = { token, path, network: network(c), address: address(c), started: begun.started };
      const work = withdrawals.during(owner, key, () => run(owner, key, order, call));
      track(work);
      return work;
    },

    /** Renews the lease of the attempts that this process carries out. */
    async hold(): Promise<void> {
      const running = withdrawals.running();
      if (running.length > 0) await journal.hold(running);
    },

    /** `GET /gateway/payments/{key}`. */
    async status(c: ServerContext, key: string): Promise<Response> {
      const token = sessions.bearer(c);
      const { id } = await accounts.read(token);
      const waiting = outcomes.pending(id, key);
      const found = waiting ? undefined : await journal.read(id, key);
      const attempt = found?.duplicateOf ? await journal.read(id, found.duplicateOf) : found;
      if (!waiting && !attempt) throw new GatewayFailure(404, texts.notFound);
      const { status, outcome, message, httpStatus } =
        waiting ?? (await resolve(id, attempt as Attempt, token));
      return Response.json({
        status,
        ...(outcome ? { outcome } : {}),
        ...(message ? { message } : {}),
        ...(status === 'refused' && httpStatus ? { httpStatus } : {}),
        // The answer describes the end of that payment, which may be for another plan.
        ...(found?.duplicateOf && attempt ? { blockedBy: openAttempt(attempt) } : {}),
      });
    },

    /**
     * `GET /gateway/payments?open=1` or `?paid=1`: the open payment or the last paid one, for a device that did not
     * begin it.
     */
    async list(c: ServerContext): Promise<Response> {
      const isOpen = c.req.query('open') === '1';
      if (!isOpen && c.req.query('paid') !== '1') throw new GatewayFailure(404, texts.notFound);
      const { id } = await accounts.read(sessions.bearer(c));
      const attempt = isOpen ? await journal.open(id) : await journal.paid(id);
      if (!attempt) return Response.json([]);
      const { status, coupon } = attempt;
      return Response.json([{ ...openAttempt(attempt), status, ...(coupon ? { coupon } : {}) }]);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

/** The data about a payment for a browser that did not begin it. */
const openAttempt = ({ key, planName: plan, startedAt }: Attempt) => ({ key, plan, startedAt });

/** After an order was forwarded, 502 and 504 say that its outcome is not known. Before, nothing was charged. */
const notForwarded = (error: unknown): unknown =>
  error instanceof GatewayFailure && (error.status === 502 || error.status === 504)
    ? new GatewayFailure(503, error.message, undefined, 'not-forwarded')
    : error;

function readKey(c: ServerContext, header: string): string | undefined {
  const key = c.req.header(header);
  if (key !== undefined && !isIdempotencyKey(key)) throw new GatewayFailure(400, texts.badKey);
  return key;
}
