import type { KeyValueStore } from '../storage.ts';
import type { Receipt } from './payment-state.ts';

const KEY = 'own:receipt';

/** The receipt of the last payment made in this browser by the person who is signed in. */
export function lastReceipt(storage: KeyValueStore): Receipt | undefined {
  try {
    const value = JSON.parse(storage.get(KEY) ?? 'null') as Partial<Receipt> | null;
    const { plan, at, lastFour, coupon, requestId } = value ?? {};
    if (typeof plan !== 'string' || typeof at !== 'number' || typeof requestId !== 'string') return undefined;
    const text = (given: unknown) => (typeof given === 'string' ? given : '');
    return { plan, at, requestId, lastFour: text(lastFour), coupon: text(coupon) };
  } catch {
    return undefined;
  }
}

/** Keeps the receipt for the account area. The one of the same payment stays, because it knows the card's last digits. */
export function keepReceipt(storage: KeyValueStore, receipt: Receipt): Receipt {
  const kept = lastReceipt(storage);
  if (kept?.requestId === receipt.requestId) return kept;
  storage.set(KEY, JSON.stringify(receipt));
  return receipt;
}
