import { createHmac } from 'node:crypto';
import { limits } from '@vesalio/core';

/** Identifies a turn by its account, prefixed with the scope of the services, and its `Idempotency-Key`. */
export interface TurnName {
  readonly owner: string;
  readonly key: string;
}

export interface TurnEvent {
  readonly id: number;
  readonly name: string;
  /** The data as received, with line breaks removed. */
  readonly data: string;
}

/** A `failed` turn has sent the reason. An `interrupted` turn is one whose process died. */
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

/** SQL: the time when a turn's lease ends unless its process renews it. */
export const LEASE_END = `clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** SQL: selects the turn with owner $1 and key $2. */
export const THIS_TURN = 'owner_id = $1 and idempotency_key = $2';

/** Exceeds the number of events in any answer. A process that dies may have sent events that were not stored yet. */
const UNSTORED_EVENTS = limits.answerBytes;

/** SQL: marks a turn whose process died. Raises the last event's id above every id that a reader may know. */
export const INTERRUPTED = `status = 'interrupted', last_event = last_event + ${UNSTORED_EVENTS}`;

/** SQL: records that the answers of turns were cut off. @param turns a list of whole rows */
export const recordInterruptions = (turns: string): string => `
  insert into gateway_interruption (owner_id, conversation_id, fingerprint, is_stopped, started_at, ended_at)
  select owner_id, conversation_id, fingerprint, status = 'stopped', started_at, ended_at
  from ${turns} where conversation_id is not null`;

/** The fingerprints of a question, one per secret, the one for new rows first. */
export const fingerprintsOf = (
  secrets: readonly string[],
  conversationId: string,
  prompt: string | undefined,
): string[] =>
  secrets.map((secret) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['turn', conversationId, prompt ?? null]))
      .digest('base64url'),
  );
