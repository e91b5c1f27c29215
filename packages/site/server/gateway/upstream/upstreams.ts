import type { Hono } from 'hono';
import type { Config } from '../../config.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { callHttp, createKeyedAgents, type KeyedAgents } from './http-call.ts';
import { demandBoundedJson } from './json-bounds.ts';
import { type ServiceAnswer, ServiceCall } from './service-call.ts';

/** A service behind the gateway. */
export type Upstream = (call: ServiceCall) => Promise<ServiceAnswer>;

/** `product` gets `/api/…`; `chat` the three AI calls; `postal` `/ws/{cep}/json/`; `locality` `/estados…`. */
export interface Upstreams {
  readonly product: Upstream;
  readonly chat: Upstream;
  readonly postal: Upstream;
  readonly locality: Upstream;
}

/** A conversation whose texts contain a query. */
export interface FoundText {
  readonly id: number;
  /** The words around the first hits. */
  readonly excerpt: readonly { readonly text: string; readonly isHit: boolean }[];
}

type Embedded = (request: Request) => Promise<Response>;

/** The embedded backend, as the server needs it. */
export interface Sandbox extends Record<keyof Upstreams, Embedded> {
  /** Mounted at `/sandbox`. */
  readonly routes: Hono;
  readonly demo: { email: string; password: string };
  seed(): Promise<void>;
  close(): Promise<void>;
  /** A login answer for the subject `partner:{iss}:{sub}`, never for an account with the same e-mail. */
  issuePartnerSession?(subject: string, name?: string): Promise<unknown>;
  /** The answering model and the corpus. */
  readonly facts?: { model: string; corpus: { name: string; updatedAt: string } };
  /** Full-text search in the questions and answers of an account. */
  searchTexts?(ownerId: string, query: string): Promise<readonly FoundText[]>;
}

/** A service on another host: a fixed address plus the path. Redirects are not followed. */
export const httpUpstream =
  (base: string, keyedAgents?: KeyedAgents): Upstream =>
  async (call) => {
    const { pathname, search } = new URL(call.url);
    return callHttp(new URL(`${base}${pathname}${search}`), call, keyedAgents);
  };

export const httpUpstreams = ({
  product,
  chat,
  postal,
  locality,
}: NonNullable<Config['upstreams']>): Upstreams => ({
  product: httpUpstream(product),
  // A question whose connection fails is asked again by the person alone, under the same key.
  chat: httpUpstream(chat, createKeyedAgents()),
  postal: httpUpstream(postal),
  locality: httpUpstream(locality),
});

/** The embedded backend in place of services on other hosts. */
export const embeddedUpstreams = ({ product, chat, postal, locality }: Sandbox): Upstreams => ({
  product: (call) => product(call.toRequest()),
  chat: (call) => chat(call.toRequest()),
  postal: (call) => postal(call.toRequest()),
  locality: (call) => locality(call.toRequest()),
});

export interface UpstreamCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | ReadableStream<Uint8Array> | null;
  signal?: AbortSignal | undefined;
  /** Until the headers of the answer arrive; with `answerMs`, until a streamed body has been sent. */
  timeoutMs?: number;
  /** From the end of a streamed body until the headers of the answer arrive. */
  answerMs?: number;
}

const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * Calls an upstream by path.
 * @throws GatewayFailure 502 if it is unreachable, redirects or asks for a proxy's password, 504 if it is too slow
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
    // A browser takes the 407 of a server for a failed connection.
    if ((response.status >= 300 && response.status < 400) || response.status === 407) {
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

const watchEnd = (body: ReadableStream, onEnd: () => void): ReadableStream =>
  body.pipeThrough(new TransformStream({ flush: onEnd }));

const MAX_ANSWER = 5 * 1024 * 1024;

/**
 * The whole answer, up to 5 MiB.
 * @throws GatewayFailure 502 if it is cut, larger or takes too long to parse, 504 if it stalls
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
      if (size > MAX_ANSWER) {
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

/** The JSON of an answer without its `{data: …}`; undefined if it is not JSON. */
export function unwrap(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && 'data' in value ? value.data : value;
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The allowed content types of an answer. Any other type becomes plain text. */
const RELAYED_TYPES = ['application/json', 'application/problem+json', 'text/plain', 'text/event-stream'];

/** The media type of an answer without parameters; undefined for a list or an invalid value. */
export const mediaTypeOf = (response: Pick<ServiceAnswer, 'headers'>): string | undefined =>
  /^([\w.+-]+\/[\w.+-]+)\s*(;[^,]*)?$/
    .exec(response.headers.get('content-type')?.trim() ?? '')?.[1]
    ?.toLowerCase();

/** The few headers of an upstream's answer that are passed to the browser, rebuilt from checked values. */
export function relayedHeaders(response: Pick<ServiceAnswer, 'headers'>): Record<string, string> {
  const given = mediaTypeOf(response);
  const type = RELAYED_TYPES.find((known) => known === given) ?? 'text/plain';
  const retryAfter = response.headers.get('retry-after') ?? '';
  return {
    ...(response.headers.has('content-type') ? { 'Content-Type': `${type}; charset=utf-8` } : {}),
    ...(/^\d{1,6}$/.test(retryAfter) ? { 'Retry-After': retryAfter } : {}),
  };
}
