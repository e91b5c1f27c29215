import { createServer, type RunningServer, readConfig } from '@vesalio/site/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedDb } from '../gateway/gateway-world.ts';
import { rawBytes, rawRequest } from './raw-request.ts';

const messageOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the local sandbox starts', () => {
  it.each(['http://localhost:4173', 'http://127.0.0.1:8080', 'http://127.9.9.9', 'http://[::1]:4173'])(
    'with PUBLIC_URL=%s',
    (url) => expect(readConfig({ PUBLIC_URL: url }).sandbox).toBe('local'),
  );

  it.each([
    'https://vesalio.example',
    'http://192.168.0.10:4173',
    'http://0.0.0.0:4173',
    'https://localhost.vesalio.example',
    'http://127.0.0.1.nip.io',
    'https://[2001:db8::1]',
  ])('not with PUBLIC_URL=%s', (url) => {
    expect(messageOf({ PUBLIC_URL: url })).toContain(`PUBLIC_URL=${url} não é local`);
    const open = { SANDBOX: 'public', SMTP_URL: 'smtp://mail.example', SESSION_SECRET: 's'.repeat(32) };
    expect(readConfig({ PUBLIC_URL: url, ...open }).sandbox).toBe('public');
  });
});

describe('the local sandbox answers', () => {
  let server: RunningServer;
  let url: string;
  beforeAll(async () => {
    server = await createServer(readConfig({ PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: 'off' }), {
      db: await sharedDb(),
    });
    ({ url } = await server.listen());
    const email = server.sandbox?.demo.email;
    await fetch(`${url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  });
  afterAll(async () => {
    await server.close();
  });
  const port = () => new URL(url).port;
  const outbox = (headers: Record<string, string>, path = '/sandbox/outbox.json') =>
    rawRequest(url, 'GET', path, headers);

  it.each([
    ['its own address', () => ({})],
    ['localhost', () => ({ Host: `localhost:${port()}` })],
    ['a name in capitals', () => ({ Host: `LOCALHOST:${port()}` })],
    ['IPv6', () => ({ Host: `[::1]:${port()}` })],
    ['a proxy on this machine', () => ({ 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Host': 'localhost' })],
  ])('%s', async (_name, headers) => {
    const answer = await outbox(headers());
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('/reset-password?token=');
  });

  it.each([
    ['a name that DNS leads here', { Host: 'rebind.example' }],
    ['a name that DNS leads here, with the port', { Host: 'rebind.example:4173' }],
    ['a name that begins like this machine', { Host: 'localhost.rebind.example' }],
    ['an address spelt as a name', { Host: '127.0.0.1.nip.io' }],
    ['the public name behind a proxy', { Host: 'vesalio.example' }],
    ['an address of the network', { Host: '192.168.0.10:4173' }],
    ['any address', { Host: '0.0.0.0:4173' }],
    ['no host', { Host: '' }],
    ['credentials in the host', { Host: 'localhost@rebind.example' }],
    ['two hosts in one', { Host: 'localhost, rebind.example' }],
    ['a proxy that rewrites the host', { 'X-Forwarded-Host': 'vesalio.example' }],
    ['a chain of proxies', { 'X-Forwarded-Host': 'localhost, vesalio.example' }],
    ['a proxy with the standard header', { Forwarded: 'for=127.0.0.1;host=vesalio.example;proto=https' }],
    ['a proxy that names a stranger', { 'X-Forwarded-For': '203.0.113.9' }],
    ['a proxy that names a stranger second', { 'X-Forwarded-For': '127.0.0.1, 203.0.113.9' }],
    ['a proxy that hides a stranger', { 'X-Forwarded-For': 'unknown' }],
    ['a proxy with its own header', { 'X-Real-IP': '203.0.113.9' }],
    ['a proxy that names a stranger by the standard', { Forwarded: 'for="[2001:db8::1]:4711"' }],
  ])('never %s', async (_name, headers) => {
    const answer = await outbox(headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('token');
    expect((await outbox(headers, '/sandbox/outbox')).body).not.toContain('token');
    expect((await outbox(headers, '/sandbox/google')).body).not.toContain('accounts');
  });

  it('nothing to a stranger whom a proxy names after thousands of other headers', async () => {
    const many = 'a:b\r\n'.repeat(2_500);
    const answer = await rawBytes(
      url,
      `GET /sandbox/outbox.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${many}X-Forwarded-For: 203.0.113.9\r\n\r\n`,
    );
    expect(answer.status).toBe(421);
  });

  it('a health check without a Host header, and nothing else without it', async () => {
    const ask = (path: string) => rawBytes(url, `GET ${path} HTTP/1.0\r\n\r\n`);
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask('/sandbox/outbox.json')).status).toBe(400);
  });

  it('nothing with a foreign Host header', async () => {
    for (const path of ['/', '/config.json', '/api/auth/my-account', '/healthz']) {
      const answer = await outbox({ Host: 'rebind.example' }, path);
      expect(answer.status).toBe(421);
      expect(answer.body).toContain('SANDBOX=public');
    }
  });
});
