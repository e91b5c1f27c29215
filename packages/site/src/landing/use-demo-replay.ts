import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { DemoReplayProps } from './demo-replay.tsx';

type Replay = ComponentType<DemoReplayProps>;

/** Calls back when the browser is idle. The returned function cancels it. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}

/**
 * The chat's answer component, loaded once the page is idle and the card is visible. Undefined until then, and if it
 * cannot be loaded, because the complete text is there anyway.
 */
export function useDemoReplay(card: RefObject<HTMLElement | null>): Replay | undefined {
  const [replay, setReplay] = useState<Replay>();
  useEffect(() => {
    let gone = false;
    let cancelIdle = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      cancelIdle = whenIdle(() => {
        import('./demo-replay.tsx').then(
          ({ DemoReplay }) => {
            if (!gone) setReplay(() => DemoReplay);
          },
          () => {},
        );
      });
    });
    if (card.current) observer.observe(card.current);
    return () => {
      gone = true;
      cancelIdle();
      observer.disconnect();
    };
  }, [card]);
  return replay;
}
