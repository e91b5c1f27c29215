import { type CitedReference, chatTexts, limits, referenceNoticeTexts } from '@vesalio/core';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LazyView } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { WritingContext } from '../answer/answer-context.ts';
import { isKeyboardPress } from '../composer/focusing-input.ts';
import { extras } from '../lazy-extras.ts';
import { OpenSourceContext } from '../sources/open-source-context.ts';

interface Shown {
  entry: CitedReference;
  anchor: HTMLElement;
  /** True after a press: the popup stays until it is closed. After hover or focus, it closes when both have left. */
  isPinned: boolean;
  /** True after a keyboard press: the focus moves into the popup, so that the source can be reached. */
  takesFocus: boolean;
  onClosed: () => void;
}

interface CitationControl {
  show(shown: Shown): void;
  /** Call when the pointer or the focus leaves. The popup closes after 150 ms, unless they return. */
  leave(): void;
  stay(): void;
  close(): void;
}

const CitationContext = createContext<CitationControl | undefined>(undefined);

/** One popup for all markers below it. */
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
        <LazyView of={extras} onFail={control.close}>
          {({ CitationPopup }) => (
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
        </LazyView>
      )}
    </CitationContext.Provider>
  );
}

/** Whether there is a `CitationProvider` above. */
export const useHasCitations = (): boolean => useContext(CitationContext) !== undefined;

/** A reference marker in an answer. Hover and focus open its popup; a press opens its source in the drawer. */
export function Citation({ entry }: { entry: CitedReference }) {
  const texts = useTexts('chat', chatTexts).references;
  const { retracted, missing } = useTexts('chat', referenceNoticeTexts).referenceNotices;
  const isRetracted = entry.reference?.notice?.kind === 'retracted';
  const isWriting = useContext(WritingContext);
  const fault = isRetracted ? retracted : !entry.reference && !isWriting && missing;
  const control = useContext(CitationContext);
  const openSource = useContext(OpenSourceContext);
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
    if (!isOpen) show({ isPinned: false, takesFocus: false });
  };
  // Browsers report a movement when a layer closes, or the answer moves, under a resting pointer.
  const place = useRef('');
  const isMoved = ({ screenX, screenY }: MouseEvent) => {
    const before = place.current;
    place.current = `${screenX} ${screenY}`;
    return place.current !== before;
  };
  const move = (event: MouseEvent) => {
    if (isMoved(event)) peek();
  };
  const leave = () => control?.leave();

  return (
    <span className="vs-cites">
      {/* Brackets are not drawn, but copied: '130 [1]' rather than '1301'. */}
      {'\u00a0['}
      <button
        ref={button}
        type="button"
        className="vs-cite"
        data-warning={isRetracted ? 'retracted' : !entry.reference || undefined}
        aria-label={texts.marker(entry.number) + (fault ? `: ${fault}` : '')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // A scroll that moves the marker under the resting pointer enters it too, but moves nothing.
        onMouseMove={move}
        onMouseLeave={(event) => {
          isMoved(event);
          leave();
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) peek();
        }}
        onBlur={leave}
        onClick={(event) => {
          const { currentTarget: target, clientX: x, clientY: y } = event;
          const takesFocus = isKeyboardPress(event);
          const isMouse = !takesFocus && (event.nativeEvent as PointerEvent).pointerType !== 'touch';
          if (openSource?.({ target, x, y, isMouse, takesFocus })) {
            // With a mouse, the popup stays until the pointer leaves.
            if (!isMouse) control?.close();
          } else if (isPinned.current) control?.close();
          else show({ isPinned: true, takesFocus });
        }}
      >
        {entry.number}
      </button>
      {']'}
    </span>
  );
}
