import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useLoaded } from '../use-loaded.ts';
import type { ElementSurface } from './element-surface.ts';

/** Tells the host about a payment that was pending or in doubt, and is confirmed now. */
export function useConfirmedEvent({ app, host }: ElementSurface): void {
  const isVisitor = useStore(app.session, ({ session }) => session === null);
  const { value: flow } = useLoaded(app.account, { lazy: isVisitor });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the host object changes at each render
  useEffect(
    () =>
      flow?.store.subscribe(({ confirmed }, before) => {
        if (confirmed && confirmed !== before.confirmed) host.emit('vesalio-confirmed', confirmed);
      }),
    [flow, host.element],
  );
}
