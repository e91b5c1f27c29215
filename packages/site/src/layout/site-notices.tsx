import { generalTexts, type NoticeStore } from '@vesalio/core';
import { Notices, useApp } from '@vesalio/widgets';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useHydrated } from '../use-hydrated.ts';

const { notices: texts } = generalTexts;

/** The region of notes, fed by the app's store. */
export function SiteNotices() {
  return useHydrated() ? <PlacedNotices /> : null;
}

function PlacedNotices() {
  const store: NoticeStore = useApp().notices;
  const items = useStore(store, (state) => state.items);
  const { home, place, moves } = usePlace();
  return (
    <div ref={home}>
      {createPortal(
        <Notices
          notices={items}
          onDismiss={store.dismiss}
          onPause={store.pause}
          onResume={store.resume}
          label={texts.region}
          closeLabel={texts.dismiss}
          moves={moves}
        />,
        place,
      )}
    </div>
  );
}

/**
 * Where the notes stand: inside the dialog that is open, because whatever is outside of a modal dialog lies under its
 * veil, takes no press and is not read out; else at home.
 */
function usePlace() {
  const home = useRef<HTMLDivElement>(null);
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'vs-notices-place';
    return element;
  });
  const [moves, setMoves] = useState(0);
  useLayoutEffect(() => {
    const settle = () => {
      const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
      const wanted = [...dialogs].at(-1) ?? home.current;
      if (!wanted || (place.parentElement === wanted && place.isConnected)) return;
      wanted.append(place);
      setMoves((count) => count + 1);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return { home, place, moves };
}
