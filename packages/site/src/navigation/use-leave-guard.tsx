import { UnsavedDialog } from '@vesalio/widgets';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { guardSignOut } from '../session/sign-out.ts';

interface LeaveGuard {
  /** Whether leaving would lose input. Called when the person leaves. */
  isDirty(): boolean;
  /** Whether navigating to a hash of this page loses nothing. */
  isHarmless(hash: string): boolean;
  /** Called when the person decides to discard the input. */
  discard(): void;
}

/**
 * Asks before input is lost by a link, a section in the sidebar, going back, signing out or closing the tab. Redirects,
 * which replace the address, are never blocked. Returns the dialog.
 */
export function useLeaveGuard(guard: LeaveGuard): ReactNode {
  const latest = useRef(guard);
  latest.current = guard;
  const [answerSignOut, setAnswerSignOut] = useState<(leaves: boolean) => void>();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (historyAction === 'REPLACE' || !latest.current.isDirty()) return false;
    const isSamePage = nextLocation.pathname === currentLocation.pathname;
    return !(isSamePage && latest.current.isHarmless(nextLocation.hash));
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  useEffect(
    () =>
      guardSignOut(() =>
        latest.current.isDirty()
          ? new Promise((resolve) => setAnswerSignOut(() => resolve))
          : Promise.resolve(true),
      ),
    [],
  );

  // A question that disappears unanswered, for example because the person went back, keeps the session.
  useEffect(() => () => answerSignOut?.(false), [answerSignOut]);

  if (blocker.state !== 'blocked' && !answerSignOut) return null;
  return (
    <UnsavedDialog
      onStay={() => {
        setAnswerSignOut(undefined);
        blocker.reset?.();
      }}
      onLeave={() => {
        latest.current.discard();
        if (blocker.state === 'blocked') blocker.proceed();
        else answerSignOut?.(true);
        setAnswerSignOut(undefined);
      }}
    />
  );
}
