import { embedSessionTexts, hasDrafts, tabSignInTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onDemand } from '../../chat/lazy-on-demand.ts';
import { LazyView } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { LiveWords } from '../../ui/display/status.tsx';
import type { ElementSurface } from '../element-surface.ts';
import { refusals } from '../origin-refusals.ts';
import { type Gate, gateOf } from './gates.ts';
import { useOriginRefusal } from './use-origin-refusal.ts';
import { useTabSignIn } from './use-tab-sign-in.ts';

/** The product path that opens each gate. The terms cover every screen there. */
const PATHS: { readonly [gate in Gate]?: string } = {
  terms: '/chat',
  email: '/validate-email',
  plan: '/choose-plan',
};

interface GateNoticeProps {
  surface: ElementSurface;
  /** A gate that does not apply to this element. */
  except?: Gate;
  /** The words for the sign-in, if it is for something other than a conversation. */
  loginWords?: { title: string; text: string };
}

/**
 * The notice of a closed gate, with the button that opens it. The terms open here, because people signed in by the page
 * may be unable to sign in at the product's site.
 */
export function GateNotice({ surface, except, loginWords }: GateNoticeProps) {
  const texts = useTexts('embed', embedSessionTexts);
  const session = useStore(surface.app.session);
  const handOver = useStore(surface.shared.handOver);
  const closed = gateOf(session, handOver);
  const gate = closed === except ? undefined : closed;
  const path = gate && PATHS[gate];
  const isNobody = gate === 'login' || gate === 'expired';
  useReturn(surface, isNobody ? undefined : gate);
  const [isRefused, askAgain] = useOriginRefusal(surface, isNobody, gate === 'unreachable' && handOver.error);
  const { isWaiting, signIn } = useTabSignIn(surface, isNobody);
  const { tab } = useTexts('embed', tabSignInTexts);
  /** The session epoch of the person who is reading the terms. */
  const [reader, setReader] = useState<number>();
  const isReading = reader === session.epoch && gate === 'terms';
  if (!gate) return null;

  const words = isRefused ? texts.gates.origin : isWaiting ? tab : texts.gates[gate];
  const { title, text } = (words === texts.gates.login && loginWords) || words;
  const { expired } = texts.gates;
  const draft = words === expired && hasDrafts(surface.app.storage) ? ` ${expired.draft}` : '';
  const press = () => {
    refusals.delete(surface.app.baseUrl);
    if (isRefused && isNobody) askAgain();
    else if (isNobody) signIn();
    else if (!path) surface.shared.retry();
    else if (gate !== 'terms') surface.navigate(path);
    else if (surface.announce(path)) setReader(session.epoch);
  };
  const close = () => setReader(undefined);
  return (
    <>
      <div className="vs-gate" role="status" part="gate">
        <div className="vs-gate__words">
          <p className="vs-gate__title">
            <LiveWords>{title}</LiveWords>
          </p>
          <p>
            <LiveWords>{text + draft}</LiveWords>
          </p>
        </div>
        <Button variant="primary" size="small" onClick={press}>
          {words.action}
        </Button>
      </div>
      {isReading && (
        <LazyView of={onDemand} onFail={close}>
          {({ TermsDialog }) => (
            <TermsDialog onDone={close} onSignOut={() => void surface.app.signOut()} onClose={close} />
          )}
        </LazyView>
      )}
    </>
  );
}

/**
 * Tells the host about a closed gate of the product, so that the host can open it itself. People may open it, or sign in
 * at the host, in another tab, so the account is read again, or the host asked again, when they return.
 */
function useReturn(surface: ElementSurface, gate: Gate | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only surface values that outlive a render are used
  useEffect(() => {
    if (!gate) return;
    const path = PATHS[gate];
    if (path) surface.announce(path);
    const refresh = () => {
      const { app, shared } = surface;
      if (document.hidden) return;
      if (path)
        void app
          .account()
          .then((account) => account.load())
          // The next return reads it again.
          .catch(() => undefined);
      // Nobody who has signed out is signed in again without a press.
      else if (app.session.getState().ended !== 'logout') shared.retry();
    };
    document.addEventListener('visibilitychange', refresh);
    addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('online', refresh);
    };
  }, [gate]);
}
