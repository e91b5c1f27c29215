import { routeAt } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { survivesReload } from '../session/survives-reload.ts';
import { useSiteConfig } from '../use-site-config.ts';
import { trustGoogleScripts } from './trust-google-scripts.ts';

/** What the security policy of a page allows: nothing, Google's sign-in, or also Drive. */
const ALLOWANCE = { none: 0, 'sign-in': 1, drive: 2 } as const;

const allowanceAt = (pathname: string): number => ALLOWANCE[routeAt(pathname)?.google ?? 'none'];

/**
 * Whether a page needs a new document, because a document keeps the policy of the path where it was loaded.
 * @param loadedAt the path at which the current document was loaded
 */
export function needsFreshDocument(loadedAt: string, pathname: string): boolean {
  return allowanceAt(pathname) > allowanceAt(loadedAt);
}

/**
 * Reloads the document if Google is configured and the document's policy blocks it. Keeps the navigation state. If the
 * reload would lose the session, the page continues without Google.
 */
export function useGoogleDocument(): void {
  const app = useApp();
  const { pathname } = useLocation();
  const loadedAt = useRef(pathname);
  const config = useSiteConfig();
  useEffect(() => {
    if (!config?.googleClientId) return;
    if (allowanceAt(loadedAt.current) === ALLOWANCE.drive) trustGoogleScripts();
    if (!needsFreshDocument(loadedAt.current, pathname)) return;
    if (survivesReload(app)) window.location.reload();
  }, [app, config, pathname]);
}
