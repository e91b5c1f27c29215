import { accountTexts, type CardsFlow, paymentTexts, stateTexts } from '@vesalio/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { BillingFields } from '../../payment/billing-fields.tsx';
import { CardFields } from '../../payment/card-fields.tsx';
import { addressStepFields, cardStepFields, useCardForm } from '../../payment/use-card-form.ts';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/display/alert.tsx';
import { ErrorSummary } from '../../ui/display/error-summary.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';

const FIELDS = [...cardStepFields, ...addressStepFields];

/** A new card with nickname and billing address. A save clears number and code, a refusal only the code. */
export function AddCardDialog({ flow, onClose }: { flow: CardsFlow; onClose(): void }) {
  const { cards: texts, fixErrors } = useTexts('account', accountTexts);
  const payment = useTexts('payment', paymentTexts);
  const { close: closeLabel } = useTexts('general', stateTexts);
  const card = useCardForm({ isLabelRequired: true });
  const { adding, addError } = useStore(flow.store);
  const [attempt, setAttempt] = useState(0);
  const isChecking = useRef(false);
  const formId = useUniqueId();

  useEffect(() => {
    flow.clearAddError();
  }, [flow]);

  const close = () => !adding && onClose();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (adding || isChecking.current) return;
    isChecking.current = true;
    const wrong = await card.check(FIELDS);
    isChecking.current = false;
    setAttempt((count) => (wrong.length > 0 ? count + 1 : 0));
    if (wrong.length > 0) return;
    const saved = await flow.add(card.read());
    card.clear(saved ? 'all' : 'cvv');
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      size="large"
      title={texts.addTitle}
      description={texts.addText}
      closeLabel={closeLabel}
      onClose={close}
      actions={
        <>
          <Button disabled={adding} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={adding} busyLabel={texts.adding}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="vs-account-add" noValidate onSubmit={(event) => void submit(event)}>
        {attempt > 0 && (
          <ErrorSummary
            title={fixErrors}
            faults={card.faultsOf(FIELDS)}
            attempt={attempt}
            more={payment.errors.andMore}
          />
        )}
        <CardFields card={card} isLabelRequired />
        <h3 className="vs-account-add__title">{payment.address.legend}</h3>
        <BillingFields card={card} place="account" />
        {addError && <Alert>{addError}</Alert>}
      </form>
    </Dialog>
  );
}
