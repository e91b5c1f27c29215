import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Db } from '../../platform/database.ts';
import type { SandboxContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';

/** An operation that is still unfinished after this time belongs to a server that died. */
const STALE_MS = 120_000;

/** The result of an operation, kept for repeated requests. */
export interface Ending {
  status: ContentfulStatusCode;
  body: Record<string, string | number | boolean | null>;
}

/** Stores the result in the same transaction as the work, so that the two cannot differ. */
export type RecordEnding = (tx: Db, ending: Ending) => Promise<void>;

interface Operation {
  userId: number;
  name: 'payment' | 'card';
  key: string | undefined;
  /** A keyed fingerprint of these is compared with the key's earlier use. Never include a card number or code. */
  terms: readonly (string | number | null)[];
}

/**
 * The request's `Idempotency-Key`.
 * @throws Refusal 400 if it is not printable or too long
 */
export function readKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')?.trim();
  if (!key) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, texts.keyInvalid);
  return key;
}

/**
 * Runs the work once per key and person. The work stores its result, including refusals. A repeated request gets the
 * stored result.
 * @throws Refusal 409 while the first request runs, 422 if the key comes with a different body
 */
export async function runOnce(
  context: SandboxContext,
  { userId, name, key, terms }: Operation,
  work: (record: RecordEnding) => Promise<Ending>,
): Promise<Ending> {
  if (!key) return work(async () => {}).catch(endingOf);
  const { db, keys, now } = context;
  const hashes = keys.fingerprints('request', `${name}:${JSON.stringify([userId, ...terms])}`);
  const [hash = ''] = hashes;
  const stale = new Date(now().getTime() - STALE_MS);
  const [started] = await db.query(
    `insert into idempotent_requests (user_id, key, operation, request_hash, started_at)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, key) do update set started_at = excluded.started_at
       where idempotent_requests.http_status is null and idempotent_requests.started_at < $6
         and coalesce(idempotent_requests.request_hash, excluded.request_hash) = excluded.request_hash
     returning key`,
    [userId, key, name, hash, now(), stale],
  );
  if (!started) return recall(context, userId, key, hashes);
  const record: RecordEnding = async (tx, ending) => {
    await tx.query(
      'update idempotent_requests set http_status = $3, response = $4 where user_id = $1 and key = $2',
      [userId, key, ending.status, JSON.stringify(ending.body)],
    );
  };
  try {
    return await work(record);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      // The work failed without a result, so free the key.
      await db.query(
        'delete from idempotent_requests where user_id = $1 and key = $2 and http_status is null',
        [userId, key],
      );
      throw error;
    }
    const ending = endingOf(error);
    await record(db, ending);
    return ending;
  }
}

const endingOf = (error: unknown): Ending => {
  if (error instanceof Refusal) return { status: error.status, body: { message: error.message } };
  throw error;
};

async function recall(
  { db }: SandboxContext,
  userId: number,
  key: string,
  hashes: readonly string[],
): Promise<Ending> {
  const [row] = await db.query<{
    hash: string | null;
    status: ContentfulStatusCode | null;
    body: Ending['body'];
  }>(
    `select request_hash as hash, http_status as status, response as body
     from idempotent_requests where user_id = $1 and key = $2`,
    [userId, key],
  );
  if (row?.hash && !hashes.includes(row.hash)) throw new Refusal(422, texts.keyReused);
  if (!row?.status) throw new Refusal(409, texts.keyInFlight, 2);
  return { status: row.status, body: row.body };
}
