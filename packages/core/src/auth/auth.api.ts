import type { Http } from '../http/http.ts';
import { anyAnswer } from '../http/wire.schema.ts';
import type { Id } from '../ids.ts';
import { consentSchema, maybeLoginSchema } from '../session/session.schema.ts';

export interface RegisterBody {
  email: string;
  password: string;
  confirmPassword: string;
  fullName: string;
  /** Plan of the registration link; null without one. */
  plan: string | null;
}

export type AuthApi = ReturnType<typeof createAuthApi>;

/** The sign-in calls of the product API. Each throws ApiError. */
export function createAuthApi(http: () => Promise<Http>) {
  return {
    login: async (email: string, password: string) =>
      (await http()).product('POST', '/api/auth/login', maybeLoginSchema, { body: { email, password } }),
    googleLogin: async (credential: string, isRegister: boolean) =>
      (await http()).product('POST', '/api/auth/google-login', maybeLoginSchema, {
        body: { credential, isRegister },
      }),
    register: async (body: RegisterBody) =>
      (await http()).product('POST', '/api/auth/register', maybeLoginSchema, { body }),
    forgotPassword: async (email: string) =>
      (await http()).product('POST', '/api/auth/forgot-password', anyAnswer, { body: { email } }),
    resetPassword: async (token: string, newPassword: string, confirmPassword: string) =>
      (await http()).product('POST', '/api/auth/reset-password', anyAnswer, {
        body: { token, newPassword, confirmPassword },
      }),
    /** @param token from an answer that is not the session's yet */
    acceptTerms: async (token?: string) =>
      (await http()).product('POST', '/api/auth/accept-terms', anyAnswer, { token }),
    validateEmail: async (code: string) =>
      (await http()).product('POST', `/api/auth/validateEmail/${encodeURIComponent(code)}`, maybeLoginSchema),
    /** @param to the e-mail address, or the user's id if the address is unknown */
    resendCode: async (to: string | Id) =>
      (await http()).product(
        'POST',
        `/api/auth/resend-validate-email/${encodeURIComponent(String(to))}`,
        anyAnswer,
      ),
    /** Describes the page that asks for the session. */
    describeConsent: async (challenge: string) =>
      (await http()).gateway(
        'GET',
        `/gateway/embed-session/${encodeURIComponent(challenge)}`,
        consentSchema,
        { withToken: true },
      ),
    decideConsent: async (challenge: string, allow: boolean) =>
      (await http()).gateway('POST', `/gateway/embed-session/${encodeURIComponent(challenge)}`, anyAnswer, {
        body: { allow },
        withToken: true,
      }),
    /** Asks the gateway to revoke the token, if the server can. */
    logout: async () => (await http()).gateway('POST', '/gateway/logout', anyAnswer, { withToken: true }),
  };
}
