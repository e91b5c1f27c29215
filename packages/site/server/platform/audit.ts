import { createHmac } from 'node:crypto';
import { retention } from '../config/retention.ts';
import { type Db, deleteBatch, type SqlValue } from './database.ts';
import { logFailure } from './log.ts';
import { deriveKey, openText, sealText } from './sealed-text.ts';

const DAY_MS = 86_400_000;
const MAX_PENDING = 10_000;
const BATCH = 500;
const LISTED = 1_000;

/** Retention: accesses and failures for `AUDIT_DAYS`; proofs of contracts and of operator access for years. */
export const RETENTION = {
  access: 'days',
  failure: 'days',
  'signed-in': 'days',
  'signed-out': 'days',
  registered: 'days',
  'password-reset': 'days',
  'email-validated': 'days',
  'terms-accepted': 'years',
  'plan-changed': 'years',
  payment: 'years',
  'card-saved': 'years',
  'card-deleted': 'years',
  'account-deleted': 'years',
  'payment-list': 'years',
  'payment-closed': 'years',
  'audit-read': 'years',
  'clinical-error': 'years',
  'data-exported': 'years',
  'feedback-read': 'years',
  'operation-changed': 'years',
} as const;

export type AuditKind = keyof typeof RETENTION;

export interface AuditEntry {
  kind: AuditKind;
  /** The account concerned, stored as a keyed digest. */
  account?: string | undefined;
  /** The caller's address, stored encrypted. */
  address?: string | undefined;
  /** Route, status, plan or key. Never personal data. */
  note?: string | undefined;
}

interface AuditRecord {
  readonly at: Date;
  readonly kind: AuditKind;
  readonly address: string | null;
  readonly note: string | null;
}

/** The append-only audit trail. The database rejects changes to a record, and its deletion before it expires. */
export interface Audit {
  /** To record an action in the same transaction, pass that transaction's `db`. */
  write(entry: AuditEntry, db?: Db): Promise<void>;
  /** Holds the entry until the database has stored it. Resolves after the first attempt and never rejects. */
  record(entry: AuditEntry): Promise<void>;
  /** The newest records of an account, with decrypted addresses. */
  read(account: string): Promise<AuditRecord[]>;
  /** Makes one attempt to store the waiting entries. Never rejects. */
  flush(): Promise<void>;
  /** Number of entries that wait to be stored. */
  pending(): number;
  /** Deletes expired records. */
  sweep(): Promise<void>;
}

interface Options {
  db: Db;
  /** The secret for new records, followed by those of older records. */
  secrets: readonly [string, ...string[]];
  /** `AUDIT_DAYS`, in days. */
  days: number;
  now: () => Date;
}

export function createAudit({ db, secrets, days, now }: Options): Audit {
  const keys = secrets.map((secret) => ({
    digest: deriveKey(secret, 'vesalio:audit'),
    address: deriveKey(secret, 'vesalio:audit-address'),
  }));
  const [current] = keys as [(typeof keys)[number]];
  let waiting: SqlValue[][] = [];
  let flushing: Promise<void> | undefined;
  let isAway = false;

  const toRow = ({ kind, account, address, note }: AuditEntry): SqlValue[] => {
    const at = now();
    const kept = RETENTION[kind] === 'days' ? days : retention.auditedAct;
    return [
      at,
      kind,
      account === undefined ? null : digestOf(current.digest, account),
      address === undefined ? null : seal(current.address, address),
      note ?? null,
      new Date(at.getTime() + kept * DAY_MS),
    ];
  };

  async function insert(rows: readonly SqlValue[][], on: Db): Promise<void> {
    const places = rows.map((row, index) => `(${row.map((_, at) => `$${index * row.length + at + 1}`)})`);
    await on.query(
      `insert into audit (at, kind, account, address, note, expires_at) values ${places.join(', ')}`,
      rows.flat(),
    );
  }

  async function store(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH);
        await insert(batch, db);
        waiting = waiting.filter((row) => !batch.includes(row));
      }
      isAway = false;
    } catch (error) {
      // Log the failure once, not for every record until the database is back.
      if (!isAway) logFailure('audit', error);
      isAway = true;
    }
  }

  const flush = (): Promise<void> => {
    flushing ??= store().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };

  return {
    write: (entry, on = db) => insert([toRow(entry)], on),
    record: (entry) => {
      waiting.push(toRow(entry));
      if (waiting.length > MAX_PENDING) {
        logFailure('audit', new Error('The oldest entry was dropped because too many wait'));
        waiting.shift();
      }
      return flush();
    },
    read: async (account) => {
      const rows = await db.query<AuditRecord & { address: Uint8Array | null }>(
        `select at, kind, address, note from audit where account = any ($1::text[])
         order by at desc, id desc limit ${LISTED}`,
        [keys.map(({ digest }) => digestOf(digest, account))],
      );
      return rows.map(({ address, ...row }) => ({
        ...row,
        address:
          address &&
          open(
            keys.map((key) => key.address),
            address,
          ),
      }));
    },
    flush,
    pending: () => waiting.length,
    sweep: async () => {
      const at = now();
      const deleteSome = (tx: Db) =>
        tx
          .query("select set_config('vesalio.audit_sweep', $1, true)", [at.toISOString()])
          .then(() => deleteBatch(tx, 'audit', 'expires_at <= $1', [at]));
      while (await db.tx(deleteSome));
    },
  };
}

const digestOf = (key: Buffer, account: string): string =>
  createHmac('sha256', key).update(account).digest('base64url');

/** Pads the address, so that the length reveals nothing. */
const seal = (key: Buffer, address: string): Buffer => sealText(key, address.padEnd(64));

const open = (keys: readonly Buffer[], sealed: Uint8Array): string | null =>
  openText(keys, sealed)?.trimEnd() ?? null;
