import { execFileSync } from 'node:child_process';
import { unlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.ts';
import {
  AI_KEY,
  addFreePerson,
  addPerson,
  bearer,
  createConversation,
  json,
  messageForm,
  openWorld,
  PAID,
  sharedDb,
  type World,
} from './gateway-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const jsonCall = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('product API', () => {
  it.each([
    ['POST', '/api/auth/login', { email: 'a@b.co', password: 'x' }],
    ['POST', '/api/auth/google-login', { credential: 'c', isRegister: false }],
    [
      'POST',
      '/api/auth/register',
      { email: 'a@b.co', password: 'x', confirmPassword: 'x', fullName: 'A', plan: null },
    ],
    ['POST', '/api/auth/forgot-password', { email: 'a@b.co' }],
    ['POST', '/api/auth/reset-password', { token: 't', newPassword: 'x', confirmPassword: 'x' }],
    ['POST', '/api/auth/accept-terms', undefined],
    ['DELETE', '/api/auth/delete-account', undefined],
    ['POST', '/api/auth/validateEmail/AB12C', undefined],
    ['POST', '/api/auth/resend-validate-email/ana%2Bx@b.co', undefined],
    ['POST', '/api/auth/resend-validate-email/42', undefined],
    ['GET', '/api/auth/my-account', undefined],
    ['PUT', '/api/auth/my-account', { name: 'Ana' }],
    ['PUT', '/api/auth/my-account/picture', { photoBase64: 'A'.repeat(700_000) }],
    ['POST', '/api/subscription/link-free', undefined],
    ['DELETE', '/api/subscription/cancel', undefined],
    ['GET', '/api/subscription/verifyPlanFree', undefined],
    ['POST', '/api/coupons/validate', { couponCode: 'X', planId: 'fleming_plan' }],
    ['GET', '/api/conversations?page=2&pageSize=15', undefined],
    ['DELETE', '/api/conversations/abc-1', undefined],
    [
      'POST',
      '/api/conversations/getNewTitle',
      { answer: 'a', question: 'q', references: [], conversationId: 'abc-1' },
    ],
  ])('passes %s %s on as it is', async (method, path, body) => {
    const person = addPerson(world, { conversations: ['abc-1'] });
    // The table of owners outlives the test.
    await (await sharedDb()).exec("delete from gateway_conversation where conversation_id like '%abc-1'");
    world.seen.length = 0;
    const init = body ? jsonCall(method, body, bearer(person.id)) : { method, headers: bearer(person.id) };
    const response = await world.call(path, { ...init, headers: { ...init.headers, Cookie: 'a=b' } });
    expect(response.status).toBe(200);
    const reached = world.seen.find((seen) => seen.url === `/product${path}` && seen.method === method);
    expect(reached?.body).toBe(body ? JSON.stringify(body) : '');
    expect(reached?.headers.cookie).toBeUndefined();
    const isPublic = /login|register|forgot|reset/.test(path);
    expect(reached?.headers.authorization).toBe(isPublic ? undefined : `Bearer token-${person.id}`);
  });

  it.each([
    ['GET', '/api/auth/login'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/admin'],
    ['GET', '/api/auth/my-account/'],
    ['GET', '/api/auth/my-account/../../admin'],
    ['GET', '/api//auth/my-account'],
    ['DELETE', '/api/conversations/..'],
    ['DELETE', `/api/conversations/${'a'.repeat(65)}`],
    ['DELETE', '/api/clientCards/1/2'],
    ['POST', '/api/auth/resend-validate-email/a/b'],
    ['PATCH', '/api/auth/my-account'],
    ['POST', '/ai/api/outra'],
    ['GET', '/ai/api/conversas'],
    ['GET', '/ai/'],
    ['GET', '/ai/api/mensagens/conversa/1/extra'],
    ['GET', `/ai/api/mensagens/conversa/${'a'.repeat(65)}`],
    ['GET', '/public/cep/0131010'],
    ['GET', '/public/cep/01310100/json'],
    ['GET', '/public/cep/0131010@'],
    ['GET', '/public/localidades/estados/XX/municipios'],
    ['GET', '/public/localidades/municipios'],
    ['POST', '/public/localidades/estados'],
    ['GET', '/public/'],
    ['GET', '/public/http://169.254.169.254/'],
    ['GET', '/public/cep/01310100@evil.example'],
    ['GET', '/gateway/other'],
    ['GET', '/gateway/payments/a.b'],
    ['GET', '/sandbox/outbox'],
    ['GET', '/sandbox/outbox.json'],
    ['GET', '/sandbox'],
  ])('answers 404 to %s %s and calls nobody (catalogue 47)', async (method, path) => {
    const person = addPerson(world);
    world.seen.length = 0;
    const response = await world.call(path, { method, headers: bearer(person.id) });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Recurso não encontrado.' });
    expect(world.seen.filter(({ url }) => !url.endsWith('/api/auth/my-account'))).toEqual([]);
  });

  it('passes only the paging query, and only numbers', async () => {
    const person = addPerson(world);
    world.seen.length = 0;
    await world.call('/api/conversations?page=1&pageSize=15&admin=1', { headers: bearer(person.id) });
    expect(world.seen.at(-1)?.url).toBe('/product/api/conversations?page=1&pageSize=15');
    const odd = await world.call('/api/conversations?page=1%26x=2', { headers: bearer(person.id) });
    expect(odd.status).toBe(400);
  });

  it.each([
    ['no JSON', 'application/json', '{', 400],
    ['another type', 'text/plain', '{}', 415],
    ['more than 512 kB', 'application/json', JSON.stringify({ x: 'a'.repeat(600_000) }), 413],
  ])('rejects a body of %s', async (_name, type, body, status) => {
    world.seen.length = 0;
    const response = await world.call('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(world.seen).toEqual([]);
  });

  it('follows no redirect and passes on neither cookies nor foreign headers (catalogue 47)', async () => {
    world.on.set('POST /api/auth/register', (_seen, response) => {
      response.writeHead(302, { Location: 'http://169.254.169.254/', 'Set-Cookie': 'a=b' });
      response.end();
    });
    const moved = await world.call('/api/auth/register', jsonCall('POST', {}));
    expect(moved.status).toBe(502);
    // A browser would treat this status as a failed connection.
    world.on.set('POST /api/auth/register', (_seen, response) => json(response, 407, {}));
    expect((await world.call('/api/auth/register', jsonCall('POST', {}))).status).toBe(502);
    world.on.set('POST /api/auth/register', (_seen, response) => {
      response.writeHead(422, {
        'Content-Type': 'text/html',
        'Set-Cookie': 'a=b',
        'X-Powered-By': 'secret',
        Server: 'x',
      });
      response.end('<script>1</script>');
    });
    const refused = await world.call('/api/auth/register', jsonCall('POST', {}));
    expect(refused.status).toBe(422);
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const name of ['set-cookie', 'x-powered-by', 'server'])
      expect(refused.headers.has(name)).toBe(false);
    world.on.delete('POST /api/auth/register');
  });

  it('keeps one person from the cards of another', async () => {
    const [ana, rui] = [addPerson(world, { cards: [11] }), addPerson(world, { cards: [22] })];
    const call = async (method: string, path: string) =>
      (await world.call(path, { method, headers: bearer(ana.id) })).status;
    expect(await call('GET', `/api/clientCards/cliente/${ana.id}`)).toBe(200);
    expect(await call('GET', `/api/clientCards/cliente/${rui.id}`)).toBe(403);
    expect(await call('DELETE', '/api/clientCards/11')).toBe(200);
    expect(await call('DELETE', '/api/clientCards/22')).toBe(404);
    expect(world.seenAt('/api/clientCards/22')).toEqual([]);
    expect((await world.call(`/api/clientCards/cliente/${ana.id}`)).status).toBe(401);
  });

  it('blocks the sixth wrong password of an account from an address, and a success resets the count', async () => {
    let status = 401;
    world.on.set('POST /api/auth/login', (_seen, response) => json(response, status, {}));
    const login = async (email: string) =>
      (await world.call('/api/auth/login', jsonCall('POST', { email, password: 'x' }))).status;
    for (const _ of [1, 2, 3, 4]) expect(await login('eva@b.co')).toBe(401);
    status = 200;
    expect(await login('eva@b.co')).toBe(200);
    status = 401;
    for (const _ of [1, 2, 3, 4, 5]) expect(await login(' EVA@b.co')).toBe(401);
    const response = await world.call(
      '/api/auth/login',
      jsonCall('POST', { email: 'eva@b.co', password: 'x' }),
    );
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await login('another@b.co')).toBe(401);
    world.on.delete('POST /api/auth/login');
  });

  it('trusts X-Forwarded-For only as far as TRUST_PROXY says', async () => {
    const lastTwo = async (environment: Record<string, string>, hops: (turn: number) => string) => {
      const other = await openWorld({ RATE_LIMITS: '{"reset":{"max":1,"seconds":60}}', ...environment });
      other.on.set('POST /api/auth/reset-password', (_seen, response) => json(response, 400, {}));
      const statuses = [];
      for (const turn of [1, 2]) {
        const init = jsonCall('POST', { token: `t${turn}` }, { 'X-Forwarded-For': hops(turn) });
        statuses.push((await other.call('/api/auth/reset-password', init)).status);
      }
      await other.close();
      await (await sharedDb()).exec('delete from gateway_limit');
      return statuses;
    };
    expect(await lastTwo({}, (turn) => `10.0.0.${turn}`)).toEqual([400, 429]);
    const proxied = { TRUST_PROXY: '1' };
    expect(await lastTwo(proxied, (turn) => `spoofed, 10.0.0.${turn}`)).toEqual([400, 400]);
    expect(await lastTwo(proxied, (turn) => `10.0.0.${turn}, 10.9.9.9`)).toEqual([400, 429]);
    expect(await lastTwo(proxied, (turn) => `10.0.0.1:400${turn}`), 'with its port').toEqual([400, 429]);
    expect(await lastTwo(proxied, (turn) => `::ffff:10.0.0.${turn}`)).toEqual([400, 400]);
    expect(await lastTwo(proxied, (turn) => `::ffff:a00:${turn}`), 'IPv4 in hexadecimal').toEqual([400, 400]);
    expect(await lastTwo(proxied, (turn) => ['::ffff:a00:1', '10.0.0.1'][turn - 1] ?? '')).toEqual([
      400, 429,
    ]);
    expect(await lastTwo(proxied, (turn) => `64:ff9b::10.0.1.${turn}`), 'translated').toEqual([400, 400]);
    expect(await lastTwo(proxied, (turn) => `2001:db8:1:1::${turn}`), 'one customer').toEqual([400, 429]);
    expect(await lastTwo(proxied, (turn) => `2001:db8:1:${turn}::1`)).toEqual([400, 400]);
    expect(await lastTwo(proxied, (turn) => `made-up-${turn}`), 'no address').toEqual([400, 429]);
    expect(await lastTwo({ TRUST_PROXY: '2' }, (turn) => `spoofed, 10.0.0.${turn}, 10.9.9.9`)).toEqual([
      400, 400,
    ]);
  });

  it('blocks the fourth mail to a recipient within an hour', async () => {
    const forgot = async () =>
      (await world.call('/api/auth/forgot-password', jsonCall('POST', { email: 'mail@b.co' }))).status;
    expect([await forgot(), await forgot(), await forgot(), await forgot()]).toEqual([200, 200, 200, 429]);
  });

  it('refuses a token after logout, also in a server started later', async () => {
    const person = addPerson(world);
    const account = (target: World) => target.call('/api/auth/my-account', { headers: bearer(person.id) });
    expect((await account(world)).status).toBe(200);
    const out = await world.call('/gateway/logout', { method: 'POST', headers: bearer(person.id) });
    expect(out.status).toBe(204);
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    const fromPartner = { ...bearer(addPerson(world).id), origin: 'https://parceiro.example' };
    const apart = await world.call('/gateway/logout', { method: 'POST', headers: fromPartner });
    expect([apart.status, apart.headers.get('clear-site-data')], "a partner's page").toEqual([204, null]);
    const fromSite = { ...bearer(addPerson(world).id), origin: 'http://localhost:0' };
    const own = await world.call('/gateway/logout', { method: 'POST', headers: fromSite });
    expect(own.headers.get('clear-site-data')).toBe('"cache"');
    world.seen.length = 0;
    expect((await account(world)).status).toBe(401);
    expect(world.seen).toEqual([]);
    const later = await openWorld();
    later.people.set(person.id, person);
    expect((await account(later)).status).toBe(401);
    await later.close();
  });
});

