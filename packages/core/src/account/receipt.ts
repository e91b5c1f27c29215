import type { FlowContext } from '../context.ts';
import type { KeyValueStore } from '../storage.ts';
import { readPaid } from './receipt.api.ts';
import type { PaidPayment } from './receipt.schema.ts';

/** A successful payment. The last four digits are its only card data. */
export interface Receipt {
  /** Identifier of the plan. */
  plan: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Empty for a payment of another device. */
  lastFour: string;
  /** The coupon's code; empty without one. */
  coupon: string;
  /** Key of the attempt, to find the payment in the journal. */
  requestId: string;
}

const KEY = 'own:receipt';

/**
 * The receipt of the last payment: the one kept in this browser, unless another device has paid since.
 * @param found the last payment in the gateway's journal
 */
export function lastReceipt(storage: KeyValueStore, found?: PaidPayment | null): Receipt | undefined {
  const kept = readKept(storage);
  const receipt = found && receiptOf(found);
  return !receipt || receipt.requestId === kept?.requestId || receipt.at <= (kept?.at ?? 0) ? kept : receipt;
}

/** The receipt of a payment in the gateway's journal, which does not know the card. Undefined without its time. */
export function receiptOf({ plan, startedAt, coupon, key }: PaidPayment): Receipt | undefined {
  const at = Date.parse(startedAt);
  return at ? { plan, at, lastFour: '', coupon, requestId: key } : undefined;
}

/** The last payments of the account, newest first. Undefined if they cannot be read; never rejects. */
export const findPaid = (context: Pick<FlowContext, 'http'>): Promise<PaidPayment[] | undefined> =>
  readPaid(context.http).catch(() => undefined);

/** Keeps the receipt for the account area. The one of the same payment stays, because it knows the card's last digits. */
export function keepReceipt(storage: KeyValueStore, receipt: Receipt): Receipt {
  const kept = readKept(storage);
  if (kept?.requestId === receipt.requestId) return kept;
  storage.set(KEY, JSON.stringify(receipt));
  return receipt;
}

function readKept(storage: KeyValueStore): Receipt | undefined {
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
