import * as z from 'zod/mini';

/** At most `max` in any `seconds`. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/** `ai`: messages per person; `login`: failed logins per account and address; `mail`: mails asked for per recipient. */
export interface RateLimits {
  readonly ai: RateLimit;
  readonly login: RateLimit;
  readonly mail: RateLimit;
}

const none: RateLimit = { max: Number.POSITIVE_INFINITY, seconds: 1 };
const defaults: RateLimits = {
  ai: { max: 30, seconds: 60 },
  login: { max: 5, seconds: 15 * 60 },
  mail: { max: 3, seconds: 60 * 60 },
};

const limitSchema = z.optional(
  z.object({ max: z.int().check(z.minimum(1)), seconds: z.int().check(z.minimum(1)) }),
);
const overridesSchema = z.strictObject({ ai: limitSchema, login: limitSchema, mail: limitSchema });

/** `off`, or a JSON object whose entries replace the defaults; undefined when it is neither. */
export function readRateLimits(text: string | undefined): RateLimits | undefined {
  if (!text) return defaults;
  if (text === 'off') return { ai: none, login: none, mail: none };
  try {
    const { ai, login, mail } = overridesSchema.parse(JSON.parse(text));
    return { ai: ai ?? defaults.ai, login: login ?? defaults.login, mail: mail ?? defaults.mail };
  } catch {
    return undefined;
  }
}

/** Counts events per key in memory, over a sliding window. */
export interface Counter {
  /** Seconds to wait when the limit is already reached; 0 when there is room. Counts nothing. */
  wait(key: string): number;
  /** Counts one event. */
  count(key: string): void;
  /** Counts one event if there is room. @returns like `wait`. */
  take(key: string): number;
  clear(key: string): void;
}

const MAX_KEYS = 50_000;

export function createCounter({ max, seconds }: RateLimit, now: () => number = Date.now): Counter {
  const events = new Map<string, number[]>();
  const recent = (key: string): number[] => {
    const since = now() - seconds * 1000;
    const kept = (events.get(key) ?? []).filter((at) => at > since);
    if (kept.length === 0) events.delete(key);
    else events.set(key, kept);
    return kept;
  };
  const counter: Counter = {
    wait: (key) => {
      const [oldest = 0, ...rest] = recent(key);
      return rest.length + 1 < max || oldest === 0
        ? 0
        : Math.max(1, Math.ceil((oldest - now()) / 1000 + seconds));
    },
    count: (key) => {
      if (max === Number.POSITIVE_INFINITY) return;
      const all = recent(key);
      const kept = all.slice(Math.max(0, all.length - max + 1));
      // Re-inserted at the end, so that the first key is always the one longest unheard of.
      events.delete(key);
      events.set(key, [...kept, now()]);
      const [first] = events.keys();
      if (events.size > MAX_KEYS && first !== undefined) events.delete(first);
    },
    take: (key) => {
      const seconds = counter.wait(key);
      if (seconds === 0) counter.count(key);
      return seconds;
    },
    clear: (key) => void events.delete(key),
  };
  return counter;
}
