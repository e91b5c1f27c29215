import type { Db } from '../../platform/database.ts';
import type { AttemptKind } from './order.ts';

export type AttemptStatus = 'inflight' | 'paid' | 'refused' | 'unknown';

/**
 * What became of a payment that was answered with `pending`. `shown`: the account has shown it as pending. `confirmed`:
 * as active. `over`: the person has left its plan.
 */
export type Confirmation = 'shown' | 'confirmed' | 'over';

/** A payment or card saving in the journal. Never contains the body, a card number or a code. */
export interface Attempt {
  readonly key: string;
  readonly kind: AttemptKind;
  /** Null in rows from before fingerprints without card data. */
  readonly fingerprint: string | null;
  readonly planName: string | null;
  readonly coupon: string | null;
  /** The account's plan right before the order was forwarded. */
  readonly planBefore: string | null;
  readonly status: AttemptStatus;
  readonly httpStatus: number | null;
  /** The status word of a payment, or the id of a saved card. */
  readonly outcome: string | null;
  readonly message: string | null;
  /** The key of the open payment that blocked this one, which was therefore not forwarded. */
  readonly duplicateOf: string | null;
  readonly supersededBy: string | null;
  readonly confirmation: Confirmation | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export const ATTEMPT = `idempotency_key as key, kind, fingerprint, plan_name as "planName", coupon,
  plan_before as "planBefore", status, http_status as "httpStatus", outcome, message,
  duplicate_of as "duplicateOf", superseded_by as "supersededBy", confirmation, started_at as "startedAt",
  finished_at as "finishedAt"`;
/** Seconds that the process carrying out an attempt holds it. The process renews this while it runs. */
export const LEASE_SECONDS = 30;
/**
 * Longer than any attempt takes. Until then, a charge with an unknown end may be in progress at the product API, so it
 * cannot be abandoned for another one.
 */
export const LONGEST_SECONDS = 90;

/** Selects one attempt: owner, key. */
export const MINE = 'owner_id = $1 and idempotency_key = $2';
/** Selects attempts that may have charged something: neither turned down nor refused without a doubt. */
export const MAY_BE_CHARGED = `forwarded_at is not null and
  (status <> 'refused' or coalesce(http_status, 0) >= 500 or http_status = 408)`;
export const OPEN = `owner_id = $1 and kind = 'payment' and status in ('inflight', 'unknown') and superseded_by is null`;

export const findAttempt = async (
  db: Db,
  where: string,
  params: string[],
  lock: '' | 'for update' = '',
): Promise<Attempt | undefined> =>
  (
    await db.query<Attempt>(`select ${ATTEMPT} from gateway_attempt where ${where} limit 1 ${lock}`, params)
  )[0];
