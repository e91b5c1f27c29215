import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

/** Milliseconds until screen readers have registered a new live region. They never announce its earlier content. */
const KNOWN_AFTER_MS = 200;

/**
 * The words of a live region. They are hidden from screen readers until the region is registered, and then announced.
 */
export function LiveWords({ children }: { children: ReactNode }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => words.current?.removeAttribute('aria-hidden'), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span ref={words} aria-hidden="true">
      {children}
    </span>
  );
}

/** A sentence that is announced politely: its initial text as well as later changes. */
export function Status({ children, ...region }: ComponentProps<'p'>) {
  return (
    <p role="status" {...region}>
      <LiveWords>{children}</LiveWords>
    </p>
  );
}
