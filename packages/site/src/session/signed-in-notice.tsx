import { siteTexts } from '@vesalio/core';
import { Alert, useApp } from '@vesalio/widgets';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { AccessState } from './access-state.ts';
import { useCurrentSession } from './use-session.ts';

/** Shown to signed-in people who open a sign-in form, with a link to continue. */
export function SignedInNotice() {
  const app = useApp();
  const session = useCurrentSession();
  const state = useLocation().state as AccessState | null;
  // The form signs the person in right before it disappears, which needs no notice.
  const [wasSignedIn] = useState(() => app.session.getState().session !== null);
  // People who come from the e-mail code have just been told to sign in.
  if (!session || !wasSignedIn || state?.arriving) return null;
  return (
    <div className="vs-entrance__notice">
      <Alert kind="info" action={<Link to="/chat">{siteTexts.openAssistant}</Link>}>
        {siteTexts.access.signedIn(session.username)}
      </Alert>
    </div>
  );
}
