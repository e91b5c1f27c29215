import type { Session } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useStore } from 'zustand';
import { useHydrated } from '../use-hydrated.ts';

/** The signed-in person; null for a visitor and before hydration. */
export function useCurrentSession(): Session | null {
  const session = useStore(useApp().session, (state) => state.session);
  return useHydrated() ? session : null;
}
