import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isSectionAddress } from '../landing/section-address.ts';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

/** Milliseconds that a loading page has to become tall enough for its earlier position. */
const RESTORE_MS = 1500;

function restore(top: number): () => void {
  const until = performance.now() + RESTORE_MS;
  let frame = 0;
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < until)
      frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/**
 * Manages scroll positions: a new page starts at the top or at its `#anchor`; going back restores the position. The
 * landing page scrolls its own sections.
 */
export function ScrollManager() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const pathname = useRef<string>(undefined);
  // Entries from before the page was hydrated share one key.
  const place = location.key + location.hash;

  // The browser would restore the position before the page is rendered. It still restores it after a reload.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const reload = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', reload);
    return () => window.removeEventListener('pagehide', reload);
  }, []);

  // A layout effect, because the browser clamps the position on a shorter page before passive effects run.
  useBrowserLayoutEffect(() => {
    const remember = () => positions.current.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place]);

  useBrowserLayoutEffect(() => {
    const before = pathname.current;
    pathname.current = location.pathname;
    const top = positions.current.get(place);
    if (type === 'POP' && top !== undefined) return restore(top);
    const target =
      location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // The browser itself scrolls the first page.
    const isFirst = before === undefined;
    if (target && !isFirst) target.scrollIntoView();
    else if (!isFirst && before !== location.pathname && !isSectionAddress(location.pathname)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    // A page that is never scrolled fires no event.
    positions.current.set(place, window.scrollY);
    return undefined;
  }, [location, type, place]);

  return null;
}
