import type { NoticeType } from '@vesalio/core';
import type { Location } from 'react-router';

/** What a redirect hands to the next page in the navigation state. */
export interface AccessState {
  /** The path that was asked for. */
  from?: string;
  /** The e-mail to validate. */
  email?: string;
  /** The product brought the person here by itself: a gate on the way is no news of something that failed. */
  arriving?: boolean;
  /** A token for a new password, taken out of the address. */
  resetToken?: string;
  /** What /login is to tell, once. */
  notification?: { type: NoticeType; text: string };
}

/** The token for a new password that came with a link: in the address at first, in the navigation state after. */
export function resetTokenOf(location: Location): string | undefined {
  const state = location.state as AccessState | null;
  return new URLSearchParams(location.search).get('resetToken') || state?.resetToken;
}
