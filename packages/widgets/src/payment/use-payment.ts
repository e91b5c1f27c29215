import { type CardsState, createStore, type PaymentFlow, paymentTexts } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { useLoaded } from '../use-loaded.ts';

/** The payment of one mounted widget. An attempt left over from a reload is looked up immediately. */
export function usePaymentFlow(plan: string | undefined): {
  flow: PaymentFlow | undefined;
  failed: boolean;
  retry(): void;
} {
  const app = useApp();
  const {
    value: flow,
    failed,
    retry,
  } = useLoaded(async () => (await app.payment())(plan), {
    of: plan,
    release: (made) => made.dispose(),
  });
  useEffect(() => {
    if (!flow) return undefined;
    void flow.recover();
    addEventListener('online', flow.reconnected);
    return () => removeEventListener('online', flow.reconnected);
  }, [flow]);
  return { flow, failed, retry };
}

const none = createStore<Pick<CardsState, 'status' | 'cards' | 'error'>>(() => ({
  status: 'loading',
  cards: [],
  error: null,
}));

/** The saved cards, reloaded for this widget. */
export function useSavedCards(): Pick<CardsState, 'status' | 'cards' | 'error'> {
  const app = useApp();
  const { errors } = useTexts('payment', paymentTexts).cards;
  const { value: flow, failed } = useLoaded(app.cards);
  useEffect(() => void flow?.load(), [flow]);
  const state = useStore(flow?.store ?? none);
  return failed ? { status: 'failed', cards: [], error: errors.load } : state;
}
