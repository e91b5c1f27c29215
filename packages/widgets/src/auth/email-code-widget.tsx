import {
  authTexts,
  createStore,
  type Destination,
  limits,
  normalizeEmailCode,
  validateEmailCode,
} from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { CodeInput } from '../ui/forms/code-input.tsx';
import { LiveForm, SubmitButton } from '../ui/forms/live-form.tsx';
import { AuthSection } from './auth-section.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

const idle = createStore(() => ({ status: 'idle', error: null as string | null, resendIn: 0 }));

export interface EmailCodeWidgetProps {
  /** The address that the code was sent to, from the navigation state; otherwise the session's. */
  email?: string | undefined;
  /** The path to continue to after the code. */
  from?: string | undefined;
  /** Moves the focus to the first box, for pages whose only task is the code. */
  autoFocus?: boolean;
  /** Called with the next destination. */
  onDone: (destination: Destination) => void;
  /** Called when the person wants to sign out. */
  onSignOut: () => void;
}

/** Five boxes for the code that was sent by e-mail. A complete code is submitted once, after a short pause. */
export function EmailCodeWidget({ email, from, autoFocus, onDone, onSignOut }: EmailCodeWidgetProps) {
  const { code: texts } = useTexts('auth', authTexts);
  const known = useStore(useApp().session, (state) => state.session?.email);
  const address = email || known;
  const [code, setCode] = useState('');
  const { flow, act } = useAuthFlow((flows) => flows.emailCode());
  const { status, error, resendIn } = useStore(flow?.store ?? idle);
  useEffect(() => () => flow?.dispose(), [flow]);
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (autoFocus) form.current?.querySelector('input')?.focus();
  }, [autoFocus]);
  // The focus moves to an invalid box, because its description contains the error.
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const automatic = useAutomaticSubmission();
  const validate = async (value: string) => {
    if (!validateEmailCode(value)) automatic.note(value);
    const destination = await act((ready) => ready.validate(value, from));
    if (destination) onDone(destination);
    else {
      setFailures((count) => count + 1);
      automatic.update();
    }
  };
  const submitItself = useRef(() => {});
  submitItself.current = () => {
    if (automatic.accepts(code)) void validate(code);
  };
  // Without the pause, 'Validar' would disappear before somebody could press it right after the last character.
  useEffect(() => {
    if (validateEmailCode(code)) return;
    const timer = setTimeout(() => submitItself.current(), limits.emailCodePauseMs);
    return () => clearTimeout(timer);
  }, [code]);
  /** Requests a new code and clears the boxes. The focus moves to the first one, because the button is disabled. */
  const resend = async () => {
    await act((ready) => ready.resend(address));
    if (!flow || flow.store.getState().resendIn === 0) return;
    setCode('');
    automatic.arm();
    form.current?.querySelector('input')?.focus();
  };
  return (
    <AuthSection title={texts.title}>
      <p className="vs-auth__subtitle">{address ? texts.subtitle(address) : texts.subtitleWithoutEmail}</p>
      <LiveForm
        ref={form}
        className="vs-auth__form"
        onSubmit={(event) => {
          event.preventDefault();
          void validate(code);
        }}
      >
        <CodeInput
          label={texts.group}
          boxLabel={texts.box}
          length={limits.emailCodeLength}
          value={code}
          onChange={(value) => {
            flow?.clearError();
            setCode(value);
            automatic.change(code, value);
          }}
          onFill={automatic.arm}
          readPasted={normalizeEmailCode}
          error={error}
          hint={automatic.isAnnounced ? texts.hint : texts.resendHint}
        />
        <SubmitButton busy={status === 'validating'} busyLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </LiveForm>
      <p className="vs-auth__foot vs-auth__foot--split">
        <Button
          variant="ghost"
          size="small"
          onClick={() => void resend()}
          busy={status === 'resending'}
          busyLabel={texts.resending}
          disabled={resendIn > 0}
        >
          {resendIn > 0 ? texts.resendIn(resendIn) : texts.resend}
        </Button>
        <Button variant="ghost" size="small" onClick={onSignOut}>
          {texts.otherAccount}
        </Button>
      </p>
    </AuthSection>
  );
}

/**
 * Decides whether a complete code is submitted automatically: each code once, and not while a refused one is corrected.
 * A code that is typed over a refused one from the first box to the last is a new one.
 */
function useAutomaticSubmission() {
  const submitted = useRef(new Set<string>());
  /** False after a refused code until the boxes are empty or filled anew. */
  const isArmed = useRef(true);
  const isBegunAnew = useRef(false);
  /** Keeps the hint consistent with `isArmed`. */
  const [isAnnounced, setAnnounced] = useState(true);
  const arm = () => {
    isArmed.current = true;
    setAnnounced(true);
  };
  return {
    isAnnounced,
    accepts: (code: string) => isArmed.current && !submitted.current.has(code),
    note(code: string) {
      submitted.current.add(code);
      isArmed.current = false;
      isBegunAnew.current = false;
    },
    arm,
    change(before: string, after: string) {
      if (after === '') arm();
      else if (after[0] !== before[0]) isBegunAnew.current = true;
      else if (isBegunAnew.current && after.at(-1) !== before.at(-1)) arm();
    },
    /** Updates the hint after the result is on screen. */
    update: () => setAnnounced(isArmed.current),
  };
}
