import type { Db } from '../../platform/database.ts';
import { type AttemptKind, createFingerprint, type Order } from './order.ts';

export type AttemptStatus = 'inflight' | 'paid' | 'refused' | 'unknown';

/** What the journal keeps of a payment or card saving. Never its body, never a card number or code. */
export interface Attempt {
  readonly kind: AttemptKind;
  /** Null in rows of before fingerprints left card data out. */
  readonly fingerprint: string | null;
  readonly planName: string | null;
  readonly planBefore: string | null;
  readonly status: AttemptStatus;
  readonly httpStatus: number | null;
  /** The status word of a payment, or the id of a saved card. */
  readonly outcome: string | null;
  readonly message: string | null;
}

export type NewAttempt = Pick<Attempt, 'planBefore'> & { readonly order: Order };
export type Outcome = Pick<Attempt, 'status'> & Partial<Pick<Attempt, 'httpStatus' | 'outcome' | 'message'>>;

export interface Journal {
  /** Whether the earlier attempt under the same key was for this order. */
  isSame(owner: string, attempt: Attempt, order: Order): boolean;
  /** Writes the attempt before it is forwarded; returns the earlier one when the key is taken. */
  begin(owner: string, key: string, attempt: NewAttempt): Promise<Attempt | undefined>;
  finish(owner: string, key: string, outcome: Outcome): Promise<void>;
  read(owner: string, key: string): Promise<Attempt | undefined>;
}

/** Longer than any attempt is waited for: one still in flight after it belongs to a server that died. */
const ORPHAN_SECONDS = 90;

interface Options {
  db: Db;
  secret: string;
  /** Tells the accounts of one product API from those of another on the same database. */
  scope: string;
  /** The database is this process's alone, so whatever is in flight at the start is an orphan. */
  isAlone: boolean;
}

const KEPT_DAYS = 180;

export async function createJournal({ db, secret, scope, isAlone }: Options): Promise<Journal> {
  if (isAlone)
    await db.query(
      `update gateway_attempt set status = 'unknown', finished_at = now() where status = 'inflight'`,
    );
  await db.query('delete from gateway_attempt where started_at < now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ]);
  const fingerprint = createFingerprint(secret);
  const read: Journal['read'] = async (owner, key) => {
    const [attempt] = await db.query<Attempt>(
      `select kind, fingerprint, plan_name as "planName", plan_before as "planBefore",
         case when status = 'inflight' and started_at < now() - make_interval(secs => $3) then 'unknown' else status end as status,
         http_status as "httpStatus", outcome, message
       from gateway_attempt where owner_id = $1 and idempotency_key = $2`,
      [scope + owner, key, ORPHAN_SECONDS],
    );
    return attempt;
  };
  return {
    read,
    isSame: (owner, attempt, order) =>
      attempt.kind === order.kind &&
      (attempt.fingerprint === null || attempt.fingerprint === fingerprint(owner, order)),
    begin: async (owner, key, { order, planBefore }) => {
      const started = await db.query(
        `insert into gateway_attempt (owner_id, idempotency_key, kind, fingerprint, plan_name, plan_before, status)
         values ($1, $2, $3, $4, $5, $6, 'inflight') on conflict do nothing returning 1`,
        [scope + owner, key, order.kind, fingerprint(owner, order), order.planName, planBefore],
      );
      return started.length > 0 ? undefined : read(owner, key);
    },
    finish: async (owner, key, { status, httpStatus = null, outcome = null, message = null }) => {
      // An outcome once known never goes back to unknown.
      await db.query(
        `update gateway_attempt set status = $3, http_status = $4, outcome = $5, message = $6, finished_at = now()
         where owner_id = $1 and idempotency_key = $2 and status in ('inflight', 'unknown')`,
        [scope + owner, key, status, httpStatus, outcome, message],
      );
    },
  };
}
