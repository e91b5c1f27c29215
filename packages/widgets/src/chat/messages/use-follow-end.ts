import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which one counts as being there. */
const NEAR = 48;

/**
 * Keeps the end in view while the reader is there, and leaves them alone once they have scrolled away.
 * @param key another conversation begins at its end
 * @param messages a message of the reader's own brings the end back
 */
export function useFollowEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  key: unknown,
  messages: readonly { id: string; sender: string }[],
): { isAway: boolean; jump(): void; leave(): void } {
  const [isAway, setAway] = useState(false);
  const isFollowing = useRef(true);
  const latest = useRef<string>(undefined);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [scroller]);

  const jump = useCallback(() => {
    isFollowing.current = true;
    setAway(false);
    toEnd();
  }, [toEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation begins at its end
  useLayoutEffect(jump, [key, jump]);

  useLayoutEffect(() => {
    const end = messages.at(-1);
    const isOwn = end?.id !== latest.current && end?.sender === 'user';
    latest.current = end?.id;
    if (isOwn) jump();
    else if (isFollowing.current) toEnd();
  }, [messages, jump, toEnd]);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    let last = box.scrollTop;
    const distance = () => box.scrollHeight - box.clientHeight - box.scrollTop;
    const tell = () => setAway(!isFollowing.current && distance() > NEAR);
    const scrolled = () => {
      // Only a move upwards is the reader's wish to leave; growth below is not.
      if (distance() <= NEAR) isFollowing.current = true;
      else if (box.scrollTop < last - 1) isFollowing.current = false;
      last = box.scrollTop;
      tell();
    };
    // Whoever opens a source reads there: an answer still being written must not carry its marker away.
    const opened = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[aria-haspopup]')) isFollowing.current = false;
    };
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) toEnd();
      else tell();
    });
    observer.observe(inner);
    observer.observe(box);
    box.addEventListener('scroll', scrolled, { passive: true });
    box.addEventListener('click', opened);
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', scrolled);
      box.removeEventListener('click', opened);
    };
  }, [scroller, content, toEnd]);

  const leave = useCallback(() => {
    isFollowing.current = false;
  }, []);

  return { isAway, jump, leave };
}
