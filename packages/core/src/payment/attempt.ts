import type { KeyValueStore } from '../storage.ts';

/** A payment in progress, as stored in this tab. The last four digits, for the receipt, are its only card data. */
export interface PaymentAttempt {
  key: string;
  /** The plan's identifier. */
  plan: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** The code of its coupon, for the receipt. */
  coupon?: string;
  lastFour?: string;
  /** Whether it pays with a saved card. */
  isSavedCard?: boolean;
  /**
   * Set until the person knows whether the card was saved, if this was requested: the key of the request that saves it,
   * or empty before that request.
   */
  cardKey?: string;
  /**
   * The gateway has never seen it. The next attempt uses the same key, so that it and a request still in transit cannot
   * both be carried out.
   */
  absent?: boolean;
  /** Whether its welcome has been on the screen. */
  told?: boolean;
  /** It was refused with a server error, so the account may still show a charge. The next attempt has a key of its own. */
  isDoubtful?: boolean;
  /** Key of a payment with unknown outcome that the person abandons in favor of this one. */
  supersedes?: string;
}

const KEY = 'own:payment';

/** The attempt of this tab that has not ended, or whose key the next attempt will use. */
export function readAttempt(tab: KeyValueStore): PaymentAttempt | undefined {
  try {
    const value = JSON.parse(tab.get(KEY) ?? 'null') as Partial<PaymentAttempt> | null;
    if (typeof value?.key !== 'string' || typeof value.plan !== 'string') return undefined;
    const at = typeof value.at === 'number' ? value.at : 0;
    return {
      key: value.key,
      plan: value.plan,
      at,
      ...(typeof value.coupon === 'string' ? { coupon: value.coupon } : {}),
      ...(typeof value.lastFour === 'string' ? { lastFour: value.lastFour } : {}),
      ...(value.isSavedCard === true ? { isSavedCard: true } : {}),
      ...(typeof value.cardKey === 'string' ? { cardKey: value.cardKey } : {}),
      ...(value.absent === true ? { absent: true } : {}),
      ...(value.told === true ? { told: true } : {}),
      ...(value.isDoubtful === true ? { isDoubtful: true } : {}),
      ...(typeof value.supersedes === 'string' ? { supersedes: value.supersedes } : {}),
    };
  } catch {
    return undefined;
  }
}

export function writeAttempt(tab: KeyValueStore, attempt: PaymentAttempt): void {
  tab.set(KEY, JSON.stringify(attempt));
}

/** Stores the key of the request that saves the card; undefined once the person knows its result. */
export function markCardKey(tab: KeyValueStore, key: string, cardKey: string | undefined): void {
  const attempt = readAttempt(tab);
  if (attempt?.key !== key) return;
  const { cardKey: _before, ...rest } = attempt;
  writeAttempt(tab, cardKey === undefined ? rest : { ...rest, cardKey });
}

/** Forgets the attempt, unless a newer one has replaced it. */
export function forgetAttempt(tab: KeyValueStore, key: string): void {
  if (readAttempt(tab)?.key === key) tab.remove(KEY);
}

/** The attempt whose outcome must be known before the next payment; undefined if there is none. */
export function pendingPayment(tab: KeyValueStore): PaymentAttempt | undefined {
  const attempt = readAttempt(tab);
  return attempt?.absent || attempt?.isDoubtful ? undefined : attempt;
}
