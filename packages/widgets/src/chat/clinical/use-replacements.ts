import type { ChatFlow } from '@vesalio/core';
import { useEffect } from 'react';
import { afterPaint } from '../../lazy.tsx';
import { useApp } from '../../provider.tsx';

/** Stores which exchanges were replaced, and folds them when their conversation is opened again. */
export function useReplacements(flow: ChatFlow, isWanted: boolean): void {
  const app = useApp();
  useEffect(() => {
    if (!isWanted) return;
    let stop: (() => void) | undefined;
    const cancel = afterPaint(() => {
      app.replacements().then(
        (replacements) => {
          stop ??= replacements.follow(flow);
        },
        // Without the module, replaced exchanges are not folded after a reload.
        () => undefined,
      );
    });
    return () => {
      cancel();
      stop?.();
      stop = () => undefined;
    };
  }, [app, flow, isWanted]);
}
