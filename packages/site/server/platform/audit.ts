import { createHmac } from 'node:crypto';
import type { Db } from './database.ts';

export type AuditKind = 'payment-list' | 'payment-closed';

export interface AuditEntry {
  kind: AuditKind;
  /** The account concerned, stored as a keyed digest. */
  account?: string;
  note?: string;
}

/** Writes the append-only audit trail. Nothing in the product updates it or reads it back. */
export interface Audit {
  /** Pass the transaction's `db` to record an action together with it. */
  write(entry: AuditEntry, db?: Db): Promise<void>;
}

export function createAudit(db: Db, secret: string): Audit {
  const key = createHmac('sha256', secret).update('vesalio:audit').digest();
  const digest = (account: string) => createHmac('sha256', key).update(account).digest('base64url');
  return {
    write: async ({ kind, account, note }, on = db) => {
      await on.query('insert into audit (kind, account, note) values ($1, $2, $3)', [
        kind,
        account === undefined ? null : digest(account),
        note ?? null,
      ]);
    },
  };
}
