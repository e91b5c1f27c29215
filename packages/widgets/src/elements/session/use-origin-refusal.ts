import { type App, isApiError } from '@vesalio/core';
import { useEffect, useRef, useState } from 'react';
import type { ElementSurface } from '../element-surface.ts';
import { askGateway } from './gateway-config.ts';
import { explainRefusal } from './gateway-status.ts';

const known = new WeakMap<App, Promise<boolean>>();

async function isRefused(app: App): Promise<boolean> {
  const refusal = await askGateway(app, '/gateway/embed-origin').then(
    () => undefined,
    (error: unknown) => error,
  );
  // For a page that is not listed, the browser reports only a network error.
  return isApiError(refusal, 'network') && (await explainRefusal(app.baseUrl)) === 'origin';
}

/**
 * Whether the gateway does not list this page's origin, so that nobody can sign in here; and a function to ask again.
 */
export function useOriginRefusal({ app, host }: ElementSurface, isWanted: boolean): [boolean, () => void] {
  const [refused, setRefused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(host);
  latest.current = host;
  const isOther = new URL(app.baseUrl || '/', location.href).origin !== location.origin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!isWanted || !isOther) return;
    let isGone = false;
    const answer = known.get(app) ?? isRefused(app);
    known.set(app, answer);
    void answer.then((now) => {
      if (isGone) return;
      setRefused(now);
      if (now) latest.current.emit('vesalio-error', { code: 'origin' });
    });
    return () => {
      isGone = true;
    };
  }, [app, isWanted, isOther, attempt]);
  const askAgain = () => {
    known.delete(app);
    setAttempt((count) => count + 1);
  };
  return [isWanted && refused, askAgain];
}
