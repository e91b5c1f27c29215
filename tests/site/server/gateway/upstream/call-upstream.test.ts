import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { limits } from '@vesalio/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { relayedHeaders, unwrap } from '../../../../../packages/site/server/gateway/upstream/answers.ts';
import {
  callUpstream,
  readAnswer,
} from '../../../../../packages/site/server/gateway/upstream/call-upstream.ts';
import { demandBoundedJson } from '../../../../../packages/site/server/gateway/upstream/json-bounds.ts';
import { httpUpstream } from '../../../../../packages/site/server/gateway/upstream/upstreams.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

async function openService(handle: Handle) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    handle(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const upstream = httpUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { upstream, calls: () => calls };
}

const raw =
  (head: string): Handle =>
  (_request, response) =>
    response.socket?.end(`${head}\r\n\r\n`);
const status =
  (code: number): Handle =>
  (_request, response) =>
    response.writeHead(code, { Location: 'http://127.0.0.1:1/' }).end();
const silent: Handle = () => {};

describe('a call of a service', () => {
  it.each<[string, Handle, number]>([
    ['answers with many choices', status(300), 502],
    ['redirects', status(302), 502],
    ['redirects oddly', status(399), 502],
    ['redirects without a change', status(304), 502],
    ['asks for a proxy’s password', status(407), 502],
    ['switches protocols', raw('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x'), 502],
    ['answers with an impossible status', status(999), 502],
    ['answers no HTTP', raw('hello'), 502],
    ['closes the connection', (request) => request.socket.destroy(), 502],
    ['is silent', silent, 504],
  ])('that %s fails', async (_name, handle, failure) => {
    const { upstream } = await openService(handle);
    const call = failure === 504 ? { timeoutMs: 50 } : {};
    await expect(callUpstream(upstream, '/x', call)).rejects.toMatchObject({ status: failure });
  });

  it.each([200, 299, 400, 406, 408, 500, 503])('passes on the status %i', async (code) => {
    const { upstream } = await openService(status(code));
    expect((await callUpstream(upstream, '/x')).status).toBe(code);
  });

  it.each<[string, Record<string, string>, number]>([
    ['an empty body', {}, 401],
    ['a message', { 'Content-Type': 'application/json' }, 401],
    ['a text', { 'Content-Type': 'text/plain' }, 401],
    ['a challenge for a token', { 'WWW-Authenticate': 'Bearer error="invalid_token"' }, 401],
    [
      'a page and a challenge for a token',
      { 'Content-Type': 'text/html', 'WWW-Authenticate': 'Negotiate, Bearer' },
      401,
    ],
    [
      'a problem and another challenge',
      { 'Content-Type': 'application/problem+json; charset=utf-8', 'WWW-Authenticate': 'Token' },
      401,
    ],
    ['a page', { 'Content-Type': 'text/html; charset=utf-8' }, 502],
    ['a text and another challenge', { 'Content-Type': 'text/plain', 'WWW-Authenticate': 'Basic' }, 502],
    ['another challenge', { 'WWW-Authenticate': 'Negotiate' }, 502],
  ])('tells a 401 of the service from one of a proxy: %s', async (_name, headers, expected) => {
    const { upstream } = await openService((_request, response) => response.writeHead(401, headers).end());
    const called = callUpstream(upstream, '/x').catch((error: unknown) => error);
    expect(await called).toMatchObject({ status: expected });
  });

  it('has its time for the headers alone', async () => {
    const { upstream } = await openService((_request, response) => {
      response.writeHead(200).write('{"id":');
      setTimeout(() => response.end('1}'), 250);
    });
    expect(await readAnswer(await callUpstream(upstream, '/x', { timeoutMs: 200 }))).toBe('{"id":1}');
  });

  it.each([
    ['GET', undefined, 3],
    ['POST', '{}', 2],
  ] as const)(
    'whose reused connection was just closed is repeated if it only reads: %s',
    async (method, body, calls) => {
      const used = new WeakSet();
      const service = await openService((request, response) => {
        if (used.has(request.socket)) return request.socket.resetAndDestroy();
        used.add(request.socket);
        response.end('{}');
      });
      await readAnswer(await callUpstream(service.upstream, '/x'));
      const again = callUpstream(service.upstream, '/x', { method, ...(body ? { body } : {}) });
      if (method === 'GET') expect((await again).status).toBe(200);
      else await expect(again).rejects.toMatchObject({ status: 502 });
      expect(service.calls()).toBe(calls);
    },
  );

  it('is not sent after its caller has left, and ends when the caller leaves', async () => {
    const { upstream, calls } = await openService(silent);
    await expect(callUpstream(upstream, '/x', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      status: 502,
    });
    expect(calls()).toBe(0);
    const leaving = new AbortController();
    const called = callUpstream(upstream, '/x', { signal: leaving.signal });
    await expect.poll(calls).toBe(1);
    leaving.abort();
    await expect(called).rejects.toMatchObject({ status: 502 });
  });
});

