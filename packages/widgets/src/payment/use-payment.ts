import type { CardsState, PaymentFlow } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp, useLoaded } from '../provider.tsx';

/** The payment of one mounted widget; what a reload left behind is looked into at once. */
export function usePaymentFlow(plan: string | undefined): { flow: PaymentFlow | undefined; failed: boolean } {
  const app = useApp();
  const { part: flow, failed } = useLoaded(async () => (await app.payment())(plan), {
    of: plan,
    release: (made) => made.dispose(),
  });
  useEffect(() => void flow?.recover(), [flow]);
  return { flow, failed };
}

const none = createStore<Pick<CardsState, 'status' | 'cards' | 'error'>>(() => ({
  status: 'loading',
  cards: [],
  error: null,
}));

/** The saved cards, read anew for this widget. */
export function useSavedCards(): Pick<CardsState, 'status' | 'cards' | 'error'> {
  const app = useApp();
  const { part: flow } = useLoaded(app.cards);
  useEffect(() => void flow?.load(), [flow]);
  return useStore(flow?.store ?? none);
}
