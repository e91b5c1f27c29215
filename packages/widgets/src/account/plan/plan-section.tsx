import {
  type ActivePlan,
  accountTexts,
  findPlan,
  formatDate,
  formatDateTime,
  formatPrice,
  isFreePlan,
  isLifetime,
  lastReceipt,
  paymentTexts,
  planDisplayName,
  planStatusDisplay,
  plansTexts,
  stateTexts,
} from '@vesalio/core';
import { ReceiptText } from 'lucide';
import { useState } from 'react';
import { PaymentReceipt, type PaymentReceiptProps, WITHDRAWAL_MS } from '../../payment/payment-receipt.tsx';
import { PendingPlan, usePendingPlan } from '../../payment/pending.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { NewTabButton } from '../../ui/controls/new-tab-button.tsx';
import { Tag } from '../../ui/display/tag.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useAccount } from '../account-context.ts';
import type { AccountWidgetProps } from '../account-props.ts';
import { AccountRegion } from '../account-region.tsx';
import { FactList } from '../fact-list.tsx';
import { CancelSubscription, Withdrawal } from './cancel-subscription.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

export type PlanSectionProps = Pick<
  AccountWidgetProps,
  'quote' | 'seller' | 'isSandbox' | 'productAccount' | 'onPaid'
>;

/** 'Meu Plano': the current plan with its dates, and the actions to change or cancel it. */
export function PlanSection({ quote, seller, isSandbox, productAccount, onPaid }: PlanSectionProps) {
  const texts = useTexts('account', accountTexts);
  const plan = useAccount((state) => state.account?.activePlan ?? null);
  const isEditing = useAccount((state) => state.editing !== null);
  const [isChanging, setChanging] = useState(false);
  const app = useApp();
  const pending = usePendingPlan();
  const paid = useAccount((state) => state.lastPayment);
  const receipt = lastReceipt(app.storage, paid);
  const isOver = paid?.confirmation === 'over' && paid.key === receipt?.requestId;
  const confirming = receipt && receipt.plan === pending?.identifier ? 'pending' : undefined;
  const isBefore = plan && findPlan(plan.name)?.identifier !== pending?.identifier;
  return (
    <AccountRegion
      section="plan"
      title={texts.sections.plan}
      actions={
        productAccount ? (
          <NewTabButton size="small" href={`${productAccount}#plan`}>
            {texts.plan.change}
          </NewTabButton>
        ) : (
          <Button size="small" disabled={isEditing} onClick={() => setChanging(true)}>
            {texts.plan.change}
          </Button>
        )
      }
    >
      {pending && <PendingPlan plan={pending}>{isBefore && texts.plan.stillBefore}</PendingPlan>}
      {plan ? <PlanFacts plan={plan} /> : <p className="vs-account-none">{texts.plan.none}</p>}
      {receipt && (
        <LastPayment receipt={receipt} seller={seller} confirmation={isOver ? 'over' : confirming} />
      )}
      {plan && !isFreePlan(plan.name) ? (
        <CancelSubscription contactEmail={quote.email} isPending={pending !== undefined} />
      ) : (
        // A canceled subscription may still be withdrawn from.
        receipt && app.clock.now() - receipt.at < WITHDRAWAL_MS && <Withdrawal contactEmail={quote.email} />
      )}
      {isChanging && (
        <ChangePlanDialog
          quote={quote}
          seller={seller}
          isSandbox={isSandbox}
          onPaid={onPaid}
          onClose={() => setChanging(false)}
        />
      )}
    </AccountRegion>
  );
}

/** When the last payment was made, and its receipt in a dialog. */
function LastPayment({ receipt, seller, confirmation }: Omit<PaymentReceiptProps, 'onUse' | 'hideTitle'>) {
  const { plan: texts } = useTexts('account', accountTexts);
  const { title, over } = useTexts('payment', paymentTexts).receipt;
  const { close } = useTexts('general', stateTexts);
  const [isOpen, setOpen] = useState(false);
  const at = formatDateTime(new Date(receipt.at));
  const value = confirmation === 'over' ? `${at}\u00a0· ${over}` : at;
  return (
    <div className="vs-account-payment">
      <FactList facts={[{ label: texts.lastPayment, value }]} />
      <Button size="small" icon={ReceiptText} onClick={() => setOpen(true)}>
        {texts.receipt}
      </Button>
      <Dialog
        open={isOpen}
        className="vs-account-receipt"
        title={title}
        description={texts.receiptKept}
        closeLabel={close}
        closeOnBackdrop
        onClose={() => setOpen(false)}
      >
        <div className="vs-payment">
          <PaymentReceipt receipt={receipt} seller={seller} confirmation={confirmation} hideTitle />
        </div>
      </Dialog>
    </div>
  );
}

function PlanFacts({ plan }: { plan: ActivePlan }) {
  const app = useApp();
  const { plan: texts, missing } = useTexts('account', accountTexts);
  const words = useTexts('plans', plansTexts);
  const status = planStatusDisplay(plan.status, words, plan.name);
  const price = plan.price ?? findPlan(plan.name)?.price ?? null;
  const nextBilling = isLifetime(plan.dateNextBilling, new Date(app.clock.now()))
    ? words.status.lifetime
    : formatDate(plan.dateNextBilling);
  return (
    <FactList
      facts={[
        { label: texts.name, value: planDisplayName(plan.name) },
        {
          label: texts.status,
          value: <Tag tone={status.isActive ? 'success' : 'neutral'}>{status.text}</Tag>,
        },
        {
          label: texts.description,
          value: plan.description || findPlan(plan.name)?.description || missing,
          wide: true,
        },
        {
          label: texts.price,
          value: price === null ? words.priceOnRequest : `${formatPrice(price)} ${texts.perMonth}`,
        },
        { label: texts.startDate, value: formatDate(plan.startDate) || missing },
        ...(plan.endDate ? [{ label: texts.endDate, value: formatDate(plan.endDate) || missing }] : []),
        { label: texts.nextBilling, value: nextBilling || missing },
      ]}
    />
  );
}
