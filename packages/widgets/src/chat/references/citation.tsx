import { type CitedReference, chatAnswerTexts, limits } from '@vesalio/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { later } from '../../later.tsx';
import { useTexts } from '../../provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { closePart } from '../part-refused.ts';

const CitationPopup = later(
  () => import('./citation-popup.tsx').then((part) => part.CitationPopup),
  undefined,
  closePart,
);

interface Shown {
  entry: CitedReference;
  anchor: HTMLElement;
  /** By press: it stays until it is closed. By hover or focus: it goes when both are left. */
  isPinned: boolean;
  /** Opened by the keyboard's press: the focus goes in, so that the source can be reached. */
  takesFocus: boolean;
  onClosed: () => void;
}

interface CitationControl {
  show(shown: Shown): void;
  /** The pointer or the focus has left; 150 ms remain to come back. */
  leave(): void;
  stay(): void;
  close(): void;
}

const CitationContext = createContext<CitationControl | undefined>(undefined);

/** One popup for all the markers below it. */
export function CitationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const present = useRef<Shown>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const control = useMemo<CitationControl>(() => {
    const put = (next: Shown | undefined) => {
      clearTimeout(timer.current);
      const before = present.current;
      if (before && before.anchor !== next?.anchor) before.onClosed();
      present.current = next;
      setShown(next);
    };
    return {
      show: put,
      close: () => put(undefined),
      stay: () => clearTimeout(timer.current),
      leave() {
        clearTimeout(timer.current);
        if (present.current?.isPinned) return;
        timer.current = setTimeout(() => put(undefined), limits.referenceCloseMs);
      },
    };
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <CitationContext.Provider value={control}>
      {children}
      {shown && (
        <CitationPopup
          key={shown.entry.id}
          entry={shown.entry}
          anchor={shown.anchor}
          takesFocus={shown.takesFocus}
          onClose={control.close}
          onEnter={control.stay}
          onLeave={control.leave}
        />
      )}
    </CitationContext.Provider>
  );
}

/** Whether a provider stands above. */
export const useHasCitations = (): boolean => useContext(CitationContext) !== undefined;

/** A reference marker of an answer: hover, focus and press open its reference. */
export function Citation({ entry }: { entry: CitedReference }) {
  const texts = useTexts('chat', chatAnswerTexts).references;
  const control = useContext(CitationContext);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isPinned = useRef(false);

  const show = (how: { isPinned: boolean; takesFocus: boolean }) => {
    if (!button.current) return;
    isPinned.current = how.isPinned;
    setOpen(true);
    control?.show({
      entry,
      anchor: button.current,
      ...how,
      onClosed: () => {
        isPinned.current = false;
        setOpen(false);
      },
    });
  };
  const peek = () => {
    control?.stay();
    if (!isPinned.current) show({ isPinned: false, takesFocus: false });
  };

  return (
    <button
      ref={button}
      type="button"
      className={classNames('vs-cite', isOpen && 'vs-cite--open', !entry.reference && 'vs-cite--missing')}
      aria-label={texts.marker(entry.number)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onMouseEnter={peek}
      onMouseLeave={() => control?.leave()}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) peek();
      }}
      onBlur={() => control?.leave()}
      onClick={(event) => {
        if (isPinned.current) control?.close();
        // A press without a pointer bears no count.
        else show({ isPinned: true, takesFocus: event.detail === 0 });
      }}
    >
      {entry.number}
    </button>
  );
}
