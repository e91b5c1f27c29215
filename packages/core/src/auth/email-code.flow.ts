import type { FlowContext } from '../context.ts';
import { defined } from '../defined.ts';
import { isUnanswered } from '../http/errors.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import type { Destination } from '../session/destination.ts';
import { type LoginAnswer, sessionAfter } from '../session/session.ts';
import type { StoreApi } from '../store.ts';
import { authTexts } from '../texts/auth.ts';
import { validateEmailCode } from '../validate/email.ts';
import { continueAfterGate, freePlanPause } from './after-gate.ts';
import { createAuthApi } from './auth.api.ts';
import { tooOften } from './too-often.ts';

export interface EmailCodeState {
  status: 'idle' | 'validating' | 'resending' | 'done';
  error: string | null;
  /** Seconds until another code may be sent; 0 if it may be sent now. */
  resendIn: number;
}

/** Seconds between two requests for a code. */
const RESEND_PAUSE = 30;

/** The five-character code that was sent by e-mail. */
export function createEmailCodeFlow(context: FlowContext) {
  return createPersonFlow(context, () => IDLE, createEmailCode);
}

const IDLE: EmailCodeState = { status: 'idle', error: null, resendIn: 0 };

function createEmailCode(own: PersonContext, store: StoreApi<EmailCodeState>) {
  const api = createAuthApi(own.http);
  const texts = () => own.texts('auth', authTexts).code;
  let cancelTick = () => {};
  own.onEnd(() => cancelTick());

  function countDown(): void {
    const left = store.getState().resendIn - 1;
    store.setState({ resendIn: left });
    if (left > 0) cancelTick = own.clock.after(1_000, countDown);
  }

  async function arrive(answer: LoginAnswer & { token: string }, from?: string): Promise<Destination> {
    const session = sessionAfter(own.session.getState().session, answer);
    const { destination, granted } = await continueAfterGate(own, session, { path: from });
    own.session.signIn({ ...answer, ...defined(granted ?? {}) });
    if (granted) await freePlanPause(own);
    store.setState({ status: 'done' });
    if (destination.notice) return destination;
    // The person has not asked for the chat, so a redirect to the plans must show no warning.
    const isChoice = destination.to === '/choose-plan';
    const next = isChoice ? { to: '/chat', state: { arriving: true } } : destination;
    return { ...next, notice: { type: 'success', text: texts().success, about: 'email-code' } };
  }

  return {
    /** @param from the remembered path of the navigation state */
    async validate(code: string, from?: string): Promise<Destination | undefined> {
      if (store.getState().status !== 'idle') return undefined;
      if (validateEmailCode(code)) {
        store.setState({ error: texts().errors.incomplete });
        return undefined;
      }
      store.setState({ status: 'validating', error: null });
      try {
        const answer = await api.validateEmail(code.toUpperCase());
        const { token } = answer;
        if (!token) {
          store.setState({ status: 'done' });
          own.session.update({ isEmailValidated: true });
          const state = { from, arriving: true };
          return {
            to: '/login',
            state,
            notice: { type: 'success', text: texts().successLogin, about: 'email-code' },
          };
        }
        return await arrive({ ...answer, token, isEmailValidated: true }, from);
      } catch (error) {
        const { invalid, unanswered } = texts().errors;
        store.setState({
          status: 'idle',
          error: tooOften(own, error) ?? (isUnanswered(error) ? unanswered : invalid),
        });
        return undefined;
      }
    },
    /** Sends another code: to the e-mail address if it is known, otherwise by the user's id. */
    async resend(email?: string): Promise<void> {
      const { status, resendIn } = store.getState();
      if (status !== 'idle' || resendIn > 0) return;
      const { session } = own.session.getState();
      const recipient = email || session?.email || session?.userId;
      if (!recipient) {
        store.setState({ error: texts().errors.noRecipient });
        return;
      }
      store.setState({ status: 'resending', error: null });
      try {
        await api.resendCode(recipient);
        own.notices.notify('success', texts().resent, 'email-code');
        store.setState({ status: 'idle', resendIn: RESEND_PAUSE });
        cancelTick = own.clock.after(1_000, countDown);
      } catch (error) {
        store.setState({ status: 'idle', error: tooOften(own, error) ?? texts().errors.resend });
      }
    },
    clearError() {
      if (store.getState().error) store.setState({ error: null });
    },
  };
}

export type EmailCodeFlow = ReturnType<typeof createEmailCodeFlow>;
