import { embedSessionTexts, isApiError } from '@vesalio/core';
import { isUnreachable } from './gates.ts';

/** Why the session of the host could not be taken over. */
export type HandOverFailure = 'token' | 'network' | 'origin';

/** Time-out of the check. Milliseconds. */
const CHECK_TIMEOUT_MS = 8_000;

const reported = new WeakMap<object, Promise<HandOverFailure>>();

/** Finds out why a hand-over failed, and explains on the console, once, how to fix it. Never rejects. */
export function explainFailure(error: unknown, baseUrl: string): Promise<HandOverFailure> {
  const explain = async () =>
    report(isUnreachable(error) ? await findCause(baseUrl, isApiError(error, 'network')) : 'token', baseUrl);
  if (typeof error !== 'object' || error === null) return explain();
  const known = reported.get(error) ?? explain();
  reported.set(error, known);
  return known;
}

/** The same for a request that only a listed origin may make. */
export async function explainRefusal(baseUrl: string): Promise<HandOverFailure> {
  return report(await findCause(baseUrl, true), baseUrl);
}

/** Any origin may read the files under /embed/, but only a listed one the API. This distinguishes the two causes. */
async function findCause(baseUrl: string, isSilent: boolean): Promise<HandOverFailure> {
  const gateway = new URL(baseUrl || '/', location.href);
  if (!isSilent || gateway.origin === location.origin) return 'network';
  return fetch(`${baseUrl}/embed/diagnostico/diagnosis.js`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  }).then(
    ({ ok }) => (ok ? 'origin' : 'network'),
    () => 'network',
  );
}

function report(failure: HandOverFailure, baseUrl: string): HandOverFailure {
  const gateway = baseUrl || location.origin;
  const { hints } = embedSessionTexts;
  // In a sandboxed frame `location.origin` still names the page's server.
  const isListable = failure === 'origin' && window.origin !== 'null';
  console.warn(
    isListable
      ? hints.origin(window.origin, gateway)
      : hints[failure === 'origin' ? 'opaque' : failure](gateway),
  );
  return failure;
}
