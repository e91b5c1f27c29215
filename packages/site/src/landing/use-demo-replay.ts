import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { DemoReplayProps } from './demo-replay.tsx';

type Replay = ComponentType<DemoReplayProps>;

/** Calls back when the browser has nothing better to do; the returned function takes it back. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}

/**
 * The chat's own answer component, fetched once the page is idle and the card in view: undefined until then, and for
 * good where it cannot be fetched, because the finished text stands anyway.
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
