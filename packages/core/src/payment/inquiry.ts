import { type OpenPayment, openPaymentSchema } from '../account/receipt.schema.ts';
import type { Clock } from '../clock.ts';
import { wait } from '../delay.ts';
import { type ApiError, isApiError } from '../http/errors.ts';
import { limits } from '../limits.ts';
import type { PaymentAttempt } from './attempt.ts';
import type { PaymentApi } from './payment.api.ts';

/**
 * How an attempt ended. `absent`: the gateway has never seen it. `open`: the outcome is not known yet. `blocked`: it
 * was rejected because of another payment, whose outcome counts.
 */
export type InquiryResult =
  | { status: 'paid'; outcome: string }
  | { status: 'refused'; message: string | undefined; httpStatus: number | undefined }
  | { status: 'absent' }
  | { status: 'blocked'; by: OpenPayment }
  | { status: 'open' };

/** Whether an error proves that nothing was charged. */
export const isDefinite = (error: ApiError): boolean =>
  error.kind === 'expired' ||
  (error.kind === 'http' && (error.status ?? 500) < 500 && ![408, 409, 422].includes(error.status ?? 0));

/** Whether the gateway failed before forwarding the payment. After that, it fails only with 502 and 504. */
export const isNotForwarded = (error: unknown): boolean =>
  isApiError(error, 'http') && error.code !== undefined && (error.status === 500 || error.status === 503);

/** The payment in progress that blocked this one. */
export function blockerOf(error: unknown): OpenPayment | undefined {
  if (!isApiError(error, 'http') || error.code !== 'payment-open') return undefined;
  const blocker = openPaymentSchema.safeParse(error.details);
  return blocker.success ? blocker.data : undefined;
}

/** Milliseconds between two inquiries. */
const BACK_OFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Number of consecutive inquiries that must find a key absent while its request may still be in transit. */
const ABSENT_ENOUGH = 4;

/** Asks the gateway once. */
export async function askOnce(api: PaymentApi, key: string): Promise<InquiryResult> {
  try {
    const { status, outcome, message, httpStatus, blockedBy } = await api.attempt(key);
    if (blockedBy) return { status: 'blocked', by: blockedBy };
    if (status === 'paid') return { status, outcome: outcome ?? 'succeeded' };
    if (status === 'refused') return { status, message, httpStatus };
    return { status: 'open' };
  } catch (error) {
    return isApiError(error, 'http') && error.status === 404 ? { status: 'absent' } : { status: 'open' };
  }
}

/**
 * Asks with growing pauses until the outcome is known, the pauses are used up (`open`), or `signal` aborts. An absent
 * key counts only once its request can no longer be in transit.
 * @param pauses number of pauses; fewer if waiting is unlikely to help
 */
export async function inquire(
  { api, clock }: { api: PaymentApi; clock: Clock },
  attempt: PaymentAttempt,
  signal: AbortSignal,
  pauses: number = BACK_OFF_MS.length,
): Promise<InquiryResult> {
  let absences = 0;
  for (let asked = 0; ; asked++) {
    const finding = await askOnce(api, attempt.key);
    if (signal.aborted || /^(?:paid|refused|blocked)$/.test(finding.status)) return finding;
    absences = finding.status === 'absent' ? absences + 1 : 0;
    const isTooOld = clock.now() - attempt.at >= limits.paymentTimeoutMs;
    if (absences >= ABSENT_ENOUGH || (absences > 0 && isTooOld)) return finding;
    const pause = asked < pauses ? BACK_OFF_MS[asked] : undefined;
    if (pause === undefined) return { status: 'open' };
    await wait(clock, pause);
    if (signal.aborted) return { status: 'open' };
  }
}
