import type { Clock } from '../clock.ts';
import { wait } from '../delay.ts';
import { limits } from '../limits.ts';
import { ApiError, isApiError, messageOf } from './errors.ts';
import { readJson } from './http-answer.ts';
import type { Exchange, ExchangeAnswer } from './http-exchange.ts';
import { joinSignals } from './join-signals.ts';

export interface CallOptions {
  body?: unknown;
  query?: Record<string, string | number>;
  /** Milliseconds; 15 s by default. */
  timeoutMs?: number;
  /** Retries of a failed GET; two by default. */
  retries?: number;
  idempotencyKey?: string | undefined;
  /** Key of a payment with unknown outcome that the person abandons in favor of this one. */
  supersedes?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the headers of a successful answer, keyed by lower-case name. */
  onHeaders?: (headers: ExchangeAnswer['headers']) => void;
  /** A token that is not the session's yet. A 401 for it ends no session. Product API only. */
  token?: string | undefined;
  /** Sends the request even while the page is being left. */
  keepalive?: boolean;
  /** Continues an event stream after this event. */
  lastEventId?: string | undefined;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const RETRYABLE: readonly (number | undefined)[] = [408, 429, 500, 502, 503, 504];
const PROXY_FAILURES = [413, 502, 504];

/** One call, ready to send. */
interface OutgoingCall {
  client: Exchange;
  method: Method;
  path: string;
  options: CallOptions;
  token: string | undefined;
  /** The body of the answer stays open. */
  stream?: boolean;
}

/**
 * @param personSignal aborts when the person who makes the calls leaves
 * @param temporary the temporary conversations of this browser
 */
export function createSendRequest(
  clock: Clock,
  personSignal: AbortSignal | undefined,
  temporary?: () => readonly string[],
) {
  function throwIfLeft(): void {
    if (personSignal?.aborted) throw new ApiError('aborted');
  }

  async function exchange({
    client,
    method,
    path,
    options,
    token,
    stream = false,
  }: OutgoingCall): Promise<ExchangeAnswer> {
    const headers: Record<string, string> = {
      Accept: stream ? 'text/event-stream, application/json' : 'application/json',
    };
    if (token) {
      headers.Authorization = `Bearer ${token}`;
      // Without this header, the gateway assumes that their tabs are gone.
      const ids = temporary?.().join(' ');
      if (ids) headers['X-Vesalio-Temporary'] = ids;
    }
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (options.lastEventId) headers['Last-Event-ID'] = options.lastEventId;
    if (options.supersedes) headers.Supersedes = options.supersedes;
    throwIfLeft();
    // A change cannot be undone once sent, so only reads are cancelled.
    const isCancelled = token !== undefined && (method === 'GET' || stream);
    const { signal, release } = joinSignals(options.signal, isCancelled ? personSignal : undefined);
    const settle = () => {
      if (!stream) release();
      // A visitor's call, such as a login, counts even if somebody has signed in since.
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
        // The flow that reads an open answer has a timeout of its own.
        timeoutMs: stream ? 0 : (options.timeoutMs ?? limits.requestTimeoutMs),
        isOpen: stream,
        keepalive: options.keepalive,
      });
    } catch (error) {
      settle();
      throw error;
    }
    settle();
    if (response.status >= 200 && response.status < 300 && !isProxyPage(response)) return response;
    throw await failureOf(response, stream);
  }

  /** Repeats GETs only: repeating a change could carry it out twice. */
  async function withRetries(
    run: () => Promise<ExchangeAnswer>,
    method: Method,
    { retries = limits.getRetries, signal }: CallOptions,
  ): Promise<ExchangeAnswer> {
    const pause = async (ms: number) => {
      const { signal: either, release } = joinSignals(signal, personSignal);
      await wait(clock, ms, either);
      release();
      if (either?.aborted) throw new ApiError('aborted');
    };
    for (let attempt = 0; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        const isRetryable =
          method === 'GET' &&
          attempt < retries &&
          isApiError(error) &&
          (error.kind === 'network' || error.kind === 'timeout' || RETRYABLE.includes(error.status));
        if (!isRetryable) throw error;
        const ceiling = Math.min(4_000, 300 * 2 ** attempt);
        await pause(Math.min(error.retryAfterMs ?? 0, 10_000) || 100 + clock.random() * ceiling);
      }
    }
  }

  return {
    throwIfLeft,
    /** @throws ApiError after the last retry */
    sendRequest: (call: OutgoingCall): Promise<ExchangeAnswer> =>
      withRetries(() => exchange(call), call.method, call.options),
  };
}

/** Every answer of the gateway has an id, including forwarded ones. */
export const isFromProxy = ({ headers }: ExchangeAnswer): boolean => headers['x-request-id'] === undefined;

/** Statuses with which a captive portal or a proxy may send its own page or text. */
const PAGE_FAILURES = [401, 403];
/** Statuses that only a captive portal or a proxy sends. */
const PORTAL_FAILURES = [407, 511];

/**
 * Whether this is a page or a text of a captive portal or a proxy. It says nothing about the call, so it counts as no connection.
 */
const isProxyPage = (response: ExchangeAnswer): boolean => {
  if (!isFromProxy(response)) return false;
  const type = String(response.headers['content-type']);
  return (
    PORTAL_FAILURES.includes(response.status) ||
    (PAGE_FAILURES.includes(response.status) && /^text\//i.test(type)) ||
    (response.status < 300 && /^text\/html/i.test(type))
  );
};

/** The error for an answer outside 200–299, or for a proxy's page. */
async function failureOf(response: ExchangeAnswer, isOpen: boolean): Promise<ApiError> {
  if (isProxyPage(response)) return new ApiError('network', { status: response.status, isFromProxy: true });
  const body = isOpen ? await readText(response.data).catch(() => '') : response.data;
  const content = readJson(body);
  const code = response.headers['x-vesalio-error'] as string | undefined;
  return new ApiError('http', {
    status: response.status,
    serverMessage: messageOf(content),
    retryAfterMs: retryAfter(response),
    supportCode: supportCode(response),
    code,
    details: code && content,
    isFromProxy: isFromProxy(response) && PROXY_FAILURES.includes(response.status),
  });
}

async function readText(body: unknown): Promise<string> {
  return body instanceof ReadableStream ? await new Response(body).text() : '';
}

function retryAfter(response: ExchangeAnswer): number | undefined {
  const seconds = Number(response.headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

function supportCode({ status, headers }: ExchangeAnswer): string | undefined {
  const id = status >= 500 ? headers['x-request-id'] : undefined;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
