import { isApiError } from '@vesalio/core';
import { isUnreachable } from './gates.ts';
import type { HandOverFailure } from './hand-over-warning.ts';
import { hostExtras } from './lazy-host-extras.ts';

/** Longest wait for the explanation, in milliseconds. */
const LONGEST_MS = 9_000;

/** Finds out why a hand-over failed, and explains on the console how to fix it. Never rejects. */
export const explainFailure = (error: unknown, baseUrl: string): Promise<HandOverFailure> =>
  explain(
    isUnreachable(error) ? 'network' : 'token',
    baseUrl,
    // A proxy's page is a response, so the browser let us read it.
    isApiError(error, 'network') && !error.isFromProxy,
  );

/** Finds out why a request failed that only a listed origin may make, and explains it on the console. */
export const explainRefusal = (baseUrl: string): Promise<HandOverFailure> =>
  explain('network', baseUrl, true);

/** Explains before the host receives its event, unless the module cannot be loaded in time. */
const explain = (failure: HandOverFailure, baseUrl: string, mayBeOrigin: boolean): Promise<HandOverFailure> =>
  Promise.race([
    hostExtras.load().then(
      ({ explainHandOver }) => explainHandOver(failure, baseUrl, mayBeOrigin),
      () => failure,
    ),
    new Promise<HandOverFailure>((resolve) => setTimeout(resolve, LONGEST_MS, failure)),
  ]);
