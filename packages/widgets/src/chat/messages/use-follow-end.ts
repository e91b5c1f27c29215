import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { distanceToEnd, pinToTop, ROOM, topIn } from './scroll-places.ts';

/** Distance in pixels within which the view counts as being at the end. */
const NEAR = 48;

/** `end`: the end stays in view. `pinned`: the question stays near the top. `free`: the reader has scrolled away. */
type Mode = { is: 'end' | 'free' } | { is: 'pinned'; id: string; top: number };

/**
 * Pins a question near the top while its answer streams, and keeps the end of a stored conversation in view. Stops
 * scrolling once the user has scrolled away.
 * @param key identifies the conversation; a new one starts at its end
 * @param messages a new last message from the user is pinned
 */
export function useFollowEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  key: unknown,
  messages: readonly { id: string; sender: string }[],
): { away: Mode['is'] | undefined; jump(): void; leave(): void } {
  const [away, setAway] = useState<Mode['is']>();
  const mode = useRef<Mode>({ is: 'end' });
  const seen = useRef<string>(undefined);
  const shown = useRef<unknown>(undefined);
  /** The last scroll position, set by the user or by us. */
  const lastTop = useRef(0);
  /** The share of the messages above the view. */
  const above = useRef(0);

  const report = useCallback(
    (distance = distanceToEnd(scroller.current, content.current)) => {
      const { is } = mode.current;
      setAway(is !== 'end' && distance > NEAR ? is : undefined);
    },
    [scroller, content],
  );

  const settle = useCallback(() => {
    const { current } = mode;
    const box = scroller.current;
    if (!box) return;
    if (current.is === 'pinned') {
      const top = pinToTop(box, content.current, current.id);
      mode.current = top === undefined ? { is: 'end' } : { ...current, top };
    } else if (current.is === 'end') box.scrollTop += distanceToEnd(box, content.current);
    // If the host moves the element, the browser scrolls to the top, without an event.
    else box.scrollTop ||= lastTop.current;
    lastTop.current = box.scrollTop;
    report();
  }, [scroller, content, report]);

  const jump = () => {
    mode.current = { is: 'end' };
    settle();
  };

  // One effect, so that a new question causes a single layout. A move of the element renders only.
  useLayoutEffect(() => {
    const { current } = mode;
    // The first question of a conversation is pinned before the conversation gets its id.
    const isPinnedHere = current.is === 'pinned' && messages.some(({ id }) => id === current.id);
    if (shown.current !== key && !isPinnedHere) {
      content.current?.style.removeProperty(ROOM);
      mode.current = { is: 'end' };
    } else if (messages.slice(0, -2).some(({ id }) => id === seen.current)) {
      // Exchanges of another tab come whole. They must not move what is being read.
      mode.current = { is: 'free' };
    }
    shown.current = key;
    const last = messages.at(-1);
    if (last?.sender === 'user' && last.id !== seen.current)
      mode.current = { is: 'pinned', id: last.id, top: 0 };
    seen.current = last?.id;
    settle();
  });

  // Listen before the first frame, or an early scroll would not count as the user's.
  useLayoutEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    // When a phone is turned, another element scrolls, with more than the messages.
    if (mode.current.is === 'free') box.scrollTop = topIn(box, inner) + above.current * inner.clientHeight;
    const scrolled = () => {
      // No longer the one that scrolls.
      if (box.scrollHeight === box.clientHeight) return;
      const { current } = mode;
      const top = box.scrollTop;
      // Nobody has scrolled. The browser had to, because the input has changed its height.
      if (current.is === 'pinned' && top < current.top && top + box.clientHeight >= box.scrollHeight - 1)
        return settle();
      const isOurs = current.is === 'pinned' && Math.abs(top - current.top) <= 2;
      // Only scrolling up means that the user leaves the end. Content that grows below does not.
      const distance = distanceToEnd(box, inner);
      if (!isOurs)
        if (distance <= NEAR) mode.current = { is: 'end' };
        else if (current.is === 'pinned' || top < lastTop.current - 1) mode.current = { is: 'free' };
      lastTop.current = top;
      above.current = (top - topIn(box, inner)) / inner.clientHeight;
      report(distance);
    };
    // After opening a source the user reads it, so a streaming answer must not scroll its marker away.
    const opened = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[aria-haspopup]')) mode.current = { is: 'free' };
    };
    const observer = new ResizeObserver((entries) => {
      // An answer that grows below a pinned question needs no scrolling.
      if (mode.current.is === 'end' || entries.some(({ target }) => target === box)) settle();
      else report();
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
  }, [scroller, content, settle, report]);

  const leave = useCallback(() => {
    mode.current = { is: 'free' };
    // Something else scrolls now, maybe to the top.
    lastTop.current = 0;
  }, []);

  return { away, jump, leave };
}
