/** Milliseconds that an early answer stays valid. */
const LIFE_MS = 10_000;

/** GETs that start before the HTTP client is loaded. The client uses each answer once, for the same request. */
export interface EarlyRequests {
  /** Starts a request of the gateway with this bearer token. */
  start(path: string, token: string): void;
  /** For the HTTP client: returns a matching early answer, fetches otherwise. */
  fetch: typeof globalThis.fetch;
  /** Aborts every unused request. */
  abort(): void;
}

interface EarlyRequest {
  startedAt: number;
  answer: Promise<Response>;
  controller: AbortController;
}

export function createEarlyRequests(
  baseUrl: string,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
  now: () => number = Date.now,
): EarlyRequests {
  const waiting = new Map<string, EarlyRequest>();
  const keyOf = (url: string, authorization: string | null) => `${url} ${authorization}`;

  function take(key: string): EarlyRequest | undefined {
    const early = waiting.get(key);
    waiting.delete(key);
    if (!early || now() - early.startedAt <= LIFE_MS) return early;
    early.controller.abort();
    return undefined;
  }

  return {
    start(path, token) {
      const authorization = `Bearer ${token}`;
      const key = keyOf(baseUrl + path, authorization);
      if (waiting.has(key)) return;
      const controller = new AbortController();
      const headers = { Accept: 'application/json', Authorization: authorization };
      const answer = fetch(baseUrl + path, { headers, signal: controller.signal });
      // The client gets the failure when it uses the request.
      answer.catch(() => undefined);
      waiting.set(key, { startedAt: now(), answer, controller });
    },
    fetch: async (input, init = {}) => {
      const { method, signal, headers } = init;
      const isGet = method === 'GET' && !signal?.aborted;
      const early = isGet && take(keyOf(String(input), new Headers(headers).get('Authorization')));
      if (!early) return fetch(input, init);
      signal?.addEventListener('abort', () => early.controller.abort(signal.reason), { once: true });
      return early.answer;
    },
    abort() {
      for (const { controller } of waiting.values()) controller.abort();
      waiting.clear();
    },
  };
}
