import type { SessionState } from '@vesalio/core';
import type { ElementHost } from '../element-model.ts';
import { explainFailure } from './gateway-status.ts';
import type { SharedApp } from './shared-app.ts';

const stateOf = ({ session, ended }: SessionState) =>
  session ? 'authenticated' : ended === 'expired' ? 'expired' : 'visitor';

/**
 * Reports the session to the host: when it is first known, and after each change. An element that returns to the page
 * reports only what has changed meanwhile. Returns a function that stops this.
 */
export function followSession(
  { app, handOver, told }: SharedApp,
  { element, emit }: Pick<ElementHost, 'element' | 'emit'>,
): () => void {
  let hasFailed = false;
  const report = () => {
    const state = app.session.getState();
    const { phase, error } = handOver.getState();
    // A retry may fail again, and that failure is reported too.
    if (phase === 'asking') hasFailed = false;
    if (state.status === 'loading' || phase === 'asking') return;
    const now = stateOf(state);
    const before = told.get(element);
    told.set(element, now);
    if (now !== before) {
      emit('vesalio-session', { state: now });
      if (now === 'expired') emit('vesalio-error', { code: 'expired' });
    }
    if (phase === 'failed' && !hasFailed) {
      hasFailed = true;
      void explainFailure(error, app.baseUrl).then((code) => emit('vesalio-error', { code }));
    }
    if (!before) emit('vesalio-ready');
  };
  const stops = [app.session.subscribe(report), handOver.subscribe(report)];
  report();
  return () => {
    for (const stop of stops) stop();
  };
}
