import { rememberIntent } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Leads to the registration, and remembers that the free plan is wanted, so that nobody chooses it twice. */
export function FreeLink({ className, children }: { className: string; children: ReactNode }) {
  const { session, tabStorage } = useApp();
  const remember = () => {
    if (!session.getState().session) rememberIntent(tabStorage, { isFreeWanted: true });
  };
  return (
    <Link className={className} to="/register" onClick={remember}>
      {children}
    </Link>
  );
}
