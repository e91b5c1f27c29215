import { randomUUID } from 'node:crypto';
import { isIdempotencyKey } from '@vesalio/core/wire';
import { logFailure } from '../../platform/log.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { readJson } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Attempt } from './attempt-rows.ts';
import { createPaymentLookUp } from './look-up-payment.ts';
import { type AttemptKind, readOrder } from './order.ts';
import { PaymentOpen, replay } from './outcome.ts';
import { createAttemptRunner, demandJournal, notForwarded, type RunDeps } from './run-attempt.ts';
import { createWithdrawals } from './withdraw-attempt.ts';

interface PaymentDeps extends RunDeps {
  sessions: Sessions;
  /** Keeps the server running until the work has ended. */
  track(work: Promise<unknown>): void;
  now: () => Date;
  /** The caller's network. */
  network(c: ServerContext): string;
  /** The caller's full address. */
  address(c: ServerContext): string;
}

/** The receipts that a person gets at once. */
const MOST_RECEIPTS = 12;

/**
 * Payments and card savings. They are stored in the journal before they are forwarded, and carried out at most once per
 * key.
 */
export function createPayments(deps: PaymentDeps) {
  const { accounts, sessions, journal, outcomes, network, address, track } = deps;
  const withdrawals = createWithdrawals(journal, track);
  const lookUp = createPaymentLookUp(deps);
  const run = createAttemptRunner(deps, lookUp, withdrawals);

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
        return replay(await lookUp.resolve(owner, begun.attempt, token));
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
        waiting ?? (await lookUp.resolve(id, attempt as Attempt, token));
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
     * `GET /gateway/payments?open=1` or `?paid=1`: the payment whose outcome is not known, or the last paid one, for a
     * device that did not begin it. With `limit`, as many paid ones, newest first.
     */
    async list(c: ServerContext): Promise<Response> {
      const isOpen = c.req.query('open') === '1';
      if (!isOpen && c.req.query('paid') !== '1') throw new GatewayFailure(404, texts.notFound);
      const token = sessions.bearer(c);
      const { id } = await accounts.read(token);
      const count = Math.min(
        MOST_RECEIPTS,
        Math.max(1, Number.parseInt(c.req.query('limit') ?? '', 10) || 1),
      );
      // A charge that a server error hid may have come to light, so that its receipt is among the others.
      const last = isOpen ? undefined : await journal.last(id);
      if (last) await lookUp.resolve(id, last, token);
      const open = isOpen ? ((await journal.open(id)) ?? (await lookUp.findDoubtful(id, token))) : undefined;
      const attempts = open ? [open] : isOpen ? [] : await journal.paid(id, count);
      const told = await Promise.all(
        attempts.map(async (attempt) => {
          const { status, coupon } = attempt;
          const confirmation = await lookUp.confirmationOf(token, attempt);
          return {
            ...openAttempt(attempt),
            status,
            ...(coupon ? { coupon } : {}),
            ...(confirmation ? { confirmation } : {}),
          };
        }),
      );
      return Response.json(told);
    },

    /** The keys of the payments that await their confirmation. Never rejects. */
    async pendingKeys(owner: string): Promise<readonly string[]> {
      const pending = await journal.pending(owner).catch((error: unknown) => {
        logFailure('journal: pending', error);
        return [];
      });
      return pending.map(({ key }) => key);
    },

    /** Ends the wait for their confirmation, because the person has left the plan since. Never rejects. */
    async endPending(owner: string, keys: readonly string[]): Promise<void> {
      for (const key of keys)
        await journal
          .confirm(owner, key, 'over')
          .catch((error: unknown) => logFailure('journal: confirmation', error));
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

/** The data about a payment for a browser that did not begin it. */
const openAttempt = ({ key, planName: plan, startedAt }: Attempt) => ({ key, plan, startedAt });

function readKey(c: ServerContext, header: string): string | undefined {
  const key = c.req.header(header);
  if (key !== undefined && !isIdempotencyKey(key)) throw new GatewayFailure(400, texts.badKey);
  return key;
}