describe('public services', () => {
  it.each([
    ['/public/cep/01310100', '/postal/ws/01310100/json/'],
    ['/public/localidades/estados', '/locality/estados'],
    ['/public/localidades/estados/RJ/municipios', '/locality/estados/RJ/municipios'],
  ])('asks %s at %s, without the person', async (path, url) => {
    world.seen.length = 0;
    const response = await world.call(path, { headers: { ...bearer(1), Cookie: 'a=b' } });
    expect(response.status).toBe(200);
    expect(world.seen.map((record) => record.url)).toEqual([url]);
    expect(world.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(world.seen[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['/public/cep/01310100', '/ws/01310100/json/', '/public/localidades/estados'],
    ['/public/localidades/estados/SP/municipios', '/estados/SP/municipios', '/public/cep/01310100'],
  ])('are asked at most 120 times a minute from one address, each: %s', async (path, asked, other) => {
    const proxied = await openWorld({ TRUST_PROXY: '1' });
    const ask = (from: string, at = path) => proxied.call(at, { headers: { 'X-Forwarded-For': from } });
    const statuses = await Promise.all(
      Array.from({ length: 130 }, async () => (await ask('203.0.113.7')).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    const refused = await ask('203.0.113.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await ask('203.0.113.8')).status).toBe(200);
    expect((await ask('203.0.113.7', other)).status).toBe(200);
    expect(proxied.seenAt(asked)).toHaveLength(121);
    await proxied.close();
  });
});

it('reads an unrequested compressed answer of a public service, and refuses a decompression bomb', async () => {
  const answers = [JSON.stringify([{ id: 33, sigla: 'RJ', nome: 'Rio de Janeiro' }]), ' '.repeat(50_000_000)];
  const statuses = [];
  for (const text of answers) {
    world.on.set('GET /estados', (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(text));
    });
    const response = await world.call('/public/localidades/estados');
    statuses.push(response.status);
    if (response.ok) expect(await response.text()).toBe(text);
  }
  expect(statuses).toEqual([200, 502]);
  world.on.delete('GET /estados');
});

describe('AI service', () => {
  const send = (person: { id: number }, conversationId: string, more: Record<string, string> = {}) =>
    world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: {
        ...bearer(person.id),
        Accept: 'text/event-stream, application/json',
        'Idempotency-Key': 'abc',
      },
      body: messageForm(
        { userId: String(person.id), conversationId, prompt: 'Olá, dor?', topK: '10', web: 'false', ...more },
        [
          {
            part: 'pdfs',
            name: 'laudo "1".pdf',
            type: 'application/pdf',
            bytes: new TextEncoder().encode('%PDF-1.7 x'),
          },
        ],
      ),
    });

  it('sends the three calls with the key, the parts of the message and nothing of the session', async () => {
    const person = addPerson(world);
    world.seen.length = 0;
    await createConversation(world, person, 'c-1');
    world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 200, { data: { resposta: `key: ${AI_KEY}` } }),
    );
    const answer = await send(person, 'c-1');
    expect(await answer.json()).toEqual({ data: { resposta: 'key: [removido]' } });
    const history = await world.call('/ai/api/mensagens/conversa/c-1', { headers: bearer(person.id) });
    expect(history.status).toBe(200);

    const chat = world.seen.filter(({ service }) => service === 'chat');
    expect(chat.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /chat/api/conversas',
      'POST /chat/api/mensagens',
      'GET /chat/api/mensagens/conversa/c-1',
    ]);
    for (const { headers } of chat) {
      expect(headers['x-api-key']).toBe(AI_KEY);
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    }
    expect(JSON.parse(chat[0]?.body ?? '')).toEqual({ codigoCliente: person.id, titulo: 'Nova Conversa' });
    const form = await new Response(Buffer.from(chat[1]?.body ?? '', 'latin1'), {
      headers: { 'Content-Type': chat[1]?.headers['content-type'] ?? '' },
    }).formData();
    expect([...form.keys()]).toEqual(['userId', 'conversationId', 'prompt', 'topK', 'web', 'pdfs']);
    expect(form.get('prompt')).toBe('Olá, dor?');
    const file = form.get('pdfs') as File;
    expect([file.name, file.type, await file.text()]).toEqual([
      'laudo "1".pdf',
      'application/pdf',
      '%PDF-1.7 x',
    ]);
    expect(chat[1]?.headers['idempotency-key']).toMatch(/^[\w-]{43}$/);
    expect(world.seen.filter(({ service, headers }) => service !== 'chat' && headers['x-api-key'])).toEqual(
      [],
    );
  });

  it('renames the message path and the key header as configured', async () => {
    const other = await openWorld({ CHAT_MESSAGE_PATH: '/v2/ask', CHAT_API_KEY_HEADER: 'X-Other' });
    const person = addPerson(other, { conversations: ['c-2'] });
    await other.call('/ai/api/mensagens', {
      method: 'POST',
      headers: bearer(person.id),
      body: messageForm({ conversationId: 'c-2', prompt: 'a' }),
    });
    const [asked] = other.seenAt('/v2/ask');
    expect(asked?.headers['x-other']).toBe(AI_KEY);
    await other.close();
  });

  it.each([
    ['no token', {}, 401],
    ['an unknown token', { Authorization: 'Bearer stranger' }, 401],
    ['a malformed header', { Authorization: 'Basic abc' }, 401],
  ])('refuses %s', async (_name, headers, status) => {
    world.seen.length = 0;
    const calls = [
      world.call('/ai/api/conversas', jsonCall('POST', { codigoCliente: 1 }, headers)),
      world.call('/ai/api/mensagens', {
        method: 'POST',
        headers,
        body: messageForm({ conversationId: '1', prompt: 'a' }),
      }),
      world.call('/ai/api/mensagens/conversa/1', { headers }),
    ];
    for (const response of await Promise.all(calls)) expect(response.status).toBe(status);
    expect(world.seen.filter(({ service }) => service === 'chat')).toEqual([]);
  });

  it('refuses another person’s id and another person’s conversation', async () => {
    const [ana, rui] = [addPerson(world), addPerson(world)];
    await createConversation(world, ana, 'of-ana');
    world.seen.length = 0;
    const create = await world.call(
      '/ai/api/conversas',
      jsonCall('POST', { codigoCliente: ana.id }, bearer(rui.id)),
    );
    expect(create.status).toBe(403);
    expect((await send(rui, 'of-ana', { userId: String(ana.id) })).status).toBe(403);
    expect((await send(rui, 'of-ana')).status).toBe(404);
    expect((await send(rui, 'never-made')).status).toBe(404);
    const history = await world.call('/ai/api/mensagens/conversa/of-ana', { headers: bearer(rui.id) });
    expect(history.status).toBe(404);
    expect(world.seen.filter(({ service }) => service === 'chat')).toEqual([]);
  });

  it('accepts a conversation of any page of the person’s list', async () => {
    const person = addPerson(world, { conversations: ['l-1', 'l-2', 'l-3', 'l-4', 'l-5'] });
    const history = (id: string) =>
      world.call(`/ai/api/mensagens/conversa/${id}`, { headers: bearer(person.id) });
    expect((await history('l-5')).status).toBe(200);
    expect((await history('l-6')).status).toBe(404);
  });

  it('needs an active plan, and accepts one at once after the purchase', async () => {
    const person = addPerson(world, { plan: { id: 2, name: 'fleming_plan', status: false } });
    const create = () =>
      world.call('/ai/api/conversas', jsonCall('POST', { codigoCliente: person.id }, bearer(person.id)));
    expect((await create()).status).toBe(403);
    world.people.set(person.id, { ...person, plan: { id: 2, name: 'fleming_plan', status: 'Ativo' } });
    expect((await create()).status).toBe(200);
  });

  it.each([
    ['fleming_plan', 'pending', 200],
    ['fleming_plan', 'succeeded', 200],
    ['fleming_plan', null, 403],
    ['fleming_plan', 'canceled', 403],
    ['free_plan', null, 200],
    ['Plano Gratuito', '', 200],
    ['free_plan', false, 403],
  ])('counts a %s with the status %j as the product does: %i', async (name, status, answer) => {
    const person = addPerson(world, { plan: { id: 2, name, status }, left: 1 });
    const response = await world.call(
      '/ai/api/conversas',
      jsonCall('POST', { codigoCliente: person.id }, bearer(person.id)),
    );
    expect(response.status).toBe(answer);
  });

  it('asks my-account once a minute for a person', async () => {
    const person = addPerson(world, { conversations: ['m-1'] });
    world.seen.length = 0;
    for (const _ of [1, 2, 3])
      await world.call('/ai/api/mensagens/conversa/m-1', { headers: bearer(person.id) });
    expect(world.seenAt('/api/auth/my-account')).toHaveLength(1);
  });

  it('refuses a limited free plan, but not when the check itself fails', async () => {
    const person = addFreePerson(world, 0);
    world.people.set(person.id, { ...person, conversations: ['f-1'] });
    world.on.set('POST /api/mensagens', (_seen, response) => json(response, 200, { data: {} }));
    const refused = await send(person, 'f-1');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      message:
        'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar ou, se já pagou, aguarde a confirmação do pagamento.',
    });
    const history = await world.call('/ai/api/mensagens/conversa/f-1', { headers: bearer(person.id) });
    expect(history.status).toBe(200);
    world.on.set('GET /api/subscription/verifyPlanFree', (_seen, response) => json(response, 503, {}));
    expect((await send(person, 'f-1')).status).toBe(200);
    world.on.set('GET /api/subscription/verifyPlanFree', (_seen, response) => void response.destroy());
    expect((await send(person, 'f-1')).status).toBe(200);
    world.on.delete('GET /api/subscription/verifyPlanFree');
  });

  it('lets a person ask who has just left the free plan in another session', async () => {
    const person = addFreePerson(world, 0);
    person.conversations = ['f-2'];
    world.on.set('POST /api/mensagens', (_seen, response) => json(response, 200, { data: {} }));
    expect((await send(person, 'f-2')).status).toBe(403);
    person.plan = { ...PAID, status: false };
    expect((await send(person, 'f-2')).status).toBe(403);
    person.plan = PAID;
    expect((await send(person, 'f-2')).status).toBe(200);
  });

  it('does not hold up the end of the server with an answer whose reader left before it began', async () => {
    const file = join(temporaryFolder(), 'notices.jsonl');
    writeFileSync(file, '');
    const leaving = await openWorld({ NOTICES_FILE: file });
    // The answer waits for the list, which comes when somebody writes to the pipe.
    unlinkSync(file);
    execFileSync('mkfifo', [file]);
    const person = addPerson(leaving, { conversations: ['left'] });
    leaving.on.set('POST /api/mensagens', (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': \n');
    });
    const { body, headers } = new Response(messageForm({ conversationId: 'left', prompt: 'a' }));
    const asking = request(`${leaving.url}/ai/api/mensagens`, {
      method: 'POST',
      agent: false,
      headers: { ...bearer(person.id), 'Content-Type': headers.get('content-type') ?? '' },
    });
    asking.on('error', () => {}).end(Buffer.from(await new Response(body).arrayBuffer()));
    await expect.poll(() => leaving.seenAt('/api/mensagens').length).toBe(1);
    asking.destroy();
    expect(await leaving.seenAt('/api/mensagens')[0]?.cut).toBe(true);
    await writeFile(file, '');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const began = performance.now();
    await leaving.close();
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('accepts exactly one of 50 parallel sends when one message is left', async () => {
    const free = await openWorld({ RATE_LIMITS: 'off' });
    const person = addFreePerson(free, 1);
    person.conversations = ['race'];
    free.on.set('POST /api/mensagens', async (_seen, response) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      person.left = (person.left ?? 0) - 1;
      json(response, 200, { data: {} });
    });
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await free.call('/ai/api/mensagens', {
          method: 'POST',
          headers: bearer(person.id),
          body: messageForm({ conversationId: 'race', prompt: 'a' }),
        });
        await response.text();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(49);
    expect(person.left).toBe(0);
    await free.close();
  });

  it('limits messages a minute per person', async () => {
    const limited = await openWorld({ RATE_LIMITS: '{"ai":{"max":2,"seconds":60}}' });
    const [ana, rui] = [
      addPerson(limited, { conversations: ['r-1'] }),
      addPerson(limited, { conversations: ['r-2'] }),
    ];
    const ask = async (id: number, conversationId: string) =>
      (
        await limited.call('/ai/api/mensagens', {
          method: 'POST',
          headers: bearer(id),
          body: messageForm({ conversationId, prompt: 'a' }),
        })
      ).status;
    expect([await ask(ana.id, 'r-1'), await ask(ana.id, 'r-1'), await ask(ana.id, 'r-1')]).toEqual([
      200, 200, 429,
    ]);
    expect(await ask(rui.id, 'r-2')).toBe(200);
    await limited.close();
  });

  it('forwards the same key of two people as two keys, and of one person always as the same', async () => {
    const [ana, rui] = [
      addPerson(world, { conversations: ['key-a'] }),
      addPerson(world, { conversations: ['key-r'] }),
    ];
    world.seen.length = 0;
    for (const [person, conversationId, key] of [
      [ana, 'key-a', 'same'],
      [rui, 'key-r', 'same'],
      [ana, 'key-a', 'same'],
      [ana, 'key-a', 'other'],
      [ana, 'key-a', undefined],
    ] as const)
      await world.call('/ai/api/mensagens', {
        method: 'POST',
        headers: { ...bearer(person.id), ...(key ? { 'Idempotency-Key': key } : {}) },
        body: messageForm({ conversationId, prompt: 'Dor?' }),
      });
    const [first, second, third, fourth, fifth] = world
      .seenAt('/api/mensagens')
      .map(({ headers }) => headers['idempotency-key']);
    expect(new Set([first, second, fourth]).size).toBe(3);
    expect(third).toBe(first);
    expect(fifth).toBeUndefined();
  });

  it.each([
    ['application/json', 'application/json; charset=utf-8'],
    ['Application/JSON ; charset=iso-8859-1', 'application/json; charset=utf-8'],
    ['application/problem+json', 'application/problem+json; charset=utf-8'],
    ['application/json, text/html', 'text/plain; charset=utf-8'],
    ['application/json; x=1, text/html', 'text/plain; charset=utf-8'],
    ['application/jsonp', 'text/plain; charset=utf-8'],
    ['application/json/html', 'text/plain; charset=utf-8'],
    ['text/html', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'text/plain; charset=utf-8'],
    ['text/event-stream, text/html', 'text/plain; charset=utf-8'],
  ])('forwards the content type %s as %s', async (given, told) => {
    const conversationId = `typed-${given.length}`;
    const person = addPerson(world, { conversations: [conversationId] });
    const answer = (_seen: unknown, response: ServerResponse) => {
      response.writeHead(200, { 'Content-Type': given, 'Retry-After': '1, <b>' });
      response.end('{"data":{}}');
    };
    const routes = ['GET /api/subscription/verifyPlanFree', 'POST /api/mensagens', 'GET /estados'];
    for (const route of routes) world.on.set(route, answer);
    const answers = [
      await world.call('/api/subscription/verifyPlanFree', { headers: bearer(person.id) }),
      await world.call('/public/localidades/estados'),
      await world.call('/ai/api/mensagens', {
        method: 'POST',
        headers: bearer(person.id),
        body: messageForm({ conversationId, prompt: 'Dor?' }),
      }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('content-type')).toBe(told);
      expect(headers.has('retry-after')).toBe(false);
    }
    for (const route of routes) world.on.delete(route);
  });

  it('answers 502 if its own key is refused, so that nobody is logged out (catalogue 48)', async () => {
    const person = addPerson(world, { conversations: ['k-1'] });
    world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 401, { message: `bad ${AI_KEY}` }),
    );
    const response = await send(person, 'k-1');
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain(AI_KEY);
  });

  it('forwards an event stream as it arrives, without the key even across chunks (catalogue 48)', async () => {
    const person = addPerson(world, { conversations: ['s-1'] });
    let proceed = () => {};
    const gate = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    world.on.set('POST /api/mensagens', async (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`event: delta\ndata: {"texto":"um ${AI_KEY.slice(0, 9)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      response.write(`${AI_KEY.slice(9)}"}\n\n`);
      await gate;
      response.end('event: done\ndata: {}\n\n');
    });
    const response = await send(person, 's-1');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('\n\n')) text += (await reader?.read())?.value;
    expect(text).toBe('event: delta\ndata: {"texto":"um [removido]"}\nid: 1\n\n');
    proceed();
    expect((await reader?.read())?.value).toBe('event: done\ndata: {}\nid: 2\n\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('sends an error for a stream that broke off or fell silent', async () => {
    const silent = await openWorld({}, { timeouts: { silenceMs: 150 } });
    const person = addPerson(silent, { conversations: ['b-1'] });
    for (const isCut of [true, false]) {
      silent.on.set('POST /api/mensagens', async (_seen, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write('event: delta\ndata: {}\n\n');
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (isCut) response.destroy();
      });
      const response = await silent.call('/ai/api/mensagens', {
        method: 'POST',
        headers: bearer(person.id),
        body: messageForm({ conversationId: 'b-1', prompt: 'a' }),
      });
      expect(await response.text()).toMatch(
        /^event: delta\ndata: \{\}\n\n\n\nevent: error\ndata: \{"mensagem":".+"\}\n\n$/,
      );
    }
    expect(await silent.seenAt('/api/mensagens')[1]?.cut).toBe(true);
    await silent.close();
  });

  it('keeps a quiet stream alive by comments between its lines, which do not extend the silence', async () => {
    const quiet = await openWorld({}, { timeouts: { silenceMs: 500, heartbeatMs: 50 } });
    const person = addPerson(quiet, { conversations: ['h-1'] });
    const ask = async (piece: string) => {
      quiet.on.set('POST /api/mensagens', (_seen, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(piece);
      });
      const response = await quiet.call('/ai/api/mensagens', {
        method: 'POST',
        headers: bearer(person.id),
        body: messageForm({ conversationId: 'h-1', prompt: 'a' }),
      });
      return response.text();
    };
    expect(await ask('event: delta\ndata: {}\n\n')).toMatch(
      /^event: delta\ndata: \{\}\n\n(: \n){3,12}\n\nevent: error\ndata: .+\n\n$/,
    );
    expect(await ask('event: delta\ndata: {"te'), 'in the middle of a line').toMatch(
      /^event: delta\ndata: \{"te\n\nevent: error\n/,
    );
    await quiet.close();
  });

  it('keeps a connection longer than the proxies in front would', async () => {
    const { headers } = await world.call('/healthz', { headers: { Connection: 'keep-alive' } });
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(600);
  });

  // A busy machine may be slow once. A gateway that waits for something is slow every time.
  it('ends the upstream call within 500 ms after the reader disconnects', { retry: 3 }, async () => {
    const person = addPerson(world, { conversations: ['a-1'] });
    for (const isStream of [true, false]) {
      world.seen.length = 0;
      world.on.set('POST /api/mensagens', (_seen, response) => {
        if (!isStream) return;
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write('event: delta\ndata: {}\n\n');
      });
      const leave = new AbortController();
      const asked = world.call('/ai/api/mensagens', {
        method: 'POST',
        headers: bearer(person.id),
        body: messageForm({ conversationId: 'a-1', prompt: 'a' }),
        signal: leave.signal,
      });
      asked.catch(() => {});
      while (world.seenAt('/api/mensagens').length === 0)
        await new Promise((resolve) => setTimeout(resolve, 5));
      if (isStream) await (await asked).body?.getReader().read();
      const left = performance.now();
      leave.abort();
      expect(await world.seenAt('/api/mensagens')[0]?.cut).toBe(true);
      expect(performance.now() - left).toBeLessThan(500);
    }
  });
});

describe('browser settings', () => {
  it('contains what the browser may know, and never a key', async () => {
    const response = await world.call('/config.json');
    expect(await response.json()).toEqual({
      googleClientId: null,
      googleApiKey: null,
      salesWhatsappNumber: null,
      sandbox: false,
      version: '0.1.0',
      gateway: expect.arrayContaining(['resume', 'verdicts']),
    });
    const health = await world.call('/healthz');
    expect(await health.json()).toEqual({ ok: true, version: '0.1.0' });
  });
});
