import type { Clock } from '../clock.ts';
import { wait } from '../delay.ts';
import { limits } from '../limits.ts';
import { ApiError, isApiError, messageOfBody } from './errors.ts';
import { createExchange, type Exchange, type ExchangeAnswer } from './http-exchange.ts';

/** Anything with zod's safeParse; keeps this file free of zod. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

export interface CallOptions {
  body?: unknown;
  query?: Record<string, string | number>;
  /** Milliseconds; 15 s unless told. */
  timeoutMs?: number;
  /** Further tries of a failed GET; two unless told. */
  retries?: number;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The two clients of the product, and a third, without a token, for postal codes and localities. */
export interface Http {
  /** Product API, `/api/…`, bearer token added. A 401 for the current token ends the session. */
  product<T>(method: Method, path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  /** Chat AI service through the gateway, `/ai/…`. A 401 here asks `my-account` before it ends anything. */
  ai<T>(method: Method, path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  /** Chat AI service, answer left open: an event stream, or JSON when the host does not stream. */
  aiStream(path: string, options: CallOptions): Promise<OpenAnswer>;
  /** Public services and the gateway's own paths. They never end the session. */
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
  /** The token of this moment. */
  token(): string | undefined;
  /** Another number when another person comes. */
  epoch?(): number;
  /** Tells of a 401 for `token`; resolves to a fresh token when the host can give one. */
  renew(token: string | undefined): Promise<string | undefined>;
  /** Ends the session if `token` is still current; returns whether it was. */
  expire(token: string | undefined): boolean;
  /** Whether an `/api/auth/my-account` answer still accepts the token. */
  fetch?: typeof fetch | undefined;
}

const RETRYABLE = new Set([429, 502, 503, 504]);

export function createHttp(deps: HttpDeps): Http {
  const productClient = createExchange(deps.baseUrl, deps.fetch);
  const aiClient = createExchange(deps.baseUrl, deps.fetch);

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
    const response = await client({
      method,
      path,
      headers,
      body: options.body,
      query: options.query,
      signal: options.signal,
      // An open answer is timed by its silence, in the flow that reads it.
      timeoutMs: stream ? 0 : (options.timeoutMs ?? limits.requestTimeoutMs),
      isOpen: stream,
    });
    if (response.status >= 200 && response.status < 300) return response;
    const body = stream ? await readText(response.data).catch(() => '') : response.data;
    throw new ApiError('http', {
      status: response.status,
      ...optional('serverMessage', messageOfBody(parseJson(body))),
      ...optional('retryAfterMs', retryAfter(response)),
    });
  }

  /** Only GETs are repeated: repeating anything else could do it twice. */
  async function patient(
    run: () => Promise<ExchangeAnswer>,
    method: Method,
    { retries = limits.getRetries }: CallOptions,
  ): Promise<ExchangeAnswer> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        const again =
          method === 'GET' &&
          attempt < retries &&
          isApiError(error) &&
          (error.kind === 'network' || error.kind === 'timeout' || RETRYABLE.has(error.status ?? 0));
        if (!again) throw error;
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
    const token = deps.token();
    const isOthers = follow(token);
    const run = (bearer: string | undefined) =>
      patient(() => exchange(productClient, method, path, options, bearer), method, options);
    try {
      return await run(token);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 401) throw error;
      return await afterRefusal(error, token, isOthers, run);
    }
  }

  /** Tells whether somebody else has come since: what one person says is never said in the name of another. */
  function follow(token: string | undefined): () => boolean {
    const epoch = deps.epoch?.();
    return () => token !== undefined && deps.epoch?.() !== epoch;
  }

  /** A 401 means the call was not carried out, so with a fresh token any method may be said once more. */
  async function afterRefusal<T>(
    error: ApiError,
    token: string | undefined,
    isOthers: () => boolean,
    run: (bearer: string) => Promise<T>,
  ): Promise<T> {
    const current = deps.token();
    const isOld = current !== token;
    const fresh = isOld ? current : await deps.renew(token).catch(() => undefined);
    if (!fresh || fresh === token || isOthers()) return endSession(error, token);
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
    // Only somebody is answered: a host that has yet to say who it is is waited for.
    const token = deps.token() ?? (await deps.renew(undefined).catch(() => undefined));
    const isOthers = follow(token);
    const run = (bearer: string | undefined) =>
      patient(() => exchange(aiClient, method, path, options, bearer, stream), method, options);
    try {
      return await run(token);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 401) throw error;
      // The product API alone says whether the session is over; this call ends it where it is.
      await productExchange('GET', '/api/auth/my-account', {});
      const fresh = deps.token();
      if (fresh && fresh !== token && !isOthers()) return await run(fresh);
      throw error;
    }
  }

  return {
    product: async (method, path, schema, options = {}) =>
      parse(schema, (await productExchange(method, path, options)).data),
    ai: async (method, path, schema, options = {}) =>
      parse(schema, (await aiExchange(method, path, options)).data),
    async aiStream(path, options) {
      const response = await aiExchange('POST', path, options, true);
      return {
        contentType: String(response.headers['content-type'] ?? ''),
        body: response.data as ReadableStream<Uint8Array>,
      };
    },
    async gateway(method, path, schema, options = {}) {
      const token = options.withToken ? deps.token() : undefined;
      const response = await patient(
        () => exchange(productClient, method, path, options, token),
        method,
        options,
      );
      return parse(schema, response.data);
    },
  };
}

/** Answers come bare or wrapped in `{data: …}`. */
export function unwrap(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'data' in body) {
    const { data } = body as { data: unknown };
    if (typeof data === 'object' && data !== null) return data;
  }
  return body;
}

function parse<T>(schema: Schema<T>, body: unknown): T {
  const result = schema.safeParse(unwrap(parseJson(body)));
  if (result.success) return result.data;
  throw new ApiError('shape', { cause: result.error });
}

function parseJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

async function readText(body: unknown): Promise<string> {
  if (!(body instanceof ReadableStream)) return typeof body === 'string' ? body : '';
  return await new Response(body).text();
}

function retryAfter(response: ExchangeAnswer): number | undefined {
  const seconds = Number(response.headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

function optional<K extends string, V>(key: K, value: V | undefined): Record<K, V> | Record<string, never> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}
