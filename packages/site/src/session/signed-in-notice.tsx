import { siteTexts } from '@vesalio/core';
import { Alert, useApp } from '@vesalio/widgets';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCurrentSession } from './use-session.ts';

/** Tells a person who opens a sign-in form while signed in, with the way on. */
export function SignedInNotice() {
  const app = useApp();
  const session = useCurrentSession();
  // The form itself signs a person in just before it leaves: that is no news.
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => setWasSignedIn(app.session.getState().session !== null), [app]);
  if (!session || !wasSignedIn) return null;
  return (
    <div className="vs-entrance__notice">
      <Alert kind="info" action={<Link to="/chat">{siteTexts.openAssistant}</Link>}>
        {siteTexts.access.signedIn(session.username)}
      </Alert>
    </div>
  );
}
