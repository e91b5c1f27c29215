import {
  authTexts,
  createStore,
  isFreePlan,
  planDisplayName,
  type RegisterField,
  type RegisterValues,
  registerFieldsToCheck,
  validateRegister,
} from '@vesalio/core';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { Checkbox } from '../ui/forms/choice.tsx';
import { Field } from '../ui/forms/field.tsx';
import { fieldResolver } from '../ui/forms/field-resolver.ts';
import { LiveForm, SubmitButton } from '../ui/forms/live-form.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { AuthSection } from './auth-section.tsx';
import { LegalLink } from './legal-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { GoogleEntry, type SignInProps, useSignInFlow, WidgetLink } from './sign-in-parts.tsx';

const idle = createStore(() => ({ status: 'idle' as const, error: null }));

export interface RegisterWidgetProps extends SignInProps {
  /** The plan of the registration link: `fleming_plan` or `hippocrates_plan`. */
  plan?: string | undefined;
}

/** Registration, validated on change, on blur and on submit. A changed password validates its repetition again. */
export function RegisterWidget({ plan, onDone, onNavigate, askGoogle }: RegisterWidgetProps) {
  const words = useTexts('auth', authTexts);
  const { register: texts } = words;
  const { flow, act } = useSignInFlow();
  const { status, error } = useStore(flow?.store ?? idle);
  const form = useForm<RegisterValues>({
    resolver: fieldResolver((values) => validateRegister(values, words)),
    mode: 'all',
  });
  const { errors, touchedFields, isSubmitted } = form.formState;
  const field = (name: RegisterField) => {
    const own = form.register(name);
    return {
      ...own,
      onChange: async (event: Parameters<typeof own.onChange>[0]) => {
        await own.onChange(event);
        // Skip a repetition that has not been typed yet: it is not an error.
        for (const other of registerFieldsToCheck(name)) {
          if (other !== name && (touchedFields[other] || isSubmitted)) await form.trigger(other);
        }
      },
    };
  };
  const submit = form.handleSubmit(async ({ acceptTerms, ...values }) => {
    const destination = await act((ready) => ready.register({ ...values, plan: plan ?? null }, acceptTerms));
    if (destination) onDone(destination);
  });
  const termsLabel = (
    <>
      {texts.termsBefore}
      <LegalLink href="/terms">{texts.termsLink}</LegalLink>
      {texts.termsBetween}
      <LegalLink href="/privacy">{texts.privacyLink}</LegalLink>
      {texts.termsAfter}
    </>
  );
  return (
    <AuthSection title={texts.title}>
      {/* Without a plan or with the free one, because it says that this one needs no card. */}
      {(!plan || isFreePlan(plan)) && <p className="vs-auth__subtitle">{texts.subtitle}</p>}
      {plan && <p className="vs-auth__plan">{texts.chosenPlan(planDisplayName(plan))}</p>}
      {askGoogle && (
        <GoogleEntry act={act} purpose="register" askGoogle={askGoogle} intent={{ plan }} onDone={onDone} />
      )}
      <LiveForm className="vs-auth__form" onSubmit={submit}>
        <Field label={texts.fullName} error={errors.fullName?.message} required>
          <TextInput autoComplete="name" {...field('fullName')} />
        </Field>
        <Field label={texts.email} error={errors.email?.message} required>
          <TextInput type="email" inputMode="email" autoComplete="username" {...field('email')} />
        </Field>
        <NewPasswordFields
          password={{
            label: texts.password,
            error: errors.password?.message,
            input: field('password'),
          }}
          confirm={{
            label: texts.confirmPassword,
            error: errors.confirmPassword?.message,
            input: field('confirmPassword'),
          }}
          typed={form.watch('password', '')}
        />
        <Checkbox
          label={termsLabel}
          error={errors.acceptTerms?.message}
          {...field('acceptTerms')}
          aria-required
        />
        {error && <Alert>{error}</Alert>}
        <SubmitButton busy={status === 'busy' || form.formState.isSubmitting} busyLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </LiveForm>
      <p className="vs-auth__foot">
        {texts.hasAccount}{' '}
        <WidgetLink to="/login" onNavigate={onNavigate}>
          {texts.login}
        </WidgetLink>
      </p>
    </AuthSection>
  );
}
