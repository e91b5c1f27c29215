import axios, { isAxiosError, isCancel } from 'axios';
import { limits } from '../limits.ts';
import { ApiError } from './errors.ts';

export interface ExchangeRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  query?: Record<string, string | number> | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds; 0 for no limit. */
  timeoutMs: number;
  /** Leaves the body of the answer open. */
  isOpen: boolean;
  /** Sends the request even while the page is being left. */
  keepalive?: boolean | undefined;
}

export interface ExchangeAnswer {
  status: number;
  /** Header values by lower-case name. */
  headers: Readonly<Record<string, unknown>>;
  /** Text or parsed JSON; a stream of bytes if the body is left open. */
  data: unknown;
}

/**
 * Sends one request and returns its answer, for every status.
 * @throws ApiError: `aborted`, `timeout`, `network`, or `shape` if the answer is too long
 */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>;

/** A client of one gateway. */
export function createExchange(baseUrl: string, fetch: typeof globalThis.fetch | undefined): Exchange {
  const client = axios.create({
    baseURL: baseUrl,
    // Only the fetch adapter can stream.
    adapter: 'fetch',
    validateStatus: () => true,
    // Axios would set its own header. Firefox and Safari would then preflight a header that gateways on other origins
    // do not allow.
    headers: { 'User-Agent': false },
    ...(fetch ? { env: { fetch } } : {}),
  });
  return async ({ method, path, headers, body, query, signal, timeoutMs, isOpen, keepalive }) => {
    try {
      const {
        status,
        headers: given,
        data,
      } = await client.request({
        method,
        url: path,
        headers,
        timeout: timeoutMs,
        ...(body === undefined ? {} : { data: body }),
        ...(query ? { params: query } : {}),
        ...(signal ? { signal } : {}),
        ...(keepalive ? { fetchOptions: { keepalive } } : {}),
        ...(isOpen ? { responseType: 'stream' } : { maxContentLength: limits.answerBytes }),
      });
      return { status, headers: lowerCased(given), data };
    } catch (error) {
      throw toApiError(error, signal);
    }
  };
}

const lowerCased = (headers: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function toApiError(error: unknown, signal: AbortSignal | undefined): ApiError {
  // An axios error contains the request with body and token, so only its message is kept.
  const cause = new Error(error instanceof Error ? error.message : String(error));
  if (signal?.aborted || isCancel(error)) return new ApiError('aborted', { cause });
  if (!isAxiosError(error)) return new ApiError('network', { cause });
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new ApiError('timeout', { cause });
  const isTooLong = error.code === 'ERR_BAD_RESPONSE' && error.message.includes('maxContentLength');
  return new ApiError(isTooLong ? 'shape' : 'network', { cause });
}
