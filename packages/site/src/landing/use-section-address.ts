import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { addressInSight, landingSections, sectionIdAt, visibleShare } from './section-address.ts';

/** Marks a change of address that followed the scrolling, so that it causes none itself. */
interface ScrollLinkedState {
  followsScroll?: boolean;
}

/** Fine steps, because a section many screens tall crosses half a screen at a small share of itself. */
const STEPS = Array.from({ length: 41 }, (_, step) => step / 40);

/** A programmed scroll that has not ended by then is taken as over. */
const SCROLL_TIMEOUT_MS = 1200;

/**
 * Links the landing page's address to its scrolling, both ways: the address is replaced with the section in sight, and
 * a link or a deep link scrolls to its section.
 */
export function useSectionAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const go = useRef(navigate);
  const path = useRef(location.pathname);
  const travelling = useRef(false);
  const first = useRef(true);

  // The observer outlives renders; it reads the latest address without being built anew.
  useEffect(() => {
    go.current = navigate;
    path.current = location.pathname;
  });

  useEffect(() => {
    const mounting = first.current;
    first.current = false;
    const { key, hash, pathname, state } = location;
    if (hash || (state as ScrollLinkedState | null)?.followsScroll) return;
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
    const timer = setTimeout(arrive, SCROLL_TIMEOUT_MS);
    window.addEventListener('scrollend', arrive, { once: true });
    const behavior = mounting ? 'instant' : 'auto';
    if (pathname === '/') window.scrollTo({ top: 0, behavior });
    else section.scrollIntoView({ behavior });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scrollend', arrive);
      arrive();
    };
  }, [location, type]);

  useEffect(() => {
    const shares = new Map<string, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const viewport = entry.rootBounds?.height ?? window.innerHeight;
          const visible = entry.isIntersecting ? entry.intersectionRect.height : 0;
          shares.set(
            entry.target.id,
            visibleShare({ visible, section: entry.boundingClientRect.height, viewport }),
          );
        }
        const next = addressInSight(shares);
        if (travelling.current || !next || next === path.current) return;
        const state: ScrollLinkedState = { followsScroll: true };
        go.current(next, { replace: true, state });
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
