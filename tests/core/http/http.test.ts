import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createApp,
  createHttp,
  isApiError,
  type LoginAnswer,
  messageOf,
  systemClock,
  withSupportCode,
} from '@vesalio/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Handler = (request: IncomingMessage & { body: string }, response: ServerResponse) => void;

let server: Server;
let baseUrl: string;
let handle: Handler;
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      handle(Object.assign(request, { body }), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const text = { safeParse: (value: unknown) => ({ success: true as const, data: value }) };
const strict = {
  safeParse: (value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value
      ? { success: true as const, data: value }
      : { success: false as const, error: new Error('no id') },
};

function setup(options: { token?: string; renew?: () => Promise<string | undefined> } = {}) {
  let token = options.token;
  const expired: (string | undefined)[] = [];
  const waits: number[] = [];
  const http = createHttp({
    baseUrl,
    clock: {
      ...systemClock,
      random: () => 1,
      after(ms, fn) {
        waits.push(ms);
        return systemClock.after(Math.min(ms, 5), fn);
      },
    },
    token: () => token,
    renew: async () => {
      const fresh = await options.renew?.();
      if (fresh) token = fresh;
      return fresh;
    },
    expire(refused) {
      if (refused !== token) return false;
      expired.push(refused);
      token = undefined;
      return true;
    },
  });
  return { http, expired, waits, setToken: (next: string | undefined) => (token = next) };
}

async function failure(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('the call should have failed');
}

describe('calls', () => {
  it('send the token, the key and a JSON body, and read bare or wrapped answers', async () => {
    const { http } = setup({ token: 'abc' });
    handle = (_, response) => json(response, 200, { data: { id: 1 } });
    expect(await http.product('POST', '/api/x', strict, { body: { a: 1 }, idempotencyKey: 'k1' })).toEqual({
      id: 1,
    });
    handle = (_, response) => json(response, 200, { id: 2 });
    expect(await http.product('GET', '/api/y', strict, { query: { page: 1 } })).toEqual({ id: 2 });
    handle = (_, response) => json(response, 200, { id: 3, data: 'texto' });
    expect(await http.product('GET', '/api/z', strict)).toMatchObject({ id: 3 });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/x', body: '{"a":1}' });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer abc', 'idempotency-key': 'k1' });
    expect(seen[1]?.url).toBe('/api/y?page=1');
  });

  it('to public services send no token and never end the session', async () => {
    const { http, expired } = setup({ token: 'abc' });
    handle = (_, response) => json(response, 401, {});
    const error = await failure(http.gateway('GET', '/public/cep/01001000', text));
    expect(error).toMatchObject({ kind: 'http', status: 401 });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(expired).toEqual([]);
  });

  it('fail with the kinds shape, http (with the server’s message), network, timeout and aborted', async () => {
    const { http } = setup();
    handle = (_, response) => json(response, 200, { other: 1 });
    expect(await failure(http.product('GET', '/api/x', strict))).toMatchObject({ kind: 'shape' });
    handle = (_, response) => json(response, 400, { errors: { card: ['Cartão recusado.'] } });
    expect(await failure(http.product('POST', '/api/x', text))).toMatchObject({
      kind: 'http',
      status: 400,
      serverMessage: 'Cartão recusado.',
    });
    handle = (request) => request.socket.destroy();
    expect(await failure(http.product('POST', '/api/x', text))).toMatchObject({ kind: 'network' });
    handle = () => {};
    expect(await failure(http.product('POST', '/api/x', text, { timeoutMs: 60 }))).toMatchObject({
      kind: 'timeout',
    });
    const controller = new AbortController();
    const call = failure(http.product('POST', '/api/x', text, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect(await call).toMatchObject({ kind: 'aborted' });
  });

  it('keep the request, and so every secret, out of the error', async () => {
    const { http } = setup({ token: 'secret-token' });
    handle = (request) => request.socket.destroy();
    const error = await failure(
      http.product('POST', '/api/x', text, { body: { number: '4111111111111111' } }),
    );
    const told = JSON.stringify(
      [error, error.message, error.stack, String(error.cause), error.cause],
      (_, value) =>
        value instanceof Error
          ? { ...value, message: value.message, stack: value.stack, cause: value.cause }
          : value,
    );
    expect(told).not.toContain('4111111111111111');
    expect(told).not.toContain('secret-token');
  });

  it('refuse an answer above the cap (catalogue 41)', async () => {
    const { http } = setup();
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`"${'x'.repeat(6 * 1024 * 1024)}"`);
    };
    expect((await failure(http.product('POST', '/api/x', text))).kind).toMatch(/shape|network/);
  });
});

