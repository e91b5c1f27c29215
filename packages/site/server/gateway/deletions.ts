import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/database.ts';
import { logFailure } from '../platform/log.ts';
import { deriveKeys, openText, sealText } from '../platform/sealed-text.ts';
import { type Account, type Accounts, isSessionOver } from './accounts.ts';
import { GatewayFailure } from './failure.ts';
import { mayHaveExpired } from './sessions/token-marks.ts';

type Person = Pick<Account, 'id' | 'email'>;

export interface OpenDeletion {
  /** Ends it with the product API's status. Never rejects; `sweep` settles what stays open. */
  settle(status: number): Promise<void>;
}

/** Deletions of accounts, kept in the database until the gateway's rows about the account are deleted too. */
export interface Deletions {
  /** Stores the deletion before it is forwarded. */
  begin(account: Person, token: string): Promise<OpenDeletion>;
  /**
   * Settles deletions whose answer was lost or whose rows could not be deleted. Deletes the rows of the others again,
   * because a request in progress may have written some since.
   */
  sweep(): Promise<void>;
}

interface Options {
  db: Db;
  secrets: readonly [string, ...string[]];
  /** The rows of other services must not be readable, because their accounts may have the same ids. */
  scope: string;
  accounts: Pick<Accounts, 'readFresh'>;
  /** Deletes the gateway's rows about an account. */
  erase(account: Person): Promise<void>;
  now: () => Date;
}

/** Longer than the call of the product API can take, in milliseconds. */
const OPEN_MS = 60_000;
/** Milliseconds after which an account that still exists counts as not deleted. */
const DOUBT_MS = 3_600_000;
/**
 * Milliseconds after which the outcome is given up: the product API has not answered, the session has expired, or no
 * secret opens the row.
 */
const KEPT_MS = 24 * DOUBT_MS;
const BATCH = 100;

interface Sealed {
  account: Person;
  token: string;
  /** Whether the product API has deleted the account. */
  isDeleted?: true;
}

interface Row {
  id: string;
  sealed: Uint8Array;
  startedAt: Date;
}

export function createDeletions({ db, secrets, scope, accounts, erase, now }: Options): Deletions {
  const keys = deriveKeys(secrets, 'vesalio:deletion');
  const remove = (id: string) => db.query('delete from gateway_deletion where id = $1', [id]);
  /** Where the next sweep continues, so that rows that cannot be settled do not keep it from the others. */
  let lastId = '';

  /** @throws GatewayFailure if nobody can tell: the product API does not answer, or the session has expired */
  async function exists(token: string): Promise<boolean> {
    try {
      await accounts.readFresh(token);
      return true;
    } catch (error) {
      if (isSessionOver(error) && !mayHaveExpired(token, now())) return false;
      throw error;
    }
  }

  async function settleLate({ id, sealed, startedAt }: Row): Promise<void> {
    const age = now().getTime() - startedAt.getTime();
    const text = openText(keys, sealed, scope + id);
    if (age > KEPT_MS) {
      logFailure('account: deletion', new Error('Unknown after a day. The rows of the account stay.'));
      await remove(id);
      return;
    }
    if (text === null) return;
    const { account, token, isDeleted }: Sealed = JSON.parse(text);
    if (!isDeleted && (await exists(token))) {
      if (age > DOUBT_MS) await remove(id);
      return;
    }
    await erase(account);
    await remove(id);
  }

  return {
    async begin({ id: accountId, email }, token) {
      const id = randomUUID();
      const account = { id: accountId, email };
      const seal = (content: Sealed) => sealText(keys[0], JSON.stringify(content), scope + id);
      await db.query('insert into gateway_deletion (id, sealed, started_at) values ($1, $2, $3)', [
        id,
        seal({ account, token }),
        now(),
      ]);
      return {
        async settle(status) {
          const isDeleted = status >= 200 && status < 300;
          // A 5xx may come from a proxy while the product API is deleting.
          if (status >= 500) return;
          try {
            if (!isDeleted) return void (await remove(id));
            await db.query('update gateway_deletion set sealed = $2, started_at = $3 where id = $1', [
              id,
              seal({ account, token, isDeleted }),
              now(),
            ]);
            await erase(account);
          } catch (error) {
            logFailure('account: delete rows', error);
          }
        },
      };
    },

    async sweep() {
      const rows = await db.query<Row>(
        `select id, sealed, started_at as "startedAt" from gateway_deletion
         where started_at < $1 and id > $2 order by id limit ${BATCH}`,
        [new Date(now().getTime() - OPEN_MS), lastId],
      );
      lastId = (rows.length === BATCH && rows.at(-1)?.id) || '';
      for (const row of rows)
        await settleLate(row).catch((error: unknown) => {
          // If the product API does not answer, it is asked again. Its own metrics report this.
          if (!(error instanceof GatewayFailure)) logFailure('account: deletion', error);
        });
    },
  };
}
