import type { App, SessionState } from '@vesalio/core';
import type { SharedApp } from './element-app.tsx';

const stateOf = ({ session, ended }: SessionState) =>
  session ? 'authenticated' : ended === 'expired' ? 'expired' : 'visitor';

/** Tells the host of the session: once it is known, and whenever it is another. Returns the function that stops it. */
export function followSession(
  app: App,
  handOver: SharedApp['handOver'],
  emit: (name: string, detail?: unknown) => void,
): () => void {
  let told: string | undefined;
  let isReady = false;
  let hasFailed = false;
  const tell = () => {
    const state = app.session.getState();
    const { phase, error } = handOver.getState();
    // Asked again, it may fail again.
    if (phase === 'asking') hasFailed = false;
    if (state.status === 'loading' || phase === 'asking') return;
    const now = stateOf(state);
    if (now !== told) {
      told = now;
      emit('vesalio-session', { state: now });
      if (now === 'expired') emit('vesalio-error', { code: 'expired' });
    }
    if (phase === 'failed' && !hasFailed) {
      hasFailed = true;
      void import('./element-reach.ts')
        .then(({ explainFailure }) => explainFailure(error, app.baseUrl))
        // The gateway that cannot be reached gives no explanation either.
        .catch(() => 'network')
        .then((code) => emit('vesalio-error', { code }));
    }
    if (!isReady) {
      isReady = true;
      emit('vesalio-ready');
    }
  };
  const stops = [app.session.subscribe(tell), handOver.subscribe(tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

const COLOURS = ['brand', 'on-brand', 'brand-tint', 'paper', 'surface', 'ink'];

/** A host that sets colours is told of pairs that cannot be read; nobody else loads the check. */
export async function checkColours(element: HTMLElement): Promise<void> {
  const style = getComputedStyle(element);
  if (!COLOURS.some((name) => style.getPropertyValue(`--vesalio-${name}`) !== '')) return;
  const root = (element.shadowRoot ?? element).querySelector<HTMLElement>('.vesalio');
  if (!root) return;
  const { warnOfContrast } = await import('./element-contrast.ts');
  warnOfContrast(element.localName, root);
}
