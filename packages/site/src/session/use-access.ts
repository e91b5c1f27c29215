import { type AccessDecision, decideAccess } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useHydrated } from '../use-hydrated.ts';
import { resetTokenOf } from './access-state.ts';

/** Core's access decision for the current address. The session counts as loading before hydration. */
export function useAccess(): AccessDecision {
  const session = useStore(useApp().session);
  const hydrated = useHydrated();
  const location = useLocation();
  return decideAccess(hydrated ? session : { status: 'loading', session: null }, {
    pathname: location.pathname,
    rest: location.search + location.hash,
    hasResetToken: resetTokenOf(location) !== undefined,
  });
}
