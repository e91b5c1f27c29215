import type { FlowContext } from '../context.ts';
import { createAuthApi } from './auth.api.ts';
import { createConsentFlow } from './consent.flow.ts';
import { createEmailCodeFlow } from './email-code.flow.ts';
import { createForgotPasswordFlow, createResetPasswordFlow } from './password.flow.ts';
import { createSignInFlow } from './sign-in.flow.ts';
import { createTermsFlow } from './terms.flow.ts';

/** The sign-in flows. Each screen creates its own, so that an abandoned form leaves no state. */
export function createAuthFlows(context: FlowContext) {
  const api = createAuthApi(context.http);
  return {
    signIn: () => createSignInFlow(context, api),
    forgotPassword: () => createForgotPasswordFlow(context, api),
    /** @param token from the reset link; without it, the flow reports an error */
    resetPassword: (token: string | undefined) => createResetPasswordFlow(context, api, token),
    emailCode: () => createEmailCodeFlow(context),
    /** @param challenge from the element that opened the tab */
    consent: (challenge: string) => createConsentFlow(context, api, challenge),
    terms: () => createTermsFlow(context),
  };
}

export type AuthFlows = ReturnType<typeof createAuthFlows>;
