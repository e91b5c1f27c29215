// In place of core's http-exchange.ts in the embed bundles: a fifth of what a chat loads would be parts of axios that
// nobody uses. It has the same face and passes the same tests.
import { ApiError, type Exchange, limits } from '@vesalio/core';

export function createExchange(baseUrl: string, send: typeof fetch = fetch): Exchange {
  return async ({ method, path, headers, body, query = {}, signal, timeoutMs, isOpen }) => {
    const controller = new AbortController();
    const cancel = () => controller.abort(new ApiError('aborted'));
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    const timer =
      timeoutMs > 0 ? setTimeout(() => controller.abort(new ApiError('timeout')), timeoutMs) : undefined;
    try {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const isJson = body !== undefined && !(body instanceof FormData || body instanceof Blob);
      const response = await send(`${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: isJson ? { ...headers, 'Content-Type': 'application/json' } : headers,
        ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
        signal: controller.signal,
      });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        data: isOpen && response.body ? response.body : await readText(response),
      };
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason;
      throw error instanceof ApiError ? error : new ApiError('network', { cause: new Error(String(error)) });
    } finally {
      clearTimeout(timer);
      // An open answer is still to be stopped by its caller.
      if (!isOpen) signal?.removeEventListener('abort', cancel);
    }
  };
}

/** Reads no further than the bound: an answer without end must not fill the memory. */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limits.answerBytes) {
      await reader.cancel();
      throw new ApiError('shape');
    }
    text += decoder.decode(value, { stream: true });
  }
}
