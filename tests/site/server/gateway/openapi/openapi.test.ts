import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createServer, type Db, type RunningServer, readConfig } from '@vesalio/site/server';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { inspectRoutes } from 'hono/dev';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { openOwnDatabase } from '../../database-copy.ts';
import { cardOf } from '../../sandbox/sandbox-stage.ts';
import { messageForm } from '../gateway-world.ts';

const folder = temporaryFolder();
const keys = generateKeyPairSync('ed25519');
const AUDIENCE = 'http://localhost:4173';
const HOST_PAGE = 'https://intranet.example';
const [ADMIN, METRICS] = ['operator-token', 'metrics-token'];
let db: Db;
let server: RunningServer;
let url: string;
let document: Document;

interface Answer {
  content?: Record<string, { schema: object }>;
  headers?: object;
}
interface Operation {
  summary: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, Answer & { $ref?: string }>;
}
interface Document {
  [key: string]: unknown;
  components: { responses: { Failure: Answer } };
  paths: Record<string, Record<string, Operation>>;
}

beforeAll(async () => {
  const file = join(folder, 'partners.json');
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' });
  writeFileSync(file, JSON.stringify([{ iss: 'hospital', name: 'Hospital', publicKey }]));
  db = await openOwnDatabase();
  server = await createServer(
    readConfig({
      PORT: '0',
      DATA_DIR: 'memory',
      PUBLIC_URL: AUDIENCE,
      RATE_LIMITS: 'off',
      ADMIN_TOKEN: ADMIN,
      METRICS_TOKEN: METRICS,
      EMBED_ORIGINS: HOST_PAGE,
      PARTNERS_FILE: file,
    }),
    { db },
  );
  ({ url } = await server.listen());
  document = (await (await fetch(`${url}/openapi.json`)).json()) as Document;
});
afterAll(async () => {
  await server.close();
  await db.close();
});

const API = /^\/(api|ai|public|gateway)\/|^\/[\w.]+$/;
const STATIC = new Set(['/sandbox', '/embed']);
/** These paths are in separate tables. The document reads the product's table itself. */
const TABLES = new Set(['/api/*', '/public/*']);

const described = (): string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

describe('the description of the gateway', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has every route that the server has', () => {
    const known = new Set(described());
    const registered = inspectRoutes(server.app).filter(
      ({ isMiddleware, path }) => !isMiddleware && API.test(path) && !STATIC.has(path) && !TABLES.has(path),
    );
    expect(registered.length).toBeGreaterThan(15);
    const missing = registered
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)
      .filter((route) => !known.has(route));
    expect(missing).toEqual([]);
    expect(known.size).toBeGreaterThan(35);
  });

  it('describes no route that the server lacks', async () => {
    for (const route of described()) {
      const [method = '', path = ''] = route.split(' ');
      const address = path
        .replace('{cep}', '01310100')
        .replace('{uf}', 'SP')
        .replace(/\{\w+\}/g, '1');
      const response = await fetch(`${url}${address}?open=1`, { method });
      const failure = response.headers.get('x-vesalio-error');
      await response.arrayBuffer();
      expect(failure, route).not.toBe('not-found');
      expect(response.headers.get('content-type') ?? '', route).not.toContain('text/html');
    }
  });

  it('names every header that a page may send or read', async () => {
    const { headers } = await fetch(`${url}/api/auth/my-account`, {
      method: 'OPTIONS',
      headers: { Origin: HOST_PAGE, 'Access-Control-Request-Method': 'GET' },
    });
    const listed = (from: Headers, name: string) => (from.get(name) ?? '').split(', ').sort();
    const answer = await fetch(`${url}/api/auth/my-account`, { headers: { Origin: HOST_PAGE } });
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const sent = operations.flatMap(({ parameters = [] }) =>
      parameters.filter((each) => each.in === 'header'),
    );
    // OpenAPI describes these three under security and content.
    const ordinary = ['Accept', 'Authorization', 'Content-Type'];
    expect([...new Set([...ordinary, ...sent.map(({ name }) => name)])].sort()).toEqual(
      listed(headers, 'access-control-allow-headers'),
    );
    const { Failure } = document.components.responses;
    const read = [Failure, ...operations.flatMap(({ responses }) => Object.values(responses))];
    expect([...new Set(read.flatMap((each) => Object.keys(each.headers ?? {})))].sort()).toEqual(
      listed(answer.headers, 'access-control-expose-headers'),
    );
  });

  it('says in one line what each route does', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { summary }] of Object.entries(methods))
        expect(summary, `${method} ${path}`).toMatch(/^\p{Lu}.{8,}\.$/u);
  });
});

const ajv = new Ajv2020({ strict: false });

/** Calls a described route and compares its answer with its schema. */
async function call(method: string, path: string, filled = path, init: RequestInit = {}) {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  const response = await fetch(`${url}${filled}`, { method, ...init });
  const text = await response.text();
  expect(response.status, `${method} ${filled}: ${text.slice(0, 300)}`).toBeLessThan(300);
  const answer = operation.responses[String(response.status)] ?? operation.responses['2XX'];
  expect(answer, `${method} ${path} ${response.status}`).toBeDefined();
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  if (answer?.content) expect(Object.keys(answer.content), `${method} ${path}`).toContain(type);
  const schema = type === 'application/json' ? answer?.content?.[type]?.schema : undefined;
  if (!schema) return undefined;
  const value: unknown = JSON.parse(text);
  const validate = ajv.compile(schema);
  expect(validate(value), `${method} ${path}: ${JSON.stringify(validate.errors)?.slice(0, 600)}`).toBe(true);
  return (value as { data?: unknown }).data ?? value;
}

