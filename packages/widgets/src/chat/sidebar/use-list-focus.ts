import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The row of the element that has the focus, or the number of rows while it is outside of them. */
type Place = { row: string; part: string } | { rows: number };

/**
 * A pinned conversation moves to another group, and the buttons 'Carregar Mais' and 'Tentar novamente' disappear when
 * nothing is left to do: the focus moves to the same row, to the first new row, or to the heading.
 */
export function useListFocus(heading: RefObject<HTMLElement | null>) {
  // The removal of an element fires no blur event, so what it had is still remembered.
  const last = useRef<Place | undefined>(undefined);
  useLayoutEffect(() => {
    const title = heading.current;
    const place = last.current;
    if (!title || !place) return;
    const active = (title.getRootNode() as Document | ShadowRoot).activeElement;
    if (active && active !== document.body) return;
    last.current = undefined;
    const rows = [...(title.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const target =
      'row' in place
        ? rows.find((row) => row.getAttribute('data-row') === place.row)?.querySelector(place.part)
        : rows[place.rows]?.querySelector('a');
    ((target ?? title) as HTMLElement).focus({ preventScroll: true });
  });
  return {
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      const row = target.closest('[data-row]')?.getAttribute('data-row');
      last.current = row
        ? { row, part: target.matches('a') ? 'a' : '[aria-haspopup]' }
        : { rows: currentTarget.querySelectorAll('[data-row]').length };
    },
    onBlur() {
      last.current = undefined;
    },
  };
}
