import { createStore } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { paymentTexts } from '../texts/payment.ts';
import type { PaymentApi } from './payment.api.ts';

export interface CouponState {
  status: 'idle' | 'loading' | 'valid' | 'invalid';
  /** The code as it was asked for; empty while idle. */
  code: string;
  /** What the coupon gives, or why it does not; null while idle or loading. */
  message: string | null;
}

const IDLE: CouponState = { status: 'idle', code: '', message: null };

/** One coupon for one plan. A code typed anew supersedes the answer to an older one. */
export function createCoupon(context: FlowContext, api: PaymentApi, planId: () => string) {
  const store = createStore<CouponState>(() => IDLE);
  let turn = 0;
  return {
    store,
    async apply(text: string): Promise<void> {
      const { coupon } = context.texts('payment', paymentTexts);
      const code = text.trim();
      if (store.getState().status === 'loading' && store.getState().code === code) return;
      const mine = ++turn;
      if (!code) {
        store.setState({ status: 'invalid', code, message: coupon.required });
        return;
      }
      store.setState({ status: 'loading', code, message: null });
      try {
        const { isValid, description } = await api.validateCoupon(code, planId());
        if (mine !== turn) return;
        store.setState(
          isValid
            ? { status: 'valid', message: description || coupon.success }
            : { status: 'invalid', message: coupon.invalid },
        );
      } catch {
        if (mine === turn) store.setState({ status: 'invalid', message: coupon.failed });
      }
    },
    /** Forgets the coupon; also when its box is written into again. */
    clear(): void {
      turn++;
      store.setState(IDLE);
    },
    /** The code to be sent with the payment. */
    code: (): string | null => (store.getState().status === 'valid' ? store.getState().code : null),
  };
}

export type Coupon = ReturnType<typeof createCoupon>;
