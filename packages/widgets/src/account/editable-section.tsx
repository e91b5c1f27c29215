import { type Account, accountTexts, type EditableSection as SectionName } from '@vesalio/core';
import { Pencil } from 'lucide';
import { type FormEventHandler, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { keepFocus } from '../ui/forms/live-form.tsx';
import { useAccount, useAccountFlow } from './account-context.ts';
import { AccountRegion } from './account-region.tsx';

export interface EditableSectionProps {
  section: SectionName;
  title: string;
  /** Content of the view mode. */
  view: (account: Account) => ReactNode;
  /** Content of the edit mode, mounted only while editing. */
  form: (account: Account) => ReactNode;
}

/** A section with a view mode and an edit mode. */
export function EditableSection({ section, title, view, form }: EditableSectionProps) {
  const { edit } = useTexts('account', accountTexts);
  const flow = useAccountFlow();
  const account = useAccount((state) => state.account);
  const editing = useAccount((state) => state.editing);
  const isEditing = editing === section;
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      // The fields above the pressed button have gone, so another section may be in its place.
      const region = button.current?.closest('section');
      if (region && region.getBoundingClientRect().top < 0)
        region.scrollIntoView?.({ block: 'start', behavior: 'instant' });
      button.current?.focus({ preventScroll: true });
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (!account) return null;
  const actions = !isEditing && (
    <Button
      ref={button}
      size="small"
      icon={Pencil}
      disabled={editing !== null}
      onClick={() => flow.edit(section)}
    >
      {edit}
    </Button>
  );
  return (
    <AccountRegion section={section} title={title} actions={actions}>
      {isEditing ? form(account) : view(account)}
    </AccountRegion>
  );
}

export interface SectionFormProps {
  ref: Ref<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The fields of a section with 'Salvar' and 'Cancelar'. */
export function SectionForm({ ref, onSubmit, children }: SectionFormProps) {
  const texts = useTexts('account', accountTexts);
  const flow = useAccountFlow();
  const saving = useAccount((state) => state.saving);
  const saveError = useAccount((state) => state.saveError);
  return (
    <form ref={ref} className="vs-account-form" noValidate onMouseDown={keepFocus} onSubmit={onSubmit}>
      {children}
      {saveError && <Alert>{saveError}</Alert>}
      <div className="vs-account-form__actions">
        <Button disabled={saving} onClick={() => flow.discard()}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={saving} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
