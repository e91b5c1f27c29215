import { embedTexts } from '@vesalio/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { adoptStyles } from './define-element.tsx';
import css from './element-idle.css?inline';
import { useApp, useTexts } from './provider.tsx';
import { Button } from './ui/button.tsx';

/** From the lock on, so long until the session ends. */
const COUNTDOWN_S = 60;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * For shared computers: after a time without use the element is covered, and when the countdown has run out the
 * session ends and everything of the person is wiped.
 */
export function IdleLock({ minutes, root }: { minutes: number; root: Document | ShadowRoot }) {
  const app = useApp();
  const texts = useTexts('embed', embedTexts).sharedComputer;
  const isSignedIn = useStore(app.session, ({ session }) => session !== null);
  const [left, setLeft] = useState<number>();
  const isLocked = left !== undefined;
  const cover = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => adoptStyles(root, css), [root]);
  useCover(cover, isLocked);

  useEffect(() => {
    if (!isSignedIn || isLocked) return;
    let timer = setTimeout(lock, minutes * 60_000);
    function lock() {
      setLeft(COUNTDOWN_S);
    }
    function again() {
      clearTimeout(timer);
      timer = setTimeout(lock, minutes * 60_000);
    }
    for (const sign of SIGNS) document.addEventListener(sign, again, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, again, { capture: true });
    };
  }, [isSignedIn, isLocked, minutes]);

  useEffect(() => {
    if (left === undefined) return;
    if (!isSignedIn) {
      setLeft(undefined);
      return;
    }
    if (left === 0) {
      setLeft(undefined);
      void app.signOut();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isSignedIn, app]);

  if (left === undefined) return null;
  return (
    <dialog
      ref={cover}
      className="vs-idle"
      role="alertdialog"
      aria-label={texts.label}
      onCancel={(event) => {
        event.preventDefault();
        setLeft(undefined);
      }}
    >
      <p className="vs-idle__text">{texts.countdown(left)}</p>
      <div className="vs-idle__actions">
        <Button onClick={() => void app.signOut()}>{texts.signOut}</Button>
        <Button variant="primary" data-autofocus onClick={() => setLeft(undefined)}>
          {texts.stay}
        </Button>
      </div>
    </dialog>
  );
}

/** Shuts what lies below the cover off from pointer, keyboard and screen reader. */
function useCover(cover: RefObject<HTMLDialogElement | null>, isLocked: boolean): void {
  useLayoutEffect(() => {
    const dialog = cover.current;
    if (!isLocked || !dialog) return;
    const below = [...(dialog.parentElement?.children ?? [])].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && part !== dialog && !part.inert,
    );
    for (const part of below) part.inert = true;
    // Above an open dialog nothing but another one can be reached.
    const isBelowDialog = dialog.parentElement?.querySelector('dialog[open]')?.matches(':modal');
    if (isBelowDialog) dialog.showModal();
    else dialog.show();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    return () => {
      for (const part of below) part.inert = false;
      dialog.close();
    };
  }, [cover, isLocked]);
}
