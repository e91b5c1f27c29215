import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { addressInSight, landingSections, sectionIdAt, visibleShare } from './section-address.ts';

/** Marks an address that was set by scrolling, so that it does not scroll itself. */
interface ScrollLinkedState {
  followsScroll?: boolean;
}

/** Fine steps, because only a small share of a section several screens tall fills half a screen. */
const STEPS = Array.from({ length: 41 }, (_, step) => step / 40);

/** A programmatic scroll counts as finished after this time without scroll events. */
const SCROLL_QUIET_MS = 1200;

/** The router's key for the current history entry, rendered or not. */
const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'default';

/**
 * Links the address of the landing page to its scroll position: the visible section replaces the address, and a link or
 * deep link scrolls to its section.
 */
export function useSectionAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const go = useRef(navigate);
  const shown = useRef(location);
  const travelling = useRef(false);
  const first = useRef(true);
  const shares = useRef(new Map<string, number>());

  /** Replaces the address with that of the visible section, except during a programmatic scroll. */
  const follow = useRef(() => {
    const next = addressInSight(shares.current);
    // A link that was just pressed has changed the address but not the page yet. It wins.
    const isLeaving = entryKey() !== shown.current.key;
    if (travelling.current || isLeaving || !next || next === shown.current.pathname) return;
    const state: ScrollLinkedState = { followsScroll: true };
    go.current(next, { replace: true, state });
  });

  // The observer outlives renders and reads the current address.
  useEffect(() => {
    go.current = navigate;
    shown.current = location;
  });

  useEffect(() => {
    const mounting = first.current;
    first.current = false;
    const { key, hash, pathname, state } = location;
    if ((state as ScrollLinkedState | null)?.followsScroll) {
      // The reader may have scrolled in the meantime.
      follow.current();
      return;
    }
    if (hash) return;
    // The scroll manager restores the position after going back. The entry of a deep link has no key.
    const isDeepLink = key === 'default' && pathname !== '/';
    if (type === 'POP' && !isDeepLink) return;
    const id = sectionIdAt(pathname);
    const section = id && document.getElementById(id);
    if (!section) return;
    travelling.current = true;
    const arrive = () => {
      travelling.current = false;
    };
    let timer = setTimeout(arrive, SCROLL_QUIET_MS);
    const move = () => {
      clearTimeout(timer);
      timer = setTimeout(arrive, SCROLL_QUIET_MS);
    };
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('scrollend', arrive, { once: true });
    const behavior = mounting ? 'instant' : 'auto';
    if (pathname === '/') window.scrollTo({ top: 0, behavior });
    else section.scrollIntoView({ behavior });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', move);
      window.removeEventListener('scrollend', arrive);
      arrive();
    };
  }, [location, type]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const viewport = entry.rootBounds?.height ?? window.innerHeight;
          const visible = entry.isIntersecting ? entry.intersectionRect.height : 0;
          shares.current.set(
            entry.target.id,
            visibleShare({ visible, section: entry.boundingClientRect.height, viewport }),
          );
        }
        follow.current();
      },
      { threshold: STEPS },
    );
    for (const { id } of landingSections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
}
