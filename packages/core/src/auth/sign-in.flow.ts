import { createStore } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { defined } from '../defined.ts';
import type { Destination } from '../session/destination.ts';
import type { LoginAnswer } from '../session/session.ts';
import { authTexts } from '../texts/auth.ts';
import type { AuthApi, RegisterBody } from './auth.api.ts';
import { type Intent, nextDestination, settleIntent } from './intent.ts';

export interface FormState {
  status: 'idle' | 'busy' | 'done';
  /** The message of the last failure; null otherwise. */
  error: string | null;
}

const IDLE: FormState = { status: 'idle', error: null };

/** The argument of the callback of Google's script. */
export interface GoogleCredential {
  credential?: string;
  select_by?: string;
}

/** Login and registration, by form or by Google: one store, one attempt at a time. */
export function createSignInFlow(context: FlowContext, api: AuthApi) {
  const store = createStore<FormState>(() => IDLE);
  const texts = () => context.texts('auth', authTexts);
  let attempts = 0;

  function fail(error: string): undefined {
    store.setState({ status: 'idle', error });
    return undefined;
  }

  /** Runs one attempt. An answer after `cancel` is ignored. */
  async function attempt(
    call: () => Promise<LoginAnswer>,
    sentences: { noToken: string; failed: string },
    intent: Intent,
    known: Partial<LoginAnswer> = {},
  ): Promise<Destination | undefined> {
    if (store.getState().status === 'busy') return undefined;
    const mine = ++attempts;
    store.setState({ status: 'busy', error: null });
    let answer: LoginAnswer;
    try {
      answer = await call();
    } catch {
      return mine === attempts ? fail(sentences.failed) : undefined;
    }
    if (mine !== attempts) return undefined;
    if (!answer.token) return fail(sentences.noToken);
    context.session.signIn({ ...known, ...defined(answer) });
    store.setState({ status: 'done', error: null });
    const { session } = context.session.getState();
    if (!session) return undefined;
    const destination = nextDestination(session, settleIntent(context.tabStorage, session, intent));
    return session.isEmailValidated
      ? destination
      : { ...destination, notice: { type: 'info', text: texts().code.sent } };
  }

  return {
    store,
    /** @param from a remembered path */
    login(email: string, password: string, from?: string) {
      const { errors } = texts().login;
      const address = email.trim();
      return attempt(
        () => api.login(address, password),
        { noToken: errors.noToken, failed: errors.failed },
        { path: from },
        { email: address },
      );
    },
    register(body: RegisterBody) {
      const { errors } = texts().register;
      const email = body.email.trim();
      const sent = { ...body, email, fullName: body.fullName.trim() };
      return attempt(
        () => api.register(sent),
        { noToken: errors.failed, failed: errors.failed },
        { plan: body.plan ?? undefined },
        { email, username: sent.fullName },
      );
    },
    /** @param given the argument of Google's callback */
    google(given: GoogleCredential, isRegister: boolean, intent: Intent = {}) {
      const words = texts();
      const { errors } = isRegister ? words.register : words.login;
      const { credential } = given;
      if (!credential) return Promise.resolve(fail(errors.googleNoCredential));
      return attempt(
        () => api.googleLogin(credential, isRegister),
        {
          noToken: isRegister ? words.register.errors.failed : words.login.errors.googleNoToken,
          failed: errors.googleFailed,
        },
        intent,
      );
    },
    /** Google's window reported a failure. */
    googleRefused(isRegister: boolean) {
      const words = texts();
      fail((isRegister ? words.register : words.login).errors.googleAuthFailed);
    },
    clearError() {
      if (store.getState().error) store.setState({ error: null });
    },
    /** Abandons the attempt under way. Its answer is ignored. */
    cancel() {
      attempts++;
      store.setState(IDLE);
    },
  };
}

export type SignInFlow = ReturnType<typeof createSignInFlow>;
