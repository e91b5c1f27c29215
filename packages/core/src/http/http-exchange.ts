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
  /** Milliseconds; 0 waits for ever. */
  timeoutMs: number;
  /** Leaves the body of the answer open. */
  isOpen: boolean;
}

export interface ExchangeAnswer {
  status: number;
  /** Header values by lower-case name. */
  headers: Readonly<Record<string, unknown>>;
  /** Text, or what JSON holds; a stream of bytes where it was left open. */
  data: unknown;
}

/** One request and its answer, whatever its status. @throws ApiError: `aborted`, `timeout`, `network`, `shape` beyond the bound */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>;

/** A client of a gateway. The embeds put a small one with the same face in its place. */
export function createExchange(baseUrl: string, fetch: typeof globalThis.fetch | undefined): Exchange {
  const client = axios.create({
    baseURL: baseUrl,
    // The fetch adapter is the one that can stream; XHR is left out of what is sent.
    adapter: 'fetch',
    validateStatus: () => true,
    ...(fetch ? { env: { fetch } } : {}),
  });
  return async ({ method, path, headers, body, query, signal, timeoutMs, isOpen }) => {
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
        ...(isOpen ? { responseType: 'stream' } : { maxContentLength: limits.answerBytes }),
      });
      return { status, headers: given as Record<string, unknown>, data };
    } catch (error) {
      throw toApiError(error, signal);
    }
  };
}

function toApiError(error: unknown, signal: AbortSignal | undefined): ApiError {
  // An axios error carries the request, body and token included: only its words may travel on.
  const cause = new Error(error instanceof Error ? error.message : String(error));
  if (signal?.aborted || isCancel(error)) return new ApiError('aborted', { cause });
  if (!isAxiosError(error)) return new ApiError('network', { cause });
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new ApiError('timeout', { cause });
  const isTooLong = error.code === 'ERR_BAD_RESPONSE' && error.message.includes('maxContentLength');
  return new ApiError(isTooLong ? 'shape' : 'network', { cause });
}
