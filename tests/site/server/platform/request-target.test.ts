import type { Db } from '@vesalio/site/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addPerson, bearer, openWorld, sharedDb, type World } from '../gateway/gateway-world.ts';
import { rawBytes, rawRequest } from './raw-request.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => vi.restoreAllMocks());

describe('a request target has one spelling', () => {
  it.each([
    // Encoded letters of a route
    '/%61pi/auth/my-account',
    '/api/%61uth/my-account',
    '/ap%69/auth/my-account',
    '/%41PI/auth/my-account',
    '/gateway%2Dx/payments/a',
    '/gatewa%79/payments/one',
    '/%73andbox/outbox',
    '/config%2Ejson',
    '/api/auth/my%5Faccount',
    '/api/auth/my%7Eaccount',
    // Separators, encoded once and twice
    '/api%2fauth%2fmy-account',
    '/api%2Fauth/my-account',
    '/api/auth/my-account%2f..%2fadmin',
    '/public/localidades/estados/..%2f..%2f/municipios',
    '/api/auth/my-account%5c..%5cadmin',
    '/api/auth/resend-validate-email/a%252fb',
    '/api/auth/resend-validate-email/a%2540b.co',
    '/api/conversations/%2e%2e%2fauth',
    '/api/conversations/%2E%2E',
    '/api/conversations/%252e%252e',
    // Dot segments
    '/api/auth/../admin',
    '/api/./auth/login',
    '/embed/../api/auth/my-account',
    '/..',
    '/api/auth/..',
    // Backslashes
    '/api\\auth\\my-account',
    '/api/auth/my-account%5C',
    // Controls, spaces, and characters at which a parser may stop
    '/api/auth/validateEmail/AB%00C',
    '/api/auth/resend-validate-email/a%0d%0aX:%20y@b.co',
    '/api/auth/resend-validate-email/a%09@b.co',
    '/api/auth/resend-validate-email/a%7f@b.co',
    '/api/auth/resend-validate-email/a%C2%85@b.co',
    '/api/auth/resend-validate-email/a%E2%80%AE@b.co',
    '/api/auth/resend-validate-email/a%E2%80%A8@b.co',
    '/api/auth/my-account#fragment',
    '/api/auth/my"account',
    '/api/auth/my<account',
    '/api/auth/{my}|account',
    // Bad UTF-8: a lone byte, overlong forms, a surrogate, a truncated sequence
    '/%FF',
    '/api/auth/resend-validate-email/ana%FF@b.co',
    '/%c0%af',
    '/api/auth/%e0%80%af',
    '/%ED%A0%80',
    '/api/auth/resend-validate-email/ana%C3@b.co',
    '/api/auth/resend-validate-email/ana%C3',
    // Invalid escapes
    '/api/auth/%',
    '/api/auth/%2',
    '/api/auth/%zz',
    '/api/%u0061uth/login',
    // Look-alikes that an upstream server may convert
    '/api/auth/%EF%BC%8F..',
    '/api/conversations/%EF%BC%8E%EF%BC%8E',
    '/api/auth%EF%BC%BCx',
    // Other forms of a target
    '*',
    'http://evil.example/api/auth/my-account',
  ])('rejects %j before any route (catalogue 47)', async (target) => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const person = addPerson(world);
    world.seen.length = 0;
    const answer = await rawRequest(world.url, 'GET', target, bearer(person.id));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ message: 'Endereço inválido.' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(world.seen).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['\\api/auth/my-account', 'api/auth/my-account', '/api/auth/my-account?a=\xff'])(
    'leaves %j to the parser of Node, which closes the connection',
    async (target) => {
      world.seen.length = 0;
      expect((await rawRequest(world.url, 'GET', target)).status).toBe(400);
      expect(world.seen).toEqual([]);
    },
  );

  it.each([
    ['POST', '/api/auth/resend-validate-email/ana%40b.co', 200],
    ['POST', '/api/auth/resend-validate-email/ana%2Bx%40b.co', 200],
    ['POST', '/api/auth/resend-validate-email/jos%C3%A9@b.co', 200],
    ['GET', '/api/auth/my-account?x=%2e%2e%2f', 200],
    ['GET', '/', 503],
    ['GET', '/chat/abc?utm=%FF', 503],
  ])('lets %s %s pass', async (method, path, status) => {
    const quiet = await openWorld({}, { folders: { site: '/nowhere' } });
    quiet.people.set(1, { id: 1 });
    const answer = await rawRequest(quiet.url, method, path, bearer(1));
    expect(answer.status).toBe(status);
    const forwarded = quiet.seen.filter(({ method: used }) => used === 'POST');
    expect(forwarded.map(({ url }) => url)).toEqual(method === 'POST' ? [`/product${path}`] : []);
    await quiet.close();
  });

  it('logs an unexpected failure by its route, without the e-mail of the path or of the error', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    let isBroken = false;
    const db = await sharedDb();
    const query: Db['query'] = (sql, params) => {
      if (isBroken) throw new Error('duplicate of ana.prado@hospital.example at http://x/ana%40b.co');
      return db.query(sql, params);
    };
    const broken = await openWorld({}, { db: { ...db, query, tx: (work) => work({ ...db, query }) } });
    const person = addPerson(broken);
    await broken.call('/api/auth/my-account', { headers: bearer(person.id) });
    isBroken = true;
    const mail = await broken.call('/api/auth/resend-validate-email/ana.prado%40hospital.example', {
      method: 'POST',
    });
    expect(mail.status).toBe(503);
    const deletion = await broken.call('/api/conversations/ana-prado', {
      method: 'DELETE',
      headers: bearer(person.id),
    });
    expect(deletion.status).toBe(500);
    expect(lines.join('\n')).toContain('DELETE /api/conversations/:id');
    expect(lines.join('\n')).not.toMatch(/ana|prado|hospital/);
    isBroken = false;
    await broken.close();
  });
});

