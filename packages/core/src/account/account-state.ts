import type { PlanIdentifier } from '../plans/plan-identifiers.ts';
import type { Account, ActivePlan } from './account.schema.ts';
import type { EditableSection } from './account-values.ts';
import type { OpenPayment, PaidPayment } from './receipt.schema.ts';

export interface AccountState {
  /** After `failed`, an account that was loaded before stays, so that the page can show it. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  account: Account | null;
  /** Why it could not be loaded; null otherwise. */
  error: string | null;
  /** The last payments in the gateway's journal, newest first; empty until `checkPayment` has found them. */
  payments: readonly PaidPayment[];
  /** The payment whose outcome is not known, as far as `findOpenPayment` knows. */
  openPayment: OpenPayment | null;
  findingOpen: boolean;
  /** What was found when it was looked up again; null before. */
  openFinding: string | null;
  /** The plan whose payment awaits its confirmation, as far as `checkPayment` knows. */
  confirming: PlanIdentifier | null;
  /** The plan whose payment was confirmed while this was followed; a new object for each one. */
  confirmed: { plan: PlanIdentifier } | null;
  /** The one section in edit mode. */
  editing: EditableSection | null;
  /** Whether the open form differs from the account. */
  isDirty: boolean;
  saving: boolean;
  /** Why the section could not be saved. The form keeps its values. */
  saveError: string | null;
  sendingPhoto: boolean;
  /** Whether the archive of the person's data is being fetched. */
  exporting: boolean;
  photoError: string | null;
  cancelling: boolean;
  /** Why the subscription could not be cancelled. */
  cancelError: string | null;
  deleting: boolean;
  /** Why the account could not be deleted. */
  deleteError: string | null;
}

/** The state before anything is loaded. */
export const EMPTY: AccountState = {
  status: 'idle',
  account: null,
  error: null,
  payments: [],
  openPayment: null,
  findingOpen: false,
  openFinding: null,
  confirming: null,
  confirmed: null,
  editing: null,
  isDirty: false,
  saving: false,
  saveError: null,
  sendingPhoto: false,
  exporting: false,
  photoError: null,
  cancelling: false,
  cancelError: null,
  deleting: false,
  deleteError: null,
};

/** The fields of a state in which no section is open. */
export const CLOSED = { editing: null, isDirty: false, saveError: null } as const;

/** The plan of an account after its subscription was cancelled. */
export const FREE_PLAN: ActivePlan = {
  id: null,
  name: 'free_plan',
  description: '',
  price: 0,
  status: true,
  startDate: '',
  endDate: '',
  dateNextBilling: '',
};
