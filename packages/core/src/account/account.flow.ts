import { createStore } from 'zustand/vanilla';
import { type AuthApi, createAuthApi } from '../auth/auth.api.ts';
import type { FlowContext } from '../context.ts';
import { isApiError } from '../http/errors.ts';
import { createPaymentApi, type PaymentApi } from '../payment/payment.api.ts';
import { markPendingPlan } from '../plans/pending-plan.ts';
import { accountTexts } from '../texts/account.ts';
import { type AccountApi, createAccountApi } from './account.api.ts';
import type { Account, ActivePlan } from './account.schema.ts';
import { feedSession } from './account-session.ts';
import { changedFields, type EditableSection, type SectionValues } from './account-values.ts';

export interface AccountState {
  /** `failed` keeps an account that was loaded before: the page shows what it has. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  account: Account | null;
  /** Why it could not be loaded; null otherwise. */
  error: string | null;
  /** The one section in edit mode. */
  editing: EditableSection | null;
  /** What was typed into it differs from the account. */
  isDirty: boolean;
  saving: boolean;
  /** Why the section could not be saved; what was typed stays. */
  saveError: string | null;
  sendingPhoto: boolean;
  photoError: string | null;
  cancelling: boolean;
  /** Why the subscription could not be cancelled. */
  cancelError: string | null;
  deleting: boolean;
  /** Why the account could not be deleted. */
  deleteError: string | null;
}

const EMPTY: AccountState = {
  status: 'idle',
  account: null,
  error: null,
  editing: null,
  isDirty: false,
  saving: false,
  saveError: null,
  sendingPhoto: false,
  photoError: null,
  cancelling: false,
  cancelError: null,
  deleting: false,
  deleteError: null,
};

const CLOSED = { editing: null, isDirty: false, saveError: null } as const;

const FREE_PLAN: ActivePlan = {
  id: null,
  name: 'free_plan',
  description: '',
  price: 0,
  status: true,
  startDate: '',
  endDate: '',
  dateNextBilling: '',
};

/** The session has ended: whoever watches it takes the person away, and nothing is left to say here. */
const isOver = (error: unknown) => isApiError(error, 'expired');

/**
 * The person's account: loading, editing one section at a time, the picture, cancelling the subscription and deleting
 * the account. One for all screens; it forgets everything when another person takes the place.
 */
