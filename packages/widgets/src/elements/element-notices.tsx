import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { later } from '../later.tsx';
import { useApp } from '../provider.tsx';

// A note is worth less than what it speaks of.
const ElementNotes = later(
  () => import('./element-notes.tsx').then((part) => part.ElementNotes),
  undefined,
  () => undefined,
);

/** Elements that could show the notes of an app: of several that share it the first does, and leaves them to the next. */
const waiting = new WeakMap<object, ((isMine: boolean) => void)[]>();

/** The notes of the moment, at the edge of the screen; fetched with the first of them. */
export function ElementNotices({ root }: { root: Document | ShadowRoot }) {
  const { notices } = useApp();
  const hasNotes = useStore(notices, (state) => state.items.length > 0);
  const [isMine, setIsMine] = useState(false);

  useEffect(() => {
    if (!hasNotes) return;
    const all = waiting.get(notices) ?? [];
    waiting.set(notices, all);
    all.push(setIsMine);
    all[0]?.(true);
    return () => {
      all.splice(all.indexOf(setIsMine), 1);
      setIsMine(false);
      all[0]?.(true);
    };
  }, [hasNotes, notices]);

  return isMine ? <ElementNotes root={root} /> : null;
}
