import { routeAt } from '@vesalio/core';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

/**
 * Moves the focus to the content of a new page, for keyboards and screen readers. Another address of the same page
 * (a section of the landing page, a conversation) does not move it, nor does the first page.
 */
export function FocusManager() {
  const { pathname } = useLocation();
  const page = routeAt(pathname)?.page;
  const shown = useRef(page);
  // Before the paint, because later it would take the focus away from a person who is typing.
  useBrowserLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [page]);
  return null;
}
