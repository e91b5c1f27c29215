import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { later } from './later.tsx';
import { useApp } from './provider.tsx';

// A note is worth less than what it speaks of.
const ElementNotes = later(
  () => import('./element-notes.tsx').then((part) => part.ElementNotes),
  undefined,
  () => undefined,
);

/** Apps whose notes an element shows already: of several that share an app, one does. */
const showing = new WeakSet<object>();

/** The notes of the moment, at the edge of the screen; fetched with the first of them. */
export function ElementNotices({ root }: { root: Document | ShadowRoot }) {
  const { notices } = useApp();
  const hasNotes = useStore(notices, (state) => state.items.length > 0);
  const [isMine, setIsMine] = useState(false);

  useEffect(() => {
    if (!hasNotes || showing.has(notices)) return;
    showing.add(notices);
    setIsMine(true);
    return () => {
      showing.delete(notices);
      setIsMine(false);
    };
  }, [hasNotes, notices]);

  return isMine ? <ElementNotes root={root} /> : null;
}
