import { authTexts } from '@vesalio/core';
import { ConsentWidget, LoginWidget, useApp, useTexts } from '@vesalio/widgets';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAskGoogle } from '../google/use-ask-google.tsx';
import { type AccessState, embedChallengeOf } from '../session/access-state.ts';
import { askedPlan } from '../session/asked-plan.ts';
import { SignedInNotice } from '../session/signed-in-notice.tsx';
import { useDestination } from '../session/use-destination.ts';
import { useCurrentSession } from '../session/use-session.ts';
import { useHydrated } from '../use-hydrated.ts';

export default function LoginPage() {
  const app = useApp();
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const { login: texts } = useTexts('auth', authTexts);
  const { askGoogle, dialog } = useAskGoogle();
  const goOn = useDestination();
  const isHydrated = useHydrated();
  const state = location.state as AccessState | null;
  const notification = state?.notification;

  useEffect(() => {
    if (!notification) return;
    app.notices.notify(notification.type, notification.text);
    // Shown once, and not again after a reload.
    const { notification: _told, ...rest } = state ?? {};
    navigate(location.pathname + location.search, { replace: true, state: rest });
  }, [notification, app, navigate, location, state]);

  // The prerendered page has no query.
  const isLinkInvalid = isHydrated && query.get('error') === 'invalidResetLink';
  const isExpired = isHydrated && query.get('sessionExpired') === 'true';
  const challenge = isHydrated ? embedChallengeOf(location) : undefined;
  const isSignedIn = useCurrentSession() !== null;
  if (challenge && isSignedIn)
    return <ConsentWidget challenge={challenge} onSignOut={() => void app.signOut()} />;
  const plan = askedPlan(state?.from);
  const notice = isLinkInvalid
    ? texts.invalidResetLink
    : isExpired && !isSignedIn
      ? texts.sessionExpired
      : undefined;
  return (
    <>
      {!isLinkInvalid && <SignedInNotice />}
      <LoginWidget
        from={state?.from}
        notice={notice}
        isNoticeFailure={isLinkInvalid}
        noticeLink={isLinkInvalid ? { to: '/forgot-password', label: texts.requestNewLink } : undefined}
        askGoogle={askGoogle}
        onDone={(destination) => (challenge ? undefined : goOn(destination))}
        onNavigate={(to, typed) =>
          navigate(to === '/register' && plan ? `/register?plan=${plan}` : to, { state: typed })
        }
      />
      {dialog}
    </>
  );
}
