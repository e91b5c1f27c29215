import { type AccessDecision, decideAccess, generalTexts } from '@vesalio/core';
import { Spinner, useApp } from '@vesalio/widgets';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';
import { useHydrated } from '../use-hydrated.ts';
import { type AccessState, resetTokenOf } from './access-state.ts';
import { exitOf } from './sign-out.ts';

// Few people ever meet them, so the public pages do not carry them.
const TermsGate = lazy(async () => ({ default: (await import('./terms-gate.tsx')).TermsGate }));
const ResetByLink = lazy(async () => ({ default: (await import('./reset-by-link.tsx')).ResetByLink }));

const ACCOUNT = /^\/account\/*$/i;

/** Applies core's access decision to every route inside. */
export function RequireAccess() {
  const app = useApp();
  const session = useStore(app.session);
  const hydrated = useHydrated();
  const location = useLocation();
  const decision = decideAccess(hydrated ? session : { status: 'loading', session: null }, {
    pathname: location.pathname,
    rest: location.search + location.hash,
    hasResetToken: resetTokenOf(location) !== undefined,
  });
  useRedirect(decision);
  useCleanAddress();
  useFocusAfterTerms(decision.kind);
  // One place for both, so that a session that ends under the dialog of a reset link leaves it as it is.
  const mayReset = decision.kind === 'allow' || decision.kind === 'reset-only';
  return (
    <>
      <Shown decision={decision} />
      {mayReset && ACCOUNT.test(location.pathname) && (
        <Suspense fallback={decision.kind === 'reset-only' && <Verifying />}>
          <ResetByLink />
        </Suspense>
      )}
    </>
  );
}

function Shown({ decision }: { decision: AccessDecision }): ReactNode {
  switch (decision.kind) {
    case 'allow':
      return (
        <>
          <Outlet />
          {decision.termsRequired && (
            <Suspense>
              <TermsGate />
            </Suspense>
          )}
        </>
      );
    case 'reset-only':
      // The link's dialog alone, without the page's frame, whose sidebar reads what belongs to a person.
      return null;
    case 'terms':
      return (
        <Suspense fallback={<Verifying />}>
          <TermsGate remember={decision.remember} />
        </Suspense>
      );
    default:
      return <Verifying />;
  }
}

function Verifying() {
  return (
    <div className="vs-standstill">
      <Spinner size={28} />
      <p role="status">{generalTexts.access.verifying}</p>
    </div>
  );
}

/** Goes where the decision says, once per decision, and tells why where there is something to tell. */
function useRedirect(decision: AccessDecision): void {
  const app = useApp();
  const asked = useLocation();
  const navigate = useNavigate();
  const to = decision.kind === 'redirect' ? decision.to : undefined;
  const from = decision.kind === 'redirect' ? decision.from : undefined;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (decision.kind === 'allow') seen.current = asked.pathname;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the decision's other parts follow from these two
  useEffect(() => {
    if (decision.kind !== 'redirect') return;
    // Who has just changed the session may be about to navigate: they have the rest of this task, and their word counts.
    const timer = setTimeout(() => {
      if (window.location.pathname === asked.pathname) redirect(decision);
    });
    return () => clearTimeout(timer);
  }, [to, from]);

  function redirect(decision: Extract<AccessDecision, { kind: 'redirect' }>): void {
    const { ended } = app.session.getState();
    const exit = exitOf(app);
    if (decision.to === '/login' && (exit || (ended === 'logout' && seen.current === asked.pathname))) {
      // Who signs out here is not led back here: the next person may be another.
      navigate(exit ?? '/login', { replace: true });
      return;
    }
    const { arriving } = (asked.state ?? {}) as AccessState;
    if (decision.notice === 'planRequired' && !arriving) {
      app.notices.notify('warning', generalTexts.access.planRequired);
    }
    const state: AccessState = { from: decision.from, email: decision.email };
    if (decision.to === '/login' && ended === 'elsewhere') {
      state.notification = { type: 'info', text: generalTexts.access.signedOutElsewhere };
    }
    const expired = decision.to === '/login' && ended === 'expired' ? '?sessionExpired=true' : '';
    navigate(decision.to + expired, { replace: true, state });
  }
}

/** The terms dialog gives its focus back to nothing: what stood behind it was not there yet. */
function useFocusAfterTerms(kind: AccessDecision['kind']): void {
  const before = useRef(kind);
  useBrowserLayoutEffect(() => {
    if (before.current === 'terms' && kind === 'allow') document.getElementById('conteudo')?.focus();
    before.current = kind;
  }, [kind]);
}

/** A token for a new password leaves the address at once. */
function useCleanAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const resetToken = query.get('resetToken');
    if (!resetToken) return;
    query.delete('resetToken');
    const search = query.size > 0 ? `?${query}` : '';
    const state: AccessState = { ...(location.state as AccessState | null), resetToken };
    navigate({ pathname: location.pathname, search, hash: location.hash }, { replace: true, state });
  }, [location, navigate]);
}

/**
 * After a session ran out, everybody goes to /login, which says so, unless they are there already, or came by a reset
 * link, which works without a session and would be lost.
 */
export function SessionWatch() {
  const app = useApp();
  const navigate = useNavigate();
  const location = useLocation();
  const present = useRef(location);
  present.current = location;
  useEffect(
    () =>
      app.session.subscribe((state) => {
        if (state.ended !== 'expired' || state.session || window.location.pathname === '/login') return;
        if (ACCOUNT.test(present.current.pathname) && resetTokenOf(present.current)) return;
        const { pathname, search, hash } = window.location;
        navigate('/login?sessionExpired=true', { replace: true, state: { from: pathname + search + hash } });
      }),
    [app, navigate],
  );
  return null;
}
