import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

/** Identifies a control, so that its counterpart can be found after the page is rendered again. */
interface FocusedControl {
  id: string;
  tag: string;
  href: string | null;
  text: string | null;
}

/** The focused control of a page frame that is replaced by another frame. */
type KeptFocus = { current: FocusedControl | null };

export const useKeptFocus = (): KeptFocus => useRef(null);

/** Stores the focused control when a page frame unmounts, and focuses its counterpart when the next frame mounts. */
export function KeepFocus({ kept }: { kept: KeptFocus }) {
  useBrowserLayoutEffect(() => {
    const focused = kept.current;
    kept.current = null;
    if (focused && document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
    // React runs this before it removes the frame's elements.
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
