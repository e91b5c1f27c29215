import { createStore } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { authTexts } from '../texts/auth.ts';
import { validateEmailCode } from '../validate/code.ts';
import type { AuthApi } from './auth.api.ts';
import { type Destination, nextDestination, settleIntent } from './destination.ts';

export interface EmailCodeState {
  status: 'idle' | 'validating' | 'resending' | 'done';
  error: string | null;
  /** Seconds until the code may be sent again; 0 when it may. */
  resendIn: number;
}

/** Seconds between two requests for a code. */
const RESEND_PAUSE = 30;

/** Five characters typed from an e-mail. */
export function createEmailCodeFlow(context: FlowContext, api: AuthApi) {
  const texts = () => context.texts('auth', authTexts).code;
  const store = createStore<EmailCodeState>(() => ({ status: 'idle', error: null, resendIn: 0 }));
  let cancelTick = () => {};

  function countDown(): void {
    const left = store.getState().resendIn - 1;
    store.setState({ resendIn: left });
    if (left > 0) cancelTick = context.clock.after(1_000, countDown);
  }

  /** Whether somebody else has come since: what was asked before is not theirs, and they may ask anew. */
  function isOthers(epoch: number): boolean {
    if (context.session.getState().epoch === epoch) return false;
    store.setState({ status: 'idle', error: null });
    return true;
  }

  return {
    store,
    /** @param from the origin that came with the navigation state */
    async validate(code: string, from?: string): Promise<Destination | undefined> {
      if (store.getState().status !== 'idle') return undefined;
      if (validateEmailCode(code)) {
        store.setState({ error: texts().errors.incomplete });
        return undefined;
      }
      const { epoch } = context.session.getState();
      store.setState({ status: 'validating', error: null });
      try {
        const answer = await api.validateEmail(code.toUpperCase());
        if (isOthers(epoch)) return undefined;
        store.setState({ status: 'done' });
        if (!answer.token) {
          context.session.update({ isEmailValidated: true });
          return { to: '/login', notice: { type: 'success', text: texts().successLogin } };
        }
        context.session.signIn({ ...answer, isEmailValidated: true });
        const { session } = context.session.getState();
        if (!session) return undefined;
        const wanted = nextDestination(session, settleIntent(context.tabStorage, session, { path: from }));
        // Nobody has asked for the chat yet, so the way from there to the plans needs no warning.
        const home = wanted.to === '/choose-plan' ? { to: '/chat', state: { arriving: true } } : wanted;
        return { ...home, notice: { type: 'success', text: texts().success } };
      } catch {
        if (!isOthers(epoch)) store.setState({ status: 'idle', error: texts().errors.invalid });
        return undefined;
      }
    },
    /** Sends another code: to the address when it is known, else by the user's id. */
    async resend(email?: string): Promise<void> {
      const { status, resendIn } = store.getState();
      if (status !== 'idle' || resendIn > 0) return;
      const { session } = context.session.getState();
      const recipient = email || session?.email || session?.userId;
      if (!recipient) {
        store.setState({ error: texts().errors.noRecipient });
        return;
      }
      store.setState({ status: 'resending', error: null });
      try {
        await api.resendCode(recipient);
        context.notices.notify('success', texts().resent);
        store.setState({ status: 'idle', resendIn: RESEND_PAUSE });
        cancelTick = context.clock.after(1_000, countDown);
      } catch {
        store.setState({ status: 'idle', error: texts().errors.resend });
      }
    },
    clearError() {
      if (store.getState().error) store.setState({ error: null });
    },
    dispose() {
      cancelTick();
    },
  };
}

export type EmailCodeFlow = ReturnType<typeof createEmailCodeFlow>;
