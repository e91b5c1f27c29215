import type { Clock } from '../clock.ts';

/**
 * Milliseconds between two writes. 20 writes a second read as continuous writing and cost about 0.6 of what
 * writing at every frame costs; faster is not seen, slower is.
 */
const WRITE_EVERY_MS = 50;

/** No character waits longer than this, in milliseconds, however fast the answer comes. */
const MAX_WAIT_MS = 100;

/** Evens out an answer that comes in chunks of any size, at any pace. */
export interface AnswerPacer {
  /** Takes a chunk as it arrives. */
  push(text: string): void;
  /** Writes whatever is left at once and ends: for the end of the answer and for a stop. */
  flush(): void;
  /** Ends without writing: for an answer that nobody waits for any more. */
  cancel(): void;
}

/**
 * Creates a pacer. At most one write per 50 ms; each writes half of what waits, and all that has waited too long.
 * @param write receives text in order; joined, the writes are the chunks
 */
export function createAnswerPacer(clock: Clock, write: (text: string) => void): AnswerPacer {
  let waiting = '';
  let arrivals: { at: number; length: number }[] = [];
  let lastWriteAt = Number.NEGATIVE_INFINITY;
  let stopTimer: (() => void) | undefined;
  let hasEnded = false;

  const overdue = (): number => {
    const limit = clock.now() - (MAX_WAIT_MS - WRITE_EVERY_MS);
    return arrivals.reduce((total, arrival) => (arrival.at <= limit ? total + arrival.length : total), 0);
  };

  const release = (count: number): void => {
    const end = isSplitPair(waiting, count) ? count + 1 : count;
    const text = waiting.slice(0, end);
    waiting = waiting.slice(end);
    lastWriteAt = clock.now();
    let gone = end;
    while (arrivals[0] && gone >= arrivals[0].length) gone -= arrivals.shift()?.length ?? 0;
    if (arrivals[0]) arrivals[0].length -= gone;
    if (text !== '') write(text);
  };

  const tick = (): void => {
    stopTimer = undefined;
    if (waiting === '') return;
    release(Math.max(Math.ceil(waiting.length / 2), overdue()));
    schedule();
  };

  const schedule = (): void => {
    if (stopTimer || waiting === '' || hasEnded) return;
    stopTimer = clock.after(Math.max(0, lastWriteAt + WRITE_EVERY_MS - clock.now()), tick);
  };

  const end = (): void => {
    hasEnded = true;
    stopTimer?.();
    stopTimer = undefined;
  };

  return {
    push(text) {
      if (hasEnded || text === '') return;
      waiting += text;
      arrivals.push({ at: clock.now(), length: text.length });
      schedule();
    },
    flush() {
      if (hasEnded) return;
      end();
      if (waiting !== '') release(waiting.length);
      arrivals = [];
    },
    cancel() {
      end();
      waiting = '';
      arrivals = [];
    },
  };
}

function isSplitPair(text: string, end: number): boolean {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff && end < text.length;
}
