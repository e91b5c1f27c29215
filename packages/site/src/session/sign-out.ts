import type { App } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useNavigate } from 'react-router';

/** The path that follows the sign-out under way of an app, for the redirect of the access rule. */
const exits = new WeakMap<App, string>();

/** The path that follows the sign-out under way; undefined if there is none. */
export function exitOf(app: App): string | undefined {
  return exits.get(app);
}

/** Called before the person signs out. False keeps the session. */
let mayLeave: (() => Promise<boolean>) | undefined;

/** Lets a page ask before a sign-out. Returns the function that removes the question. */
export function guardSignOut(ask: () => Promise<boolean>): () => void {
  mayLeave = ask;
  return () => {
    if (mayLeave === ask) mayLeave = undefined;
  };
}

/**
 * Signs out without waiting for the server, and goes to /login, or to `/` after a deletion of the account.
 * Resolves to false if the person chose to stay.
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
