import { isUnreachable } from './gates.ts';
import type { HandOverFailure } from './hand-over-warning.ts';
import { hostExtras } from './lazy-host-extras.ts';

/** Longest wait for the explanation, in milliseconds. */
const LONGEST_MS = 9_000;

/** Finds out whether the gateway refuses this page's origin. */
export const checkOrigin = (baseUrl: string): Promise<void> =>
  hostExtras.load().then(
    ({ findRefusal }) => findRefusal(baseUrl),
    () => {},
  );

/**
 * Finds out why a call failed, and explains on the console how to fix it, before the host receives its event, unless the
 * module cannot be loaded in time. Never rejects.
 */
export function explainFailure(error: unknown, baseUrl: string): Promise<HandOverFailure> {
  const failure = isUnreachable(error) ? 'network' : 'token';
  return Promise.race([
    hostExtras.load().then(
      ({ explainHandOver }) => explainHandOver(failure, baseUrl, error),
      () => failure,
    ),
    new Promise<HandOverFailure>((resolve) => setTimeout(resolve, LONGEST_MS, failure)),
  ]);
}
