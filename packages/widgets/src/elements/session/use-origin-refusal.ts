import { type App, readEmbedOrigin } from '@vesalio/core';
import { useEffect, useState } from 'react';
import type { ElementSurface } from '../element-surface.ts';
import { isUnreachable } from './gates.ts';
import { explainFailure } from './gateway-status.ts';
import type { HandOverFailure } from './hand-over-warning.ts';

const known = new WeakMap<App, Promise<HandOverFailure | undefined>>();

async function findFailure(app: App): Promise<HandOverFailure | undefined> {
  const refusal = await readEmbedOrigin(app.http).then(
    () => undefined,
    (error: unknown) => error,
  );
  // For a page that is not listed, the browser only reports a network error.
  return isUnreachable(refusal) ? explainFailure(refusal, app.baseUrl) : undefined;
}

/**
 * Returns whether the gateway does not list this page's origin, so that nobody can sign in here, and a function to
 * check again.
 */
export function useOriginRefusal({ app, host }: ElementSurface, isWanted: boolean): [boolean, () => void] {
  const [refused, setRefused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { emit } = host;
  const isOther = new URL(app.baseUrl, location.href).origin !== location.origin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!isWanted || !isOther) return;
    let isGone = false;
    const answer = known.get(app) ?? findFailure(app);
    known.set(app, answer);
    void answer.then((code) => {
      if (isGone) return;
      setRefused(code === 'origin');
      if (code) emit('vesalio-error', { code });
    });
    return () => {
      isGone = true;
    };
  }, [app, isWanted, isOther, attempt, emit]);
  const askAgain = () => {
    known.delete(app);
    setAttempt((count) => count + 1);
  };
  return [isWanted && refused, askAgain];
}
