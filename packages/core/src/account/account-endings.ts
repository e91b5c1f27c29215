import type { FlowContext } from '../context.ts';
import { withSupportCode } from '../http/errors.ts';
import type { PersonContext } from '../person-flow.ts';
import { markPendingPlan } from '../plans/pending-plan.ts';
import { isFreePlan } from '../plans/plan-identifiers.ts';
import { createSubscriptionApi } from '../plans/subscription.api.ts';
import type { StoreApi } from '../store.ts';
import { accountTexts } from '../texts/account.ts';
import { createAccountApi } from './account.api.ts';
import { type AccountState, CLOSED } from './account-state.ts';

/**
 * The actions that end a subscription or an account.
 * @param everybody the app's context, which stays valid after this person leaves
 * @param onCancelled puts the account on the free plan and reads it again
 */
export function accountEndings(
  own: PersonContext,
  everybody: FlowContext,
  store: StoreApi<AccountState>,
  onCancelled: () => void,
) {
  const subscription = createSubscriptionApi(own.http);
  // Uses its own signal, so that the result of a deletion is shown even if the session has ended.
  const deletion = createAccountApi(() => everybody.http(new AbortController().signal));
  const texts = () => own.texts('account', accountTexts);

  return {
    /** Cancels the subscription. The account moves to the free plan, which is active and cannot be cancelled. */
    async cancelSubscription(): Promise<boolean> {
      const { account, cancelling } = store.getState();
      if (cancelling || isFreePlan(account?.activePlan?.name)) return false;
      store.setState({ cancelling: true, cancelError: null });
      try {
        const done = await subscription.cancel();
        if (!done) throw new Error('The server did not cancel the subscription.');
        markPendingPlan(own, undefined);
        store.setState({ cancelling: false });
        onCancelled();
        own.notices.notify('success', texts().plan.cancelled, 'plan');
        return true;
      } catch (error) {
        store.setState({ cancelling: false, cancelError: withSupportCode(texts().plan.cancelFailed, error) });
        return false;
      }
    },
    clearCancelError(): void {
      store.setState({ cancelError: null });
    },
    /** Deletes the account. Resolves to true if it is deleted; the page then signs out and leaves. */
    async deleteAccount(): Promise<boolean> {
      if (store.getState().deleting) return false;
      store.setState({ deleting: true, deleteError: null });
      try {
        const done = await deletion.remove();
        if (!done) throw new Error('The server did not delete the account.');
        // Another person has signed in and must not see the notice.
        if (own.scope.signal.aborted && own.session.getState().session) return false;
        store.setState({ ...CLOSED, deleting: false });
        everybody.notices.notify('success', texts().security.deleted);
        return true;
      } catch (error) {
        store.setState({
          deleting: false,
          deleteError: withSupportCode(texts().security.deleteFailed, error),
        });
        return false;
      }
    },
    clearDeleteError(): void {
      store.setState({ deleteError: null });
    },
  };
}
