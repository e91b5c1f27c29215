import { generalTexts, type NoticeStore } from '@vesalio/core';
import { Notices, useApp } from '@vesalio/widgets';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const home = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(0);
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'vs-notices-place';
    return element;
  });
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (settle(place, home.current)) setMoves((count) => count + 1);
    });
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [place]);
  return (
    <>
      <div ref={home} />
      <Settle place={place} home={home} />
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
    </>
  );
}

/** Stands before the notes, because effects run in their order: a note that enters finds its place in the document. */
function Settle({ place, home }: { place: Element; home: RefObject<Element | null> }) {
  useLayoutEffect(() => {
    settle(place, home.current);
  });
  return null;
}

/**
 * Puts the notes inside the dialog that is open, because whatever is outside of a modal dialog lies under its veil,
 * takes no press and is not read out; else at home. Returns whether they have moved.
 */
function settle(place: Element, home: Element | null): boolean {
  const dialogs = document.querySelectorAll('dialog[open]');
  const wanted = [...dialogs].at(-1) ?? home;
  if (!wanted || place.parentElement === wanted) return false;
  wanted.append(place);
  return true;
}
