import { embedSessionTexts, tabSignInTexts } from '@vesalio/core';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ElementSurface } from '../element-surface.ts';
import { type Gate, gateOf } from './gates.ts';
import { useOriginRefusal } from './use-origin-refusal.ts';
import { useTabSignIn } from './use-tab-sign-in.ts';

/** The path that opens each gate. The terms dialog covers every screen of the product. */
const PATHS: Record<Gate, string> = {
  login: '/login',
  expired: '/login',
  partner: '/login',
  unreachable: '/login',
  terms: '/chat',
  email: '/validate-email',
  plan: '/choose-plan',
};

interface GateNoticeProps {
  surface: ElementSurface;
  /** A gate that does not concern this element. */
  except?: Gate;
  /** What signing in is for here, where it is not a conversation. */
  loginWords?: { title: string; text: string };
}

/** The notice of a closed gate, with the button that opens it. */
export function GateNotice({ surface, except, loginWords }: GateNoticeProps) {
  const texts = useTexts('embed', embedSessionTexts);
  const session = useStore(surface.app.session);
  const handOver = useStore(surface.shared.handOver);
  const closed = gateOf(session, handOver);
  const gate = closed === except ? undefined : closed;
  useGateEvents(surface, gate);
  useRefreshOnReturn(surface, gate);
  const [isRefused, askAgain] = useOriginRefusal(surface, gate === 'login' || gate === 'expired');
  const { isWaiting, signIn } = useTabSignIn(surface, gate === 'login' || gate === 'expired');
  const { tab } = useTexts('embed', tabSignInTexts);
  if (!gate) return null;

  const words = isRefused ? texts.gates.origin : isWaiting ? tab : texts.gates[gate];
  const { title, text } = (words === texts.gates.login && loginWords) || words;
  const press = () => {
    if (isRefused) askAgain();
    else if (gate === 'partner' || gate === 'unreachable') surface.shared.retry();
    else if (gate === 'login' || gate === 'expired') signIn();
    else surface.navigate(PATHS[gate]);
  };
  return (
    <div className="vs-gate" role="status" part="gate">
      <div className="vs-gate__words">
        <p className="vs-gate__title">{title}</p>
        <p>{text}</p>
      </div>
      <Button variant="primary" size="small" onClick={press}>
        {words.action}
      </Button>
    </div>
  );
}

/** Tells the host about a closed gate of the product, so that the host can open it itself. */
function useGateEvents(surface: ElementSurface, gate: Gate | undefined): void {
  const latest = useRef(surface);
  latest.current = surface;
  useEffect(() => {
    if (gate === 'terms' || gate === 'email' || gate === 'plan') latest.current.announce(PATHS[gate]);
  }, [gate]);
}

/** Users open a gate in another tab, so the account is read again when they return. */
function useRefreshOnReturn({ app }: ElementSurface, gate: Gate | undefined): void {
  useEffect(() => {
    if (gate !== 'terms' && gate !== 'email' && gate !== 'plan') return;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      void app
        .account()
        .then((account) => account.load())
        // The next return reads it again.
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [app, gate]);
}
