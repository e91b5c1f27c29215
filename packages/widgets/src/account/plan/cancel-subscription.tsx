import { accountTexts } from '@vesalio/core';
import { Scale } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { LeavePlanDialog, type LeavePlanDialogProps } from '../../plans/leave-plan-dialog.tsx';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/display/alert.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useAccount, useAccountFlow } from '../account-context.ts';

export interface WithdrawalProps {
  contactEmail: string;
  /** Whether 'Cancelar assinatura' is next to it. */
  isCancellable?: boolean;
}

/** The right to withdraw from a purchase, and the link to exercise it. */
export function Withdrawal({ contactEmail, isCancellable }: WithdrawalProps) {
  const { withdrawal } = useTexts('account', accountTexts).plan;
  const subject = encodeURIComponent(withdrawal.subject);
  return (
    <div className="vs-account-withdrawal" role="note">
      <Icon as={Scale} />
      <div>
        <p className="vs-account-withdrawal__title">{withdrawal.title}</p>
        <p>{withdrawal.text}</p>
        <p>
          {withdrawal.how} {isCancellable && withdrawal.thenCancel}
        </p>
        <p>
          <a href={`mailto:${contactEmail}?subject=${subject}`}>{withdrawal.link}</a>
        </p>
      </div>
    </div>
  );
}

/** 'Cancelar assinatura' with its confirmation, and the right of withdrawal next to it. */
export function CancelSubscription({
  contactEmail,
  ...subscription
}: Pick<LeavePlanDialogProps, 'paid' | 'isPending'> & { contactEmail: string }) {
  const { plan: texts } = useTexts('account', accountTexts);
  const isEditing = useAccount((state) => state.editing !== null);
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isConfirmed = useRef(false);

  useEffect(() => {
    const heading = box.current?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]');
    // The pressed button unmounts with the subscription, so the focus moves to the heading.
    return () => {
      if (isConfirmed.current && heading?.isConnected) heading.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div className="vs-account-cancel" ref={box}>
      <Button className="vs-account-danger" disabled={isEditing} onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <Withdrawal contactEmail={contactEmail} isCancellable />
      {isAsking && (
        <CancelDialog
          {...subscription}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            isConfirmed.current = true;
          }}
        />
      )}
    </div>
  );
}

interface CancelDialogProps extends Pick<LeavePlanDialogProps, 'paid' | 'isPending'> {
  onClose(): void;
  onConfirm(): void;
}

function CancelDialog({ onClose, onConfirm, ...subscription }: CancelDialogProps) {
  const flow = useAccountFlow();
  const cancelling = useAccount((state) => state.cancelling);
  const error = useAccount((state) => state.cancelError);
  const close = () => {
    flow.clearCancelError();
    onClose();
  };
  return (
    <LeavePlanDialog
      {...subscription}
      onKeep={close}
      onConfirm={async () => {
        onConfirm();
        if (await flow.cancelSubscription()) onClose();
      }}
      busy={cancelling}
    >
      {error && <Alert>{error}</Alert>}
    </LeavePlanDialog>
  );
}
