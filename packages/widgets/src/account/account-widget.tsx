import { type AccountFlow, accountTexts, stateTexts } from '@vesalio/core';
import { type MouseEvent, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { EmptyState } from '../ui/display/empty-state.tsx';
import { FirstHeading, Heading, useLevelBelow } from '../ui/display/heading.tsx';
import { Skeleton } from '../ui/display/skeleton.tsx';
import { useFieldInView } from '../ui/forms/live-form.tsx';
import { useLoaded } from '../use-loaded.ts';
import { AccountFlowContext, useAccount, useAccountFlow } from './account-context.ts';
import type { AccountWidgetProps } from './account-props.ts';
import { AskedSectionContext } from './account-region.tsx';
import { AddressSection } from './address-section.tsx';
import { CardsSection } from './cards/cards-section.tsx';
import { CompleteData } from './complete-data.tsx';
import { IdentificationSection } from './identification-section.tsx';
import { LegalSection } from './legal-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { SeatSection } from './plan/seat-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SectionChips } from './section-chips.tsx';
import { SecuritySection } from './security-section.tsx';

/** 'Configurações da Conta': all sections on one page, the requested one in view. */
export function AccountWidget(props: AccountWidgetProps) {
  const texts = useTexts('account', accountTexts);
  const { errors, retry } = useTexts('general', stateTexts);
  const app = useApp();
  const { value: flow, failed, retry: loadAgain } = useLoaded<AccountFlow>(() => app.account());
  const epoch = useStore(app.session, (state) => state.epoch);
  useFieldInView();
  return (
    <FirstHeading value={props.headingLevel ?? 1}>
      <div className="vs-account">
        <Heading className="vs-account__title" tabIndex={-1}>
          {texts.title}
        </Heading>
        {flow ? (
          <AccountFlowContext value={flow}>
            {/* The key remounts the sections for another person, with every section closed. */}
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

function Sections(props: AccountWidgetProps) {
  const { section = 'profile', asked = null, legal, onDeleted, onSection, ...plan } = props;
  const texts = useTexts('account', accountTexts);
  const flow = useAccountFlow();
  const status = useAccount((state) => state.status);
  const account = useAccount((state) => state.account);

  useEffect(() => {
    void flow.load();
    // Discard unsaved edits on unmount.
    return () => flow.discard();
  }, [flow]);

  // A person on an institutional seat has no other sections, because the institution manages them.
  const isSeat = Boolean(account?.institution);
  const isSettled = account !== null || status === 'failed';
  const request = useMemo(() => ({ section, asked, isSettled }), [section, asked, isSettled]);
  return (
    <AskedSectionContext value={request}>
      {!isSeat && <SectionChips onSection={onSection} />}
      <LoadOutcome />
      {account && isSeat && <SeatSection account={account} />}
      {account && !isSeat && (
        <>
          <CompleteData account={account} />
          <ProfileSection />
          <IdentificationSection />
          <AddressSection />
          <PlanSection
            quote={plan.quote}
            seller={plan.seller}
            isSandbox={plan.isSandbox}
            productAccount={plan.productAccount}
            onPaid={plan.onPaid}
            onChat={plan.onChat}
          />
        </>
      )}
      {/* Loads at the same time as the account, but stays hidden until then, because the account above would move
          it. */}
      <div className="vs-account__rest" hidden={!isSettled}>
        {!isSeat && <CardsSection productAccount={plan.productAccount} />}
        <div className="vs-account__group">
          <Heading below={1} className="vs-account__group-title">
            {texts.sections.security}
          </Heading>
          <SecuritySection isSeat={isSeat} onDeleted={onDeleted} />
          <LegalSection
            section="security-terms"
            title={texts.sections.securityTerms}
            document={legal.terms}
          />
          <LegalSection
            section="security-privacy"
            title={texts.sections.securityPrivacy}
            document={legal.privacy}
          />
        </div>
      </div>
    </AskedSectionContext>
  );
}

/** The loading state or the failure. A previously loaded account stays visible below. */
function LoadOutcome() {
  const texts = useTexts('account', accountTexts);
  const { retry } = useTexts('general', stateTexts);
  const flow = useAccountFlow();
  const level = useLevelBelow(1);
  const { status, error, account } = useAccount((state) => state);
  if (error) {
    const load = ({ currentTarget }: MouseEvent) => {
      // The button disappears when pressed, so move the focus.
      currentTarget.closest('.vs-account')?.querySelector<HTMLElement>('.vs-account__title')?.focus();
      void flow.load();
    };
    const again = <Button onClick={load}>{retry}</Button>;
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
