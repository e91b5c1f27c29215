import { limits } from '@vesalio/core';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { mediaTypeOf } from './answers.ts';
import { demandBoundedJson } from './json-bounds.ts';
import { type ServiceAnswer, ServiceCall } from './service-call.ts';
import type { Upstream } from './upstreams.ts';

export interface UpstreamCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | ReadableStream<Uint8Array> | null;
  signal?: AbortSignal | undefined;
  /** Milliseconds until the headers of the answer arrive; with `answerMs`, until a streamed body has been sent. */
  timeoutMs?: number;
  /** Milliseconds from the end of a streamed body until the headers of the answer arrive. */
  answerMs?: number;
}

const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * Calls an upstream by path.
 * @throws GatewayFailure 502 if it is unreachable, redirects or is behind a proxy that asks for credentials; 504 if it is
 * too slow
 */
export async function callUpstream(
  upstream: Upstream,
  path: string,
  call: UpstreamCall = {},
): Promise<ServiceAnswer> {
  const control = new AbortController();
  let isLate = false;
  let isOver = false;
  const abort = () => control.abort();
  const startTimer = (ms: number) =>
    setTimeout(() => {
      isLate = true;
      abort();
    }, ms);
  let timer = startTimer(call.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const onSent = () => {
    // The answer may begin before the body ends.
    if (isOver || call.answerMs === undefined) return;
    clearTimeout(timer);
    timer = startTimer(call.answerMs);
  };
  if (call.signal?.aborted) abort();
  call.signal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await upstream(
      new ServiceCall(path, {
        method: call.method,
        headers: call.headers,
        body: call.body instanceof ReadableStream ? watchEnd(call.body, onSent) : call.body,
        signal: control.signal,
      }),
    );
    if ((response.status >= 300 && response.status < 400) || isFromProxy(response)) {
      await response.body?.cancel();
      throw new GatewayFailure(502, texts.upstreamDown);
    }
    return response;
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    if (isLate) throw new GatewayFailure(504, texts.upstreamSlow);
    throw new GatewayFailure(502, texts.upstreamDown);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

/**
 * Whether a proxy in between asks for credentials. A browser treats a server's 407 as a failed connection, and a 401 of
 * the product API ends the session, so a page or a challenge for other credentials than a token must not pass as one.
 */
function isFromProxy({ status, headers }: ServiceAnswer): boolean {
  if (status !== 401) return status === 407;
  const challenge = headers.get('www-authenticate');
  if (/\bbearer\b/i.test(challenge ?? '')) return false;
  const type = mediaTypeOf({ headers });
  return type === 'text/html' || (challenge !== null && !/[/+]json$/.test(type ?? ''));
}

/** The failure of a call that a service refused: 401 if the session is over, 429 if it is asked too often, else 502. */
export function refusalOf({ status, headers }: Pick<ServiceAnswer, 'status' | 'headers'>): GatewayFailure {
  if (status === 401) return new GatewayFailure(401, texts.signIn);
  if (status !== 429) return new GatewayFailure(502, texts.upstreamDown);
  const seconds = headers.get('retry-after') ?? '';
  return new GatewayFailure(429, texts.tooMany, /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined);
}

const watchEnd = (body: ReadableStream, onEnd: () => void): ReadableStream =>
  body.pipeThrough(new TransformStream({ flush: onEnd }));

/**
 * Reads the whole answer, up to 5 MiB.
 * @throws GatewayFailure 502 if it is cut off, larger or too slow to parse; 504 if it stalls
 */
export async function readAnswer(
  response: Pick<ServiceAnswer, 'body'>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => {});
  }, timeoutMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      chunks.push(value);
      if (size > limits.answerBytes) {
        void reader.cancel().catch(() => {});
        throw new GatewayFailure(502, texts.upstreamDown);
      }
    }
  } catch (error) {
    throw error instanceof GatewayFailure ? error : new GatewayFailure(502, texts.upstreamDown);
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw new GatewayFailure(504, texts.upstreamSlow);
  const bytes = Buffer.concat(chunks);
  demandBoundedJson(bytes);
  return bytes.toString('utf8');
}
