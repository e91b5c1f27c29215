import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/database.ts';

export type AttemptKind = 'payment' | 'card';
export type AttemptStatus = 'inflight' | 'paid' | 'refused' | 'unknown';

/** What the journal keeps of a payment or card saving. Never its body, never a card. */
export interface Attempt {
  readonly kind: AttemptKind;
  readonly fingerprint: string;
  readonly planName: string | null;
  readonly planBefore: string | null;
  readonly status: AttemptStatus;
  readonly httpStatus: number | null;
  /** The status word of a payment, or the id of a saved card. */
  readonly outcome: string | null;
  readonly message: string | null;
}

export type NewAttempt = Pick<Attempt, 'kind' | 'fingerprint' | 'planName' | 'planBefore'>;
export type Outcome = Pick<Attempt, 'status'> & Partial<Pick<Attempt, 'httpStatus' | 'outcome' | 'message'>>;

export interface Journal {
  /** Keyed digest by which a repeated body is recognised without keeping it. */
  fingerprint(kind: AttemptKind, body: Uint8Array): string;
  /** Writes the attempt down before it is forwarded; returns the earlier one when the key is taken. */
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
  const fingerprintKey = createHmac('sha256', secret).update('vesalio:fingerprint').digest();
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
    fingerprint: (kind, body) =>
      createHmac('sha256', fingerprintKey).update(`${kind}\n`).update(body).digest('base64url'),
    begin: async (owner, key, { kind, fingerprint, planName, planBefore }) => {
      const started = await db.query(
        `insert into gateway_attempt (owner_id, idempotency_key, kind, fingerprint, plan_name, plan_before, status)
         values ($1, $2, $3, $4, $5, $6, 'inflight') on conflict do nothing returning 1`,
        [scope + owner, key, kind, fingerprint, planName, planBefore],
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
