import { siteTexts } from '@vesalio/core';
import { Alert, useApp } from '@vesalio/widgets';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { AccessState } from './access-state.ts';
import { useCurrentSession } from './use-session.ts';

/** Tells a person who opens a sign-in form while signed in, with the way on. */
export function SignedInNotice() {
  const app = useApp();
  const session = useCurrentSession();
  const state = useLocation().state as AccessState | null;
  // The form itself signs a person in just before it leaves: that is no news.
  const [wasSignedIn] = useState(() => app.session.getState().session !== null);
  // Whoever comes from the e-mail code has just been told to sign in.
  if (!session || !wasSignedIn || state?.arriving) return null;
  return (
    <div className="vs-entrance__notice">
      <Alert kind="info" action={<Link to="/chat">{siteTexts.openAssistant}</Link>}>
        {siteTexts.access.signedIn(session.username)}
      </Alert>
    </div>
  );
}
