import { type AccountFlow, accountSectionOf, privacyPolicy, termsOfUse } from '@vesalio/core';
import { AccountWidget, useApp, useLoaded } from '@vesalio/widgets';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { brand, legalIdentity, seller } from '../brand.ts';
import { PageLoading } from '../layout/page-loading.tsx';
import { useFreshDocument } from '../navigation/use-fresh-document.ts';
import { useLeaveGuard } from '../navigation/use-leave-guard.tsx';
import { useSignOut } from '../session/sign-out.ts';
import { useDestination } from '../session/use-destination.ts';
import { useCurrentSession } from '../session/use-session.ts';
import { useSiteConfig } from '../use-site-config.ts';
import './account-page.css';

/** The account area. */
export default function AccountPage() {
  const isSignedIn = useCurrentSession() !== null;
  const document = useFreshDocument();
  if (document === 'leaving') return <PageLoading />;
  return (
    <div className="vs-wrap vs-account-page">
      {isSignedIn && <SignedInAccount mayTypeCards={document === 'clean'} />}
    </div>
  );
}

function SignedInAccount({ mayTypeCards }: { mayTypeCards: boolean }) {
  const { hash, key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const config = useSiteConfig();
  const goOn = useDestination();
  const { value: flow } = useLoaded<AccountFlow>(useApp().account);
  const legal = useMemo(
    () => ({ terms: termsOfUse(legalIdentity), privacy: privacyPolicy(legalIdentity) }),
    [],
  );
  const section = accountSectionOf(hash);

  useEffect(() => {
    if (!section) navigate({ pathname, search, hash: '#profile' }, { replace: true, state });
  }, [section, navigate, pathname, search, state]);

  return (
    <>
      <AccountWidget
        section={section ?? 'profile'}
        asked={section && hash ? key : null}
        legal={legal}
        quote={{ whatsapp: config?.salesWhatsappNumber, email: brand.contactEmail, brand: brand.name }}
        seller={seller}
        onDeleted={() => void signOut('/')}
        isSandbox={config?.sandbox}
        // No third-party script has run in a new tab.
        productAccount={mayTypeCards ? undefined : pathname}
        onPaid={goOn}
        onSection={(chosen) => navigate({ pathname, search, hash: `#${chosen}` })}
      />
      {flow && <UnsavedInput flow={flow} />}
    </>
  );
}

/**
 * Guards the section being edited. Idle without input, because the router warns about a blocker when a hash is typed.
 */
function UnsavedInput({ flow }: { flow: AccountFlow }) {
  return useStore(flow.store, ({ isDirty }) => isDirty) && <LeaveQuestion flow={flow} />;
}

function LeaveQuestion({ flow }: { flow: AccountFlow }) {
  return useLeaveGuard({
    isDirty: () => flow.store.getState().isDirty,
    isHarmless: (hash) => accountSectionOf(hash) === flow.store.getState().editing,
    discard: () => flow.discard(),
  });
}
