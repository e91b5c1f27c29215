import type { Clock } from '../clock.ts';
import { wait } from '../delay.ts';
import { parseJson } from '../json.ts';
import { limits } from '../limits.ts';
import { ApiError, isApiError, messageOf } from './errors.ts';
import { createExchange, type Exchange, type ExchangeAnswer } from './http-exchange.ts';

/** Anything with zod's `safeParse`, so that this file does not import zod. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

export interface CallOptions {
  body?: unknown;
  query?: Record<string, string | number>;
  /** Milliseconds; 15 s by default. */
  timeoutMs?: number;
  /** Retries of a failed GET; two by default. */
  retries?: number;
  idempotencyKey?: string | undefined;
  /** Key of an unknown payment that the person gives up for this one. */
  supersedes?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Told the headers of a successful answer, by lower-case name. */
  onHeaders?: (headers: ExchangeAnswer['headers']) => void;
  /** A token that is not the session's yet. Its 401 ends no session. Product API only. */
  token?: string | undefined;
  /** Is sent although the page is being left. */
  keepalive?: boolean;
  /** Continues an event stream after this event. */
  lastEventId?: string | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The calls of one person. After the person has left, a call rejects with ApiError `aborted`: nothing is sent or
 * repeated, reads are cancelled, and the answer to a change under way is ignored.
 */
export interface Http {
  /** Product API, `/api/…`, with the bearer token. A 401 for the current token ends the session. */
  product<T>(method: Method, path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  /** Chat AI service through the gateway, `/ai/…`. After a 401 only the answer of `my-account` ends the session. */
  ai<T>(method: Method, path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  /** Chat AI service with the body left open: an event stream, or JSON when the host does not stream. */
  aiStream(path: string, options: CallOptions & { method?: 'GET' | 'POST' }): Promise<OpenAnswer>;
  /** Public services and the gateway's own paths, by default without the token. A 401 never ends the session. */
  gateway<T>(
    method: Method,
    path: string,
    schema: Schema<T>,
    options?: CallOptions & { withToken?: boolean },
  ): Promise<T>;
}

export interface OpenAnswer {
  contentType: string;
  body: ReadableStream<Uint8Array>;
}

export interface HttpDeps {
  baseUrl: string;
  clock: Clock;
  /** Aborted when the person who makes the calls leaves. */
  signal?: AbortSignal | undefined;
  /** The current token. */
  token(): string | undefined;
  /** Called after a 401 for `token`. Resolves to a fresh token if the host can give one. */
  renew(token: string | undefined): Promise<string | undefined>;
  /** Ends the session if `token` is still current. Returns whether it was. */
  expire(token: string | undefined): boolean;
  /** Used in place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

const RETRYABLE = new Set([429, 502, 503, 504]);
const PROXY_FAILURES = new Set([413, 502, 504]);

export function createHttp(deps: HttpDeps): Http {
  const productClient = createExchange(deps.baseUrl, deps.fetch);
  const aiClient = createExchange(deps.baseUrl, deps.fetch);

  function throwIfLeft(): void {
    if (deps.signal?.aborted) throw new ApiError('aborted');
  }

  async function exchange(
    client: Exchange,
    method: Method,
    path: string,
    options: CallOptions,
    token: string | undefined,
    stream = false,
  ): Promise<ExchangeAnswer> {
    const headers: Record<string, string> = {
      Accept: stream ? 'text/event-stream, application/json' : 'application/json',
    };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (options.lastEventId) headers['Last-Event-ID'] = options.lastEventId;
    if (options.supersedes) headers.Supersedes = options.supersedes;
    throwIfLeft();
    // A change cannot be taken back once it is sent, so only reads are cancelled.
    const isCancelled = token !== undefined && (method === 'GET' || stream);
    const { signal, release } = joinSignals(options.signal, isCancelled ? deps.signal : undefined);
    const settle = () => {
      if (!stream) release();
      // A visitor's call, such as a login, counts even if somebody signs in meanwhile.
      if (token) throwIfLeft();
    };
    let response: ExchangeAnswer;
    try {
      response = await client({
        method,
        path,
        headers,
        body: options.body,
        query: options.query,
        signal,
        // The flow that reads an open answer times its silence.
        timeoutMs: stream ? 0 : (options.timeoutMs ?? limits.requestTimeoutMs),
        isOpen: stream,
        keepalive: options.keepalive,
      });
    } catch (error) {
      settle();
      throw error;
    }
    settle();
    if (response.status >= 200 && response.status < 300) return response;
    const body = stream ? await readText(response.data).catch(() => '') : response.data;
    const told = readJson(body);
    const code = response.headers['x-vesalio-error'];
    throw new ApiError('http', {
      status: response.status,
      ...optional('serverMessage', messageOf(told)),
      ...optional('retryAfterMs', retryAfter(response)),
      ...optional('supportCode', supportCode(response)),
      ...(typeof code === 'string' ? { code, details: told } : {}),
      // Every answer of the gateway bears an id, also one that it passes on.
      isFromProxy: response.headers['x-request-id'] === undefined && PROXY_FAILURES.has(response.status),
    });
  }

  /** Repeats GETs only: repeating a change could carry it out twice. */
  async function withRetries(
    run: () => Promise<ExchangeAnswer>,
    method: Method,
    { retries = limits.getRetries }: CallOptions,
  ): Promise<ExchangeAnswer> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        const isRetryable =
          method === 'GET' &&
          attempt < retries &&
          isApiError(error) &&
          (error.kind === 'network' || error.kind === 'timeout' || RETRYABLE.has(error.status ?? 0));
        if (!isRetryable) throw error;
        const ceiling = Math.min(4_000, 300 * 2 ** attempt);
        await wait(
          deps.clock,
          Math.min(error.retryAfterMs ?? 0, 10_000) || 100 + deps.clock.random() * ceiling,
        );
      }
    }
  }

  async function productExchange(
    method: Method,
    path: string,
    options: CallOptions,
  ): Promise<ExchangeAnswer> {
    throwIfLeft();
    const token = options.token ?? deps.token();
    const run = (bearer: string | undefined) =>
      withRetries(() => exchange(productClient, method, path, options, bearer), method, options);
    try {
      return await run(token);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 401 || options.token) throw error;
      return await repeatAfter401(error, token, run);
    }
  }

  /** A 401 means that the call was not carried out, so any method may be repeated once with a fresh token. */
  async function repeatAfter401<T>(
    error: ApiError,
    token: string | undefined,
    run: (bearer: string) => Promise<T>,
  ): Promise<T> {
    const current = deps.token();
    const isOld = current !== token;
    const fresh = isOld ? current : await deps.renew(token).catch(() => undefined);
    throwIfLeft();
    if (!fresh || fresh === token) return endSession(error, token);
    try {
      return await run(fresh);
    } catch (second) {
      if (isOld || !isApiError(second, 'http') || second.status !== 401) throw second;
      return endSession(second, fresh);
    }
  }

  function endSession(error: ApiError, token: string | undefined): never {
    if (!deps.expire(token)) throw error;
    throw new ApiError('expired', {
      status: 401,
      ...optional('serverMessage', error.serverMessage),
      cause: error,
    });
  }

  async function aiExchange(
    method: Method,
    path: string,
    options: CallOptions,
    stream = false,
  ): Promise<ExchangeAnswer> {
    throwIfLeft();
    // The service answers nobody without a token, so wait for a host that has not handed over the session.
    const token = deps.token() ?? (await deps.renew(undefined).catch(() => undefined));
    const run = (bearer: string | undefined) =>
      withRetries(() => exchange(aiClient, method, path, options, bearer, stream), method, options);
    try {
      return await run(token);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 401) throw error;
      // Only the product API decides whether the session is over. This call ends it if so.
      await productExchange('GET', '/api/auth/my-account', {});
      const fresh = deps.token();
      if (fresh && fresh !== token) return await run(fresh);
      throw error;
    }
  }

  return {
    product: async (method, path, schema, options = {}) =>
      parse(schema, (await productExchange(method, path, options)).data),
    async ai(method, path, schema, options = {}) {
      const { data, headers } = await aiExchange(method, path, options);
      options.onHeaders?.(headers);
      return parse(schema, data);
    },
    async aiStream(path, { method = 'POST', ...options }) {
      const response = await aiExchange(method, path, options, true);
      return {
        contentType: String(response.headers['content-type'] ?? ''),
        body: response.data as ReadableStream<Uint8Array>,
      };
    },
    async gateway(method, path, schema, options = {}) {
      throwIfLeft();
      const token = options.withToken ? deps.token() : undefined;
      const response = await withRetries(
        () => exchange(productClient, method, path, options, token),
        method,
        options,
      );
      return parse(schema, response.data);
    },
  };
}

