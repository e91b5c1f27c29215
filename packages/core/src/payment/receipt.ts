import type { FlowContext } from '../context.ts';
import type { KeyValueStore } from '../storage.ts';
import type { Receipt } from './payment-state.ts';
import { readPaid } from './receipt.api.ts';

const KEY = 'own:receipt';

/**
 * The receipt of the last payment: the one kept in this browser, unless another device has paid since.
 * @param found by `findReceipt`
 */
export function lastReceipt(storage: KeyValueStore, found?: Receipt): Receipt | undefined {
  const kept = readKept(storage);
  const isNewer = found && found.requestId !== kept?.requestId && found.at > (kept?.at ?? 0);
  return isNewer ? found : kept;
}

/** Asks the gateway for the last payment of the account. The card is not in its journal. Never rejects. */
export async function findReceipt(context: Pick<FlowContext, 'http'>): Promise<Receipt | undefined> {
  const [paid] = await readPaid(context.http).catch(() => []);
  const at = Date.parse(paid?.startedAt ?? '');
  if (!paid || !at) return undefined;
  return { plan: paid.plan, at, lastFour: '', coupon: paid.coupon, requestId: paid.key };
}

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
