import { accountTexts, type Destination, stateTexts } from '@vesalio/core';
import { useState } from 'react';
import type { Seller } from '../../payment/payment-receipt.tsx';
import { PaymentWidget } from '../../payment/payment-widget.tsx';
import { type ChosenPlan, PlansWidget } from '../../plans/plans-widget.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useAccountFlow } from '../account-context.ts';
import type { PlanQuote } from '../account-props.ts';

export interface ChangePlanDialogProps {
  quote: PlanQuote;
  seller?: Seller | undefined;
  isSandbox?: boolean | undefined;
  /** Called three seconds after a payment. */
  onPaid: (destination: Destination) => void;
  /** Called when 'Ir para o chat' is pressed. Without it, `onPaid` opens the chat by itself. */
  onChat?: (() => void) | undefined;
  onClose: () => void;
}

/** Plan choice over the account: activates the free plan, takes payment for a paid one, or links to a quote. */
export function ChangePlanDialog({
  quote,
  seller,
  isSandbox,
  onPaid,
  onChat,
  onClose,
}: ChangePlanDialogProps) {
  const { plan: texts } = useTexts('account', accountTexts);
  const { close } = useTexts('general', stateTexts);
  const app = useApp();
  const flow = useAccountFlow();
  const [chosen, setChosen] = useState<ChosenPlan>();
  const refresh = () => {
    void flow.load();
    void flow.findOpenPayment();
    // The payment may have saved a card, so reload the list.
    void app.cards().then(
      (cards) => cards.load(),
      () => {},
    );
  };
  return (
    <Dialog
      open
      size="large"
      className="vs-account-plans"
      title={chosen ? texts.pay(chosen.planName) : texts.changeTitle}
      closeLabel={close}
      onClose={onClose}
    >
      {chosen ? (
        <PaymentWidget
          plan={chosen.planNameIdentifier}
          seller={seller}
          isSandbox={isSandbox}
          hideTitle
          headingLevel={2}
          onBackToPlans={() => setChosen(undefined)}
          onAccount={() => {
            refresh();
            onClose();
          }}
          onPaid={refresh}
          onDone={onPaid}
          onChat={onChat}
        />
      ) : (
        <PlansWidget
          quote={quote}
          hideTitle
          headingLevel={2}
          activatedText={texts.freeActivated}
          onPay={setChosen}
          onDone={() => {
            app.notices.notify('success', texts.freeActivated, 'plan');
            void flow.load();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
