import {
  type AuthFlows,
  authTexts,
  type Destination,
  generalTexts,
  type Intent,
  type SignInFlow,
} from '@vesalio/core';
import type { ReactNode } from 'react';
import { useLoaded } from '../lazy.tsx';
import { useApp, useTexts } from '../provider.tsx';
import { useIsLive } from '../ui/forms/live-form.tsx';
import type { AskGoogle } from './google-button.tsx';
import { GoogleButton } from './google-button.tsx';

/** What every sign-in widget is told by its page: how to go on, and how to ask Google. */
export interface SignInProps {
  /** Called with the place to go once the person is signed in. */
  onDone: (destination: Destination) => void;
  /** Follows a link of the widget: `/register`, `/forgot-password`… */
  onNavigate: (to: string) => void;
  /** Left out, the Google button does not appear. */
  askGoogle?: AskGoogle | undefined;
}

/**
 * A flow made once per mounted widget, as soon as the flows have been loaded. `act` waits for it, so that what is
 * pressed on a slow network is done and not dropped; when the part cannot be loaded it says so.
 */
export function useAuthFlow<Flow>(create: (flows: AuthFlows) => Flow, release?: (flow: Flow) => void) {
  const app = useApp();
  const { value: flow, ready } = useLoaded(async () => create(await app.auth()), { release });

  const act = async <Result,>(run: (flow: Flow) => Promise<Result>): Promise<Result | undefined> => {
    try {
      const made = await ready();
      return made && (await run(made));
    } catch {
      app.notices.notify('error', app.texts('general', generalTexts).errors.partLoad);
      return undefined;
    }
  };
  return { flow, act };
}

/** Whoever leaves the form is signed in by nothing that it still waits for. */
export const useSignInFlow = (): ReturnType<typeof useAuthFlow<SignInFlow>> =>
  useAuthFlow(
    (flows) => flows.signIn(),
    (flow) => flow.cancel(),
  );

/** The Google button, the 'OU' divider, and what happens in between. */
export function GoogleEntry(props: {
  /** Waits for the flow, so that the button can stand before it is there and the form never moves. */
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

/** A link that the page follows without a reload; without JavaScript's help it is still a link. */
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
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onNavigate(to);
      }}
    >
      {children}
    </a>
  );
}
