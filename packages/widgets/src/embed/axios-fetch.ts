// Stands in for axios in the embed bundles: a fifth of what a chat loads would be parts of it that core never uses.
// It has the face that core's http.ts uses, and passes the same tests.

interface RequestConfig {
  baseURL?: string;
  method?: string;
  url?: string;
  headers?: Record<string, string>;
  data?: unknown;
  params?: Record<string, string | number>;
  signal?: AbortSignal;
  /** Milliseconds; 0 waits for ever. */
  timeout?: number;
  responseType?: 'stream';
  /** Bytes; -1 for no bound. */
  maxContentLength?: number;
  env?: { fetch?: typeof fetch };
}

class RequestError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const isCancel = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'ERR_CANCELED';
export const isAxiosError = (error: unknown): error is RequestError => error instanceof RequestError;

async function request(config: RequestConfig) {
  const { signal, timeout = 0 } = config;
  const controller = new AbortController();
  const cancel = () => controller.abort(new RequestError('ERR_CANCELED', 'canceled'));
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  const timer =
    timeout > 0
      ? setTimeout(() => controller.abort(new RequestError('ETIMEDOUT', 'timeout')), timeout)
      : undefined;
  try {
    const send = config.env?.fetch ?? fetch;
    const response = await send(addressOf(config), {
      method: config.method ?? 'GET',
      ...bodyOf(config),
      signal: controller.signal,
    });
    const isStream = config.responseType === 'stream' && response.body !== null;
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      data: isStream ? response.body : await readText(response, config.maxContentLength ?? -1),
    };
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    throw error instanceof RequestError ? error : new RequestError('ERR_NETWORK', String(error));
  } finally {
    clearTimeout(timer);
    // An open answer is still to be stopped by its caller.
    if (config.responseType !== 'stream') signal?.removeEventListener('abort', cancel);
  }
}

function addressOf({ baseURL = '', url = '', params = {} }: RequestConfig): string {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return `${baseURL}${url}${query.size > 0 ? `?${query}` : ''}`;
}

function bodyOf({ data, headers = {} }: RequestConfig): RequestInit {
  if (data === undefined) return { headers };
  if (data instanceof FormData || data instanceof Blob) return { headers, body: data };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(data) };
}

/** Reads no further than the bound: an answer without end must not fill the memory. */
async function readText(response: Response, bound: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bound >= 0 && bytes > bound) {
      await reader.cancel();
      throw new RequestError('ERR_BAD_RESPONSE', `maxContentLength size of ${bound} exceeded`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

export default {
  create: (defaults: RequestConfig) => ({
    request: (config: RequestConfig) => request({ ...defaults, ...config }),
  }),
};
