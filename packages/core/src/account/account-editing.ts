import type { PersonContext } from '../person-flow.ts';
import type { StoreApi } from '../store.ts';
import { accountTexts } from '../texts/account.ts';
import type { AccountApi } from './account.api.ts';
import type { Account } from './account.schema.ts';
import { type AccountState, CLOSED } from './account-state.ts';
import { changedFields, type EditableSection, type SectionValues } from './account-values.ts';

/**
 * Edits the account, one section at a time.
 * @param change applies saved fields to the account on screen
 */
export function accountEditing(
  own: PersonContext,
  store: StoreApi<AccountState>,
  api: Pick<AccountApi, 'update'>,
  change: (fields: Partial<Account>) => void,
) {
  const texts = () => own.texts('account', accountTexts);
  /** The values in the open form, once the person has changed them. */
  let typed: SectionValues[EditableSection] | undefined;

  return {
    /** Opens a section for editing. Returns false while another one is open. */
    edit(section: EditableSection): boolean {
      const { editing, account } = store.getState();
      if (editing || !account) return false;
      own.notices.outdate('account');
      typed = undefined;
      store.setState({ editing: section, isDirty: false, saveError: null });
      return true;
    },
    /** Sets the values of the open form, to detect unsaved changes. */
    type<Section extends EditableSection>(section: Section, values: SectionValues[Section]): void {
      const { account, editing } = store.getState();
      if (!account || editing !== section) return;
      typed = values;
      const isDirty = Object.keys(changedFields(account, section, values)).length > 0;
      if (isDirty !== store.getState().isDirty) store.setState({ isDirty });
    },
    /** Closes the open section without saving. */
    discard(): void {
      if (!store.getState().saving) store.setState(CLOSED);
    },
    /**
     * Sends the changed fields of a section. Resolves to whether the section is closed, because it was saved or had no
     * changes. Further typing during the request keeps it open.
     * @param values that have passed `validateSection`
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
        own.notices.notify('info', texts().noChanges, 'account');
        return true;
      }
      store.setState({ saving: true, saveError: null });
      try {
        await api.update(fields);
        const saved = { ...account, ...fields };
        const isTypedOn =
          typed !== undefined &&
          Object.keys(changedFields(saved, section, typed as SectionValues[Section])).length > 0;
        store.setState({ ...(isTypedOn ? { isDirty: true } : CLOSED), saving: false });
        change(fields);
        own.notices.notify('success', texts().saved, 'account');
        return !isTypedOn;
      } catch {
        store.setState({ saving: false, saveError: texts().errors.update });
        return false;
      }
    },
  };
}
