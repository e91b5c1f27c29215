import type { Db } from '../../platform/database.ts';
import { LEASE_END, THIS_TURN, type TurnName } from './turn.ts';

/** The initial values of a turn. */
export interface TurnStart {
  readonly fingerprint: string;
  readonly question: string;
  /** Includes the scope of the services. */
  readonly conversationId: string;
}

/** The parameters of `INSERT_TURN`. */
export type NewTurn = readonly [
  owner: string,
  key: string,
  fingerprint: string,
  question: Uint8Array,
  holder: string,
  startedAt: Date,
  conversationId: string,
];

/** Inserts a running turn. A condition may follow. */
export const INSERT_TURN = `insert into gateway_turn_record
    (owner_id, idempotency_key, fingerprint, question, status, holder, held_until, started_at, conversation_id)
  select $1, $2, $3, $4, 'running', $5, ${LEASE_END}, $6, $7`;

interface Options {
  db: Db;
  /** Identifies this process. */
  holder: string;
  seal(value: unknown): Uint8Array;
  now: () => Date;
  /** Turns that ended before have expired. */
  cutoff(): Date;
}

/** Begins turns, also again after a failure. */
export function createTurnStarts({ db, holder, seal, now, cutoff }: Options) {
  /** @returns undefined if the key already has a row */
  const insert = async (turn: NewTurn): Promise<number | undefined> => {
    const [row] = await db.query<{ first: number }>(
      `${INSERT_TURN} on conflict do nothing returning first_event as first`,
      turn,
    );
    return row?.first;
  };

  /** One statement, so that no reader sees events of the failed turn together with those of the new turn. */
  const repeat = async (
    [owner, key]: NewTurn,
    fingerprints: readonly string[],
  ): Promise<number | undefined> => {
    const [row] = await db.query<{ first: number }>(
      `with begun as (
         update gateway_turn_record set status = 'running', ended_at = null, is_stop_asked = false, is_read = false,
           first_event = last_event + 1, holder = $4, held_until = ${LEASE_END}, started_at = $5
         where ${THIS_TURN} and status in ('failed', 'interrupted') and fingerprint = any ($3::text[]) and ended_at >= $6
         returning first_event as first),
       old as (delete from gateway_turn_event where ${THIS_TURN} and exists (select 1 from begun))
       select first from begun`,
      [owner, key, fingerprints, holder, now(), cutoff()],
    );
    return row?.first;
  };

  /** @returns whether an expired row was deleted */
  const removeExpired = async ([owner, key]: NewTurn): Promise<boolean> =>
    (
      await db.query(`delete from gateway_turn_record where ${THIS_TURN} and ended_at < $3 returning 1`, [
        owner,
        key,
        cutoff(),
      ])
    ).length > 0;

  return {
    /** A turn of this process that begins now. */
    toTurn: ({ owner, key }: TurnName, { fingerprint, question, conversationId }: TurnStart): NewTurn => [
      owner,
      key,
      fingerprint,
      seal(question),
      holder,
      now(),
      conversationId,
    ],

    /**
     * Begins a turn whose key has a row, if that turn failed with the same question or has expired.
     * @param fingerprints of the question, one per secret
     * @returns the id of its first event; undefined if the key keeps its row
     */
    beginAgain: async (turn: NewTurn, fingerprints: readonly string[]): Promise<number | undefined> =>
      (await repeat(turn, fingerprints)) ?? ((await removeExpired(turn)) ? insert(turn) : undefined),
  };
}
