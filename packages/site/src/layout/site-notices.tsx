import { generalTexts, type NoticeStore } from '@vesalio/core';
import { Notices, useApp } from '@vesalio/widgets';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useHydrated } from '../use-hydrated.ts';

const { notices: texts } = generalTexts;

/** The notice region, fed by the app's store. */
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

/** When each notice appeared. */
const appeared = new WeakMap<Element, number>();
/** Milliseconds after which a screen reader has registered a notice. */
const TAKEN_UP_MS = 500;

const spoken = (place: Element) => place.querySelectorAll('[role="status"], [role="alert"]');

/** Rendered before the notices, because effects run in that order and a new notice must already be in its place. */
function Settle({ place, home }: { place: Element; home: RefObject<Element | null> }) {
  useLayoutEffect(() => {
    settle(place, home.current);
    for (const text of spoken(place)) if (!appeared.has(text)) appeared.set(text, performance.now());
  });
  return null;
}

/**
 * Moves the notices into the open modal dialog, because everything outside it is inert and not read aloud. Otherwise
 * moves them back. Returns whether they were moved.
 */
function settle(place: Element, home: Element | null): boolean {
  const dialogs = document.querySelectorAll('dialog[open]');
  const wanted = [...dialogs].at(-1) ?? home;
  if (!wanted || place.parentElement === wanted) return false;
  // A live text that moves would be announced again. One that appeared with the dialog has not been announced yet.
  for (const text of spoken(place))
    if (performance.now() - (appeared.get(text) ?? Infinity) > TAKEN_UP_MS) text.removeAttribute('role');
  wanted.append(place);
  return true;
}
