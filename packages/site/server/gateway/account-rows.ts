import { setTimeout as delay } from 'node:timers/promises';
import { LEGAL_UPDATED_AT } from '@vesalio/core';
import { retention } from '../config/retention.ts';
import type { Db } from '../platform/database.ts';
import { logFailure } from '../platform/log.ts';
import type { Account } from './accounts.ts';
import { deletedOwner } from './pseudonym.ts';

/** The gateway's tables that name their account in `owner_id`, with the scope of the services. */
const OWNED = [
  'gateway_turn_record',
  'gateway_turn',
  'gateway_conversation_mark',
  'gateway_temporary',
  'gateway_message',
  'gateway_feedback',
  'gateway_replacement',
];

const DAY_MS = 86_400_000;

interface Options {
  db: Db;
  pseudonymOf(id: string): string;
  scope: string;
  /** Deletes the addresses where the account has signed in. */
  forgetAddresses(email: string): Promise<void>;
  /** Keeps the server running until the work has ended. */
  track(work: Promise<unknown>): void;
  now: () => Date;
}

/** Deletes the account's rows from the tables that have an `owner_id`. */
export async function deleteAccountRows(db: Db, owner: string): Promise<void> {
  await db.tx(async (tx) => {
    for (const table of OWNED) await tx.query(`delete from ${table} where owner_id = $1`, [owner]);
  });
}

export type AccountRows = ReturnType<typeof createAccountRows>;

/** Pauses between the tries to delete. */
const PAUSES_MS = [200, 1_000, 5_000, 30_000, 120_000];

/** Reads and deletes an account's rows. Three tables keep theirs under a keyed pseudonym. */
export function createAccountRows({ db, pseudonymOf, scope, forgetAddresses, track, now }: Options) {
  async function tryErase({ id, email }: Account): Promise<boolean> {
    try {
      await db.tx(async (tx) => {
        await deleteAccountRows(tx, scope + id);
        // In this table the scope is a prefix of the conversation's id.
        await tx.query(
          'delete from gateway_conversation where owner_id = $1 and starts_with(conversation_id, $2)',
          [id, scope],
        );
        await tx.query('update gateway_attempt set owner_id = $2 where owner_id = $1', [
          scope + id,
          deletedOwner(scope, pseudonymOf(id)),
        ]);
      });
      if (email) await forgetAddresses(email);
      return true;
    } catch (error) {
      logFailure('account: delete rows', error);
      return false;
    }
  }

  async function retry(account: Account): Promise<void> {
    for (const pause of PAUSES_MS) {
      await delay(pause, undefined, { ref: false });
      const work = tryErase(account);
      // Only the work, because a pause must not delay the server's stop.
      track(work);
      if (await work) return;
    }
  }

  return {
    /**
     * Deletes the gateway's data about an account after the product API has deleted the account, at once or when the
     * database is available. Never rejects.
     */
    async erase(account: Account): Promise<void> {
      if (!(await tryErase(account))) void retry(account);
    },

    /** Stores a proof that the account has accepted the current terms. */
    async proveTerms(id: string): Promise<void> {
      await db.query(
        `insert into gateway_terms_proof (account, version, accepted_at, expires_at) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [pseudonymOf(id), LEGAL_UPDATED_AT, now(), new Date(now().getTime() + retention.termsProof * DAY_MS)],
      );
    },

    /** What is kept of an account beside its conversations and feedback, for the export of its data. */
    async read(id: string) {
      const owner = scope + id;
      const [terms, payments, withdrawnReports, replacements] = await Promise.all([
        db.query(
          `select version, accepted_at as "acceptedAt" from gateway_terms_proof where account = $1
           order by accepted_at`,
          [pseudonymOf(id)],
        ),
        db.query(
          `select kind, plan_name as "planName", status, message, started_at as "startedAt",
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
      await db.query('delete from gateway_terms_proof where expires_at < $1', [now()]);
    },
  };
}
