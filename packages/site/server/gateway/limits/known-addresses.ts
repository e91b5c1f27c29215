import { createHmac } from 'node:crypto';
import { type Db, deleteExpired } from '../../platform/database.ts';

interface AccountAtAddress {
  readonly account: string;
  readonly address: string;
}

/** `today`: the address was stored less than a day ago, so it is not stored again. */
export type Knowledge = 'no' | 'yes' | 'today';

/** The addresses from which an account has signed in, as keyed digests. */
export interface KnownAddresses {
  /** The digest of an address for one account. */
  keyOf(pair: AccountAtAddress): string;
  /** The digests of the account's addresses. */
  keysOf(account: string): Promise<readonly string[]>;
  look(pair: AccountAtAddress): Promise<Knowledge>;
  remember(pair: AccountAtAddress): Promise<void>;
  /** Deletes the addresses of an account. */
  forget(account: string): Promise<void>;
  /** Deletes addresses that no longer count. */
  sweep(): Promise<void>;
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 180;
const PER_ACCOUNT = 20;

interface Options {
  db: Db;
  secret: string;
  now: () => Date;
}

export function createKnownAddresses({ db, secret, now }: Options): KnownAddresses {
  const digestKey = createHmac('sha256', secret).update('vesalio:known-addresses').digest();
  const digest = (...parts: string[]) =>
    createHmac('sha256', digestKey).update(JSON.stringify(parts)).digest('base64url');
  const oldest = () => new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  const keyOf: KnownAddresses['keyOf'] = ({ account, address }) => digest(account, address);
  return {
    keyOf,
    keysOf: async (account) => {
      const rows = await db.query<{ key: string }>(
        'select address_key as key from gateway_known_address where account_key = $1',
        [digest(account)],
      );
      return rows.map(({ key }) => key);
    },
    look: async ({ account, address }) => {
      const [found] = await db.query<{ seen: Date }>(
        `select seen_at as seen from gateway_known_address
         where account_key = $1 and address_key = $2 and seen_at > $3`,
        [digest(account), keyOf({ account, address }), oldest()],
      );
      if (!found) return 'no';
      return now().getTime() - found.seen.getTime() < DAY_MS ? 'today' : 'yes';
    },
    forget: async (account) => {
      await db.query('delete from gateway_known_address where account_key = $1', [digest(account)]);
    },
    sweep: () => deleteExpired(db, 'gateway_known_address', 'seen_at <= $1', [oldest()]),
    remember: async ({ account, address }) => {
      await db.query(
        `insert into gateway_known_address (account_key, address_key, seen_at) values ($1, $2, $3)
         on conflict (account_key, address_key) do update set seen_at = excluded.seen_at`,
        [digest(account), keyOf({ account, address }), now()],
      );
      await db.query(
        `delete from gateway_known_address where account_key = $1 and address_key not in
           (select address_key from gateway_known_address where account_key = $1
            order by seen_at desc limit ${PER_ACCOUNT})`,
        [digest(account)],
      );
    },
  };
}
