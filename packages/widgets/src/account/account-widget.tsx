import { type AccountFlow, accountTexts, generalTexts } from '@vesalio/core';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLoaded } from '../lazy.tsx';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { EmptyState } from '../ui/display/empty-state.tsx';
import { FirstHeading, Heading, useLevelBelow } from '../ui/display/heading.tsx';
import { Skeleton } from '../ui/display/skeleton.tsx';
import { AccountFlowContext, useAccount, useAccountFlow } from './account-context.ts';
import type { AccountWidgetProps } from './account-props.ts';
import { AskedSectionContext } from './account-region.tsx';
import { AddressSection } from './address-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { IdentificationSection } from './identification-section.tsx';
import { LegalSection } from './legal-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';

/** 'Configurações da Conta': every section on one page, the asked-for one in view. */
export function AccountWidget(props: AccountWidgetProps) {
  const texts = useTexts('account', accountTexts);
  const { errors, retry } = useTexts('general', generalTexts);
  const app = useApp();
  const { value: flow, failed, retry: loadAgain } = useLoaded<AccountFlow>(() => app.account());
  const epoch = useStore(app.session, (state) => state.epoch);
  return (
    <FirstHeading value={props.headingLevel ?? 1}>
      <div className="vs-account">
        <Heading className="vs-account__title">{texts.title}</Heading>
        {flow ? (
          <AccountFlowContext value={flow}>
            {/* Another person begins with everything closed, and with their own account. */}
            <Sections key={epoch} {...props} />
          </AccountFlowContext>
        ) : failed ? (
          <Alert action={<Button onClick={loadAgain}>{retry}</Button>}>{errors.partLoad}</Alert>
        ) : (
          <Skeleton lines={6} label={texts.loading} />
        )}
      </div>
    </FirstHeading>
  );
}

function Sections({ section = 'profile', asked = null, legal, onDeleted, ...plan }: AccountWidgetProps) {
  const texts = useTexts('account', accountTexts);
  const flow = useAccountFlow();
  const status = useAccount((state) => state.status);
  const hasAccount = useAccount((state) => state.account !== null);

  useEffect(() => {
    void flow.load();
    // What was left open on an earlier visit was not saved.
    return () => flow.discard();
  }, [flow]);

  const isSettled = hasAccount || status === 'failed';
  const request = useMemo(() => ({ section, asked, isSettled }), [section, asked, isSettled]);
  return (
    <AskedSectionContext value={request}>
      <LoadOutcome />
      {hasAccount && (
        <>
          <ProfileSection />
          <IdentificationSection />
          <AddressSection />
          <PlanSection
            quote={plan.quote}
            isSandbox={plan.isSandbox}
            productAccount={plan.productAccount}
            onPaid={plan.onPaid}
          />
        </>
      )}
      <CardsSection productAccount={plan.productAccount} />
      <div className="vs-account__group">
        <Heading below={1} className="vs-account__group-title">
          {texts.sections.security}
        </Heading>
        <SecuritySection onDeleted={onDeleted} />
        <LegalSection section="security-terms" title={texts.sections.securityTerms} document={legal.terms} />
        <LegalSection
          section="security-privacy"
          title={texts.sections.securityPrivacy}
          document={legal.privacy}
        />
      </div>
    </AskedSectionContext>
  );
}

/** Loading, or why it failed; an account that was there before stays below. */
function LoadOutcome() {
  const texts = useTexts('account', accountTexts);
  const { retry } = useTexts('general', generalTexts);
  const flow = useAccountFlow();
  const level = useLevelBelow(1);
  const { status, error, account } = useAccount((state) => state);
  if (error) {
    const again = <Button onClick={() => void flow.load()}>{retry}</Button>;
    return account ? (
      <Alert action={again}>
        {error} {texts.stale}
      </Alert>
    ) : (
      <div role="alert">
        <EmptyState drawing="offline" title={error} headingLevel={level} actions={again} />
      </div>
    );
  }
  return !account && status !== 'ready' ? <Skeleton lines={8} label={texts.loading} /> : null;
}
