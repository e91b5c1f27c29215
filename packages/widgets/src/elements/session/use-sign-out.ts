import { useLayoutEffect } from 'react';
import type { ElementSurface } from '../element-surface.ts';

/** Provides the one method that every element has. */
export function useSignOutMethod({ host, app }: ElementSurface): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host object is another at each render, its element is not
  useLayoutEffect(() => {
    host.provide({ signOut: () => app.signOut() });
  }, [host.element, app]);
}
