import type { App, SessionState } from '@vesalio/core';
import { explainFailure } from './gateway-status.ts';
import type { SharedApp } from './shared-app.ts';

const stateOf = ({ session, ended }: SessionState) =>
  session ? 'authenticated' : ended === 'expired' ? 'expired' : 'visitor';

/**
 * Reports the session to the host: when it is first known, and after each change. Returns a function that stops this.
 */
export function followSession(
  app: App,
  handOver: SharedApp['handOver'],
  emit: (name: string, detail?: unknown) => void,
): () => void {
  let lastState: string | undefined;
  let isReady = false;
  let hasFailed = false;
  const report = () => {
    const state = app.session.getState();
    const { phase, error } = handOver.getState();
    // A retry may fail again, and that failure is reported too.
    if (phase === 'asking') hasFailed = false;
    if (state.status === 'loading' || phase === 'asking') return;
    const now = stateOf(state);
    if (now !== lastState) {
      lastState = now;
      emit('vesalio-session', { state: now });
      if (now === 'expired') emit('vesalio-error', { code: 'expired' });
    }
    if (phase === 'failed' && !hasFailed) {
      hasFailed = true;
      void explainFailure(error, app.baseUrl).then((code) => emit('vesalio-error', { code }));
    }
    if (!isReady) {
      isReady = true;
      emit('vesalio-ready');
    }
  };
  const stops = [app.session.subscribe(report), handOver.subscribe(report)];
  report();
  return () => {
    for (const stop of stops) stop();
  };
}
