import { randomUUID } from 'node:crypto';
import { retention } from '../../config/retention.ts';
import type { Db } from '../../platform/database.ts';
import { deriveKeys, openText, sealText } from '../../platform/sealed-text.ts';
import { isRecord } from '../upstream/answers.ts';
import { createRunningTurns } from './running-turns.ts';
import {
  INTERRUPTED,
  recordInterruptions,
  THIS_TURN,
  type TurnEvent,
  type TurnName,
  type TurnRow,
} from './turn.ts';
import { createTurnStarts } from './turn-starts.ts';

interface Options {
  db: Db;
  /** The secret for new rows first, then those for older rows. */
  secrets: readonly [string, ...string[]];
  now: () => Date;
}

export type TurnRows = ReturnType<typeof createTurnRows>;

/**
 * The turns in the database, with encrypted texts. `createTurnStarts` begins them, `createRunningTurns` stores those of
 * this process.
 */
export function createTurnRows({ db, secrets, now }: Options) {
  const keys = deriveKeys(secrets, 'vesalio:turn-events');
  /** Identifies this process. */
  const holder = randomUUID();
  const cutoff = () => new Date(now().getTime() - retention.turnMinutes * 60_000);
  const seal = (value: unknown) => sealText(keys[0], JSON.stringify(value));
  const unseal = (sealed: Uint8Array): unknown => JSON.parse(openText(keys, sealed) ?? 'null');

  /** Ends the turns of dead processes. `$1` is the time of their end. */
  const endLost = (params: readonly (Date | string)[], condition = 'true') =>
    db.query(
      `with lost as (
         update gateway_turn_record set ${INTERRUPTED}, ended_at = $1
         where ${condition} and status = 'running' and held_until < clock_timestamp() returning *)
       ${recordInterruptions('lost')} and exists (
         select 1 from gateway_turn_event as event
         where event.owner_id = lost.owner_id and event.idempotency_key = lost.idempotency_key)`,
      params,
    );

  return {
    ...createTurnStarts({ db, holder, seal, now, cutoff }),
    ...createRunningTurns({ db, holder, seal, now }),

    /** Undefined if there is none or it has expired. Marks a turn whose process has died as interrupted. */
    read: async ({ owner, key }: TurnName): Promise<TurnRow | undefined> => {
      const find = () =>
        db.query<Omit<TurnRow, 'question'> & { question: Uint8Array; isLost: boolean }>(
          `select status, fingerprint, question, first_event as "firstEvent", last_event as "lastEvent",
             status = 'running' and held_until < clock_timestamp() as "isLost"
           from gateway_turn_record where ${THIS_TURN} and (ended_at is null or ended_at >= $3)`,
          [owner, key, cutoff()],
        );
      let [row] = await find();
      if (row?.isLost) {
        await endLost([now(), owner, key], 'owner_id = $2 and idempotency_key = $3');
        [row] = await find();
      }
      if (!row) return undefined;
      const { isLost, ...known } = row;
      const question = unseal(row.question);
      return { ...known, question: typeof question === 'string' ? question : '' };
    },

    /** The key of the turn in progress in a conversation, if there is one. Turns that have ended count as read. */
    openIn: async (owner: string, conversationId: string): Promise<string | undefined> => {
      const [row] = await db.query<{ key: string }>(
        `with ended as (
           update gateway_turn_record set is_read = true
           where owner_id = $1 and conversation_id = $2 and status <> 'running' and not is_read)
         select idempotency_key as key from gateway_turn_record
         where owner_id = $1 and conversation_id = $2 and status = 'running' and not is_stop_asked
         order by started_at desc limit 1`,
        [owner, conversationId],
      );
      return row?.key;
    },

    /**
     * The conversation of the last question, if its answer is in progress or ended unread. Never a temporary one, which
     * ends with its page.
     */
    unreadOf: async (owner: string): Promise<string | undefined> => {
      const [row] = await db.query<{ id: string }>(
        `select conversation_id as id from (
           select * from gateway_turn_record
           where owner_id = $1 and conversation_id is not null and (ended_at is null or ended_at >= $2)
           order by started_at desc limit 1) last
         where not is_stop_asked and status <> 'stopped' and not is_read and not exists (
           select 1 from gateway_temporary
           where gateway_temporary.owner_id = $1 and gateway_temporary.conversation_id = last.conversation_id)`,
        [owner, cutoff()],
      );
      return row?.id;
    },

    /** Records that the person has read the turn to its end. */
    markRead: async ({ owner, key }: TurnName) => {
      await db.query(`update gateway_turn_record set is_read = true where ${THIS_TURN}`, [owner, key]);
    },

    /** The stored events after this id. */
    eventsAfter: async ({ owner, key }: TurnName, id: number): Promise<TurnEvent[]> => {
      const rows = await db.query<{ events: Uint8Array }>(
        `select events from gateway_turn_event where ${THIS_TURN} and last_event > $3 order by last_event`,
        [owner, key, id],
      );
      // A batch that was stored but not acknowledged is repeated with the next one.
      let last = id;
      return rows
        .flatMap(({ events }) => unseal(events))
        .filter((event): event is TurnEvent => {
          const isNew = isRecord(event) && Number(event.id) > last;
          if (isNew) last = Number(event.id);
          return isNew;
        });
    },

    /**
     * Asks the turn's process to stop it. A turn that has not begun cannot begin afterwards.
     * @returns whether it is known
     */
    stop: async ({ owner, key }: TurnName): Promise<boolean> => {
      const ask = () =>
        db.query(
          `update gateway_turn_record set is_stop_asked = status = 'running' where ${THIS_TURN} returning 1`,
          [owner, key],
        );
      if ((await ask()).length > 0) return true;
      const [added] = await db.query(
        `insert into gateway_turn_record
           (owner_id, idempotency_key, fingerprint, question, status, holder, held_until, started_at, ended_at)
         values ($1, $2, '', $3, 'stopped', '', clock_timestamp(), $4, $4) on conflict do nothing returning 1`,
        [owner, key, seal(''), now()],
      );
      return !added && (await ask()).length > 0;
    },

    /** Ends the turns of dead processes and deletes expired turns. */
    sweep: async () => {
      await endLost([now()]);
      await db.query('delete from gateway_turn_record where ended_at < $1', [cutoff()]);
    },
  };
}