describe('the answer of a service', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['identity', Buffer.from],
  ] as const)('is read with the encoding %s', async (encoding, encode) => {
    const { upstream } = await openService((request, response) => {
      expect(request.headers['accept-encoding']).toBe('identity');
      response.writeHead(200, { 'Content-Encoding': encoding }).end(encode(Buffer.from('{"id":1}')));
    });
    expect(await readAnswer(await callUpstream(upstream, '/x'))).toBe('{"id":1}');
  });

  it.each([204, 205])('is empty with the status %i', async (code) => {
    const { upstream } = await openService(status(code));
    expect(await readAnswer(await callUpstream(upstream, '/x'))).toBe('');
  });

  const begin = (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Length': '100' }).write('{"id":');
  it.each<[string, Handle, number]>([
    [
      'is cut',
      (_request, response) => {
        begin(response);
        setTimeout(() => response.destroy(), 20);
      },
      502,
    ],
    ['stalls', (_request, response) => void begin(response), 504],
    ['is too large', (_request, response) => void response.end('x'.repeat(limits.answerBytes + 1)), 502],
    ['is too deep', (_request, response) => void response.end('['.repeat(201)), 502],
  ])('that %s is a failure', async (_name, handle, failure) => {
    const { upstream } = await openService(handle);
    const response = await callUpstream(upstream, '/x');
    await expect(readAnswer(response, 300)).rejects.toMatchObject({ status: failure });
  });

  it.each<[string, boolean]>([
    ['['.repeat(200), true],
    ['['.repeat(201), false],
    ['{"a":'.repeat(201), false],
    ['[]'.repeat(201), true],
    [`[${'['.repeat(199)}${']'.repeat(199)}${'['.repeat(199)}`, true],
    [`["${'['.repeat(300)}"]`, true],
    [`["\\"${'['.repeat(300)}"]`, true],
    [`["\\\\",${'['.repeat(300)}`, false],
    [`[${','.repeat(249_999)}]`, true],
    [`[${','.repeat(250_000)}]`, false],
    [`texto ${','.repeat(250_001)}`, true],
  ])('may have so many levels and members: %.12s', (text, isAllowed) => {
    const check = () => demandBoundedJson(Buffer.from(text));
    if (isAllowed) expect(check).not.toThrow();
    else expect(check).toThrow();
  });

  it.each([
    ['{"data":[1],"x":2}', [1]],
    ['{"data":null}', null],
    ['{"id":1}', { id: 1 }],
    ['[1]', [1]],
    ['7', 7],
    ['null', null],
    ['Bad Gateway', undefined],
  ])('is unwrapped: %s', (text, value) => expect(unwrap(text)).toEqual(value));

  it.each<[Record<string, string>, Record<string, string>]>([
    [{}, {}],
    [
      { 'content-type': 'Application/JSON; charset=latin1', 'retry-after': '7' },
      { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '7' },
    ],
    [{ 'content-type': 'text/event-stream' }, { 'Content-Type': 'text/event-stream; charset=utf-8' }],
    [{ 'content-type': 'text/html' }, { 'Content-Type': 'text/plain; charset=utf-8' }],
    [{ 'content-type': 'application/json, text/html' }, { 'Content-Type': 'text/plain; charset=utf-8' }],
    [{ 'retry-after': '1234567' }, {}],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:00 GMT' }, {}],
  ])('passes on its type and pause alone: %j', (given, relayed) => {
    expect(relayedHeaders({ headers: new Headers({ 'Set-Cookie': 'a=1', ...given }) })).toEqual(relayed);
  });
});
