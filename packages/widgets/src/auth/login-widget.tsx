import { authTexts, createStore, type LoginValues, validateLogin } from '@vesalio/core';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { Field } from '../ui/forms/field.tsx';
import { fieldResolver } from '../ui/forms/field-resolver.ts';
import { LiveForm, SubmitButton } from '../ui/forms/live-form.tsx';
import { PasswordInput } from '../ui/forms/password-input.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { AuthSection } from './auth-section.tsx';
import { GoogleEntry, type SignInProps, useSignInFlow, WidgetLink } from './sign-in-parts.tsx';

const idle = createStore(() => ({ status: 'idle' as const, error: null }));

export interface LoginWidgetProps extends SignInProps {
  /** Remembered path to return to. */
  from?: string | undefined;
  /** Sentence above the form, for example that the session expired. */
  notice?: string | undefined;
  /** Whether the notice reports a failure, such as an invalid reset link. */
  isNoticeFailure?: boolean | undefined;
  /** A link to what the person can do about the notice. */
  noticeLink?: { to: string; label: string } | undefined;
}

/** Login by e-mail and password, or by Google. A failure keeps the typed values. */
export function LoginWidget({
  from,
  notice,
  isNoticeFailure,
  noticeLink,
  onDone,
  onNavigate,
  askGoogle,
}: LoginWidgetProps) {
  const words = useTexts('auth', authTexts);
  const { login: texts, password } = words;
  const { flow, act } = useSignInFlow();
  const { status, error } = useStore(flow?.store ?? idle);
  const { register, handleSubmit, formState, getValues } = useForm<LoginValues>({
    resolver: fieldResolver((values) => validateLogin(values, words)),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { errors } = formState;
  const submit = handleSubmit(async (values) => {
    const destination = await act((ready) => ready.login(values.email, values.password, from));
    if (destination) onDone(destination);
  });
  return (
    <AuthSection title={texts.title}>
      <p className="vs-auth__subtitle">{texts.subtitle}</p>
      {notice && !error && (
        <Alert
          kind={isNoticeFailure ? 'error' : 'info'}
          action={
            noticeLink && (
              <WidgetLink to={noticeLink.to} onNavigate={onNavigate}>
                {noticeLink.label}
              </WidgetLink>
            )
          }
        >
          {notice}
        </Alert>
      )}
      {askGoogle && (
        <GoogleEntry
          act={act}
          purpose="login"
          askGoogle={askGoogle}
          intent={{ path: from }}
          onDone={onDone}
        />
      )}
      <LiveForm className="vs-auth__form" onSubmit={submit}>
        <Field label={texts.email} error={errors.email?.message} required>
          <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label={texts.password} error={errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            showLabel={password.show}
            hideLabel={password.hide}
            capsLockHint={password.capsLock}
            {...register('password')}
          />
        </Field>
        <p className="vs-auth__aside">
          <WidgetLink
            to="/forgot-password"
            onNavigate={(to) => onNavigate(to, { email: getValues('email') })}
          >
            {texts.forgot}
          </WidgetLink>
        </p>
        {error && <Alert>{error}</Alert>}
        <SubmitButton busy={status === 'busy' || formState.isSubmitting} busyLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </LiveForm>
      <p className="vs-auth__foot">
        {texts.noAccount}{' '}
        <WidgetLink to="/register" onNavigate={onNavigate}>
          {texts.register}
        </WidgetLink>
      </p>
    </AuthSection>
  );
}
