import type { App } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useNavigate } from 'react-router';

/** Where each app's person goes while leaving, so that the access rule and the page that ended the session agree. */
const exits = new WeakMap<App, string>();

/** The path that follows the sign-out under way; undefined when there is none. */
export function exitOf(app: App): string | undefined {
  return exits.get(app);
}

/** Asked before a session is ended by hand; false keeps it. */
let mayLeave: (() => Promise<boolean>) | undefined;

/** Lets a screen ask before one signs out of it; returns the function that takes the question back. */
export function guardSignOut(ask: () => Promise<boolean>): () => void {
  mayLeave = ask;
  return () => {
    if (mayLeave === ask) mayLeave = undefined;
  };
}

/**
 * Ends the session and leaves, without waiting for the server: to /login, or to `/` after an account was deleted.
 * Resolves to false when the person chose to stay.
 */
export function useSignOut(): (to?: '/login' | '/') => Promise<boolean> {
  const app = useApp();
  const navigate = useNavigate();
  return async (to = '/login') => {
    if (mayLeave && !(await mayLeave())) return false;
    exits.set(app, to);
    const ended = app.signOut();
    navigate(to);
    await ended;
    exits.delete(app);
    return true;
  };
}