describe('retries', () => {
  it.each([408, 429, 500, 502, 503, 504])('repeat a GET twice after %i, then give up', async (status) => {
    const { http } = setup();
    handle = (_, response) => json(response, status, {});
    expect(await failure(http.product('GET', '/api/x', text))).toMatchObject({ kind: 'http', status });
    expect(seen).toHaveLength(3);
  });

  it.each<[string | undefined, number[]]>([
    ['2', [2_000, 2_000]],
    ['3600', [10_000, 10_000]],
    ['-2', [400, 700]],
    [undefined, [400, 700]],
  ])('wait for the time that the server gives, up to ten seconds: %s', async (retryAfter, pauses) => {
    const { http, waits } = setup();
    handle = (_, response) => {
      if (retryAfter) response.setHeader('Retry-After', retryAfter);
      json(response, 503, {});
    };
    await failure(http.product('GET', '/api/x', text));
    expect(waits).toEqual(pauses);
  });

  it('succeed when a later try does', async () => {
    const { http } = setup();
    handle = (request, response) =>
      seen.length < 3 ? request.socket.destroy() : json(response, 200, { id: 1 });
    expect(await http.product('GET', '/api/x', strict)).toEqual({ id: 1 });
  });

  it.each(['the caller', 'the person'] as const)('end their pause at once when %s leaves', async (who) => {
    const [caller, person] = [new AbortController(), new AbortController()];
    let hasPause = (): void => undefined;
    const paused = new Promise<void>((resolve) => {
      hasPause = resolve;
    });
    const cancelled: number[] = [];
    const after = (ms: number) => {
      hasPause();
      return () => cancelled.push(ms);
    };
    const http = createHttp({
      baseUrl,
      clock: { ...systemClock, random: () => 1, after },
      signal: person.signal,
      token: () => 'abc',
      renew: async () => undefined,
      expire: () => false,
    });
    handle = (_, response) => json(response, 503, {});
    const call = failure(http.product('GET', '/api/x', text, { signal: caller.signal }));
    await paused;
    (who === 'the caller' ? caller : person).abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect([cancelled, seen.length]).toEqual([[400], 1]);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('never repeat a %s (catalogue 39)', async (method) => {
    const { http } = setup();
    handle = (_, response) => json(response, 503, {});
    await failure(http.product(method, '/api/x', text));
    expect(seen).toHaveLength(1);
  });

  it('leave client errors alone', async () => {
    const { http } = setup();
    handle = (_, response) => json(response, 404, {});
    await failure(http.product('GET', '/api/x', text));
    expect(seen).toHaveLength(1);
  });
});

describe('a 401', () => {
  it('for the current token ends the session once, however many calls meet it (catalogue 21)', async () => {
    const { http, expired } = setup({ token: 'abc' });
    handle = (_, response) => json(response, 401, {});
    const errors = await Promise.all(
      Array.from({ length: 25 }, (_, i) => failure(http.product('GET', `/api/${i}`, text))),
    );
    expect(expired).toEqual(['abc']);
    expect(errors.filter((error) => error.kind === 'expired')).toHaveLength(1);
  });

  it.each([
    [401, { 'content-type': 'text/html' }],
    [401, { 'content-type': 'text/plain; charset=utf-8' }],
    [511, { 'content-type': 'text/plain' }],
    [511, {}],
  ])('or a %i of a proxy does not end the session (%j)', async (status, headers) => {
    const { http, expired } = setup({ token: 'abc' });
    handle = (_, response) => response.writeHead(status, headers).end('Unauthorized');
    for (const call of [http.product('POST', '/api/x', text), http.ai('POST', '/ai/x', text)])
      expect(await failure(call)).toMatchObject({ kind: 'network', isFromProxy: true });
    expect(seen).toHaveLength(2);
    expect(expired).toEqual([]);
  });

  it('without a type ends it', async () => {
    const { http, expired } = setup({ token: 'abc' });
    handle = (_, response) => response.writeHead(401).end();
    await failure(http.product('POST', '/api/x', text));
    expect(expired).toEqual(['abc']);
  });

  it.each(['text/html', 'text/plain'])('of the product with %s ends it', async (type) => {
    const { http, expired } = setup({ token: 'abc' });
    const headers = { 'content-type': type, 'x-request-id': 'RJQW' };
    handle = (_, response) => response.writeHead(401, headers).end('<html>');
    await failure(http.product('POST', '/api/x', text));
    expect(expired).toEqual(['abc']);
  });

  it('for an older token is ignored', async () => {
    const { http, expired, setToken } = setup({ token: 'old' });
    handle = (_, response) => {
      setToken('new');
      json(response, 401, {});
    };
    expect(await failure(http.product('GET', '/api/x', text))).toMatchObject({ kind: 'http', status: 401 });
    expect(expired).toEqual([]);
  });

  it('for an older token of the same person repeats the call with the new one', async () => {
    const { http, expired, setToken } = setup({ token: 'old' });
    handle = (request, response) => {
      if (request.headers.authorization === 'Bearer new') return json(response, 200, { id: 1 });
      setToken('new');
      return json(response, 401, {});
    };
    expect(await http.product('POST', '/api/x', strict)).toEqual({ id: 1 });
    expect(expired).toEqual([]);
  });

  it.each(['before the refusal', 'by the renewal'])(
    'is never repeated with the token of another person, who signed in %s',
    async (when) => {
      for (const path of ['/api/x', '/ai/x']) {
        const scope = new AbortController();
        const tokens = { anas: 'anas', caios: 'caios' };
        const token = () => (scope.signal.aborted ? tokens.caios : tokens.anas);
        const calls: string[] = [];
        handle = (request, response) => {
          if (when === 'before the refusal') scope.abort();
          calls.push(`${request.url} ${request.headers.authorization}`);
          json(response, request.headers.authorization === 'Bearer anas' ? 401 : 200, { id: 1 });
        };
        const http = createHttp({
          baseUrl,
          clock: systemClock,
          signal: scope.signal,
          token,
          renew: async () => {
            scope.abort();
            return tokens.caios;
          },
          expire: () => false,
        });
        const call = path === '/ai/x' ? http.ai : http.product;
        expect(await failure(call('POST', path, text))).toMatchObject({ kind: 'aborted' });
        expect(calls.filter((entry) => entry.startsWith(path))).toEqual([`${path} Bearer anas`]);
      }
    },
  );

  it('without any token counts as an expiry too', async () => {
    const { http, expired } = setup();
    handle = (_, response) => json(response, 401, {});
    expect(await failure(http.product('GET', '/api/x', text))).toMatchObject({ kind: 'expired' });
    expect(expired).toEqual([undefined]);
  });

  it('repeats the call with a fresh token if the host gives one', async () => {
    const { http, expired } = setup({ token: 'old', renew: async () => 'fresh' });
    handle = (request, response) =>
      request.headers.authorization === 'Bearer fresh'
        ? json(response, 200, { id: 1 })
        : json(response, 401, {});
    expect(await http.product('POST', '/api/x', strict)).toEqual({ id: 1 });
    expect(expired).toEqual([]);
    expect(seen).toHaveLength(2);
  });

  it('ends nothing if the repeated call fails otherwise', async () => {
    const { http, expired } = setup({ token: 'old', renew: async () => 'fresh' });
    handle = (request, response) =>
      json(response, request.headers.authorization === 'Bearer fresh' ? 500 : 401, {});
    expect(await failure(http.product('POST', '/api/x', text))).toMatchObject({ kind: 'http', status: 500 });
    expect(expired).toEqual([]);
  });

  it('of the AI service reads my-account, and only its answer may end the session', async () => {
    const { http, expired } = setup({ token: 'abc' });
    handle = (request, response) => json(response, request.url?.startsWith('/ai') ? 401 : 200, { id: 1 });
    expect(await failure(http.ai('GET', '/ai/api/mensagens/conversa/1', text))).toMatchObject({
      kind: 'http',
      status: 401,
    });
    expect(expired).toEqual([]);
    expect(seen.map((call) => call.url)).toEqual(['/ai/api/mensagens/conversa/1', '/api/auth/my-account']);
    handle = (_, response) => json(response, 401, {});
    expect(await failure(http.ai('GET', '/ai/api/mensagens/conversa/1', text))).toMatchObject({
      kind: 'expired',
    });
    expect(expired).toEqual(['abc']);
  });

  it('of the AI service repeats the call once my-account has brought a fresh token', async () => {
    const { http, expired } = setup({ token: 'old', renew: async () => 'fresh' });
    handle = (request, response) =>
      json(response, request.headers.authorization === 'Bearer fresh' ? 200 : 401, { id: 1 });
    expect(await http.ai('POST', '/ai/api/mensagens', strict)).toEqual({ id: 1 });
    expect(seen.map(({ url, headers }) => `${url} ${headers.authorization}`)).toEqual([
      '/ai/api/mensagens Bearer old',
      '/api/auth/my-account Bearer old',
      '/api/auth/my-account Bearer fresh',
      '/ai/api/mensagens Bearer fresh',
    ]);
    expect(expired).toEqual([]);
  });
});

describe('the message of an error body', () => {
  it.each<[unknown, string | undefined]>([
    [' Cartão recusado. ', 'Cartão recusado.'],
    ['x'.repeat(299), 'x'.repeat(299)],
    ['x'.repeat(300), undefined],
    ['<html>502</html>', undefined],
    ['  ', undefined],
    [null, undefined],
    [{ message: ' ', detail: 'Sem saldo.' }, 'Sem saldo.'],
    [{ errors: { a: [1], b: 'Sem saldo.' } }, 'Sem saldo.'],
    [{ errors: { a: [], b: ['Sem saldo.', 'Outra.'] } }, 'Sem saldo.'],
    [{ errors: null }, undefined],
  ])('%j', (body, message) => expect(messageOf(body)).toBe(message));
});

describe('an open answer', () => {
  it('arrives piece by piece and can be stopped', async () => {
    const { http } = setup({ token: 'abc' });
    let closed = false;
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
      response.on('close', () => {
        closed = true;
      });
    };
    const controller = new AbortController();
    const answer = await http.aiStream('/ai/api/mensagens', {
      body: new FormData(),
      signal: controller.signal,
    });
    expect(answer.contentType).toContain('text/event-stream');
    const reader = answer.body.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: one\n\n');
    controller.abort();
    await reader.read().catch(() => undefined);
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(true);
    expect(seen[0]?.headers.accept).toBe('text/event-stream, application/json');
  });

  it('that is refused has the message of the server', async () => {
    const { http } = setup({ token: 'abc' });
    handle = (_, response) => json(response, 403, { message: 'Limite atingido.' });
    expect(await failure(http.aiStream('/ai/api/mensagens', { body: new FormData() }))).toMatchObject({
      status: 403,
      serverMessage: 'Limite atingido.',
    });
  });
});

describe('the app', () => {
  const ana: LoginAnswer = { token: 'abc', userId: 7, username: 'Ana' };

  it('signs out even if the server cannot be reached, and revokes the token if it can', async () => {
    const app = createApp({ baseUrl, storage: 'memory' });
    await app.start();
    app.session.signIn(ana);
    handle = (_, response) => json(response, 200, {});
    const leaving = app.signOut();
    expect(app.session.getState().status, 'without waiting for anything').toBe('visitor');
    await leaving;
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/gateway/logout' });
    expect(seen[0]?.headers.authorization).toBe('Bearer abc');
    expect(app.session.getState().ended).toBe('logout');
    app.session.signIn(ana);
    handle = (request) => request.socket.destroy();
    await app.signOut();
    expect(app.session.getState().status).toBe('visitor');
  });

  it('has a support code only for a request that failed in the server', async () => {
    const { http } = setup();
    for (const [status, id, code] of [
      [503, 'BCDF-GHJK-LMNP', 'BCDF-GHJK-LMNP'],
      [404, 'BCDF-GHJK-LMNP', undefined],
      [500, '<b>not an id</b>', undefined],
    ] as const) {
      handle = (_request, response) => {
        response.setHeader('X-Request-Id', id);
        json(response, status, { message: 'x' });
      };
      const error: unknown = await http.product('POST', '/api/x', text).catch((reason) => reason);
      expect(isApiError(error, 'http') && error.supportCode).toBe(code);
      expect(withSupportCode('Falhou.', error)).toBe(
        code ? `Falhou. Código para o suporte: ${code}.` : 'Falhou.',
      );
    }
  });
});

it.each([
  ["the page's own server, whatever the page's <base> is", 'https://page.test', 'https://page.test'],
  ['what the page is relative to in a sandboxed frame', 'null', ''],
])('asks %s without an address', async (_, origin, server) => {
  vi.stubGlobal('origin', origin);
  try {
    const asked: string[] = [];
    const fetch = async (address: RequestInfo | URL) => {
      asked.push(String(address));
      return new Response('{}');
    };
    const app = createApp({ storage: 'memory', fetch: fetch as typeof globalThis.fetch });
    await (await app.http()).gateway('GET', '/gateway/features', text);
    expect(asked).toEqual([`${server}/gateway/features`]);
    app.dispose();
  } finally {
    vi.unstubAllGlobals();
  }
});
