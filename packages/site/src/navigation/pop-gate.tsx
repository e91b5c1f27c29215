import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

type PopGuard = (event: PopStateEvent) => void;

let guard: PopGuard | undefined;

/** Lets a screen hear of going back before the router does; returns the function that ends it. */
export function guardPop(handle: PopGuard): () => void {
  guard = handle;
  return () => {
    if (guard === handle) guard = undefined;
  };
}

/**
 * Stands inside the router: a child's layout effects come before its parent's, so this listener is called before the
 * router's own. On the window itself browsers do not call capturing listeners first.
 */
export function PopGate() {
  useBrowserLayoutEffect(() => {
    const pop = (event: PopStateEvent) => guard?.(event);
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, []);
  return null;
}
