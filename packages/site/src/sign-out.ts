import type { App } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useNavigate } from 'react-router';

/** Where each app's person goes on leaving, so that the access rule and the page that ended the session agree. */
const exits = new WeakMap<App, string>();

/** The path that follows a sign-out: /login unless the one who ended the session said otherwise. */
export function exitOf(app: App): string {
  return exits.get(app) ?? '/login';
}

/** Ends the session and leaves, without waiting for the server: to /login, or to `/` after an account was deleted. */
export function useSignOut(): (to?: '/login' | '/') => Promise<void> {
  const app = useApp();
  const navigate = useNavigate();
  return async (to = '/login') => {
    exits.set(app, to);
    const ended = app.signOut();
    navigate(to);
    await ended;
  };
}
