import type { FlowContext } from '../context.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { paymentTexts } from '../texts/payment.ts';
import { createPaymentApi } from './payment.api.ts';

export interface CouponState {
  status: 'idle' | 'loading' | 'valid' | 'invalid';
  /** The code that was checked; empty while idle. */
  code: string;
  /** The benefit of the coupon, or why it is invalid; null while idle or loading. */
  message: string | null;
}

const IDLE: CouponState = { status: 'idle', code: '', message: null };

/** One coupon for one plan. A new code replaces the answer to an older one. */
export function createCoupon(context: FlowContext, planId: () => string) {
  return createPersonFlow(
    context,
    () => IDLE,
    (own, store) => createCouponCheck(own, store, planId),
  );
}

function createCouponCheck(own: PersonContext, store: StoreApi<CouponState>, planId: () => string) {
  const api = createPaymentApi(own.http);
  let latest = 0;
  return {
    async apply(text: string): Promise<void> {
      const { coupon } = own.texts('payment', paymentTexts);
      const code = text.trim();
      if (store.getState().status === 'loading' && store.getState().code === code) return;
      const mine = ++latest;
      if (!code) {
        store.setState({ status: 'invalid', code, message: coupon.required });
        return;
      }
      store.setState({ status: 'loading', code, message: null });
      try {
        const { isValid, description: given } = await api.validateCoupon(code, planId());
        const description = given.trim();
        if (mine !== latest) return;
        store.setState(
          isValid
            ? { status: 'valid', message: description || coupon.success }
            : { status: 'invalid', message: coupon.invalid },
        );
      } catch {
        if (mine === latest) store.setState({ status: 'invalid', message: coupon.failed });
      }
    },
    /** Clears the coupon. Also called when the person edits its field. */
    clear(): void {
      latest++;
      store.setState(IDLE);
    },
    /** The code to send with the payment; null without a valid coupon. */
    code: (): string | null => (store.getState().status === 'valid' ? store.getState().code : null),
  };
}

export type Coupon = ReturnType<typeof createCoupon>;
