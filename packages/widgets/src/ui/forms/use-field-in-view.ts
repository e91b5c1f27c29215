import { useEffect } from 'react';

/** Milliseconds until a page has its new layout after the phone was turned. */
const LAID_OUT_MS = 100;

/** Keeps the focused field in view when the phone is turned, because no browser does. */
export function useFieldInView(): void {
  useEffect(() => {
    const portrait = globalThis.matchMedia?.('(orientation: portrait)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTurn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const focused = document.activeElement;
        if (focused?.matches('input, select, textarea'))
          focused.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, LAID_OUT_MS);
    };
    portrait?.addEventListener('change', onTurn);
    return () => {
      clearTimeout(timer);
      portrait?.removeEventListener('change', onTurn);
    };
  }, []);
}
