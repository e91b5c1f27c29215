import { hostHintTexts } from '@vesalio/core';

/** Why the host's session could not be handed over. */
export type HandOverFailure = 'token' | 'network' | 'origin';

/** Timeout of the check, in milliseconds. */
const CHECK_TIMEOUT_MS = 8_000;

const logged = new Set<string>();

/**
 * Finds out why a request failed, and explains on the console how to fix it: once, because several requests may fail
 * for the same cause.
 * @param mayBeOrigin whether no response arrived, as if the gateway did not list the page
 */
export async function explainHandOver(
  failure: HandOverFailure,
  baseUrl: string,
  mayBeOrigin: boolean,
): Promise<HandOverFailure> {
  const cause = mayBeOrigin && (await isAnswering(baseUrl)) ? 'origin' : failure;
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

/**
 * Whether the gateway of another origin answers. Any origin may read the files under /embed/, but only a listed one may
 * call the API.
 */
async function isAnswering(baseUrl: string): Promise<boolean> {
  if (new URL(baseUrl, location.href).origin === location.origin) return false;
  return fetch(`${baseUrl}/embed/diagnostico/diagnosis.js`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}
