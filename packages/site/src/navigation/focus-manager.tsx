import { useRef } from 'react';
import { useLocation } from 'react-router';
import { pageSource } from '../routes.tsx';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

/**
 * A new page takes the focus to its content, so that keyboard and screen reader begin there. Addresses of the same page
 * (the landing page's sections, a conversation's id) leave it alone, and so does the first page.
 */
export function FocusManager() {
  const { pathname } = useLocation();
  const page = pageSource(pathname);
  const shown = useRef(page);
  // Before the page is painted: later, it would take the focus away from whoever has begun to write.
  useBrowserLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [page]);
  return null;
}
