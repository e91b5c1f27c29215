import type { FlowContext } from '../context.ts';
import { createStore } from '../store.ts';
import { authTexts } from '../texts/auth.ts';
import type { AuthApi } from './auth.api.ts';
import type { FormState } from './sign-in.flow.ts';
import { tooOften } from './too-often.ts';

/** Requests a reset link. Success hides the form; failure keeps it. The account's security section uses it too. */
export function createForgotPasswordFlow(context: FlowContext, api: AuthApi) {
  const store = createStore<FormState>(() => ({ status: 'idle', error: null }));
  return {
    store,
    async send(email: string): Promise<boolean> {
      if (store.getState().status === 'busy') return false;
      store.setState({ status: 'busy', error: null });
      try {
        await api.forgotPassword(email.trim());
        store.setState({ status: 'done', error: null });
        return true;
      } catch (error) {
        const { failed } = context.texts('auth', authTexts).forgot.errors;
        store.setState({ status: 'idle', error: tooOften(context, error) ?? failed });
        return false;
      }
    },
    reset() {
      store.setState({ status: 'idle', error: null });
    },
  };
}

export type ForgotPasswordFlow = ReturnType<typeof createForgotPasswordFlow>;

/** Sets a new password with the token of a reset link. */
export function createResetPasswordFlow(context: FlowContext, api: AuthApi, token: string | undefined) {
  const texts = () => context.texts('auth', authTexts).reset;
  const store = createStore<FormState>(() => ({
    status: 'idle',
    error: token ? null : texts().errors.token,
  }));
  return {
    store,
    /** False if the link has no token, so that nothing can be sent. */
    hasToken: Boolean(token),
    async submit(newPassword: string, confirmPassword: string): Promise<boolean> {
      if (store.getState().status !== 'idle') return false;
      if (!token) {
        store.setState({ error: texts().errors.token });
        return false;
      }
      store.setState({ status: 'busy', error: null });
      try {
        await api.resetPassword(token, newPassword, confirmPassword);
        store.setState({ status: 'done', error: null });
        return true;
      } catch (error) {
        store.setState({ status: 'idle', error: tooOften(context, error) ?? texts().errors.failed });
        return false;
      }
    },
  };
}

export type ResetPasswordFlow = ReturnType<typeof createResetPasswordFlow>;
