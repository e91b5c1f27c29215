import { embedTexts, isApiError } from '@vesalio/core';
import { isUnreachable } from './gates.ts';

/** Why the session of the host could not be taken over. */
export type ReachFailure = 'token' | 'network' | 'origin';

/** How long the files of the gateway are waited for. Milliseconds. */
const PATIENCE_MS = 8_000;

const told = new WeakMap<object, Promise<ReachFailure>>();

/** Says what a failed hand-over was about, and tells the console how to mend it, once. Never fails. */
export function explainFailure(error: unknown, baseUrl: string): Promise<ReachFailure> {
  const explain = async () =>
    tell(isUnreachable(error) ? await lookFor(baseUrl, isApiError(error, 'network')) : 'token', baseUrl);
  if (typeof error !== 'object' || error === null) return explain();
  const known = told.get(error) ?? explain();
  told.set(error, known);
  return known;
}

/** The same of a question that only a listed origin may ask. */
export async function explainSilence(baseUrl: string): Promise<ReachFailure> {
  return tell(await lookFor(baseUrl, true), baseUrl);
}

/** Everybody may read the files under /embed/, but only a listed origin the answers: that tells the two apart. */
async function lookFor(baseUrl: string, isSilent: boolean): Promise<ReachFailure> {
  const gateway = new URL(baseUrl || '/', location.href);
  if (!isSilent || gateway.origin === location.origin) return 'network';
  return fetch(`${baseUrl}/embed/diagnostico/diagnosis.js`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ ok }) => (ok ? 'origin' : 'network'),
    () => 'network',
  );
}

function tell(failure: ReachFailure, baseUrl: string): ReachFailure {
  const gateway = baseUrl || location.origin;
  const { hints } = embedTexts;
  console.warn(failure === 'origin' ? hints.origin(location.origin, gateway) : hints[failure](gateway));
  return failure;
}