const json = (body: unknown, token?: string, more: Record<string, string> = {}): RequestInit => ({
  headers: {
    'Content-Type': 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...more,
  },
  body: JSON.stringify(body),
});
const as = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

describe('the refusals of the running server', () => {
  it.each([
    ['nobody', {}, undefined],
    ['an invented token', { Authorization: 'Bearer invented' }, undefined],
    ['a broken body', { 'Content-Type': 'application/json' }, '{'],
    ['a body of another type', { 'Content-Type': 'text/plain' }, 'x'],
  ])('are as described for %s', async (_name, headers: Record<string, string>, body) => {
    const { Failure } = document.components.responses;
    const isFailure = ajv.compile(Failure.content?.['application/json']?.schema ?? false);
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const route = `${method} ${path}`;
        const response = await fetch(`${url}${path.replace(/\{\w+\}/g, '1')}?open=1`, {
          method: method.toUpperCase(),
          headers,
          ...(body && method !== 'get' ? { body } : {}),
        });
        const text = await response.text();
        const { status } = response;
        if (status < 400) continue;
        expect(isFailure(JSON.parse(text)), `${route}: ${text.slice(0, 200)}`).toBe(true);
        expect(operation.security.length > 0, route).toBe('401' in operation.responses);
        if ([401, 408, 413, 415].includes(status))
          expect(Object.keys(operation.responses), route).toContain(String(status));
      }
  });
});

it('refuses an invented session before it judges the body', async () => {
  const answer = await fetch(`${url}/api/conversations/getNewTitle`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer invented' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

describe('the answers of the running server', () => {
  const demo = { email: '', password: '' };
  beforeAll(() => Object.assign(demo, server.sandbox?.demo));

  it('are as described: account and plan', async () => {
    const login = (await call('POST', '/api/auth/login', undefined, json(demo))) as { token: string };
    const account = (await call('GET', '/api/auth/my-account', undefined, as(login.token))) as { id: number };
    await call('GET', '/api/subscription/verifyPlanFree', undefined, as(login.token));
    await call(
      'POST',
      '/api/coupons/validate',
      undefined,
      json({ couponCode: 'X', planId: 'p' }, login.token),
    );
    await call(
      'GET',
      '/api/clientCards/cliente/{id}',
      `/api/clientCards/cliente/${account.id}`,
      as(login.token),
    );
    const saved = json(cardOf('4111111111111111'), login.token, { 'Idempotency-Key': 'described' });
    await call('POST', '/api/clientCards/cliente/{id}', `/api/clientCards/cliente/${account.id}`, saved);
    await call('GET', '/gateway/payments', '/gateway/payments?open=1', as(login.token));
    await call('PUT', '/api/auth/my-account', undefined, json({ city: 'Santos' }, login.token));
    await call('POST', '/gateway/logout', undefined, as(login.token));
  });

  it('are as described: a conversation', async () => {
    const login = (await call('POST', '/api/auth/login', undefined, json(demo))) as {
      token: string;
      userId: number;
    };
    const created = (await call(
      'POST',
      '/ai/api/conversas',
      undefined,
      json({ codigoCliente: login.userId }, login.token),
    )) as { codigoConversa: string };
    const id = String(created.codigoConversa);
    const answer = (await call('POST', '/ai/api/mensagens', undefined, {
      headers: { Authorization: `Bearer ${login.token}`, Accept: 'application/json' },
      body: messageForm({
        conversationId: id,
        prompt: 'Meta de pressão na hipertensão?',
        topK: '5',
        web: 'false',
      }),
    })) as { resposta: string };
    expect(answer.resposta).not.toBe('');
    const list = '/api/conversations?page=1&pageSize=15';
    await call('GET', '/api/conversations', list, as(login.token));
    const history = '/ai/api/mensagens/conversa/{id}';
    await call('GET', history, history.replace('{id}', id), as(login.token));
    await call('DELETE', '/api/conversations/{id}', `/api/conversations/${id}`, as(login.token));
  });

  it('are as described: public data, partners, operation', async () => {
    await call('GET', '/public/cep/{cep}', '/public/cep/01310100');
    await call('GET', '/public/localidades/estados');
    const cities = '/public/localidades/estados/{uf}/municipios';
    await call('GET', cities, cities.replace('{uf}', 'SP'));
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 120;
    const claims = { iss: 'hospital', sub: 'crm-1', aud: AUDIENCE, exp, jti: 'once-and-no-more' };
    const signed = `${encode({ alg: 'EdDSA' })}.${encode(claims)}`;
    const assertion = `${signed}.${sign(null, Buffer.from(signed), keys.privateKey).toString('base64url')}`;
    await call('POST', '/gateway/partner-token', undefined, json({ assertion }));
    await call('GET', '/gateway/embed-origin');
    await call('GET', '/gateway/embed-version', '/gateway/embed-version?element=0.1.0');
    await call('GET', '/gateway/diagnosis');
    await call('GET', '/gateway/diagnosis/stream');
    await call('POST', '/gateway/diagnosis/upload', undefined, { body: 'bytes' });
    await call('GET', '/gateway/admin/payments', '/gateway/admin/payments?status=unknown', as(ADMIN));
    await call('GET', '/gateway/admin/audit', '/gateway/admin/audit?account=1', as(ADMIN));
    for (const format of ['json', 'csv'])
      await call('GET', '/gateway/admin/feedback', `/gateway/admin/feedback?format=${format}`, as(ADMIN));
    await call('GET', '/metrics', undefined, as(METRICS));
    for (const path of ['/healthz', '/readyz', '/config.json', '/openapi.json']) await call('GET', path);
  });
});
