import { type RefObject, useEffect, useMemo, useState } from 'react';

/** As in chat-widget.css: a view this small scrolls as a whole. */
const SHORT = '(max-height: 29.94em)';
/** The same for an element in a higher page, by its own text size. See chat-short.css. */
const LOW_EM = 30;

/** The element that scrolls the messages: the log, or the whole chat in a small view. A change returns a new ref. */
export function useScrollBox(log: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const [isShort, setShort] = useState(() => matchMedia(SHORT).matches);
  useEffect(() => {
    const query = matchMedia(SHORT);
    const chat = log.current?.closest<HTMLElement>('.vs-chat');
    const dock = chat?.querySelector<HTMLElement>('.vs-chat__dock');
    if (!chat || !dock) return;
    const look = () => {
      // A hidden element keeps its state.
      if (chat.clientHeight === 0) return;
      const isLow = chat.matches('.vs-element__chat') && isLowBox(chat);
      chat.toggleAttribute('data-low', isLow);
      chat.style.setProperty('--vs-dock', `${dock.offsetHeight}px`);
      setShort(isLow || query.matches);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(chat);
    sizes.observe(dock);
    query.addEventListener('change', look);
    return () => {
      sizes.disconnect();
      chat.removeAttribute('data-low');
      query.removeEventListener('change', look);
    };
  }, [log]);
  return useMemo(
    () => ({
      get current() {
        return isShort ? (log.current?.closest<HTMLElement>('.vs-chat') ?? null) : log.current;
      },
    }),
    [isShort, log],
  );
}

const isLowBox = (element: HTMLElement): boolean =>
  element.clientHeight < LOW_EM * Number.parseFloat(getComputedStyle(element).fontSize);
