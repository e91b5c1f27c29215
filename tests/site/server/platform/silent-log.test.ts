import { createServer, type Db, type RunningServer, readConfig } from '@vesalio/site/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openOwnDatabase } from '../database-copy.ts';
import { AI_KEY, addPerson, bearer, messageForm, openWorld } from '../gateway/gateway-world.ts';
import { openLog } from './log-lines.ts';

/** All texts that a person types, and the secrets that the server issues. */
const typed = new Set<string>();
const type = (text: string): string => {
  typed.add(text);
  return text;
};

const memory = openLog();
let db: Db;
let server: RunningServer;
let url: string;
beforeAll(async () => {
  db = await openOwnDatabase();
  server = await createServer(
    readConfig({ PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: 'off', METRICS_TOKEN: 'prometheus' }),
    {
      db,
      log: memory.log,
    },
  );
  ({ url } = await server.listen());
});
afterAll(async () => {
  await server.close();
  await db.close();
});

// biome-ignore lint/suspicious/noExplicitAny: a wire answer
type Json = any;
async function call(
  method: string,
  path: string,
  { token = '', body = undefined as unknown, key = '' } = {},
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const answer: Json = await response.json().catch(() => ({}));
  return { status: response.status, data: answer.data ?? answer };
}
const mail = async (to: string, field: 'code' | 'link'): Promise<string> => {
  const outbox: Json[] = await (await fetch(`${url}/sandbox/outbox.json`)).json();
  return type(outbox.find((letter) => letter.to === to && letter[field])?.[field]);
};

const email = type('iracema.quintanilha@santacasa.example');
const password = type('Jabuticaba#9371');
const newPassword = type('Pitangueira#2846');
const fullName = type('Iracema Quintanilha');
const cpf = type('52998224725');
const card = {
  number: type('5555555555554444'),
  holderName: type('IRACEMA QUINTANILHA'),
  holderDocument: cpf,
  expMonth: 12,
  expYear: 2039,
  cvv: type('8375'),
  brand: 'mastercard',
  label: type('Cartão do plantão'),
  billingAddress: {
    line1: type('Rua das Laranjeiras, 42 - Laranjeiras'),
    line2: type('Apto 1203'),
    zipCode: type('22240003'),
    city: type('Niterói'),
    state: 'RJ',
    country: 'BR',
  },
};
const prompt = type('Gestante com pielonefrite e alergia a cefalosporina: qual esquema?');

const pdf = new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF'));

async function signIn(): Promise<{ token: string; userId: string }> {
  await call('POST', '/api/auth/register', {
    body: { email, password, confirmPassword: password, fullName },
  });
  await call('POST', '/api/auth/login', { body: { email, password: type('errada-Carambola#1') } });
  await call('POST', '/api/auth/login', { body: `{"email":"${email}",` });
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const link = await mail(email, 'link');
  const reset = type(new URL(link).searchParams.get('token') ?? link.split('/').at(-1) ?? '');
  const changed = await call('POST', '/api/auth/reset-password', {
    body: { token: reset, newPassword, confirmPassword: newPassword },
  });
  expect(changed.status).toBe(200);
  const { data } = await call('POST', '/api/auth/login', { body: { email, password: newPassword } });
  const token = type(data.token);
  await call('POST', `/api/auth/resend-validate-email/${encodeURIComponent(email)}`, { token, body: {} });
  await call('POST', '/api/auth/accept-terms', { token });
  const validated = await call('POST', `/api/auth/validateEmail/${await mail(email, 'code')}`, { token });
  expect(validated.status).toBe(200);
  return { token: type(validated.data.token ?? token), userId: String(data.userId) };
}

