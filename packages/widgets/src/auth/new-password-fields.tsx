import { authTexts } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useFieldInView } from '../ui/forms/live-form.tsx';
import { PasswordInput, type PasswordInputProps } from '../ui/forms/password-input.tsx';
import { useUniqueId } from '../ui/unique-id.ts';
import { PasswordRules } from './password-rules.tsx';

interface PasswordField {
  label: string;
  error: string | undefined;
  /** The field's form binding, and further attributes. */
  input: Omit<PasswordInputProps, 'showLabel' | 'hideLabel'> & { 'data-autofocus'?: true };
}

interface NewPasswordFieldsProps {
  password: PasswordField;
  confirm: PasswordField;
  /** The password so far. The rules that it meets are ticked. */
  typed: string;
}

/** A new password, its rules and its repetition. */
export function NewPasswordFields({ password, confirm, typed }: NewPasswordFieldsProps) {
  const { password: texts } = useTexts('auth', authTexts);
  const rulesId = useUniqueId();
  useFieldInView();
  return (
    <>
      <Field label={password.label} error={password.error} required>
        <PasswordInput
          autoComplete="new-password"
          showLabel={texts.show}
          hideLabel={texts.hide}
          capsLockHint={texts.capsLock}
          aria-describedby={rulesId}
          {...password.input}
        />
      </Field>
      <PasswordRules id={rulesId} password={typed} />
      <Field label={confirm.label} error={confirm.error} required>
        <PasswordInput
          autoComplete="new-password"
          showLabel={texts.show}
          hideLabel={texts.hide}
          {...confirm.input}
        />
      </Field>
    </>
  );
}
