import { logFailure } from '../../platform/log.ts';
import type { TurnEvent, TurnModel, TurnName, TurnStatus } from './turn.ts';
import type { TurnRows } from './turn-rows.ts';

const FLUSH_MS = 150;
/** Pause before the end is stored again after a failure. All tries are over before the lease can end. */
const END_PAUSE_MS = 3_000;
const END_TRIES = 4;

interface Options {
  rows: TurnRows;
  name: TurnName;
  firstEvent: number;
  /** Grows while the turn runs. */
  events: readonly TurnEvent[];
  /** The turn no longer belongs to this run. */
  onLost(): void;
}

/** Stores the events of a run in batches, then its end. */
export function createTurnWriter({ rows, name, firstEvent, events, onLost }: Options) {
  let stored = 0;
  let writing: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Runs the writes one after another. A failed write is retried with the next one. */
  const write = (work: () => Promise<unknown>): Promise<unknown> => {
    writing = writing.then(work).catch((error: unknown) => logFailure('turns: write', error));
    return writing;
  };

  const flush = () =>
    write(async () => {
      const batch = events.slice(stored);
      if (!(await rows.append(name, firstEvent, batch))) onLost();
      stored += batch.length;
    });

  /** Nothing else is written after the end, so a failure is retried here. */
  const storeEnd = (store: () => Promise<unknown>, tries = END_TRIES): Promise<unknown> =>
    write(() =>
      store().catch((error: unknown) => {
        if (tries > 1) setTimeout(() => void storeEnd(store, tries - 1), END_PAUSE_MS).unref();
        throw error;
      }),
    );

  const cancel = () => clearTimeout(timer);

  return {
    /** Stores the events so far in a moment, together with those that follow until then. */
    schedule(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        void flush();
      }, FLUSH_MS);
    },
    cancel,
    /** Stores the rest of the events, the last one and the end. `isCut`: a part of the answer has arrived. */
    end(
      status: TurnStatus,
      last: TurnEvent,
      about: { model: TurnModel | undefined; isCut: boolean },
    ): Promise<unknown> {
      cancel();
      const before = [...events];
      return storeEnd(() => rows.finish(name, firstEvent, status, [...before.slice(stored), last], about));
    },
    withdraw: () => write(() => rows.withdraw(name, firstEvent)),
  };
}
