import { authTexts, type Destination, type Intent, type SignInFlow } from '@vesalio/core';
import type { ReactNode } from 'react';
import { useTexts } from '../provider.tsx';
import { useIsLive } from '../ui/forms/live-form.tsx';
import type { AskGoogle } from './google-button.tsx';
import { GoogleButton } from './google-button.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

/** Props that the page passes to each sign-in widget: how to continue, and how to ask Google. */
export interface SignInProps {
  /** Called with the destination once the person is signed in. */
  onDone: (destination: Destination) => void;
  /** Follows a link of the widget: `/register`, `/forgot-password`… The login hands over the typed e-mail. */
  onNavigate: (to: string, typed?: { email?: string }) => void;
  /** Without it the Google button is not shown. */
  askGoogle?: AskGoogle | undefined;
}

/** Unmounting cancels the flow, so that a late response is ignored. */
export const useSignInFlow = (): ReturnType<typeof useAuthFlow<SignInFlow>> =>
  useAuthFlow(
    (flows) => flows.signIn(),
    (flow) => flow.cancel(),
  );

/** The Google sign-in: its button and the 'OU' divider. */
export function GoogleEntry(props: {
  /** Waits for the flow. The button renders before the flow is loaded, so that the form does not shift. */
  act: <Result>(run: (flow: SignInFlow) => Promise<Result>) => Promise<Result | undefined>;
  purpose: 'login' | 'register';
  askGoogle: AskGoogle;
  intent: Intent;
  onDone: SignInProps['onDone'];
}) {
  const texts = useTexts('auth', authTexts);
  const isRegister = props.purpose === 'register';
  const isLive = useIsLive();
  const press = async () => {
    void props.act(async (flow) => flow.clearError());
    try {
      const given = await props.askGoogle(props.purpose);
      if (!given) return;
      const destination = await props.act((flow) => flow.google(given, isRegister, props.intent));
      if (destination) props.onDone(destination);
    } catch {
      await props.act(async (flow) => flow.googleRefused(isRegister));
    }
  };
  return (
    <>
      <GoogleButton
        label={isRegister ? texts.register.google : texts.login.google}
        onPress={() => void press()}
        disabled={!isLive}
      />
      <div className="vs-divider">
        <span>{texts.or}</span>
      </div>
    </>
  );
}

/** A link that the page follows without a reload. Without JavaScript it is a plain link. */
export function WidgetLink({
  to,
  onNavigate,
  children,
}: {
  to: string;
  onNavigate: (to: string) => void;
  children: ReactNode;
}) {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onNavigate(to);
      }}
    >
      {children}
    </a>
  );
}
