import type { FlowContext } from '../context.ts';
import { withSupportCode } from '../http/errors.ts';
import { createPersonFlow, type PersonContext } from '../person-flow.ts';
import { isFreePlan } from '../plans/plan-identifiers.ts';
import type { StoreApi } from '../store.ts';
import { accountTexts } from '../texts/account.ts';
import { createAccountApi } from './account.api.ts';
import type { Account } from './account.schema.ts';
import { accountEditing } from './account-editing.ts';
import { accountEndings } from './account-endings.ts';
import { feedSession } from './account-session.ts';
import { type AccountState, EMPTY, FREE_PLAN } from './account-state.ts';
import { accountConfirmation } from './confirmation.ts';
import { exportData } from './export-data.ts';
import { accountOpenPayment } from './open-payment.ts';

/**
 * The person's account: loads it, edits one section at a time, changes the picture, cancels the subscription and
 * deletes the account. All screens share one.
 */
export function createAccountFlow(context: FlowContext) {
  return createPersonFlow(
    context,
    () => EMPTY,
    (own, store) => createAccount(own, store, context),
  );
}

/** @param everybody the app's context, which stays valid after this person leaves */
function createAccount(own: PersonContext, store: StoreApi<AccountState>, everybody: FlowContext) {
  const api = createAccountApi(own.http);
  const texts = () => own.texts('account', accountTexts);
  let latest = 0;
  /** Fields that were saved while the account was being read. The response may be older. */
  let savedMeanwhile: Partial<Account> = {};
  /** Set by cancelling: an account without a plan is then on the free one. */
  let keepsFreePlan = false;

  /** @param hasCancelled whether the answer may still show the cancelled plan */
  function toAccount(answer: Account, hasCancelled = false): Account {
    const { activePlan } = answer;
    const isBehind = hasCancelled && activePlan !== null && !isFreePlan(activePlan.name);
    const isFree = isBehind || (keepsFreePlan && !activePlan);
    return isFree ? { ...answer, activePlan: FREE_PLAN, hasActivePlan: true } : answer;
  }

  let isFeeding = false;

  own.onEnd(
    own.session.subscribe(({ session }, before) => {
      // Read the account again after a payment or an activation elsewhere on the page.
      const isNewPlan = session?.planName !== before.session?.planName;
      if (isNewPlan && !isFeeding && store.getState().account) void load();
    }),
  );

  function feed(account: Account): void {
    isFeeding = true;
    feedSession(own, account);
    isFeeding = false;
  }

  function change(fields: Partial<Account>): void {
    const { account } = store.getState();
    if (!account) return;
    const changed = { ...account, ...fields };
    savedMeanwhile = { ...savedMeanwhile, ...fields };
    store.setState({ account: changed });
    feed(changed);
  }

  async function load(hasCancelled = false): Promise<void> {
    const mine = ++latest;
    savedMeanwhile = {};
    store.setState({ status: 'loading', error: null });
    try {
      const answer = await api.read();
      if (mine !== latest) return;
      const account = toAccount({ ...answer, ...savedMeanwhile }, hasCancelled);
      store.setState({ status: 'ready', account });
      feed(account);
    } catch {
      if (mine === latest) store.setState({ status: 'failed', error: texts().errors.load });
    }
  }

  /** Reads only the plan, so that an open section stays as it is. */
  async function readPlan(onRead: () => void): Promise<Account> {
    const answer = toAccount(await api.read());
    onRead();
    const { activePlan, hasActivePlan } = answer;
    const { account } = store.getState();
    if (account) store.setState({ account: { ...account, activePlan, hasActivePlan } });
    feed(answer);
    return answer;
  }

  const confirmation = accountConfirmation(own, store, readPlan);

  return {
    /** Reads the account. A newer call replaces an older one. The account on screen stays until the answer arrives. */
    load: () => load(),
    ...confirmation,
    ...accountOpenPayment(own, store, () => void load().then(confirmation.checkPayment)),
    ...accountEditing(own, store, api, change),
    /**
     * Resolves to whether the picture was saved.
     * @param photoBase64 the cropped and reduced picture, without a data prefix
     */
    async sendPhoto(photoBase64: string): Promise<boolean> {
      if (store.getState().sendingPhoto) return false;
      store.setState({ sendingPhoto: true, photoError: null });
      try {
        await api.updatePicture(photoBase64);
        store.setState({ sendingPhoto: false });
        change({ photoProfile: photoBase64 });
        own.notices.notify('success', texts().photo.updated);
        return true;
      } catch (error) {
        store.setState({
          sendingPhoto: false,
          photoError: withSupportCode(texts().photo.errors.failed, error),
        });
        return false;
      }
    },
    /** Shows why a picture cannot be sent; null removes the message. */
    refusePhoto(message: string | null): void {
      store.setState({ photoError: message });
    },
    /** Fetches the archive of the person's data. On failure shows a notice and resolves to null. */
    async exportData(): Promise<Blob | null> {
      if (store.getState().exporting) return null;
      store.setState({ exporting: true });
      const archive = await exportData(own, api);
      store.setState({ exporting: false });
      return archive;
    },
    ...accountEndings(own, everybody, store, () => {
      keepsFreePlan = true;
      store.setState({ confirming: null });
      change({ activePlan: FREE_PLAN, hasActivePlan: true });
      void load(true);
    }),
  };
}

export type AccountFlow = ReturnType<typeof createAccountFlow>;
