import { authTexts, type Destination, limits } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Heading } from '../ui/display/heading.tsx';
import { CodeInput } from '../ui/forms/code-input.tsx';
import { LiveForm } from '../ui/forms/live-form.tsx';
import { useAuthFlow } from './sign-in-parts.tsx';

const idle = createStore(() => ({ status: 'idle', error: null as string | null, resendIn: 0 }));

export interface EmailCodeWidgetProps {
  /** The address the code went to, from the navigation state; else the session's. */
  email?: string | undefined;
  /** The origin that the code stands in the way of. */
  from?: string | undefined;
  /** Called with the place to go next. */
  onDone: (destination: Destination) => void;
  /** The person would rather use another account, or none. */
  onSignOut: () => void;
}

/** Five boxes for the code of the e-mail. */
export function EmailCodeWidget({ email, from, onDone, onSignOut }: EmailCodeWidgetProps) {
  const { code: texts } = useTexts('auth', authTexts);
  const known = useStore(useApp().session, (state) => state.session?.email);
  const address = email || known;
  const [code, setCode] = useState('');
  const { flow, act } = useAuthFlow((flows) => flows.emailCode());
  const { status, error, resendIn } = useStore(flow?.store ?? idle);
  useEffect(() => () => flow?.dispose(), [flow]);
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  // Back to the boxes, whose description now tells what was wrong.
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const validate = async (value: string) => {
    const destination = await act((ready) => ready.validate(value, from));
    if (destination) onDone(destination);
    else setFailures((count) => count + 1);
  };
  return (
    <section className="vs-auth" aria-labelledby="vs-code-title">
      <Heading id="vs-code-title" className="vs-auth__title">
        {texts.title}
      </Heading>
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
          }}
          error={error}
          hint={texts.hint}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={status === 'validating'}
          busyLabel={texts.submitting}
        >
          {texts.submit}
        </Button>
      </LiveForm>
      <p className="vs-auth__foot vs-auth__foot--split">
        <Button
          variant="ghost"
          size="small"
          onClick={() => void act((ready) => ready.resend(address))}
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
    </section>
  );
}
