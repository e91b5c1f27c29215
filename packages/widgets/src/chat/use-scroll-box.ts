import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';

/** As in chat-widget.css: a view this small scrolls as a whole. */
const SHORT = '(max-height: 29.94em)';
/** The same for an element in a higher page, by its own text size. See chat-short.css. */
const LOW_EM = 30;

/**
 * Marks a chat that scrolls as a whole, because the view or its element is low.
 * @param inner an element of the chat
 * @returns the element that scrolls the messages: the log, or the whole chat; a change returns a new ref
 */
export function useScrollBox(inner: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const [isLow, setLow] = useState<string | false>(false);
  useLayoutEffect(() => {
    const query = matchMedia(SHORT);
    const chat = inner.current?.closest<HTMLElement>('.vs-chat');
    const dock = chat?.querySelector<HTMLElement>('.vs-chat__dock');
    if (!chat || !dock) return;
    const look = () => {
      // A hidden element keeps its state.
      if (chat.clientHeight === 0) return;
      const low = query.matches ? 'view' : chat.matches('.vs-element__chat') && isLowBox(chat) && 'box';
      if (low) {
        chat.dataset.low = low;
        chat.style.setProperty('--vs-dock', `${dock.offsetHeight}px`);
      } else delete chat.dataset.low;
      setLow(low);
    };
    // The welcome of a higher view does not scroll. There the observer looks before the next paint, without a layout of
    // its own.
    if (query.matches || !chat.querySelector('.vs-welcome')) look();
    const sizes = new ResizeObserver(look);
    sizes.observe(chat);
    sizes.observe(dock);
    query.addEventListener('change', look);
    return () => {
      sizes.disconnect();
      query.removeEventListener('change', look);
    };
  }, [inner]);
  return useMemo(
    () => ({
      get current() {
        return (isLow && inner.current?.closest<HTMLElement>('.vs-chat')) || inner.current;
      },
    }),
    [isLow, inner],
  );
}

const isLowBox = (element: HTMLElement): boolean =>
  element.clientHeight < LOW_EM * Number.parseFloat(getComputedStyle(element).fontSize);
