import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routes } from '@vesalio/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { addPerson, bearer, openWorld, type World } from '../gateway/gateway-world.ts';

const root = temporaryFolder();
const PARTNER = 'https://partner.example';
let world: World;
let google: World;
beforeAll(async () => {
  for (const name of ['site/index.html', 'embed/v0.1.0/vesalio.js', 'embed/diagnostico.html']) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), 'x');
  }
  const folders = {
    site: join(root, 'site'),
    embed: join(root, 'embed'),
    storybook: join(root, 'storybook'),
  };
  world = await openWorld({ EMBED_ORIGINS: `${PARTNER},https://other.example:8443` }, { folders });
  google = await openWorld({ GOOGLE_CLIENT_ID: 'g', PUBLIC_URL: 'https://vesalio.example' }, { folders });
});
afterAll(async () => {
  await world.close();
  await google.close();
});

const policyOf = async (target: World, path: string) =>
  (await target.call(path)).headers.get('content-security-policy') ?? '';

describe('headers', () => {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
  };
  const site = {
    ...common,
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /gateway/csp; report-to csp",
    'reporting-endpoints': 'csp="/gateway/csp"',
  };
  const api = {
    ...common,
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    vary: 'Origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
  const embed = {
    ...common,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'content-security-policy': site['content-security-policy'].replace(
      "frame-ancestors 'none'",
      `frame-ancestors 'self' ${PARTNER} https://other.example:8443`,
    ),
  };

  it.each<[string, string, number, Record<string, string>]>([
    ['GET', '/', 200, site],
    ['GET', '/chat', 200, site],
    ['GET', '/nowhere', 404, site],
    ['POST', '/', 405, site],
    ['GET', '/assets/gone.js', 404, site],
    ['GET', '/embed/v0.1.0/vesalio.js', 200, embed],
    ['GET', '/embed/diagnostico', 200, embed],
    ['GET', '/embed/gone.js', 404, embed],
    ['GET', '/config.json', 200, api],
    ['GET', '/healthz', 200, api],
    ['GET', '/api/auth/my-account', 401, api],
    ['GET', '/api/nowhere', 404, api],
    ['POST', '/api/auth/login', 415, api],
    ['GET', '/ai/nowhere', 404, api],
    ['POST', '/ai/api/mensagens', 401, api],
    ['GET', '/public/cep/01310100', 200, api],
    ['GET', '/public/nowhere', 404, api],
    ['GET', '/gateway/payments/x', 401, api],
    ['POST', '/gateway/logout', 401, api],
    ['GET', '/sandbox/outbox', 404, { ...site, 'cache-control': 'no-store' }],
  ])('%s %s (%i) (catalogue 53)', async (method, path, status, expected) => {
    const response = await world.call(path, { method });
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject(expected);
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name);
    const mayBeFramed = expected === embed;
    expect('x-frame-options' in headers).toBe(!mayBeFramed);
    expect('access-control-allow-origin' in headers).toBe(mayBeFramed);
  });

  it('of the gateway are on every documented route, and on its refusals (catalogue 53)', async () => {
    const { paths } = (await (await world.call('/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
    );
    expect(calls.length).toBeGreaterThan(60);
    for (const { path, method } of calls) {
      const { headers, body } = await world.call(path.replace(/\{\w+\}/g, 'x'), { method });
      await body?.cancel();
      expect({ path, method, ...Object.fromEntries(headers) }).toMatchObject({
        path,
        method,
        ...api,
        'cache-control': expect.stringMatching(/^no-store\b/),
      });
    }
  });

  it('allow Google only where it is used and configured', async () => {
    for (const path of ['/login', '/register', '/chat', '/chat/1', '/', '/payment'])
      expect(await policyOf(world, path)).not.toContain('google');
    for (const path of ['/login', '/register', '/chat', '/chat/1']) {
      const policy = await policyOf(google, path);
      expect(policy).toMatch(/script-src 'self' https:\/\/accounts\.google\.com\/gsi\/client/);
      expect(policy.includes('https://apis.google.com')).toBe(path.startsWith('/chat'));
      const hasTrustedTypes = policy.includes(
        "require-trusted-types-for 'script'; trusted-types vesalio-loader default",
      );
      expect(hasTrustedTypes, path).toBe(path.startsWith('/chat'));
    }
    for (const path of ['/', '/payment', '/account', '/choose-plan', '/loginx'])
      expect(await policyOf(google, path)).not.toContain('google');
  });

  it.each(routes)('follow the route table on $path (catalogue 53)', async ({ path, google: allowed }) => {
    const address = path.replace(/\/:\w+\?$/, '');
    expect(Object.fromEntries((await world.call(address)).headers)).toMatchObject(site);
    const policy = await policyOf(google, address);
    expect(policy.includes('https://accounts.google.com/gsi/')).toBe(allowed !== undefined);
    expect(policy.includes('https://apis.google.com')).toBe(allowed === 'drive');
    expect(await policyOf(google, `${address}/`)).toBe(policy);
    expect(await policyOf(google, address.toUpperCase())).toBe(policy);
    expect(await policyOf(world, address)).not.toContain('google');
  });

  it('require HTTPS if the site is served by it', async () => {
    const response = await google.call('/');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(await policyOf(google, '/')).toContain('; upgrade-insecure-requests');
  });

  it('never allow inline or evaluated code outside Storybook', async () => {
    for (const path of ['/', '/chat', '/login', '/embed/diagnostico', '/config.json'])
      for (const target of [world, google])
        expect(await policyOf(target, path)).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  });
});

describe('CORS', () => {
  const refused = [
    'null',
    'https://partner.example.evil.example',
    'https://evilpartner.example',
    'https://evil-partner.example',
    'https://partner.example:443',
    'https://partner.example:8443',
    'https://partner.example:80',
    'http://partner.example',
    'https://PARTNER.example',
    'HTTPS://partner.example',
    'https://partner.example/',
    'https://partner.example/path',
    'https://partner.example.',
    'https://sub.partner.example',
    'https://partner.exampl',
    'https://partner_example',
    'https://partner.example@evil.example',
    'https://evil.example#partner.example',
    'https://evil.example?https://partner.example',
    'https://partner.example,https://evil.example',
    'https://evil.example https://partner.example',
    'https://other.example',
    'http://other.example:8443',
    'https://other.example:8444',
    'https://other.example:08443',
    'file://',
    'chrome-extension://abc',
    '*',
    'partner.example',
    'https://',
  ];
  const paths = [
    '/api/auth/my-account',
    '/ai/api/conversas',
    '/public/cep/01310100',
    '/gateway/payments/x',
    '/config.json',
  ];
  const headersFor = (origin: string) => ({ Origin: origin, 'Access-Control-Request-Method': 'POST' });

  it('counts 30 origins', () => expect(refused).toHaveLength(30));

  it.each(refused)('refuses %s (catalogue 52)', async (origin) => {
    for (const path of paths) {
      const preflight = await world.call(path, { method: 'OPTIONS', headers: headersFor(origin) });
      expect(preflight.status).toBe(403);
      const plain = await world.call(path, { headers: { Origin: origin } });
      for (const response of [preflight, plain])
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(plain.headers.get('vary')).toBe('Origin');
    }
  });

  it.each([PARTNER, 'https://other.example:8443'])(
    'allows %s, without credentials (catalogue 52)',
    async (origin) => {
      const person = addPerson(world);
      for (const path of paths) {
        const preflight = await world.call(path, {
          method: 'OPTIONS',
          headers: { ...headersFor(origin), 'Access-Control-Request-Private-Network': 'true' },
        });
        expect(preflight.status).toBe(204);
        expect(Object.fromEntries(preflight.headers)).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers':
            'Authorization, Content-Type, Idempotency-Key, Supersedes, Last-Event-ID, Accept, X-Vesalio-Temporary',
          'access-control-allow-private-network': 'true',
          vary: 'Origin',
        });
        const answer = await world.call(path, { headers: { Origin: origin, ...bearer(person.id) } });
        expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
        expect(answer.headers.get('access-control-expose-headers')).toBe(
          'Retry-After, X-Vesalio-Error, X-Request-Id, X-Older-Messages, X-Open-Turn, X-Unread-Conversation',
        );
        for (const response of [preflight, answer])
          expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      }
      const page = await world.call('/', { headers: { Origin: origin } });
      expect(page.headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  it('reflects no hostile input of the request (catalogue 14)', async () => {
    const mark = '"><script>mark</script>';
    const headers = {
      'Accept-Language': mark,
      'User-Agent': mark,
      Referer: `http://x/${encodeURIComponent(mark)}`,
    };
    for (const path of [
      '/',
      '/nowhere',
      `/nowhere/${encodeURIComponent(mark)}`,
      '/config.json',
      `/api/${encodeURIComponent(mark)}`,
    ]) {
      const response = await world.call(path, { headers });
      expect((await response.text()) + JSON.stringify([...response.headers])).not.toContain('mark');
    }
  });
});
