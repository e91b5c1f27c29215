import * as z from 'zod/mini';

/** At most `max` in `seconds`. */
interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/** The limits by key of `RATE_LIMITS`. `max` counts per account unless stated otherwise. */
export interface RateLimits {
  /** Wrong passwords. */
  readonly login: RateLimit;
  /** E-mail codes entered. */
  readonly code: RateLimit;
  /** Mails requested, per recipient. */
  readonly mail: RateLimit;
  /** New passwords with an invalid link. Per address, because such a link identifies no account. */
  readonly reset: RateLimit;
  /** Registrations, per e-mail. */
  readonly register: RateLimit;
  readonly payment: RateLimit;
  /** Cards saved. */
  readonly card: RateLimit;
  /** Coupons entered. */
  readonly coupon: RateLimit;
  /** Conversations created. */
  readonly conversation: RateLimit;
  /** Histories read, and other data read along with them. */
  readonly history: RateLimit;
  /** Sessions requested by a partner, per issuer. */
  readonly partner: RateLimit;
  /** Titles, pins, searches and keep-alives of conversations. */
  readonly records: RateLimit;
  /** Ratings of answers and reports of clinical errors. */
  readonly feedback: RateLimit;
  /** Exports of the person's data. */
  readonly export: RateLimit;
  /** Sign-ins requested by elements, per address. */
  readonly embed: RateLimit;
  /** Questions. */
  readonly ai: RateLimit;
  /** Wrong operator tokens per address. */
  readonly operator: RateLimit;
}

export type LimitKind = keyof RateLimits;

const MINUTE = 60;
const HOUR = 3600;

const defaults: RateLimits = {
  login: { max: 5, seconds: 15 * MINUTE },
  code: { max: 5, seconds: 15 * MINUTE },
  mail: { max: 3, seconds: HOUR },
  reset: { max: 20, seconds: 15 * MINUTE },
  register: { max: 3, seconds: HOUR },
  payment: { max: 10, seconds: HOUR },
  card: { max: 10, seconds: HOUR },
  coupon: { max: 20, seconds: HOUR },
  conversation: { max: 120, seconds: HOUR },
  history: { max: 120, seconds: MINUTE },
  partner: { max: 600, seconds: MINUTE },
  records: { max: 120, seconds: MINUTE },
  feedback: { max: 60, seconds: 10 * MINUTE },
  export: { max: 5, seconds: HOUR },
  embed: { max: 60, seconds: 5 * MINUTE },
  ai: { max: 30, seconds: MINUTE },
  operator: { max: 20, seconds: 15 * MINUTE },
};

export const limitKinds = Object.keys(defaults) as readonly LimitKind[];

const fill = <Value>(value: (kind: LimitKind) => Value): Record<LimitKind, Value> =>
  Object.fromEntries(limitKinds.map((kind) => [kind, value(kind)])) as Record<LimitKind, Value>;

const limitSchema = z.optional(
  z.object({
    max: z.int().check(z.minimum(1), z.maximum(100_000)),
    seconds: z.int().check(z.minimum(1), z.maximum(30 * 24 * HOUR)),
  }),
);
const overridesSchema = z.strictObject(fill(() => limitSchema));

/** `on`, `off`, or a JSON object whose entries replace the defaults; undefined if it is none of these. */
export function readRateLimits(text: string | undefined): RateLimits | undefined {
  if (!text || text === 'on') return defaults;
  if (text === 'off') return fill(() => ({ max: Number.POSITIVE_INFINITY, seconds: 1 }));
  try {
    const overrides = overridesSchema.parse(JSON.parse(text));
    return fill((kind) => overrides[kind] ?? defaults[kind]);
  } catch {
    return undefined;
  }
}
