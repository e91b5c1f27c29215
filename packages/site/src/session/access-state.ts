import type { NoticeType } from '@vesalio/core';
import type { Location } from 'react-router';

/** Navigation state of a redirect. */
export interface AccessState {
  /** The path that the person asked for. */
  from?: string;
  /** The e-mail address to validate, or the one that was typed at the login. */
  email?: string;
  /** The product redirected the person, so a gate or a form on the way shows no notice of its own. */
  arriving?: boolean;
  /** A token for a new password, removed from the address. */
  resetToken?: string;
  /** A notice that /login shows once. */
  notification?: { type: NoticeType; text: string };
}

/** The challenge from an element on a partner's page that opened /login; undefined if there is none. */
export function embedChallengeOf({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const challenge = pathname === '/login' ? new URLSearchParams(search).get('embed') : null;
  return challenge && /^[\w-]{43}$/.test(challenge) ? challenge : undefined;
}

/** The token of a reset link: first in the address, then in the navigation state. */
export function resetTokenOf(location: Location): string | undefined {
  const state = location.state as AccessState | null;
  return new URLSearchParams(location.search).get('resetToken') || state?.resetToken;
}
