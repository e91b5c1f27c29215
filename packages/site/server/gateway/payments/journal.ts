import { retention } from '../../config/retention.ts';
import { type Db, deleteExpired } from '../../platform/database.ts';
import { deletedOwner } from '../pseudonym.ts';
import {
  ATTEMPT,
  type Attempt,
  type Confirmation,
  findAttempt,
  LEASE_SECONDS,
  MAY_BE_CHARGED,
  MINE,
  OPEN,
} from './attempt-rows.ts';
import { type Begun, beginAttempt } from './begin-attempt.ts';
import { createFingerprints, type Order } from './order.ts';
import { sweepAttempts, withdrawAttempt } from './sweep-attempts.ts';

export type Outcome = Pick<Attempt, 'status'> & Partial<Pick<Attempt, 'httpStatus' | 'outcome' | 'message'>>;

export interface AttemptId {
  readonly owner: string;
  readonly key: string;
}

export interface Journal {
  /** Whether the earlier attempt with this key was for the same order. */
  isSame(owner: string, attempt: Attempt, order: Order): boolean;
  read(owner: string, key: string): Promise<Attempt | undefined>;
  /** Begins the account's only open payment. `supersedes` is the key of an unknown payment to abandon. */
  begin(owner: string, key: string, order: Order, supersedes?: string): Promise<Begun>;
  /**
   * Marks the order as forwarded, right before it is.
   * @returns false if the attempt was abandoned in the meantime
   */
  forward(owner: string, key: string, planBefore: string | null): Promise<boolean>;
  /**
   * Removes an attempt that was never forwarded.
   * @param started identifies the caller's own row, which was not forwarded even if it is marked so
   * @returns whether a row existed
   */
  withdraw(owner: string, key: string, started?: string): Promise<boolean>;
  /** Ends an attempt that was never forwarded because the earlier one was paid. */
  duplicate(owner: string, key: string, earlier: string): Promise<void>;
  finish(owner: string, key: string, outcome: Outcome): Promise<void>;
  /**
   * Ends an attempt as paid, unless another payment of the account was forwarded since that may have charged something.
   * @returns whether it was ended
   */
  settle(owner: string, key: string, outcome: 'succeeded' | 'pending'): Promise<boolean>;
  /** The payment of the account that was forwarded last, apart from those that charged nothing without a doubt. */
  last(owner: string): Promise<Attempt | undefined>;
  /** The open payment of the account. */
  open(owner: string): Promise<Attempt | undefined>;
  /** The payments of the account that were paid last, newest first. */
  paid(owner: string, count: number): Promise<readonly Attempt[]>;
  /** The account's payments that were answered with `pending` and are neither confirmed nor over, newest first. */
  pending(owner: string): Promise<readonly Attempt[]>;
  /** Stores what became of a pending payment. `confirmed` and `over` are final. */
  confirm(owner: string, key: string, confirmation: Confirmation): Promise<void>;
  /** Reports that this process is still carrying out these attempts. */
  hold(attempts: readonly AttemptId[]): Promise<void>;
  /** Ends the attempts of processes that died. */
  sweep(): Promise<void>;
  /** Deletes attempts that ended long ago. */
  expire(): Promise<void>;
}

interface Options {
  db: Db;
  /** The first one signs fingerprints; the others only verify them. */
  secrets: readonly string[];
  /** The name under which a deleted account's attempts are kept. */
  pseudonymOf(id: string): string;
  /** Separates the accounts of different product APIs in one database. */
  scope: string;
  /** Whether no other process uses the database, so that every attempt in progress at the start is orphaned. */
  isAlone: boolean;
}

