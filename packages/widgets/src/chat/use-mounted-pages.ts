import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pages at the end that are always mounted: at least fifty messages. */
const KEPT = 8;
/** How far outside the view a page is mounted. */
const MARGIN = '1200px 0px';

/** Which pages of a long list are mounted, and how high the others are. */
export function useMountedPages(scroller: RefObject<HTMLElement | null>, count: number, forced: number) {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set());
  const [isPrinting, setPrinting] = useState(false);
  const heights = useRef(new Map<number, number>());
  const elements = useRef(new Map<Element, number>());
  const observer = useRef<IntersectionObserver>(undefined);
  const refs = useRef(new Map<number, (element: HTMLElement | null) => (() => void) | undefined>());

  const observe = useCallback(() => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        setNear((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const index = elements.current.get(target);
            if (index === undefined) continue;
            // Measured while its content is there: a spacer must not remember its own guess.
            if (!isIntersecting && before.has(index)) heights.current.set(index, boundingClientRect.height);
            if (isIntersecting) next.add(index);
            else next.delete(index);
          }
          return next;
        });
      },
      { root: scroller.current, rootMargin: MARGIN },
    );
    return observer.current;
  }, [scroller]);

  const refOf = (index: number) => {
    const known = refs.current.get(index);
    if (known) return known;
    const attach = (element: HTMLElement | null) => {
      if (!element) return undefined;
      elements.current.set(element, index);
      observe().observe(element);
      return () => {
        observer.current?.unobserve(element);
        elements.current.delete(element);
      };
    };
    refs.current.set(index, attach);
    return attach;
  };

  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      observer.current?.disconnect();
      observer.current = undefined;
    };
  }, []);

  const isMounted = (index: number) =>
    isPrinting || index >= count - KEPT || index === forced || near.has(index);

  return { isMounted, refOf, heightOf: (index: number) => heights.current.get(index) };
}
