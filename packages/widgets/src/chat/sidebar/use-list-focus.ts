import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './opener-focus.ts';

const ROW = 'data-row';

/**
 * Keeps the focus when its element moves or disappears: a pinned conversation moves to another group, and the buttons
 * 'Carregar Mais' and 'Tentar novamente' disappear when done. The focus moves to the same row, to the first new row, or
 * to the heading.
 */
export function useListFocus(heading: RefObject<HTMLElement | null>) {
  // The row with the focus, or the number of rows if the focus is elsewhere in the list. Removing an element fires no
  // blur event, so this value survives.
  const last = useRef<string | number | null>(null);
  useLayoutEffect(() => {
    const title = heading.current;
    const place = last.current;
    if (!title || place === null || !isFocusLost(title)) return;
    last.current = null;
    const rows = [...(title.parentElement?.querySelectorAll(`[${ROW}]`) ?? [])];
    const row = rows.find((row, at) => place === at || place === row.getAttribute(ROW));
    (row?.querySelector('a') ?? title).focus({ preventScroll: true });
  });
  return {
    onFocus({ currentTarget, target }: FocusEvent) {
      last.current =
        target.closest(`[${ROW}]`)?.getAttribute(ROW) ?? currentTarget.querySelectorAll(`[${ROW}]`).length;
    },
    onBlur() {
      last.current = null;
    },
  };
}
