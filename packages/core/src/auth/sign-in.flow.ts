import type { FlowContext } from '../context.ts';
import { defined } from '../defined.ts';
import { isUnanswered } from '../http/errors.ts';
import type { Destination } from '../session/destination.ts';
import { storeLoginAnswer } from '../session/login-answer.ts';
import type { LoginAnswer } from '../session/session.ts';
import { createStore } from '../store.ts';
import { authTexts } from '../texts/auth.ts';
import { continueAfterGate, freePlanPause } from './after-gate.ts';
import type { AuthApi, RegisterBody } from './auth.api.ts';
import type { Intent } from './intent.ts';
import { tooOften } from './too-often.ts';

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

  /** Submits the acceptance that was checked in the form. After a failure the terms dialog asks again. */
  async function sendTick(answer: LoginAnswer): Promise<LoginAnswer> {
    if (answer.acceptTerms || !answer.token) return answer;
    const isAccepted = await api.acceptTerms(answer.token).then(
      () => true,
      () => false,
    );
    return isAccepted ? { ...answer, acceptTerms: true } : answer;
  }

  /** Runs one attempt. Ignores an answer that arrives after `cancel` or after the app was disposed. */
  async function attempt(
    call: () => Promise<LoginAnswer>,
    sentences: { noToken: string; failed: string },
    intent: Intent,
    { isTicked = false, ...known }: Partial<LoginAnswer> & { isTicked?: boolean } = {},
  ): Promise<Destination | undefined> {
    if (store.getState().status === 'busy') return undefined;
    const mine = ++attempts;
    store.setState({ status: 'busy', error: null });
    let answer: LoginAnswer;
    try {
      answer = await call();
      if (isTicked) answer = await sendTick(answer);
    } catch (error) {
      // Without a response, the server has not checked the password.
      const sentence =
        tooOften(context, error) ?? (isUnanswered(error) ? sentences.noToken : sentences.failed);
      return mine === attempts ? fail(sentence) : undefined;
    }
    if (mine !== attempts || context.person.scope().signal.aborted) return undefined;
    if (!answer.token) return fail(sentences.noToken);
    context.session.signIn({ ...known, ...defined(answer) });
    const { session } = context.session.getState();
    if (!session) return undefined;
    const { destination, granted } = await continueAfterGate(context, session, intent);
    if (granted) {
      storeLoginAnswer(context.session, granted);
      await freePlanPause(context);
      if (mine !== attempts) return undefined;
    }
    store.setState({ status: 'done', error: null });
    return session.isEmailValidated
      ? destination
      : { ...destination, notice: { type: 'info', text: texts().code.sent, about: 'email-code' } };
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
    /** @param isTicked whether the person accepted the terms in the form */
    register(body: RegisterBody, isTicked = false) {
      const { errors } = texts().register;
      const email = body.email.trim();
      const sent = { ...body, email, fullName: body.fullName.trim() };
      return attempt(
        () => api.register(sent),
        { noToken: errors.failed, failed: errors.failed },
        { plan: body.plan ?? undefined },
        { email, username: sent.fullName, isTicked },
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
    /** Reports a failure of Google's window. */
    googleRefused(isRegister: boolean) {
      const words = texts();
      fail((isRegister ? words.register : words.login).errors.googleAuthFailed);
    },
    clearError() {
      if (store.getState().error) store.setState({ error: null });
    },
    /** Abandons the attempt in progress and ignores its answer. */
    cancel() {
      attempts++;
      store.setState(IDLE);
    },
  };
}

export type SignInFlow = ReturnType<typeof createSignInFlow>;
