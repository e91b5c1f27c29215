import { isPayablePlan } from '@vesalio/core';
import { RegisterWidget } from '@vesalio/widgets';
import { useNavigate, useSearchParams } from 'react-router';
import { useAskGoogle } from '../google/use-ask-google.tsx';
import { SignedInNotice } from '../session/signed-in-notice.tsx';
import { useDestination } from '../session/use-destination.ts';
import { useHydrated } from '../use-hydrated.ts';

export default function RegisterPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { askGoogle, dialog } = useAskGoogle();
  const goOn = useDestination();
  const isHydrated = useHydrated();
  // The prerendered page has no query.
  const asked = isHydrated ? query.get('plan') : null;
  const plan = asked && (isPayablePlan(asked) || asked === 'free_plan') ? asked : undefined;
  return (
    <>
      <SignedInNotice />
      <RegisterWidget plan={plan} askGoogle={askGoogle} onDone={goOn} onNavigate={(to) => navigate(to)} />
      {dialog}
    </>
  );
}
