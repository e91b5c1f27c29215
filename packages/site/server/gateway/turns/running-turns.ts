import type { Db } from '../../platform/database.ts';
import {
  LEASE_END,
  recordInterruptions,
  THIS_TURN,
  type TurnEvent,
  type TurnModel,
  type TurnName,
  type TurnStatus,
} from './turn.ts';

interface Options {
  db: Db;
  /** Identifies this process. */
  holder: string;
  seal(value: unknown): Uint8Array;
  now: () => Date;
}

/**
 * The turns that this process runs: stores their events and their end, and renews their leases. A turn that this
 * process began again is told from its earlier run by its first event.
 */
export function createRunningTurns({ db, holder, seal, now }: Options) {
  return {
    /** @returns false if the turn no longer belongs to this run */
    append: async (
      { owner, key }: TurnName,
      firstEvent: number,
      events: readonly TurnEvent[],
    ): Promise<boolean> => {
      const last = events.at(-1);
      if (!last) return true;
      const rows = await db.query(
        `with mine as (
           update gateway_turn_record set last_event = $3
           where ${THIS_TURN} and holder = $4 and first_event = $6 and status = 'running' returning 1)
         insert into gateway_turn_event (owner_id, idempotency_key, last_event, events)
         select $1, $2, $3, $5 from mine returning 1`,
        [owner, key, last.id, holder, seal(events), firstEvent],
      );
      return rows.length > 0;
    },

    /** Stores the last events and the end. `isCut`: a part of the answer has arrived. */
    finish: async (
      { owner, key }: TurnName,
      firstEvent: number,
      status: TurnStatus,
      events: readonly TurnEvent[],
      { model, isCut = false }: { model?: TurnModel | undefined; isCut?: boolean } = {},
    ) => {
      const last = events.at(-1)?.id ?? null;
      await db.query(
        `with mine as (
           update gateway_turn_record set status = $4, ended_at = $5, model = $6, model_version = $7,
             last_event = coalesce($3, last_event)
           where ${THIS_TURN} and holder = $8 and first_event = $10 and status = 'running' returning *),
         cut as (${recordInterruptions('mine')} and $11)
         insert into gateway_turn_event (owner_id, idempotency_key, last_event, events)
         select $1, $2, $3, $9 from mine where $3 is not null`,
        [
          owner,
          key,
          last,
          status,
          now(),
          model?.name ?? null,
          model?.version ?? null,
          holder,
          seal(events),
          firstEvent,
          isCut,
        ],
        { keepsPlan: true },
      );
    },

    /** Removes a turn that never reached the AI service. */
    withdraw: async ({ owner, key }: TurnName, firstEvent: number) => {
      await db.query(
        `delete from gateway_turn_record where ${THIS_TURN} and holder = $3 and first_event = $4`,
        [owner, key, holder, firstEvent],
      );
    },

    /** Those of the `running` turns that were stopped or deleted. */
    stopsAsked: (running: readonly TurnName[]) =>
      db.query<TurnName>(
        `select owner, key from unnest($2::text[], $3::text[]) as running (owner, key)
         left join gateway_turn_record on owner_id = owner and idempotency_key = key
         where owner_id is null or holder = $1 and status = 'running' and is_stop_asked`,
        [holder, running.map(({ owner }) => owner), running.map(({ key }) => key)],
      ),

    /**
     * Renews the leases of turns of this process. If the begin of a turn was stored but not acknowledged, it is not
     * among them and expires. @returns those that the process still holds
     */
    renew: (running: readonly TurnName[]) =>
      db.query<TurnName>(
        `update gateway_turn_record set held_until = ${LEASE_END}
         from unnest($2::text[], $3::text[]) as running (owner, key)
         where owner_id = owner and idempotency_key = key and holder = $1 and status = 'running'
         returning owner, key`,
        [holder, running.map(({ owner }) => owner), running.map(({ key }) => key)],
      ),
  };
}
