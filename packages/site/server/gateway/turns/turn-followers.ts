import { setTimeout } from 'node:timers/promises';
import { gatewayTexts as texts } from '../texts.ts';
import type { TurnEvent, TurnName, TurnRow, TurnStatus } from './turn.ts';
import type { TurnRows } from './turn-rows.ts';
import type { ReadableTurn } from './turn-stream.ts';

/** Milliseconds between polls for the events of another process's turn. */
const POLL_MS = 150;
/** Milliseconds after which a turn that nobody here is waiting for is dropped. */
const IDLE_MS = 10_000;

const isLast = ({ name }: TurnEvent): boolean => name === 'done' || name === 'error';

/** The final event for a turn that has ended without one. */
const endOf = (status: TurnStatus, id: number): TurnEvent[] => {
  if (status === 'done' || status === 'failed') return [];
  const stopped = { mensagem: texts.answerStopped, motivo: 'parada' };
  const interrupted = { mensagem: texts.answerCut, motivo: 'interrompida' };
  return [{ id, name: 'error', data: JSON.stringify(status === 'stopped' ? stopped : interrupted) }];
};

interface Followed extends ReadableTurn {
  readonly lookedAt: number;
}

/** A turn in the database. It is polled while somebody is waiting for its next event, once for all who wait. */
function createFollowed(rows: Pick<TurnRows, 'read' | 'eventsAfter'>, name: TurnName): Followed {
  const events: TurnEvent[] = [];
  let hasEnded = false;
  // The first poll happens immediately.
  let lookedAt = performance.now() - POLL_MS;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    await setTimeout(Math.max(0, lookedAt + POLL_MS - performance.now()));
    // Read the status first. If the turn has ended, its stored events are then complete.
    const row = await rows.read(name);
    events.push(...(await rows.eventsAfter(name, events.at(-1)?.id ?? 0)));
    lookedAt = performance.now();
    hasEnded = row?.status !== 'running' || events.some(isLast);
    if (row && hasEnded && !events.some(isLast)) events.push(...endOf(row.status, row.lastEvent + 1));
  }

  return {
    events,
    hasEnded: () => hasEnded,
    changed: () => {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    get lookedAt() {
      return lookedAt;
    },
  };
}

/** Turns of other processes that are read here. The readers of a turn share its events. */
export function createFollowers(rows: Pick<TurnRows, 'read' | 'eventsAfter'>) {
  const followed = new Map<string, Followed>();
  return {
    follow(name: TurnName, { firstEvent }: Pick<TurnRow, 'firstEvent'>): ReadableTurn {
      for (const [id, { lookedAt, hasEnded }] of followed)
        if (hasEnded() || lookedAt < performance.now() - IDLE_MS) followed.delete(id);
      // A repeated turn starts with another event.
      const id = JSON.stringify([name.owner, name.key, firstEvent]);
      const turn = followed.get(id) ?? createFollowed(rows, name);
      followed.set(id, turn);
      return turn;
    },
  };
}
