import type { Receipt } from '../account/receipt.ts';
import type { Destination } from '../session/destination.ts';
import type { NewCard } from './payment.api.ts';
import type { SavedCard } from './payment.schema.ts';

export interface PaymentState {
  /** Identifier of the plan to pay for. While an earlier attempt is looked up, the plan of that attempt. */
  plan: string;
  /**
   * `recovering`: looks up an attempt from before a reload or from another device. `unknown`: looks up the outcome, and
   * never pays again automatically. `success`: shows the welcome. `done`: has a destination.
   */
  status: 'recovering' | 'ready' | 'paying' | 'unknown' | 'success' | 'done';
  /** Why the last attempt failed, or the server's message about an unknown one; null otherwise. */
  error: string | null;
  /**
   * With `ready` and an error: whether anything was charged, as far as it is known. With `success`: that the payment had
   * been made before the attempt, and the welcome stays. Null otherwise.
   */
  advice: string | null;
  /** With `ready` after a doubtful refusal: what the last look-up has found; null before. */
  finding: string | null;
  /** With `unknown`, and with `ready` after a doubtful refusal: whether a look-up is in progress. */
  isChecking: boolean;
  /** With `success`: `succeeded`, `pending` or `ativo`. */
  outcome: string;
  /** With `done`: the destination. */
  destination: Destination | null;
  /** When the payment that is looked up began, in milliseconds since the epoch; null otherwise. */
  startedAt: number | null;
  /** With `success` and `done`: the receipt to print. */
  receipt: Receipt | null;
}

/** A new card, or a saved one with its last digits for the receipt. */
export type PaymentOrder =
  | { card: NewCard; saveCard: boolean }
  | { cardId: SavedCard['clientCardId']; lastFour?: string };

/**
 * The result of `pay` for the form. After `paid` and `unknown` the form clears number and CVV, after `refused` only the
 * CVV. `ignored` means that another payment is in progress.
 */
export type PaymentEnd = 'paid' | 'refused' | 'unknown' | 'ignored';
