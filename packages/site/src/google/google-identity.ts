import type { GoogleCredential } from '@vesalio/core';
import { loadScript } from '@vesalio/widgets';

/**
 * The part of Google Identity Services that the site uses. Source: developers.google.com/identity/gsi/web/reference.
 */
interface PromptMoment {
  isNotDisplayed?(): boolean;
  isSkippedMoment?(): boolean;
  isDismissedMoment?(): boolean;
  getDismissedReason?(): string;
}

interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback(given: GoogleCredential): void;
    context: 'signin' | 'signup';
    use_fedcm_for_prompt: boolean;
    auto_select: boolean;
    itp_support: boolean;
  }): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

const SOURCE = 'https://accounts.google.com/gsi/client';

let settle: { resolve(given: GoogleCredential | undefined): void; reject(error: Error): void } | undefined;

/**
 * Opens Google's sign-in. Resolves with the argument of its callback, or undefined if the person closed the window.
 * Rejects if the script did not load or Google could not show its window.
 */
export async function askGoogleIdentity(
  clientId: string,
  purpose: 'login' | 'register',
): Promise<GoogleCredential | undefined> {
  await loadScript(SOURCE);
  const identity = window.google?.accounts?.id;
  if (!identity) throw new Error('The Google Identity script brought no google.accounts.id.');
  // A press while the previous window is open replaces that window.
  settle?.resolve(undefined);
  return new Promise((resolve, reject) => {
    settle = { resolve, reject };
    // Only the last `initialize` takes effect, so the callback belongs to the form that opened the window.
    identity.initialize({
      client_id: clientId,
      callback: (given) => settle?.resolve(given),
      context: purpose === 'login' ? 'signin' : 'signup',
      use_fedcm_for_prompt: true,
      auto_select: false,
      itp_support: true,
    });
    identity.prompt((moment) => {
      if (moment.isDismissedMoment?.()) {
        if (moment.getDismissedReason?.() !== 'credential_returned') settle?.resolve(undefined);
      } else if (moment.isNotDisplayed?.() || moment.isSkippedMoment?.()) {
        settle?.reject(new Error('Google did not show its window.'));
      }
    });
  });
}