it('a request with two hosts is a bad request, because a proxy may have judged the other one', async () => {
  const { host } = new URL(world.url);
  const twice = await rawRequest(world.url, 'GET', '/config.json', { Host: `${host}\r\nHost: ${host}` });
  expect(twice.status).toBe(400);
  expect((await rawRequest(world.url, 'GET', '/config.json')).status).toBe(200);
});

it.each([
  'xn--',
  '999.1.1.1',
  '1.2.3.4.5',
  'a..0x',
  '[::1',
  // More than a name and a port. Within a URL, the rest after the name would be the path of another route.
  'é.é.é.é/gateway/admin/payments?',
  // nginx lets this one through, and its rules only see the path in the request line.
  'é.é.é.é\\gateway\\admin\\payments?',
  'é.é/config.json?',
  'é?aaaaa',
  'é#aaaaa',
  'é',
  'a/b',
  'a@b',
  '%61',
])('a host that no URL can have is a bad request: %s', async (host) => {
  const answer = await rawRequest(world.url, 'GET', '/healthz', { Host: host });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toEqual({ message: 'Endereço inválido.' });
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each(['vesalio.example', 'VESALIO.example:443', 'my_host:80', '127.0.0.1:4173', '[::1]:4173'])(
  'a name or an address is a host: %s',
  async (host) => {
    expect((await rawRequest(world.url, 'GET', '/healthz', { Host: host })).status).toBe(200);
  },
);

describe('a check of HTTP/1.0 without Host', () => {
  it.each(['/healthz', '/readyz'])('is answered at %s, because balancers send it', async (path) => {
    const answer = await rawBytes(world.url, `GET ${path} HTTP/1.0\r\n\r\n`);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: true });
    expect((await rawBytes(world.url, `HEAD ${path} HTTP/1.0\r\n\r\n`)).status).toBe(200);
  });

  it.each([
    'GET /config.json HTTP/1.0',
    'GET /readyz/x HTTP/1.0',
    'GET /readyz HTTP/1.1',
    'GET /readyz HTTP/1.0\r\nHost:',
    'GET /readyz HTTP/1.0\r\nHost: a@b',
  ])('is refused otherwise: %s', async (head) => {
    expect((await rawBytes(world.url, `${head}\r\n\r\n`)).status).toBe(400);
  });
});
