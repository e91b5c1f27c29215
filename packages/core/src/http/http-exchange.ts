import { limits } from '../limits.ts';
import { ApiError, isApiError } from './errors.ts';
import { joinSignals } from './join-signals.ts';

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
  /** A text, or a byte stream if the caller asked for an open body. */
  data: unknown;
}

/**
 * Sends one request and returns its answer, for every status.
 * @throws ApiError: `aborted`, `timeout`, `network`, or `shape` if the answer is too long
 */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>;

/** A client of one gateway. The address has no slash at its end. */
export function createExchange(baseUrl: string, fetch?: typeof globalThis.fetch): Exchange {
  return async ({ timeoutMs, isOpen, ...call }) => {
    const deadline = createDeadline(call.signal, timeoutMs);
    try {
      const response = await (fetch ?? globalThis.fetch)(baseUrl + call.path + queryOf(call.query), {
        method: call.method,
        ...contentOf(call),
        ...(deadline.signal ? { signal: deadline.signal } : {}),
        ...(call.keepalive ? { keepalive: true } : {}),
      });
      return {
        status: response.status,
        headers: lowerCased(response.headers),
        data: isOpen ? response.body : await readText(response),
      };
    } catch (error) {
      throw toApiError(error, call.signal, deadline);
    } finally {
      deadline.release();
    }
  };
}

/** Some implementations of `Headers` keep upper-case names. */
const lowerCased = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));

const queryOf = (query: ExchangeRequest['query'] = {}): string => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
};

/** The browser sets the content type of a form, because it chooses the boundary. */
function contentOf({ headers, body }: Pick<ExchangeRequest, 'headers' | 'body'>): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body, plain) };
}

/** Returns the value itself: Prototype.js before 1.7 gives arrays a `toJSON` that turns them into texts. */
function plain(this: Record<string, unknown>, key: string): unknown {
  return this[key];
}

/** @throws ApiError `shape` if the text is too long */
async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > limits.answerBytes) {
      void reader.cancel().catch(() => undefined);
      throw new ApiError('shape');
    }
    text += decoder.decode(value, { stream: true });
  }
}

interface Deadline {
  signal: AbortSignal | undefined;
  hasPassed(): boolean;
  release(): void;
}

/** A signal that aborts with the caller's signal or after `timeoutMs`. An answer that is left open has no deadline. */
function createDeadline(signal: AbortSignal | undefined, timeoutMs: number): Deadline {
  if (!timeoutMs) return { signal, hasPassed: () => false, release() {} };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const joined = joinSignals(signal, timeout.signal);
  return {
    signal: joined.signal,
    hasPassed: () => timeout.signal.aborted,
    release() {
      clearTimeout(timer);
      joined.release();
    },
  };
}

function toApiError(error: unknown, signal: AbortSignal | undefined, deadline: Deadline): ApiError {
  if (isApiError(error)) return error;
  // The request, with its body and token, must not be reachable from the error, so only the message is kept.
  const cause = new Error(error instanceof Error ? error.message : String(error));
  return new ApiError(signal?.aborted ? 'aborted' : deadline.hasPassed() ? 'timeout' : 'network', { cause });
}
