import type { LoginAnswer, SessionStore } from './session.ts';

/** Stores an answer about the person who is signed in: with its new token if it has one, else its fields. */
export function takeAnswer(session: SessionStore, { token, ...fields }: LoginAnswer): void {
  if (token) session.signIn({ token, ...fields });
  else session.update(fields);
}
