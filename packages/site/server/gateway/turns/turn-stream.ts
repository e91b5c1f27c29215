import { setImmediate } from 'node:timers/promises';
import { logFailure } from '../../platform/log.ts';
import type { TurnEvent } from './turn.ts';
import type { TurnRun } from './turn-run.ts';

/** A turn of this or another process, as its readers see it. */
export type ReadableTurn = Pick<TurnRun, 'events' | 'hasEnded' | 'changed'>;

/** Reads the events of a turn from a given point. */
export interface TurnReading {
  /** Waits for new events. If `isLast`, no more follow. */
  next(signal: AbortSignal): Promise<{ events: readonly TurnEvent[]; isLast: boolean }>;
}

const HEARTBEAT_MS = 15_000;

/** Waits for the work or a future abort, whichever comes first, and removes its listener. */
async function orAbort(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  let onAbort = () => {};
  const aborted = new Promise<void>((resolve) => {
    onAbort = resolve;
    signal.addEventListener('abort', onAbort);
  });
  await Promise.race([work, aborted]);
  signal.removeEventListener('abort', onAbort);
}

/** Reads a turn from the event after the given id. */
export function readRun(run: ReadableTurn, after: number): TurnReading {
  let last = after;
  return {
    next: async (signal) => {
      for (;;) {
        // Search from the end, because the reader of a long answer already has nearly all events.
        const events = run.events.slice(run.events.findLastIndex(({ id }) => id <= last) + 1);
        last = events.at(-1)?.id ?? last;
        if (events.length > 0 || run.hasEnded() || signal.aborted)
          return { events, isLast: run.hasEnded() && last >= (run.events.at(-1)?.id ?? 0) };
        await orAbort(run.changed(), signal);
      }
    },
  };
}

const encoder = new TextEncoder();

const encode = ({ id, name, data }: TurnEvent): string => `event: ${name}\ndata: ${data}\nid: ${id}\n\n`;

/** Sends the turn as an event stream. The turn continues if the reader disconnects. */
export function streamTurn(reading: TurnReading, heartbeatMs = HEARTBEAT_MS): Response {
  const gone = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    // Send the headers first. If a chunk is ready, the HTTP server waits a millisecond for a second one.
    start: () => setImmediate(),
    pull: async (controller) => {
      const heartbeat = setInterval(() => controller.enqueue(encoder.encode(': \n')), heartbeatMs);
      try {
        const { events, isLast } = await reading.next(gone.signal);
        if (gone.signal.aborted) return;
        if (events.length > 0) controller.enqueue(encoder.encode(events.map(encode).join('')));
        if (isLast) controller.close();
      } catch (error) {
        // The reader resumes after its last event. A failing stream would send a 500 with the error's message.
        logFailure('turns: read', error);
        controller.close();
      } finally {
        clearInterval(heartbeat);
      }
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  });
}

/** Reads the turn to its end. @returns its last event */
export async function readToEnd(reading: TurnReading, signal: AbortSignal): Promise<TurnEvent | undefined> {
  for (;;) {
    const { events, isLast } = await reading.next(signal);
    if (isLast || signal.aborted) return events.at(-1);
  }
}
