import type { FlowContext } from '../context.ts';
import { defined } from '../defined.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import type { Destination } from '../session/destination.ts';
import { storeLoginAnswer } from '../session/login-answer.ts';
import { homeOf } from '../session/return-path.ts';
import type { StoreApi } from '../store.ts';
import { authTexts } from '../texts/auth.ts';
import { continueAfterGate, freePlanPause } from './after-gate.ts';
import { createAuthApi } from './auth.api.ts';
import type { FormState } from './sign-in.flow.ts';

/** The acceptance of the terms by a person who is signed in and has not accepted them. */
export function createTermsFlow(context: FlowContext) {
  return createPersonFlow(context, () => IDLE, createTerms);
}

const IDLE: FormState = { status: 'idle', error: null };

function createTerms(own: PersonContext, store: StoreApi<FormState>) {
  const api = createAuthApi(own.http);
  const texts = () => own.texts('auth', authTexts).terms;
  return {
    /**
     * @param checked whether the checkbox is checked
     * @param remembered the path that the person asked for before the terms were shown
     */
    async accept(checked: boolean, remembered?: string): Promise<Destination | undefined> {
      if (store.getState().status === 'busy') return undefined;
      if (!checked) {
        store.setState({ error: texts().errors.required });
        return undefined;
      }
      store.setState({ status: 'busy', error: null });
      try {
        await api.acceptTerms();
      } catch {
        store.setState({ status: 'idle', error: texts().errors.failed });
        return undefined;
      }
      const accepting = own.session.getState().session;
      if (!accepting) return undefined;
      const session = { ...accepting, acceptTerms: true };
      const { destination, granted } = await continueAfterGate(own, session, { path: remembered });
      if (granted) await freePlanPause(own);
      store.setState({ status: 'idle', error: null });
      storeLoginAnswer(own.session, { ...defined(granted ?? {}), acceptTerms: true });
      if (session.isEmailValidated) {
        return destination.to === '/' ? { to: homeOf({ ...session, ...granted }) } : destination;
      }
      const { code } = own.texts('auth', authTexts);
      return { ...destination, notice: { type: 'info', text: code.sent, about: 'email-code' } };
    },
  };
}

export type TermsFlow = ReturnType<typeof createTermsFlow>;
