import type { App } from '@vesalio/core';

const PROBE = 'vesalio-probe';

/** Whether a reload keeps the person signed in: a browser may refuse to store the token, which then lives in memory. */
export function survivesReload(app: App): boolean {
  const { session } = app.session.getState();
  if (!session) return true;
  try {
    window.localStorage.setItem(PROBE, session.jwtToken);
    window.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
