import { type AccessDecision, generalTexts, routeAt, siteTexts } from '@vesalio/core';
import { Spinner, useApp } from '@vesalio/widgets';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';
import { type AccessState, embedChallengeOf, resetTokenOf } from './access-state.ts';
import { exitOf } from './sign-out.ts';
import { useAccess } from './use-access.ts';

// Rarely needed, so public pages do not load them.
const TermsGate = lazy(async () => ({ default: (await import('./terms-gate.tsx')).TermsGate }));
const ResetByLink = lazy(async () => ({ default: (await import('./reset-by-link.tsx')).ResetByLink }));

const isAccount = (pathname: string) => routeAt(pathname)?.name === 'account';

/** Applies core's access decision to all routes inside. */
export function RequireAccess() {
  const location = useLocation();
  const decision = useAccess();
  useRedirect(decision);
  useCleanAddress();
  useFocusAfterTerms(decision.kind);
  // One position for both kinds, so that the dialog stays mounted when its session ends.
  const mayReset = decision.kind === 'allow' || decision.kind === 'reset-only';
  const isReset = mayReset && isAccount(location.pathname) && resetTokenOf(location) !== undefined;
  return (
    <>
      <Shown decision={decision} isConsent={embedChallengeOf(location) !== undefined} />
      {isReset && (
        <Suspense fallback={decision.kind === 'reset-only' && <Verifying />}>
          <ResetByLink />
        </Suspense>
      )}
    </>
  );
}

function Shown({ decision, isConsent }: { decision: AccessDecision; isConsent: boolean }): ReactNode {
  switch (decision.kind) {
    case 'allow':
      return (
        <>
          <Outlet />
          {/* Accepting the terms would lead away from the page that waits for consent. The element asks for them
              instead. */}
          {decision.termsRequired && !isConsent && (
            <Suspense>
              <TermsGate />
            </Suspense>
          )}
        </>
      );
    case 'reset-only':
      // Without the page's frame, because its sidebar reads a person's data.
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
      <p role="status">{siteTexts.access.verifying}</p>
    </div>
  );
}

/** Follows a redirect once, and notifies the person of the reason, if any. */
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
    let timer: ReturnType<typeof setTimeout>;
    // The code that changed the session may navigate in the same task. Its navigation wins.
    const check = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (window.location.pathname === asked.pathname) redirect(decision);
      });
    };
    check();
    // The person may come back before the page of that navigation was rendered.
    window.addEventListener('popstate', check);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', check);
    };
  }, [to, from]);

  function redirect(decision: Extract<AccessDecision, { kind: 'redirect' }>): void {
    const { ended } = app.session.getState();
    const exit = exitOf(app);
    if (decision.to === '/login' && (exit || (ended === 'logout' && seen.current === asked.pathname))) {
      // After a sign-out the path is not remembered, because another person may sign in next.
      navigate(exit ?? '/login', { replace: true });
      return;
    }
    const { arriving } = (asked.state ?? {}) as AccessState;
    if (decision.notice === 'planRequired' && !arriving) {
      app.notices.notify('warning', generalTexts.access.planRequired, 'plan');
    }
    const state: AccessState = { from: decision.from, email: decision.email };
    if (decision.to === '/login' && ended === 'other-tab') {
      state.notification = { type: 'info', text: siteTexts.access.signedOutElsewhere };
    }
    const expired = decision.to === '/login' && ended === 'expired' ? '?sessionExpired=true' : '';
    navigate(decision.to + expired, { replace: true, state });
  }
}

/** Moves the focus to the content after the terms dialog, which opened before the page existed. */
function useFocusAfterTerms(kind: AccessDecision['kind']): void {
  const before = useRef(kind);
  useBrowserLayoutEffect(() => {
    if (before.current === 'terms' && kind === 'allow') document.getElementById('conteudo')?.focus();
    before.current = kind;
  }, [kind]);
}

/** Removes a password reset token from the address immediately. */
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
 * Redirects to /login when the session expires, except from /login itself and from a reset link, which works without a
 * session and would be lost.
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
        if (isAccount(present.current.pathname) && resetTokenOf(present.current)) return;
        const { pathname, search, hash } = window.location;
        navigate('/login?sessionExpired=true', { replace: true, state: { from: pathname + search + hash } });
      }),
    [app, navigate],
  );
  return null;
}
