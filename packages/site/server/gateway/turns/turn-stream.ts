import { setTimeout } from 'node:timers/promises';
import { logFailure } from '../../platform/log.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { TurnEvent, TurnName, TurnRows, TurnStatus } from './turn-rows.ts';
import type { TurnRun } from './turn-run.ts';

/** Reads the events of a turn from a given point. */
export interface TurnReading {
  /** Waits for new events. `isLast`: none follow. */
  next(signal: AbortSignal): Promise<{ events: readonly TurnEvent[]; isLast: boolean }>;
}

/** How often a process polls for the events of a turn of another process. */
const POLL_MS = 150;
const HEARTBEAT_MS = 15_000;

const isLast = ({ name }: TurnEvent): boolean => name === 'done' || name === 'error';

/** Waits for the work or the abort, whichever comes first, and removes its listener. */
async function orAbort(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  let onAbort = () => {};
  const aborted = new Promise<void>((resolve) => {
    onAbort = resolve;
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) resolve();
  });
  await Promise.race([work, aborted]);
  signal.removeEventListener('abort', onAbort);
}

/** Reads a turn of this process, after the event with this id. */
export function readRun(run: TurnRun, after: number): TurnReading {
  let last = after;
  return {
    next: async (signal) => {
      for (;;) {
        const events = run.events.filter(({ id }) => id > last);
        last = events.at(-1)?.id ?? last;
        if (events.length > 0 || run.hasEnded() || signal.aborted)
          return { events, isLast: run.hasEnded() && last >= (run.events.at(-1)?.id ?? 0) };
        await orAbort(run.changed(), signal);
      }
    },
  };
}

/** The final event of a turn that has ended without one. */
const endOf = (status: TurnStatus, id: number): TurnEvent[] => {
  if (status === 'done' || status === 'failed') return [];
  const stopped = { mensagem: texts.answerStopped, motivo: 'parada' };
  const interrupted = { mensagem: texts.answerCut, motivo: 'interrompida' };
  return [{ id, name: 'error', data: JSON.stringify(status === 'stopped' ? stopped : interrupted) }];
};

/** Reads a turn from the database, whichever process runs it. */
export function readRows(rows: TurnRows, name: TurnName, after: number): TurnReading {
  let last = after;
  return {
    next: async (signal) => {
      for (;;) {
        // Read the status first. If the turn has ended, its stored events are then complete.
        const row = await rows.read(name);
        const events = await rows.eventsAfter(name, last);
        last = events.at(-1)?.id ?? last;
        if (events.some(isLast) || !row) return { events, isLast: true };
        if (row.status !== 'running')
          return { events: [...events, ...endOf(row.status, row.lastEvent + 1)], isLast: true };
        if (events.length > 0 || signal.aborted) return { events, isLast: false };
        await orAbort(setTimeout(POLL_MS), signal);
      }
    },
  };
}

const encoder = new TextEncoder();

const encode = ({ id, name, data }: TurnEvent): string => `event: ${name}\ndata: ${data}\nid: ${id}\n\n`;

/** The turn as an event stream. If the reader disconnects, the turn continues. */
export function streamTurn(reading: TurnReading, heartbeatMs = HEARTBEAT_MS): Response {
  const gone = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const heartbeat = setInterval(() => controller.enqueue(encoder.encode(': \n')), heartbeatMs);
      try {
        const { events, isLast } = await reading.next(gone.signal);
        if (gone.signal.aborted) return;
        if (events.length > 0) controller.enqueue(encoder.encode(events.map(encode).join('')));
        if (isLast) controller.close();
      } catch (error) {
        // The reader continues after its last event. A stream that fails would answer 500 with the error's message.
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
