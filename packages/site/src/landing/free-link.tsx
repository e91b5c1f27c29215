import { rememberIntent, siteTexts } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentSession } from '../session/use-session.ts';

/**
 * Links to the registration and stores that the visitor wants the free plan, so that they need not choose it again. Leads
 * a signed-in person to the chat.
 */
export function FreeLink({ className, children }: { className: string; children: ReactNode }) {
  const { tabStorage } = useApp();
  if (useCurrentSession())
    return (
      <Link className={className} to="/chat">
        {siteTexts.openAssistant}
      </Link>
    );
  return (
    <Link
      className={className}
      to="/register"
      onClick={() => rememberIntent(tabStorage, { isFreeWanted: true })}
    >
      {children}
    </Link>
  );
}
