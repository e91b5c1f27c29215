import type { FlowContext } from '../context.ts';
import { createAuthApi } from './auth.api.ts';
import { createEmailCodeFlow } from './email-code.flow.ts';
import { createForgotPasswordFlow, createResetPasswordFlow } from './password.flow.ts';
import { createSignInFlow } from './sign-in.flow.ts';
import { createTermsFlow } from './terms.flow.ts';

/** The flows of signing in. Each screen makes its own, so that a form left half-way leaves nothing behind. */
export function createAuthFlows(context: FlowContext) {
  const api = createAuthApi(context.http);
  return {
    signIn: () => createSignInFlow(context, api),
    forgotPassword: () => createForgotPasswordFlow(context, api),
    /** @param token of the reset link; without it the flow says so */
    resetPassword: (token: string | undefined) => createResetPasswordFlow(context, api, token),
    emailCode: () => createEmailCodeFlow(context, api),
    terms: () => createTermsFlow(context, api),
  };
}

export type AuthFlows = ReturnType<typeof createAuthFlows>;