export async function createJournal({ db, secrets, pseudonymOf, scope, isAlone }: Options): Promise<Journal> {
  const prints = createFingerprints(secrets);
  await sweepAttempts(db, isAlone);

  return {
    expire: async () => {
      await deleteExpired(
        db,
        'gateway_attempt',
        `status in ('paid', 'refused') and coalesce(finished_at, started_at) < now() - make_interval(days => $1)`,
        [retention.attempt],
      );
    },
    isSame: (owner, attempt, order) =>
      attempt.kind === order.kind &&
      (attempt.fingerprint === null || prints(owner, order).includes(attempt.fingerprint)),
    read: (owner, key) => findAttempt(db, MINE, [scope + owner, key]),
    open: (owner) => findAttempt(db, OPEN, [scope + owner]),
    paid: (owner, count) =>
      db.query<Attempt>(
        `select ${ATTEMPT} from gateway_attempt
         where owner_id = $1 and kind = 'payment' and status = 'paid' order by started_at desc limit $2`,
        [scope + owner, count],
      ),
    begin: (owner, key, order, supersedes) => {
      const { kind, planName, coupon } = order;
      const [fingerprint = ''] = prints(owner, order);
      const attempt = { id: scope + owner, key, kind, planName, coupon, fingerprint };
      return beginAttempt(db, attempt, supersedes);
    },
    forward: async (owner, key, planBefore) => {
      const forwarded = await db.query(
        `update gateway_attempt set plan_before = $3, forwarded_at = clock_timestamp()
         where ${MINE} and status = 'inflight' and forwarded_at is null returning 1`,
        [scope + owner, key, planBefore],
      );
      return forwarded.length > 0;
    },
    withdraw: (owner, key, started) => withdrawAttempt(db, scope + owner, key, started),
    duplicate: async (owner, key, earlier) => {
      await db.query(
        `update gateway_attempt set status = 'refused', duplicate_of = $3, finished_at = now()
         where ${MINE} and forwarded_at is null`,
        [scope + owner, key, earlier],
      );
    },
    finish: async (owner, key, { status, httpStatus = null, outcome = null, message = null }) => {
      // A charge overrides any earlier outcome; nothing else changes a known outcome. The account may have been deleted
      // during the charge.
      await db.query(
        `update gateway_attempt
         set status = $3, http_status = $4, outcome = $5, message = $6, finished_at = now(), held_until = null
         where owner_id in ($1, $7) and idempotency_key = $2
           and (status in ('inflight', 'unknown') or ($3 = 'paid' and status = 'refused'))`,
        [scope + owner, key, status, httpStatus, outcome, message, deletedOwner(scope, pseudonymOf(owner))],
      );
    },
    settle: async (owner, key, outcome) => {
      const settled = await db.query(
        `update gateway_attempt mine
         set status = 'paid', http_status = 200, outcome = $3, message = null, finished_at = now()
         where ${MINE} and status <> 'paid' and forwarded_at is not null and not exists (
           select 1 from gateway_attempt other
           where other.owner_id = mine.owner_id and other.kind = 'payment'
             and other.idempotency_key <> mine.idempotency_key and other.forwarded_at >= mine.forwarded_at
             and ${MAY_BE_CHARGED})
         returning 1`,
        [scope + owner, key, outcome],
      );
      return settled.length > 0;
    },
    last: (owner) =>
      findAttempt(db, `owner_id = $1 and kind = 'payment' and ${MAY_BE_CHARGED} order by forwarded_at desc`, [
        scope + owner,
      ]),
    pending: (owner) =>
      db.query<Attempt>(
        `select ${ATTEMPT} from gateway_attempt
         where owner_id = $1 and kind = 'payment' and status = 'paid' and lower(outcome) = 'pending'
           and coalesce(confirmation, 'shown') = 'shown'
         order by forwarded_at desc limit 10`,
        [scope + owner],
      ),
    confirm: async (owner, key, confirmation) => {
      await db.query(
        `update gateway_attempt set confirmation = $3
         where ${MINE} and coalesce(confirmation, 'shown') = 'shown'`,
        [scope + owner, key, confirmation],
      );
    },
    hold: async (attempts) => {
      await db.query(
        `update gateway_attempt set held_until = clock_timestamp() + make_interval(secs => $3)
         where (owner_id, idempotency_key) in (select * from unnest($1::text[], $2::text[]))
           and status = 'inflight'`,
        [attempts.map(({ owner }) => scope + owner), attempts.map(({ key }) => key), LEASE_SECONDS],
      );
    },
    sweep: () => sweepAttempts(db),
  };
}
