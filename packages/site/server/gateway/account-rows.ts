import { LEGAL_UPDATED_AT } from '@vesalio/core';
import { retention } from '../config/retention.ts';
import { type Db, deleteExpired } from '../platform/database.ts';
import type { Account } from './accounts.ts';
import { deletedOwner } from './pseudonym.ts';

/** The gateway's tables whose `owner_id` names the account, prefixed with the scope of the services. */
const OWNED = [
  'gateway_turn_record',
  'gateway_turn',
  'gateway_conversation_mark',
  'gateway_temporary',
  'gateway_message',
  'gateway_feedback',
  'gateway_replacement',
  'gateway_interruption',
];

const DAY_MS = 86_400_000;

interface Options {
  db: Db;
  pseudonymOf(id: string): string;
  scope: string;
  /** Deletes the addresses from which the account has signed in. */
  forgetAddresses(email: string): Promise<void>;
  now: () => Date;
}

/** Deletes the account's rows in all tables with an `owner_id`. */
export async function deleteAccountRows(db: Db, owner: string): Promise<void> {
  await db.tx(async (tx) => {
    for (const table of OWNED) await tx.query(`delete from ${table} where owner_id = $1`, [owner]);
  });
}

export type AccountRows = ReturnType<typeof createAccountRows>;

/** Reads and deletes an account's rows. Three tables keep theirs under a keyed pseudonym. */
export function createAccountRows({ db, pseudonymOf, scope, forgetAddresses, now }: Options) {
  return {
    /** Deletes the gateway's data about an account. Repeating it changes nothing. Rejects without the database. */
    async erase({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
      await db.tx(async (tx) => {
        // In this table the scope is a prefix of the conversation's id. It comes first, as when a conversation is
        // deleted.
        await tx.query(
          'delete from gateway_conversation where owner_id = $1 and starts_with(conversation_id, $2)',
          [id, scope],
        );
        await deleteAccountRows(tx, scope + id);
        await tx.query('update gateway_attempt set owner_id = $2 where owner_id = $1', [
          scope + id,
          deletedOwner(scope, pseudonymOf(id)),
        ]);
      });
      if (email) await forgetAddresses(email);
    },

    /** Stores proof that the account has accepted the current terms. */
    async proveTerms(id: string): Promise<void> {
      await db.query(
        `insert into gateway_terms_proof (account, version, accepted_at, expires_at) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [pseudonymOf(id), LEGAL_UPDATED_AT, now(), new Date(now().getTime() + retention.termsProof * DAY_MS)],
      );
    },

    /** Other data kept about an account, besides its conversations and feedback, for the export of its data. */
    async read(id: string) {
      const owner = scope + id;
      const [terms, payments, withdrawnReports, replacements] = await Promise.all([
        db.query(
          `select version, accepted_at as "acceptedAt" from gateway_terms_proof where account = $1
           order by accepted_at`,
          [pseudonymOf(id)],
        ),
        db.query(
          `select kind, plan_name as "planName", coupon, status, message, started_at as "startedAt",
             finished_at as "finishedAt"
           from gateway_attempt where owner_id = $1 order by started_at`,
          [owner],
        ),
        db.query(
          `select protocol, created_at as "createdAt", withdrawn_at as "withdrawnAt" from gateway_feedback
           where owner_id = $1 and withdrawn_at is not null order by created_at`,
          [owner],
        ),
        db.query(
          `select substr(conversation_id, $2) as "conversationId", substr(message_id, $2) as "messageId",
             substr(replaced_id, $2) as replaces, created_at as "createdAt"
           from gateway_replacement where owner_id = $1 order by created_at`,
          [owner, scope.length + 1],
        ),
      ]);
      return { terms, payments, withdrawnReports, replacements };
    },

    async sweep(): Promise<void> {
      await deleteExpired(db, 'gateway_terms_proof', 'expires_at < $1', [now()]);
    },
  };
}
