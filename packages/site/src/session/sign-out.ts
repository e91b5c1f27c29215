import type { App } from '@vesalio/core';
import { useApp } from '@vesalio/widgets';
import { useNavigate } from 'react-router';

/** The path to open after the sign-out in progress of an app, for the redirect of the access rule. */
const exits = new WeakMap<App, string>();

/** The path to open after the sign-out in progress; undefined if there is none. */
export function exitOf(app: App): string | undefined {
  return exits.get(app);
}

/** Called before the person signs out. If it resolves to false, the session stays. */
let mayLeave: (() => Promise<boolean>) | undefined;

/** Lets a page ask before a sign-out. Returns a function that removes the question. */
export function guardSignOut(ask: () => Promise<boolean>): () => void {
  mayLeave = ask;
  return () => {
    if (mayLeave === ask) mayLeave = undefined;
  };
}

/**
 * Signs out without waiting for the server, and opens /login, or `/` after the account was deleted. Resolves to false
 * if the person decided to stay.
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
