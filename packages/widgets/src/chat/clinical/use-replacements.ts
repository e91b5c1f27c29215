import type { ChatFlow } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../provider.tsx';

/**
 * Stores which exchanges were replaced, and folds them when their conversation is opened again. Before a second
 * question there is nothing to replace, and the module is not loaded.
 */
export function useReplacements(flow: ChatFlow, isOffered: boolean): void {
  const app = useApp();
  const isWanted = useStore(flow.store, ({ messages }) => messages.length > 2) && isOffered;
  useEffect(() => {
    if (!isWanted) return;
    let stop: (() => void) | undefined;
    app.replacements().then(
      (replacements) => {
        stop ??= replacements.follow(flow);
      },
      // Without the module, replaced exchanges are not folded after a reload.
      () => undefined,
    );
    return () => {
      stop?.();
      stop = () => undefined;
    };
  }, [app, flow, isWanted]);
}
