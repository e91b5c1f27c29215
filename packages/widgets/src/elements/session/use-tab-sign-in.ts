import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ElementSurface } from '../element-surface.ts';
import { tabSignInOf } from './tab-sign-in.ts';

/** Opens the product's sign-in in a new tab. That tab hands over its session to this page. */
export function useTabSignIn(surface: ElementSurface, isWanted: boolean) {
  const { app, shared } = surface;
  const tab = tabSignInOf(shared);
  const { isWaiting } = useStore(tab.store);
  useEffect(() => {
    if (!isWanted || isWaiting) return;
    // Only for a visitor, because the first access to the tab's storage blocks the page.
    tab.resume();
    tab.prepare();
  }, [tab, isWanted, isWaiting]);
  const signIn = () => {
    if (!surface.announce('/login')) return;
    open(app.baseUrl + tab.begin(), '_blank', 'noopener,noreferrer');
  };
  return { isWaiting: isWanted && isWaiting, signIn };
}