export function createAccountFlow(
  context: FlowContext,
  api: AccountApi = createAccountApi(context.http),
  payment: PaymentApi = createPaymentApi(context.http),
  auth: AuthApi = createAuthApi(context.http),
) {
  const store = createStore<AccountState>(() => EMPTY);
  const texts = () => context.texts('account', accountTexts);
  let loads = 0;
  /** Set by cancelling: an account that then tells of no plan at all is on the free one. */
  let keepsFreePlan = false;
  let isFeeding = false;

  const unfollow = context.session.subscribe(({ epoch, session }, before) => {
    if (epoch === before.epoch) {
      // Paid or activated beside this, the account tells of the new plan too.
      const isOther = session?.planName !== before.session?.planName;
      if (isOther && !isFeeding && store.getState().account) void load();
      return;
    }
    loads++;
    keepsFreePlan = false;
    store.setState(EMPTY, true);
  });

  /** Whether the person who began something is still the one here. */
  function stillHere(): () => boolean {
    const { epoch } = context.session.getState();
    return () => context.session.getState().epoch === epoch;
  }

  function feed(account: Account): void {
    isFeeding = true;
    feedSession(context, account);
    isFeeding = false;
  }

  function change(fields: Partial<Account>): void {
    const { account } = store.getState();
    if (!account) return;
    const changed = { ...account, ...fields };
    store.setState({ account: changed });
    feed(changed);
  }

  async function load(): Promise<void> {
    const mine = ++loads;
    store.setState({ status: 'loading', error: null });
    try {
      const read = await api.read();
      if (mine !== loads) return;
      const account: Account =
        keepsFreePlan && !read.activePlan ? { ...read, activePlan: FREE_PLAN, hasActivePlan: true } : read;
      store.setState({ status: 'ready', account });
      feed(account);
    } catch (error) {
      if (mine === loads && !isOver(error)) store.setState({ status: 'failed', error: texts().errors.load });
    }
  }

  return {
    store,
    /** Reads the account; a newer call supersedes an older one, and what is shown meanwhile stays. */
    load,
    /** Puts a section into edit mode; refused while another one is. */
    edit(section: EditableSection): boolean {
      const { editing, account } = store.getState();
      if (editing || !account) return false;
      store.setState({ editing: section, isDirty: false, saveError: null });
      return true;
    },
    /** Tells what the open form holds, so that leaving it can ask. */
    type<Section extends EditableSection>(section: Section, values: SectionValues[Section]): void {
      const { account, editing } = store.getState();
      if (!account || editing !== section) return;
      const isDirty = Object.keys(changedFields(account, section, values)).length > 0;
      if (isDirty !== store.getState().isDirty) store.setState({ isDirty });
    },
    /** Leaves the edit mode without saving. */
    discard(): void {
      if (!store.getState().saving) store.setState(CLOSED);
    },
    /**
     * Sends the fields of a section that changed. Resolves to whether the section is closed again: saved, or nothing to
     * save. `values` have passed `validateSection`.
     */
    async save<Section extends EditableSection>(
      section: Section,
      values: SectionValues[Section],
    ): Promise<boolean> {
      const { account, saving } = store.getState();
      if (!account || saving) return false;
      const fields = changedFields(account, section, values);
      if (Object.keys(fields).length === 0) {
        store.setState(CLOSED);
        context.notices.notify('info', texts().noChanges);
        return true;
      }
      const isHere = stillHere();
      store.setState({ saving: true, saveError: null });
      try {
        await api.update(fields);
        if (!isHere()) return false;
        store.setState({ ...CLOSED, saving: false });
        change(fields);
        context.notices.notify('success', texts().saved);
        return true;
      } catch (error) {
        if (isHere() && !isOver(error)) store.setState({ saving: false, saveError: texts().errors.update });
        return false;
      }
    },
    /** @param photoBase64 the picture, cut and small, without a data prefix. Resolves to whether it was taken. */
    async sendPhoto(photoBase64: string): Promise<boolean> {
      if (store.getState().sendingPhoto) return false;
      const isHere = stillHere();
      store.setState({ sendingPhoto: true, photoError: null });
      try {
        await api.updatePicture(photoBase64);
        if (!isHere()) return false;
        store.setState({ sendingPhoto: false });
        change({ photoProfile: photoBase64 });
        context.notices.notify('success', texts().photo.updated);
        return true;
      } catch (error) {
        if (isHere() && !isOver(error)) {
          store.setState({ sendingPhoto: false, photoError: texts().photo.errors.failed });
        }
        return false;
      }
    },
    /** A picture was refused before it could be sent; null takes the sentence away. */
    refusePhoto(message: string | null): void {
      store.setState({ photoError: message });
    },
    /** Cancels the subscription: the account goes to the free plan and keeps a plan active. */
    async cancelSubscription(): Promise<boolean> {
      if (store.getState().cancelling) return false;
      const isHere = stillHere();
      store.setState({ cancelling: true, cancelError: null });
      try {
        const done = await payment.cancel();
        if (!isHere()) return false;
        if (!done) throw new Error('The server did not cancel the subscription.');
        keepsFreePlan = true;
        markPendingPlan(context.tabStorage, undefined);
        store.setState({ cancelling: false });
        change({ activePlan: FREE_PLAN, hasActivePlan: true });
        context.notices.notify('success', texts().plan.cancelled);
        return true;
      } catch (error) {
        if (isHere() && !isOver(error)) {
          store.setState({ cancelling: false, cancelError: texts().plan.cancelFailed });
        }
        return false;
      }
    },
    clearCancelError(): void {
      store.setState({ cancelError: null });
    },
    /** Deletes the account. Resolves to whether it is gone; the page then signs out and leaves. */
    async deleteAccount(): Promise<boolean> {
      if (store.getState().deleting) return false;
      const isHere = stillHere();
      store.setState({ deleting: true, deleteError: null });
      try {
        const done = await auth.deleteAccount();
        if (!done) throw new Error('The server did not delete the account.');
        if (isHere()) store.setState({ ...CLOSED, deleting: false });
        // What became of one person's account is nothing to another.
        else if (context.session.getState().session) return false;
        context.notices.notify('success', texts().security.deleted);
        return true;
      } catch (error) {
        if (isHere() && !isOver(error)) {
          store.setState({ deleting: false, deleteError: texts().security.deleteFailed });
        }
        return false;
      }
    },
    clearDeleteError(): void {
      store.setState({ deleteError: null });
    },
    dispose: unfollow,
  };
}

export type AccountFlow = ReturnType<typeof createAccountFlow>;
