import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../use-site-config.ts';

/** How much of Google the server's content security policy lets in at a path: nothing, signing in, and Drive too. */
function allowanceAt(pathname: string): 0 | 1 | 2 {
  if (/^\/chat(\/|$)/.test(pathname)) return 2;
  return /^\/(login|register)\/?$/.test(pathname) ? 1 : 0;
}

/**
 * Whether a page needs a document of its own: a document keeps the policy it was loaded with, however far one
 * navigates inside it.
 * @param loadedAt path at which the present document was loaded
 */
export function needsFreshDocument(loadedAt: string, pathname: string): boolean {
  return allowanceAt(pathname) > allowanceAt(loadedAt);
}

/** Loads the document anew where Google is configured and its policy shuts Google out; the navigation state survives. */
export function useGoogleDocument(): void {
  const { pathname } = useLocation();
  const loadedAt = useRef(pathname);
  const config = useSiteConfig();
  useEffect(() => {
    if (config?.googleClientId && needsFreshDocument(loadedAt.current, pathname)) window.location.reload();
  }, [config, pathname]);
}