/** Removes the `{data: …}` around an answer, if it has one. */
export function unwrap(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'data' in body) {
    const { data } = body as { data: unknown };
    if (typeof data === 'object' && data !== null) return data;
  }
  return body;
}

function parse<T>(schema: Schema<T>, body: unknown): T {
  const result = schema.safeParse(unwrap(readJson(body)));
  if (result.success) return result.data;
  throw new ApiError('shape', { cause: result.error });
}

/** A signal that aborts when either of two does. `release` stops listening. */
function joinSignals(
  first: AbortSignal | undefined,
  second: AbortSignal | undefined,
): { signal: AbortSignal | undefined; release(): void } {
  if (!first || !second) return { signal: first ?? second, release() {} };
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of [first, second]) {
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    release() {
      for (const signal of [first, second]) signal.removeEventListener('abort', abort);
    },
  };
}

/** JSON text as its value; other text and values as they are. */
function readJson(body: unknown): unknown {
  const value = typeof body === 'string' ? parseJson(body) : undefined;
  return value === undefined ? body : value;
}

async function readText(body: unknown): Promise<string> {
  if (!(body instanceof ReadableStream)) return typeof body === 'string' ? body : '';
  return await new Response(body).text();
}

function retryAfter(response: ExchangeAnswer): number | undefined {
  const seconds = Number(response.headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

function supportCode({ status, headers }: ExchangeAnswer): string | undefined {
  const id = status >= 500 ? headers['x-request-id'] : undefined;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function optional<K extends string, V>(key: K, value: V | undefined): Record<K, V> | Record<string, never> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}
