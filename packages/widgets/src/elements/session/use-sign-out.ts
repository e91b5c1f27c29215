import { useLayoutEffect } from 'react';
import type { ElementSurface } from '../element-surface.ts';

/** Provides the one method that every element has. */
export function useSignOutMethod({ host, app }: ElementSurface): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the host object changes at each render
  useLayoutEffect(() => {
    host.provide({ signOut: () => app.signOut() });
  }, [host.element, app]);
}