it('a whole journey leaves no input in the log and the metrics', async () => {
  const { token, userId } = await signIn();
  await call('PUT', '/api/auth/my-account', {
    token,
    body: { name: fullName, cpf, phoneNumber: type('21987654321'), street: type('Rua Pereira da Silva') },
  });
  await call('GET', `/public/cep/${card.billingAddress.zipCode}`);
  await call('POST', '/api/coupons/validate', {
    token,
    body: { couponCode: type('HIPOCRATES50'), planId: 'fleming_plan' },
  });
  const paid = await call('POST', '/api/subscription/create', {
    token,
    key: type('key-of-the-payment-0001'),
    body: { internalPlanName: 'fleming_plan', card, installments: 1, couponCode: '' },
  });
  expect(paid.status).toBe(200);
  const saved = await call('POST', `/api/clientCards/cliente/${userId}`, {
    token,
    key: 'key-card-1',
    body: card,
  });
  expect(saved.status).toBeLessThan(300);
  const created = await call('POST', '/ai/api/conversas', {
    token,
    body: { codigoCliente: userId, titulo: type('Pielonefrite na gestação') },
  });
  const conversation = String(created.data.codigoConversa);
  const answer = await fetch(`${url}/ai/api/mensagens`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
    body: messageForm({ conversationId: conversation, prompt, topK: '5', web: 'false' }, [
      { part: 'pdfs', name: type('exame-da-iracema.pdf'), type: 'application/pdf', bytes: pdf },
    ]),
  });
  expect(answer.status).toBe(200);
  await answer.text();
  await call('GET', `/ai/api/mensagens/conversa/${conversation}`, { token });
  await call('GET', `/chat/${conversation}?q=${encodeURIComponent(prompt)}`);
  await call('DELETE', `/api/conversations/${conversation}`, { token });
  await call('POST', '/gateway/logout', { token });
  const metrics = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer prometheus' } });
  const numbers = await metrics.text();
  expect(numbers).toContain('vesalio_queue_length{queue="mail"} 0');
  await call('GET', '/api/auth/my-account', { token });

  await vi.waitFor(() => expect(memory.requests().at(-1)).toMatchObject({ status: 401 }));
  expect(memory.requests().length).toBeGreaterThan(20);
  const log = (memory.text() + numbers).toLowerCase();
  // A short number may be part of a longer one, such as the bytes of memory in use.
  for (const value of typed)
    for (const spelling of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
      if (/^\d{1,8}$/.test(value)) expect(log, value).not.toMatch(new RegExp(`(?<![\\d.])${value}(?!\\d)`));
      else expect(log, value).not.toContain(spelling.toLowerCase());
  for (const word of prompt.toLowerCase().match(/\p{L}{5,}/gu) ?? []) expect(log, word).not.toContain(word);
});

it('no log, answer or public document contains the key of the AI service, whatever the service does with it (catalogue 48)', async () => {
  const told = openLog();
  const world = await openWorld({ RATE_LIMITS: 'off', METRICS_TOKEN: 'prometheus' }, { log: told.log });
  const person = addPerson(world, { conversations: ['k'] });
  const json = { method: 'POST', body: JSON.stringify({ codigoCliente: person.id, titulo: 'a' }) };
  const calls: [string, string, () => RequestInit][] = [
    ['POST /api/conversas', '/ai/api/conversas', () => json],
    ['GET /api/mensagens/conversa/k', '/ai/api/mensagens/conversa/k', () => ({})],
    ['GET /api/mensagens/conversa/k', '/ai/api/mensagens/conversa/k?limit=5', () => ({})],
    [
      'POST /api/mensagens',
      '/ai/api/mensagens',
      () => ({ method: 'POST', body: messageForm({ conversationId: 'k', prompt: 'a' }) }),
    ],
  ];
  const answers: [number, string, string][] = [
    [200, 'application/json', JSON.stringify({ data: [{ resposta: AI_KEY, codigoConversa: AI_KEY }] })],
    [400, 'application/json', JSON.stringify({ message: `Bad key ${AI_KEY}` })],
    [401, 'text/plain', AI_KEY],
    [500, 'text/html', `<p>${AI_KEY}</p>`],
    [302, 'text/plain', AI_KEY],
    [
      200,
      'text/event-stream',
      `event: delta\ndata: {"texto":"${AI_KEY}"}\n\nevent: done\ndata: {"k":"${AI_KEY}"}\n\n`,
    ],
    [200, AI_KEY, AI_KEY],
  ];
  let shown = '';
  for (const [status, type, body] of answers)
    for (const [route, path, init] of calls) {
      world.on.set(route, (_seen, response) => {
        response.writeHead(status, {
          'Content-Type': type,
          'X-Key': AI_KEY,
          'Retry-After': AI_KEY,
          Location: AI_KEY,
        });
        response.end(body);
      });
      const { headers, ...rest } = init();
      const kind: Record<string, string> =
        typeof rest.body === 'string' ? { 'Content-Type': 'application/json' } : {};
      const answer = await world.call(path, {
        ...rest,
        headers: { ...headers, ...bearer(person.id), ...kind },
      });
      shown += JSON.stringify([...answer.headers]) + (await answer.text().catch(() => ''));
    }
  for (const path of ['/config.json', '/openapi.json', '/readyz', '/gateway/about', '/metrics'])
    shown += await (await world.call(path, { headers: { Authorization: 'Bearer prometheus' } })).text();
  const asked = world.seen.filter(({ service }) => service === 'chat');
  expect(asked).toHaveLength(answers.length * calls.length);
  for (const { headers } of asked) expect(headers['x-api-key']).toBe(AI_KEY);
  expect(shown).toContain('[removido]');
  expect(shown).not.toContain(AI_KEY);
  expect(told.text()).toContain('/ai/api/mensagens');
  expect(told.text()).not.toContain(AI_KEY);
});
