import {
  authTexts,
  createStore,
  limits,
  type NewPasswordValues,
  validateNewPasswordForm,
} from '@vesalio/core';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { fieldResolver } from '../ui/forms/field-resolver.ts';
import { LiveForm, SubmitButton } from '../ui/forms/live-form.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { WidgetLink } from './sign-in-parts.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

const idle = createStore(() => ({
  status: 'idle' as 'idle' | 'busy' | 'done',
  error: null as string | null,
}));

export interface ResetPasswordDialogProps {
  /** Token of the reset link. Without it the dialog reports an invalid link. */
  token: string | undefined;
  /** Called when the person closes the dialog, or 3 s after success. A visitor then goes to /login. */
  onClose: (outcome: 'done' | 'dismissed') => void;
  onNavigate: (to: string) => void;
}

/** 'Redefinir Senha': a new password with the token of a reset link. */
export function ResetPasswordDialog({ token, onClose, onNavigate }: ResetPasswordDialogProps) {
  const words = useTexts('auth', authTexts);
  const { reset: texts } = words;
  const app = useApp();
  const isSignedIn = useStore(app.session, (state) => state.session !== null);
  const { flow, act } = useAuthFlow((flows) => flows.resetPassword(token));
  const { status, error } = useStore(flow?.store ?? idle);
  const form = useForm<NewPasswordValues>({
    defaultValues: { newPassword: '', confirmPassword: '' },
    resolver: fieldResolver((values) => validateNewPasswordForm(values, words)),
    mode: 'onTouched',
  });
  const { errors, touchedFields } = form.formState;
  const own = form.register('newPassword');

  useEffect(() => {
    if (status !== 'done') return;
    return app.clock.after(limits.resetCloseMs, () => onClose('done'));
  }, [status, onClose, app]);

  const submit = form.handleSubmit(async (values) => {
    await act((ready) => ready.submit(values.newPassword, values.confirmPassword));
  });
  return (
    <Dialog
      open
      title={texts.title}
      // For a visitor there is no page behind the dialog, so its heading has level 1.
      headingLevel={isSignedIn ? 2 : 1}
      onClose={() => {
        if (status !== 'busy') onClose(status === 'done' ? 'done' : 'dismissed');
      }}
      closeLabel={texts.close}
      size="small"
    >
      {status === 'done' ? (
        <Alert kind="success">{isSignedIn ? texts.success : texts.successLogin}</Alert>
      ) : (
        <LiveForm className="vs-auth__form" onSubmit={submit}>
          <p className="vs-auth__subtitle">{texts.subtitle}</p>
          <NewPasswordFields
            password={{
              label: texts.newPassword,
              error: errors.newPassword?.message,
              input: {
                'data-autofocus': true,
                ...own,
                onChange: async (event) => {
                  await own.onChange(event);
                  if (touchedFields.confirmPassword) await form.trigger('confirmPassword');
                },
              },
            }}
            confirm={{
              label: texts.confirmPassword,
              error: errors.confirmPassword?.message,
              input: form.register('confirmPassword'),
            }}
            typed={form.watch('newPassword')}
          />
          {error && (
            <Alert
              action={
                <WidgetLink to="/forgot-password" onNavigate={onNavigate}>
                  {texts.requestNewLink}
                </WidgetLink>
              }
            >
              {error}
            </Alert>
          )}
          <SubmitButton busy={status === 'busy' || form.formState.isSubmitting} busyLabel={texts.submitting}>
            {texts.submit}
          </SubmitButton>
        </LiveForm>
      )}
    </Dialog>
  );
}
