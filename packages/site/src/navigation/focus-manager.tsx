import { routeAt } from '@vesalio/core';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

const focusContent = () => document.getElementById('conteudo')?.focus({ preventScroll: true });

/**
 * Moves the focus to the content of a new page, for keyboards and screen readers, and also when the focused control
 * disappears and nothing else takes the focus. Another address of the same page (a section of the landing page, a
 * conversation) does not move it, nor does the first page.
 */
export function FocusManager() {
  const { pathname } = useLocation();
  const page = routeAt(pathname)?.page;
  const shown = useRef(page);
  // Before the paint, because later it would take the focus from a person who is typing.
  useBrowserLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusContent();
  }, [page]);
  useBrowserLayoutEffect(leadLostFocus, []);
  return null;
}

/** The elements follow the same rule, without touching the focus of their hosts. */
function leadLostFocus(): () => void {
  let last: Element | null = null;
  const remember = () => {
    last = document.activeElement;
  };
  // The chat itself returns the focus to its input, which is disabled while an answer is in progress.
  const isLost = () =>
    last?.isConnected === false &&
    document.activeElement === document.body &&
    !document.querySelector('.vs-composer__input:disabled');
  const changes = new MutationObserver(() => {
    // After the paint, because the new view may take the focus itself.
    if (isLost()) requestAnimationFrame(() => setTimeout(() => isLost() && focusContent()));
  });
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
