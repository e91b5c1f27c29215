import { parseJson } from '@vesalio/core';
import type { ServiceAnswer } from './service-call.ts';

/** The JSON of an answer, unwrapped from `{data: …}`. Undefined if it is not JSON. */
export function unwrap(text: string): unknown {
  const value = parseJson(text);
  return isRecord(value) && 'data' in value ? value.data : value;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The allowed content types of an answer. Any other type becomes plain text. */
const RELAYED_TYPES = ['application/json', 'application/problem+json', 'text/plain', 'text/event-stream'];

/** The media type of an answer, without parameters. Undefined for a list or an invalid value. */
export const mediaTypeOf = (response: Pick<ServiceAnswer, 'headers'>): string | undefined =>
  /^([\w.+-]+\/[\w.+-]+)\s*(;[^,]*)?$/
    .exec(response.headers.get('content-type')?.trim() ?? '')?.[1]
    ?.toLowerCase();

/** The few upstream headers that are passed on to the browser, rebuilt from checked values. */
export function relayedHeaders(response: Pick<ServiceAnswer, 'headers'>): Record<string, string> {
  const given = mediaTypeOf(response);
  const type = RELAYED_TYPES.find((known) => known === given) ?? 'text/plain';
  const retryAfter = response.headers.get('retry-after') ?? '';
  return {
    ...(response.headers.has('content-type') ? { 'Content-Type': `${type}; charset=utf-8` } : {}),
    ...(/^\d{1,6}$/.test(retryAfter) ? { 'Retry-After': retryAfter } : {}),
  };
}

/**
 * The status for the browser. A 408 becomes 504, because after a 408 on a reused connection, browsers resend even a
 * POST.
 */
export const relayedStatus = ({ status }: Pick<ServiceAnswer, 'status'>): number =>
  status === 408 ? 504 : status;
