import {
  type ActivePlan,
  accountTexts,
  findPlan,
  formatDate,
  formatPrice,
  isFreePlan,
  isLifetime,
  lastReceipt,
  planDisplayName,
  planStatusDisplay,
  plansTexts,
} from '@vesalio/core';
import { useState } from 'react';
import { WITHDRAWAL_MS } from '../../payment/payment-receipt.tsx';
import { PendingPlan, usePendingPlan } from '../../payment/pending.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { NewTabButton } from '../../ui/controls/new-tab-button.tsx';
import { Tag } from '../../ui/display/tag.tsx';
import { useAccount } from '../account-context.ts';
import type { AccountWidgetProps } from '../account-props.ts';
import { AccountRegion } from '../account-region.tsx';
import { FactList } from '../fact-list.tsx';
import { CancelSubscription, Withdrawal } from './cancel-subscription.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { OpenPayment } from './open-payment.tsx';
import { PlanPayments } from './plan-payments.tsx';

export type PlanSectionProps = Pick<
  AccountWidgetProps,
  'quote' | 'seller' | 'isSandbox' | 'productAccount' | 'onPaid' | 'onChat'
>;

/** 'Meu Plano': the current plan with its dates, and the actions to change or cancel it. */
export function PlanSection({ quote, seller, isSandbox, productAccount, onPaid, onChat }: PlanSectionProps) {
  const texts = useTexts('account', accountTexts);
  const plan = useAccount((state) => state.account?.activePlan ?? null);
  const isEditing = useAccount((state) => state.editing !== null);
  const [isChanging, setChanging] = useState(false);
  const app = useApp();
  const pending = usePendingPlan();
  const payments = useAccount((state) => state.payments);
  const receipt = lastReceipt(app.storage, payments[0]);
  const shown = findPlan(plan?.name);
  const isBefore = plan && shown?.identifier !== pending?.identifier;
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
      <OpenPayment />
      {pending && (
        <PendingPlan plan={pending} before={isBefore ? shown : undefined}>
          {isBefore && texts.plan.stillBefore}
        </PendingPlan>
      )}
      {plan ? <PlanFacts plan={plan} /> : <p className="vs-account-none">{texts.plan.none}</p>}
      {receipt && (
        <PlanPayments last={receipt} payments={payments} pending={pending?.identifier} seller={seller} />
      )}
      {plan && !isFreePlan(plan.name) ? (
        <CancelSubscription
          contactEmail={quote.email}
          paid={isBefore ? shown?.name : undefined}
          isPending={pending !== undefined}
        />
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
          onChat={onChat}
          onClose={() => setChanging(false)}
        />
      )}
    </AccountRegion>
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
