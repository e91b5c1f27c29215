import { type ConsentState, consentTexts, createStore } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Heading } from '../ui/display/heading.tsx';
import { Spinner } from '../ui/display/spinner.tsx';
import { AuthSection } from './auth-section.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

const idle = createStore<ConsentState>(() => ({ phase: 'loading', origin: '' }));

export interface ConsentWidgetProps {
  /** Challenge from the element that opened the tab. */
  challenge: string;
  /** Called when the person wants to use another account. */
  onSignOut: () => void;
}

/** Asks a signed-in person whether the page that opened this tab may use the session. */
export function ConsentWidget({ challenge, onSignOut }: ConsentWidgetProps) {
  const { consent: texts } = useTexts('embed', consentTexts);
  const { flow, act } = useAuthFlow(
    (flows) => flows.consent(challenge),
    (made) => made.dispose(),
  );
  const { phase, origin } = useStore(flow?.store ?? idle);
  useEffect(() => void flow?.load(), [flow]);

  if (phase === 'loading')
    return (
      <section className="vs-auth">
        <Spinner size={28} />
        <p role="status">{texts.checking}</p>
      </section>
    );
  if (phase === 'asking' || phase === 'deciding')
    return (
      <Question
        origin={origin}
        isBusy={phase === 'deciding'}
        onDecide={(allow) => void act((ready) => ready.decide(allow))}
        onSignOut={onSignOut}
      />
    );
  const { title, text } = texts[phase];
  return (
    <section className="vs-auth" role="status">
      <Heading className="vs-auth__title">{title}</Heading>
      <p className="vs-auth__subtitle">{typeof text === 'string' ? text : text(origin)}</p>
      {phase === 'failed' && (
        <Button variant="primary" block onClick={() => void act((ready) => ready.load())}>
          {texts.failed.action}
        </Button>
      )}
    </section>
  );
}

interface QuestionProps {
  origin: string;
  isBusy: boolean;
  onDecide: (allow: boolean) => void;
  onSignOut: () => void;
}

function Question({ origin, isBusy, onDecide, onSignOut }: QuestionProps) {
  const { consent: texts } = useTexts('embed', consentTexts);
  const name = useStore(useApp().session, (state) => state.session?.username ?? '');
  return (
    <AuthSection title={texts.title}>
      <p className="vs-auth__subtitle">{texts.asks}</p>
      <p className="vs-consent__origin">{origin}</p>
      <p>
        {texts.account(name)} {texts.warning}
      </p>
      <div className="vs-auth__form">
        <Button variant="primary" size="large" block busy={isBusy} onClick={() => onDecide(true)}>
          {texts.allow}
        </Button>
        <Button size="large" block disabled={isBusy} onClick={() => onDecide(false)}>
          {texts.deny}
        </Button>
      </div>
      <p className="vs-auth__foot">
        <Button variant="ghost" size="small" disabled={isBusy} onClick={onSignOut}>
          {texts.otherAccount}
        </Button>
      </p>
    </AuthSection>
  );
}
