import type { ChatFlow } from '@vesalio/core';
import { useEffect } from 'react';
import { useApp } from '../../provider.tsx';

/** Stores which exchanges were replaced, and folds them when their conversation is opened again. */
export function useReplacements(flow: ChatFlow, isWanted: boolean): void {
  const app = useApp();
  useEffect(() => {
    if (!isWanted) return;
    // Without the module, replaced exchanges are not folded after a reload.
    const following = app.replacements().then(
      (replacements) => replacements.follow(flow),
      () => undefined,
    );
    return () => void following.then((stop) => stop?.());
  }, [app, flow, isWanted]);
}
