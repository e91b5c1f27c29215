import { type RefObject, useEffect, useMemo, useState } from 'react';

/** As in chat-widget.css: a view this small scrolls as a whole. */
const SHORT = '(max-height: 29.94em)';

/** The element that scrolls the messages: the log, or the whole chat in a small view. A change returns a new ref. */
export function useScrollBox(log: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const [isShort, setShort] = useState(() => matchMedia(SHORT).matches);
  useEffect(() => {
    const query = matchMedia(SHORT);
    const change = () => setShort(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return useMemo(
    () => ({
      get current() {
        return isShort ? (log.current?.closest<HTMLElement>('.vs-chat') ?? null) : log.current;
      },
    }),
    [isShort, log],
  );
}
