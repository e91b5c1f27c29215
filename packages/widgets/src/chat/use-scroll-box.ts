import { type RefObject, useEffect, useMemo, useState } from 'react';

/** As in chat-short.css: so low a view scrolls as a whole. */
const SHORT = '(max-height: 479px)';

/** What scrolls the messages: their log, or in a low view the whole chat. Another ref where that changes. */
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
