import type { Session, SessionState } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useStore } from 'zustand';
import { useHydrated } from './use-hydrated.ts';

/** The session as the site shows it: still loading until the pre-rendered page is hydrated. */
export function useSessionStatus(): SessionState['status'] {
  const status = useStore(useApp().session, (state) => state.status);
  return useHydrated() ? status : 'loading';
}

/** The person signed in, or null for a visitor and before hydration. */
export function useCurrentSession(): Session | null {
  const session = useStore(useApp().session, (state) => state.session);
  return useHydrated() ? session : null;
}
