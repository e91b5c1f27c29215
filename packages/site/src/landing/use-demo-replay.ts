import { whenIdle } from '@vesalio/widgets';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { DemoReplayProps } from './demo-replay.tsx';

type Replay = ComponentType<DemoReplayProps>;

/** Milliseconds. */
const IDLE = { timeout: 4_000, delay: 1_500 };

/**
 * The chat's answer component, loaded once the page is idle and the card is visible. Undefined until then, or if it
 * cannot be loaded, because the complete text is shown anyway.
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
      }, IDLE);
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
