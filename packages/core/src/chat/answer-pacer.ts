import type { Clock } from '../clock.ts';

/**
 * Milliseconds between two writes. 20 writes a second look continuous and cost about 0.6 of a write per frame.
 * Readers do not notice a faster pace, but they notice a slower one.
 */
const WRITE_EVERY_MS = 50;

/** Longest time in milliseconds that a character waits, however fast the answer arrives. */
const MAX_WAIT_MS = 100;

/** Evens out an answer that comes in chunks of any size, at any pace. */
export interface AnswerPacer {
  /** Takes a chunk as it arrives. */
  push(text: string): void;
  /** Writes the remaining text at once and ends. Used at the end of the answer and on a stop. */
  flush(): void;
  /** Ends without writing. Used when the answer is no longer needed. */
  cancel(): void;
}

/**
 * Creates a pacer. It writes at most once every 50 ms. Each write takes half of the waiting text, and all text that has
 * waited too long.
 * @param write receives the text in order; the joined writes equal the joined chunks
 */
export function createAnswerPacer(clock: Clock, write: (text: string) => void): AnswerPacer {
  let waiting = '';
  const arrivals: { at: number; length: number }[] = [];
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
    let gone = end;
    while (arrivals[0] && gone >= arrivals[0].length) gone -= arrivals.shift()?.length ?? 0;
    if (arrivals[0]) arrivals[0].length -= gone;
    if (text !== '') write(text);
  };

  /** Writes, and again until nothing waits. It counts no time itself: the clock of the system may be set meanwhile. */
  const tick = (): void => {
    stopTimer = undefined;
    if (waiting === '') return;
    stopTimer = clock.after(WRITE_EVERY_MS, tick);
    release(Math.max(Math.ceil(waiting.length / 2), overdue()));
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
      stopTimer ??= clock.after(0, tick);
    },
    flush() {
      if (hasEnded) return;
      end();
      release(waiting.length);
    },
    cancel: end,
  };
}

function isSplitPair(text: string, end: number): boolean {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff && end < text.length;
}
