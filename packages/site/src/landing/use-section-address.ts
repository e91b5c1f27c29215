import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { addressInSight, landingSections, sectionIdAt, visibleShare } from './section-address.ts';

/** Marks a change of address that followed the scrolling, so that it causes none itself. */
interface ScrollLinkedState {
  followsScroll?: boolean;
}

/** Fine steps, because a section many screens tall crosses half a screen at a small share of itself. */
const STEPS = Array.from({ length: 41 }, (_, step) => step / 40);

/** A programmed scroll that has been quiet for so long is taken as over. */
const SCROLL_QUIET_MS = 1200;

/** The key that the router has given to the entry of the history at hand, committed or not. */
const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'default';

/**
 * Links the landing page's address to its scrolling, both ways: the address is replaced with the section in sight, and
 * a link or a deep link scrolls to its section.
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

  /** Replaces the address with the section in sight, unless one is on the way somewhere. */
  const follow = useRef(() => {
    const next = addressInSight(shares.current);
    // A link that was pressed a moment ago has changed the address already, though not yet the page: its word counts.
    const isLeaving = entryKey() !== shown.current.key;
    if (travelling.current || isLeaving || !next || next === shown.current.pathname) return;
    const state: ScrollLinkedState = { followsScroll: true };
    go.current(next, { replace: true, state });
  });

  // The observer outlives renders; it reads the latest address without being built anew.
  useEffect(() => {
    go.current = navigate;
    shown.current = location;
  });

  useEffect(() => {
    const mounting = first.current;
    first.current = false;
    const { key, hash, pathname, state } = location;
    if ((state as ScrollLinkedState | null)?.followsScroll) {
      // The reader may have scrolled on meanwhile.
      follow.current();
      return;
    }
    if (hash) return;
    // Going back is the scroll manager's: it returns to the position. A deep link is the entry without a key.
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
