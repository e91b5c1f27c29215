import { authTexts, createStore, validateEmail } from '@vesalio/core';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { Field } from '../ui/forms/field.tsx';
import { fieldResolver } from '../ui/forms/field-resolver.ts';
import { LiveForm, SubmitButton } from '../ui/forms/live-form.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { AuthSection } from './auth-section.tsx';
import { WidgetLink } from './sign-in-parts.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

const idle = createStore(() => ({
  status: 'idle' as 'idle' | 'busy' | 'done',
  error: null as string | null,
}));

export interface ForgotPasswordWidgetProps {
  /** The e-mail that was typed at the login. */
  email?: string | undefined;
  onNavigate: (to: string) => void;
}

/** Requests a reset link by e-mail. Success hides the form; failure keeps it. */
export function ForgotPasswordWidget({ email, onNavigate }: ForgotPasswordWidgetProps) {
  const words = useTexts('auth', authTexts);
  const { forgot: texts } = words;
  const isSignedIn = useStore(useApp().session, (state) => state.session !== null);
  const { flow, act } = useAuthFlow((flows) => flows.forgotPassword());
  const { status, error } = useStore(flow?.store ?? idle);
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    defaultValues: { email },
    resolver: fieldResolver<{ email: string }>(({ email }) => {
      const message = validateEmail(email, words);
      return message ? { email: message } : {};
    }),
  });
  const title = useRef<HTMLHeadingElement>(null);
  // The form disappears together with the pressed button, so move the focus.
  useEffect(() => {
    if (status === 'done') title.current?.focus();
  }, [status]);
  const submit = handleSubmit(async ({ email }) => {
    await act((ready) => ready.send(email));
  });
  return (
    <AuthSection title={texts.title} titleRef={title}>
      {status === 'done' ? (
        <>
          <Alert kind="success">{texts.success}</Alert>
          <p className="vs-auth__subtitle">{texts.hint}</p>
        </>
      ) : (
        <>
          <p className="vs-auth__subtitle">{texts.subtitle}</p>
          <LiveForm className="vs-auth__form" onSubmit={submit}>
            <Field label={texts.email} error={formState.errors.email?.message} required>
              <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
            </Field>
            {error && <Alert>{error}</Alert>}
            <SubmitButton busy={status === 'busy' || formState.isSubmitting} busyLabel={texts.submitting}>
              {texts.submit}
            </SubmitButton>
          </LiveForm>
        </>
      )}
      <p className="vs-auth__foot">
        <WidgetLink to={isSignedIn ? '/account' : '/login'} onNavigate={onNavigate}>
          {isSignedIn ? texts.backToAccount : texts.backToLogin}
        </WidgetLink>
      </p>
    </AuthSection>
  );
}
