import { isApiError } from '@vesalio/core';
import { isUnreachable } from './gates.ts';
import type { HandOverFailure } from './hand-over-warning.ts';
import { hostExtras } from './lazy-host-extras.ts';

/** Timeout of the check, in milliseconds. */
const CHECK_TIMEOUT_MS = 8_000;
/** Longest wait for the console hint, in milliseconds. */
const HINT_TIMEOUT_MS = 500;

const reported = new WeakMap<object, Promise<HandOverFailure>>();

/** Finds out why a hand-over failed, and explains once on the console how to fix it. Never rejects. */
export function explainFailure(error: unknown, baseUrl: string): Promise<HandOverFailure> {
  const explain = async () =>
    report(isUnreachable(error) ? await findCause(baseUrl, isSilent(error)) : 'token', baseUrl);
  if (typeof error !== 'object' || error === null) return explain();
  const known = reported.get(error) ?? explain();
  reported.set(error, known);
  return known;
}

/** Finds out why a request failed that only a listed origin may make, and explains it on the console. */
export async function explainRefusal(baseUrl: string): Promise<HandOverFailure> {
  return report(await findCause(baseUrl, true), baseUrl);
}

/** Whether no response arrived. A proxy's page is a response, so the browser let us read it. */
const isSilent = (error: unknown): boolean => isApiError(error, 'network') && !error.isFromProxy;

/**
 * Any origin may read the files under /embed/, but only a listed one may call the API. This distinguishes the two
 * causes.
 */
async function findCause(baseUrl: string, mayBeOrigin: boolean): Promise<HandOverFailure> {
  const gateway = new URL(baseUrl, location.href);
  if (!mayBeOrigin || gateway.origin === location.origin) return 'network';
  return fetch(`${baseUrl}/embed/diagnostico/diagnosis.js`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  }).then(
    ({ ok }) => (ok ? 'origin' : 'network'),
    () => 'network',
  );
}

/** Prints the hint before the host receives its event, unless the hint cannot be loaded in time. */
async function report(failure: HandOverFailure, baseUrl: string): Promise<HandOverFailure> {
  const hint = hostExtras.load().then(
    ({ warnOfHandOver }) => warnOfHandOver(failure, baseUrl),
    () => undefined,
  );
  await Promise.race([hint, new Promise((resolve) => setTimeout(resolve, HINT_TIMEOUT_MS))]);
  return failure;
}
