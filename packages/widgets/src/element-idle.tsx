import { embedTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from './provider.tsx';
import { Button } from './ui/button.tsx';

/** From the lock on, so long until the session ends. */
const COUNTDOWN_S = 60;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * For shared computers: after a time without use the element is covered, and when the countdown has run out the
 * session ends and everything of the person is wiped.
 */
export function IdleLock({ minutes }: { minutes: number }) {
  const app = useApp();
  const texts = useTexts('embed', embedTexts).sharedComputer;
  const isSignedIn = useStore(app.session, ({ session }) => session !== null);
  const [left, setLeft] = useState<number>();
  const isLocked = left !== undefined;

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
    <div className="vs-idle" role="alertdialog" aria-label={texts.label}>
      <p className="vs-idle__text">{texts.countdown(left)}</p>
      <div className="vs-idle__actions">
        <Button onClick={() => void app.signOut()}>{texts.signOut}</Button>
        <Button variant="primary" data-autofocus onClick={() => setLeft(undefined)}>
          {texts.stay}
        </Button>
      </div>
    </div>
  );
}
