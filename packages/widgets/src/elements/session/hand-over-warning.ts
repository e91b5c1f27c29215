import { hostHintTexts, isApiError } from '@vesalio/core';
import { isOwnServer, refusals } from '../origin-refusals.ts';

/** Why the host's session could not be handed over. */
export type HandOverFailure = 'token' | 'network' | 'origin';

/** Timeout of the check, in milliseconds. */
const CHECK_TIMEOUT_MS = 8_000;

const logged = new Set<string>();

/**
 * Finds out why a request failed, and explains on the console how to fix it: once, because several requests may fail
 * for the same cause.
 * @param error what the request rejected with
 */
export async function explainHandOver(
  failure: HandOverFailure,
  baseUrl: string,
  error: unknown,
): Promise<HandOverFailure> {
  // A proxy's page is a response, so the browser let us read it.
  const mayBeOrigin = isApiError(error, 'network') && !error.isFromProxy;
  const cause = mayBeOrigin && (refusals.get(baseUrl) || (await isAnswering(baseUrl))) ? 'origin' : failure;
  const texts = hostHintTexts.handOver;
  // In a sandboxed frame `location.origin` still names the page's server.
  const isListable = cause === 'origin' && window.origin !== 'null';
  const hint = isListable
    ? texts.origin(window.origin, baseUrl)
    : texts[cause === 'origin' ? 'opaque' : cause](baseUrl);
  if (!logged.has(hint)) console.warn(hint);
  logged.add(hint);
  return cause;
}

const checks = new Map<string, Promise<void>>();

/** Finds out whether the gateway refuses this page's origin. One check at a time serves all elements of the page. */
export function findRefusal(baseUrl: string): Promise<void> {
  const check = checks.get(baseUrl) ?? tryCall(baseUrl).finally(() => checks.delete(baseUrl));
  checks.set(baseUrl, check);
  return check;
}

/** A bad network blocks a call in the same way, so only a call that is blocked between two answers is certain. */
async function tryCall(baseUrl: string): Promise<void> {
  if (!(await isAnswering(baseUrl))) return;
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const isBlocked = await fetch(`${baseUrl}/gateway/embed-origin`, { cache: 'no-store', signal }).then(
    () => false,
    () => !signal.aborted,
  );
  // An answer that has arrived meanwhile counts.
  if (isBlocked && (await isAnswering(baseUrl)) && !refusals.has(baseUrl)) refusals.set(baseUrl, true);
}

/**
 * Whether the gateway of another origin answers. Any origin may read the files under /embed/, but only a listed one may
 * call the API.
 */
async function isAnswering(baseUrl: string): Promise<boolean> {
  if (isOwnServer(baseUrl)) return false;
  return fetch(`${baseUrl}/embed/diagnostico/diagnosis.js`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}
