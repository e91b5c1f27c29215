import { type App, readEmbedOrigin } from '@vesalio/core';
import { useEffect, useState } from 'react';
import type { ElementSurface } from '../element-surface.ts';
import { isOwnServer } from '../origin-refusals.ts';
import { isUnreachable } from './gates.ts';
import { explainFailure } from './gateway-status.ts';
import type { HandOverFailure } from './hand-over-warning.ts';

const known = new WeakMap<App, Promise<HandOverFailure | undefined>>();

const findFailure = (app: App): Promise<HandOverFailure | undefined> =>
  readEmbedOrigin(app.http).then(
    () => undefined,
    // For a page that is not listed, the browser only reports a network error.
    (refusal: unknown) => (isUnreachable(refusal) ? explainFailure(refusal, app.baseUrl) : undefined),
  );

/**
 * Returns whether the gateway does not list this page's origin, so that nobody can sign in here, and a function to
 * check again.
 * @param error why the host's session could not be handed over, which the host has been told
 */
export function useOriginRefusal(
  { app, host }: ElementSurface,
  isNobody: boolean,
  error: unknown,
): [boolean, () => void] {
  const [refused, setRefused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isWanted = isNobody || Boolean(error);
  const { emit } = host;
  const isOwn = isOwnServer(app.baseUrl);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!isWanted || isOwn) return;
    let isGone = false;
    const answer = error ? explainFailure(error, app.baseUrl) : (known.get(app) ?? findFailure(app));
    if (!error) known.set(app, answer);
    void answer.then((code) => {
      if (isGone) return;
      setRefused(code === 'origin');
      if (code && !error) emit('vesalio-error', { code });
    });
    return () => {
      isGone = true;
    };
  }, [app, isWanted, isOwn, attempt, emit, error]);
  const askAgain = () => {
    known.delete(app);
    setAttempt((count) => count + 1);
  };
  return [isWanted && refused, askAgain];
}
