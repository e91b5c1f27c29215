import { embedSessionTexts } from '@vesalio/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** Seconds from the lock to the end of the session. */
const COUNTDOWN_S = 60;
/** Most milliseconds between two checks. Timers cannot run for weeks, and an early check is harmless. */
const LOOK_MS = 3_600_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** The locks of one session. Choosing to stay in one element keeps the session for all of them. */
const locks = new WeakMap<object, Set<() => void>>();

/**
 * For shared computers: covers the element after a period of inactivity. When the countdown ends, the session ends and
 * the user's data is erased.
 */
export function IdleLock({ minutes }: { minutes: number }) {
  const app = useApp();
  const texts = useTexts('embed', embedSessionTexts).sharedComputer;
  const isSignedIn = useStore(app.session, ({ session }) => session !== null);
  const [left, setLeft] = useState<number>();
  const lock = useRef({ stay() {} });
  const cover = useRef<HTMLDialogElement>(null);
  useCover(cover, left !== undefined);

  useEffect(() => {
    if (!isSignedIn) return;
    let usedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    // Use the wall clock, because timers pause in hidden tabs and while the computer sleeps.
    function look() {
      clearTimeout(timer);
      // If the clock was set back, the element must not stay uncovered until the clock catches up.
      usedAt = Math.min(usedAt, Date.now());
      const over = Date.now() - usedAt - minutes * 60_000;
      const seconds = COUNTDOWN_S - Math.floor(over / 1000);
      setLeft(over >= 0 && seconds > 0 ? seconds : undefined);
      if (seconds <= 0) void app.signOut();
      else timer = setTimeout(look, over < 0 ? Math.min(-over, LOOK_MS) : 1000 - (over % 1000));
    }
    function use() {
      if (Date.now() - usedAt < minutes * 60_000) usedAt = Date.now();
      else look();
    }
    const stay = () => {
      usedAt = Date.now();
      look();
    };
    const all = locks.get(app.session) ?? new Set();
    locks.set(app.session, all.add(stay));
    lock.current.stay = () => {
      for (const one of all) one();
    };
    look();
    for (const sign of SIGNS) document.addEventListener(sign, use, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      all.delete(stay);
      clearTimeout(timer);
      setLeft(undefined);
      for (const sign of SIGNS) document.removeEventListener(sign, use, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [isSignedIn, minutes, app]);

  if (left === undefined) return null;
  return (
    <dialog
      ref={cover}
      className="vs-idle"
      role="alertdialog"
      aria-label={texts.label}
      onCancel={(event) => {
        event.preventDefault();
        lock.current.stay();
      }}
    >
      <p className="vs-idle__text">{texts.countdown(left)}</p>
      <div className="vs-idle__actions">
        <Button onClick={() => void app.signOut()}>{texts.signOut}</Button>
        <Button variant="primary" data-autofocus onClick={() => lock.current.stay()}>
          {texts.stay}
        </Button>
      </div>
    </dialog>
  );
}

/** Makes everything below the cover inert. */
function useCover(cover: RefObject<HTMLDialogElement | null>, isLocked: boolean): void {
  useLayoutEffect(() => {
    const dialog = cover.current;
    if (!isLocked || !dialog) return;
    const below = [...(dialog.parentElement?.children ?? [])].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && part !== dialog && !part.inert,
    );
    for (const part of below) part.inert = true;
    // Above an open modal dialog, only another modal dialog is reachable.
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
