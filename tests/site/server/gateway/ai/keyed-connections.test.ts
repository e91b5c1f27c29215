import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readAnswer } from '../../../../../packages/site/server/gateway/upstream/call-upstream.ts';
import { createKeyedAgents } from '../../../../../packages/site/server/gateway/upstream/http-call.ts';
import { ServiceCall } from '../../../../../packages/site/server/gateway/upstream/service-call.ts';
import {
  httpUpstream,
  httpUpstreams,
} from '../../../../../packages/site/server/gateway/upstream/upstreams.ts';

const answer = (_request: IncomingMessage, response: ServerResponse): void => void response.end('{}');

const UNASKED = `HTTP/1.1 200 OK\r\nContent-Length: 300\r\n\r\n${'x'.repeat(300)}`;

/** A service that keeps every connection open. */
async function openService(handle = answer) {
  const sockets: Socket[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume().once('end', () => handle(request, response));
  });
  server.keepAliveTimeout = 120_000;
  server.on('connection', (socket) => sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    calls: () => calls,
  };
}

const keyed = () =>
  new ServiceCall('/api', { method: 'POST', headers: { 'Idempotency-Key': 'k' }, body: '{}' });

it('reuses the connection of the last question, but never for a payment or a card', async () => {
  const service = await openService();
  const { chat, product } = httpUpstreams({
    product: service.url,
    chat: service.url,
    chatKey: 'key',
    postal: service.url,
    locality: service.url,
  });
  for (const _time of [1, 2, 3]) await readAnswer(await chat(keyed()));
  expect(service.sockets).toHaveLength(1);
  for (const _time of [1, 2]) await readAnswer(await product(keyed()));
  expect(service.sockets).toHaveLength(3);
});

it('closes an idle connection before a service would close it', async () => {
  const service = await openService();
  const chat = httpUpstream(service.url, createKeyedAgents(20));
  await readAnswer(await chat(keyed()));
  const [first] = service.sockets;
  if (first && !first.closed) await once(first, 'close');
  await readAnswer(await chat(keyed()));
  expect(service.sockets).toHaveLength(2);
});

it('never repeats a question, however its connection fails', async () => {
  const service = await openService((request, response) => {
    if (service.calls() === 1) response.end('{}');
    else request.socket.resetAndDestroy();
  });
  const chat = httpUpstream(service.url, createKeyedAgents());
  await readAnswer(await chat(keyed()));
  await expect(chat(keyed())).rejects.toThrow();
  expect([service.calls(), service.sockets.length]).toEqual([2, 1]);
});

it('does not use an unrequested answer for the next question on its connection', async () => {
  const service = await openService((request, response) => {
    const { socket } = request;
    response.end(`answer ${service.calls()}`, () => {
      if (service.calls() === 1) socket.write(UNASKED);
    });
  });
  const agents = createKeyedAgents(60_000);
  const chat = httpUpstream(service.url, agents);
  expect(await readAnswer(await chat(keyed()))).toBe('answer 1');
  // Either all bytes have arrived, or the connection was closed because of them.
  await vi.waitUntil(() => {
    const [socket] = service.sockets;
    const [idle] = Object.values(agents['http:'].freeSockets)[0] ?? [];
    const sent = socket?.bytesWritten ?? 0;
    return socket?.closed || (sent > UNASKED.length && idle?.bytesRead === sent);
  });
  expect(await readAnswer(await chat(keyed()))).toBe('answer 2');
});
