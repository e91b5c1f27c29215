import { rememberIntent } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Links to the registration and stores that the visitor wants the free plan, so that they need not choose it again. */
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
