import type { App } from '@vesalio/core';

const PROBE = 'vesalio-probe';

/** Whether the person stays signed in after a reload. If a browser refuses to store the token, it is only in memory. */
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
