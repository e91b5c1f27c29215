import type { LoginAnswer, SessionStore } from './session.ts';

/** Stores an answer for the signed-in person: as a new session if it has a token, otherwise only its fields. */
export function storeLoginAnswer(session: SessionStore, { token, ...fields }: LoginAnswer): void {
  if (token) session.signIn({ token, ...fields });
  else session.update(fields);
}
