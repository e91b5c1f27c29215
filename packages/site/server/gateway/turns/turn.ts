import { limits } from '@vesalio/core';

/** A turn by its account, with the scope of the services, and its `Idempotency-Key`. */
export interface TurnName {
  readonly owner: string;
  readonly key: string;
}

export interface TurnEvent {
  readonly id: number;
  readonly name: string;
  /** The data as received, without line breaks. */
  readonly data: string;
}

/** A `failed` turn has sent its reason. The process of an `interrupted` turn died. */
export type TurnStatus = 'running' | 'done' | 'failed' | 'stopped' | 'interrupted';

export interface TurnRow {
  readonly status: TurnStatus;
  readonly fingerprint: string;
  readonly question: string;
  readonly firstEvent: number;
  readonly lastEvent: number;
}

export interface TurnModel {
  readonly name: string;
  readonly version: string;
}

const LEASE_SECONDS = 15;

/** SQL: when the lease of a turn ends, if its process does not renew it. */
export const LEASE_END = `clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** SQL: the row of the turn with the owner $1 and the key $2. */
export const THIS_TURN = 'owner_id = $1 and idempotency_key = $2';

/** More events than an answer can have. A process that dies may have sent events that it had not stored. */
const UNSTORED_EVENTS = limits.answerBytes;

/** SQL: the changes of a turn whose process died. No reader knows the id of a later event. */
export const INTERRUPTED = `status = 'interrupted', last_event = last_event + ${UNSTORED_EVENTS}`;
