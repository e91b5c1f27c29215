import type { Clock } from '../clock.ts';
import { ApiError, isApiError } from './errors.ts';
import { parse, type Schema } from './http-answer.ts';
import { createExchange, type ExchangeAnswer } from './http-exchange.ts';
import { type CallOptions, createSendRequest, isFromProxy, type Method } from './send-request.ts';

/**
 * The calls of one person. After the person has left, a call rejects with ApiError `aborted`: nothing is sent or
 * repeated, reads are cancelled, and the answer to a change in progress is ignored.
 */
export interface Http {
  /** Product API, `/api/…`, with the bearer token. A 401 for the current token ends the session. */
  product<T>(method: Method, path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  /**
   * Chat AI service through the gateway, `/ai/…`, and the gateway's copies of its turns, `/gateway/turns/…`. After a 401
   * only the answer of `my-account` ends the session.
   */
  ai<T>(method: Method, path: string, schema: Schema<T>, options?: CallOptions): Promise<T>;
  /** Chat AI service with the body left open: an event stream, or JSON if the host does not stream. */
  aiStream(path: string, options: CallOptions & { method?: 'GET' | 'POST' }): Promise<OpenAnswer>;
  /** Public services and the gateway's own paths, without the token by default. A 401 never ends the session. */
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
  /** A proxy in front of the gateway sent the answer. */
  isFromProxy: boolean;
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
  /** The temporary conversations of this browser. */
  temporary?: () => readonly string[];
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

export function createHttp(deps: HttpDeps): Http {
  const client = createExchange(deps.baseUrl, deps.fetch);
  const { sendRequest, throwIfLeft } = createSendRequest(deps.clock, deps.signal, deps.temporary);

  async function productExchange(
    method: Method,
    path: string,
    options: CallOptions,
  ): Promise<ExchangeAnswer> {
    throwIfLeft();
    const token = options.token ?? deps.token();
    const run = (bearer: string | undefined) => sendRequest({ client, method, path, options, token: bearer });
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
    throw new ApiError('expired', { status: 401, serverMessage: error.serverMessage, cause: error });
  }

  async function aiExchange(
    method: Method,
    path: string,
    options: CallOptions,
    stream = false,
  ): Promise<ExchangeAnswer> {
    throwIfLeft();
    // The service rejects calls without a token, so wait for a host that has not handed over its session yet.
    const token = deps.token() ?? (await deps.renew(undefined).catch(() => undefined));
    const run = (bearer: string | undefined) =>
      sendRequest({ client, method, path, options, token: bearer, stream });
    try {
      return await run(token);
    } catch (error) {
      if (!isApiError(error, 'http') || error.status !== 401) throw error;
      // Only the product API decides whether the session has ended. If so, this call ends it.
      await productExchange('GET', '/api/auth/my-account', {});
      const fresh = deps.token();
      if (fresh && fresh !== token) return await run(fresh);
      throw error;
    }
  }

  const parsed =
    (exchange: typeof productExchange): Http['product'] =>
    async (method, path, schema, options = {}) => {
      const { data, headers } = await exchange(method, path, options);
      options.onHeaders?.(headers);
      return parse(schema, data);
    };

  return {
    product: parsed(productExchange),
    ai: parsed(aiExchange),
    async aiStream(path, { method = 'POST', ...options }) {
      const response = await aiExchange(method, path, options, true);
      return {
        contentType: String(response.headers['content-type'] ?? ''),
        // A status such as 204 has no body: an empty answer, not a lost connection.
        body: (response.data ?? new Response('').body) as ReadableStream<Uint8Array>,
        isFromProxy: isFromProxy(response),
      };
    },
    async gateway(method, path, schema, options = {}) {
      throwIfLeft();
      const token = options.withToken ? deps.token() : undefined;
      const response = await sendRequest({ client, method, path, options, token });
      return parse(schema, response.data);
    },
  };
}
