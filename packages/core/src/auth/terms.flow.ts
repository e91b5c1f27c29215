import { createStore } from 'zustand/vanilla';
import type { FlowContext } from '../context.ts';
import { homeOf } from '../session/return-path.ts';
import { authTexts } from '../texts/auth.ts';
import type { AuthApi } from './auth.api.ts';
import { type Destination, nextDestination, settleIntent } from './destination.ts';
import type { FormState } from './sign-in.flow.ts';

/** Acceptance of the terms, asked of anyone signed in who has not given it. */
export function createTermsFlow(context: FlowContext, api: AuthApi) {
  const texts = () => context.texts('auth', authTexts).terms;
  const store = createStore<FormState>(() => ({ status: 'idle', error: null }));
  return {
    store,
    /**
     * @param checked whether the box is ticked
     * @param remembered the path that the terms stood in the way of
     */
    async accept(checked: boolean, remembered?: string): Promise<Destination | undefined> {
      if (store.getState().status === 'busy') return undefined;
      if (!checked) {
        store.setState({ error: texts().errors.required });
        return undefined;
      }
      const { epoch } = context.session.getState();
      store.setState({ status: 'busy', error: null });
      try {
        await api.acceptTerms();
      } catch {
        const isTheirs = context.session.getState().epoch === epoch;
        store.setState({ status: 'idle', error: isTheirs ? texts().errors.failed : null });
        return undefined;
      }
      store.setState({ status: 'idle', error: null });
      const before = context.session.getState();
      if (!before.session || before.epoch !== epoch) return undefined;
      const session = { ...before.session, acceptTerms: true };
      const wanted = nextDestination(
        session,
        settleIntent(context.tabStorage, session, { path: remembered }),
      );
      context.session.update({ acceptTerms: true });
      if (session.isEmailValidated) return wanted.to === '/' ? { to: homeOf(session) } : wanted;
      const { code } = context.texts('auth', authTexts);
      return { ...wanted, notice: { type: 'info', text: code.sent } };
    },
  };
}

export type TermsFlow = ReturnType<typeof createTermsFlow>;
