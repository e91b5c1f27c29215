import type { CardsFlow, CardsState, PaymentFlow } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp } from '../provider.tsx';

/** The payment of one mounted widget; what a reload left behind is looked into at once. */
export function usePaymentFlow(plan: string | undefined): { flow: PaymentFlow | undefined; failed: boolean } {
  const app = useApp();
  const [state, setState] = useState<{ flow?: PaymentFlow; failed: boolean }>({ failed: false });
  useEffect(() => {
    let made: PaymentFlow | undefined;
    let gone = false;
    app.payment().then(
      (create) => {
        if (gone) return;
        made = create(plan);
        setState({ flow: made, failed: false });
        void made.recover();
      },
      () => {
        if (!gone) setState({ failed: true });
      },
    );
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [app, plan]);
  return { flow: state.flow, failed: state.failed };
}

const none = createStore<Pick<CardsState, 'status' | 'cards' | 'error'>>(() => ({
  status: 'loading',
  cards: [],
  error: null,
}));

/** The saved cards, read anew for this widget. */
export function useSavedCards(): Pick<CardsState, 'status' | 'cards' | 'error'> {
  const app = useApp();
  const [flow, setFlow] = useState<CardsFlow>();
  useEffect(() => {
    let gone = false;
    app.cards().then(
      (cards) => {
        if (gone) return;
        void cards.load();
        setFlow(cards);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [app]);
  return useStore(flow?.store ?? none);
}
