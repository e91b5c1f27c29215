import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from './provider.tsx';

const ElementNotes = lazy(() =>
  import('./element-notes.tsx').then((part) => ({ default: part.ElementNotes })),
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

  if (!isMine) return null;
  return (
    <Suspense fallback={null}>
      <ElementNotes root={root} />
    </Suspense>
  );
}
