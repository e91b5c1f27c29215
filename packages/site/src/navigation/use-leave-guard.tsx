import { UnsavedDialog } from '@vesalio/widgets';
import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router';
import { guardSignOut } from '../session/sign-out.ts';
import { guardPop } from './pop-gate.tsx';

export interface LeaveGuard {
  /** Something typed would be lost. Asked at the moment of leaving. */
  isDirty(): boolean;
  /** Whether going to a hash of this page loses nothing. */
  isHarmless(hash: string): boolean;
  /** The person chose to leave: throw it away. */
  discard(): void;
}

interface Asking {
  leave(): void;
  stay?(): void;
}

const hashOf = (to: string | { pathname?: string; hash?: string }): string | undefined => {
  const url = new URL(
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.hash ?? ''}`,
    window.location.href,
  );
  return url.pathname === window.location.pathname ? url.hash : undefined;
};

/**
 * Asks before anything typed is lost: by a link, a section of the sidebar, going back, signing out or closing the tab.
 * Redirects, which replace the address, are never held up. Returns the dialog.
 */
export function useLeaveGuard(guard: LeaveGuard): ReactNode {
  const rules = useRef(guard);
  rules.current = guard;
  const [asking, setAsking] = useState<Asking>();
  const ask = useCallback((question: Asking) => setAsking(question), []);

  usePushGuard(rules, ask);
  usePopGuard(rules, ask);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (rules.current.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  useEffect(
    () =>
      guardSignOut(() =>
        rules.current.isDirty()
          ? new Promise((resolve) => ask({ leave: () => resolve(true), stay: () => resolve(false) }))
          : Promise.resolve(true),
      ),
    [ask],
  );

  if (!asking) return null;
  return (
    <UnsavedDialog
      onStay={() => {
        setAsking(undefined);
        asking.stay?.();
      }}
      onLeave={() => {
        rules.current.discard();
        setAsking(undefined);
        asking.leave();
      }}
    />
  );
}

type Rules = { readonly current: LeaveGuard };
type Ask = (asking: Asking) => void;

/** Without a data router the history object is the one door that every link and every `navigate` goes through. */
function usePushGuard(rules: Rules, ask: Ask): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  useEffect(() => {
    const push = navigator.push;
    navigator.push = (...args) => {
      const hash = hashOf(args[0]);
      if (!rules.current.isDirty() || (hash !== undefined && rules.current.isHarmless(hash))) {
        push.apply(navigator, args);
      } else {
        ask({ leave: () => push.apply(navigator, args) });
      }
    };
    return () => {
      navigator.push = push;
    };
  }, [navigator, rules, ask]);
}

/** Position in the history, as the router notes it. */
const positionOf = (state: unknown): number | undefined => {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : undefined;
};

/** Going back or forward has happened when one hears of it: it is undone before the router hears, and done again if wanted. */
function usePopGuard(rules: Rules, ask: Ask): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { key, pathname } = useLocation();
  const here = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another position
  useEffect(() => {
    here.current = positionOf(window.history.state);
  }, [key]);
  useEffect(() => {
    let swallow = false;
    const pop = (event: PopStateEvent) => {
      if (swallow) {
        swallow = false;
        event.stopImmediatePropagation();
        return;
      }
      const isSamePage = window.location.pathname === pathname;
      if (!rules.current.isDirty() || (isSamePage && rules.current.isHarmless(window.location.hash))) return;
      event.stopImmediatePropagation();
      const there = positionOf(event.state);
      const target = window.location.pathname + window.location.search + window.location.hash;
      // An address typed by hand has no position: it was added behind this one.
      const delta = there === undefined || here.current === undefined ? 1 : there - here.current;
      swallow = true;
      window.history.go(-delta);
      ask({
        leave: () => (there === undefined ? navigator.push(target) : window.history.go(delta)),
      });
    };
    return guardPop(pop);
  }, [navigator, pathname, rules, ask]);
}
