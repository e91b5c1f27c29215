import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

/** Finds the same control again among elements that were drawn anew. */
interface FocusedControl {
  id: string;
  tag: string;
  href: string | null;
  text: string | null;
}

/** What had the focus in a frame that another one replaces. */
export type KeptFocus = { current: FocusedControl | null };

export const useKeptFocus = (): KeptFocus => useRef(null);

/** Hands the focus of the frame that it stands in front of to the frame that takes its place. */
export function KeepFocus({ kept }: { kept: KeptFocus }) {
  useBrowserLayoutEffect(() => {
    const focused = kept.current;
    kept.current = null;
    if (focused && document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
    // It runs before the elements of the frame leave the page.
    return () => {
      const element = document.activeElement;
      kept.current = element && element !== document.body ? describe(element) : null;
    };
  }, [kept]);
  return null;
}

const describe = (element: Element): FocusedControl => ({
  id: element.id,
  tag: element.localName,
  href: element.getAttribute('href'),
  text: element.textContent,
});

function find({ id, tag, href, text }: FocusedControl): HTMLElement | null | undefined {
  if (id) return document.getElementById(id);
  return [...document.querySelectorAll<HTMLElement>(tag)].find(
    (element) => element.getAttribute('href') === href && element.textContent === text,
  );
}
