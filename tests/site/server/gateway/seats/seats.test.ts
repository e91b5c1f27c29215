import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import {
  addPerson,
  json,
  messageForm,
  openWorld,
  PAID,
  type Person,
  sharedDb,
  type World,
} from '../gateway-world.ts';
import { GATEWAY, inSeconds, makeKey, signToken, writePartners } from '../partners/partner-stage.ts';

const key = makeKey('EdDSA', 'hospital');
const north = makeKey('EdDSA', 'north');
const PASSWORD = 'Senha-do-assento-1';
const ADMIN = 'the-operator-of-the-seats';
/** Conversations per account and hour. */
const CONVERSATIONS = 2;
let clock = new Date();
let world: World;
let seat: Person;
let partnersFile: string;
let nextConversation = 0;

beforeAll(async () => {
  const publicKey = ({ publicKey: given }: typeof key) => given.export({ format: 'jwk' });
  const account = { email: 'assento@hospital.example', passwordFile: 'seat-password' };
  partnersFile = writePartners(
    temporaryFolder(),
    [
      { iss: 'hospital', name: 'Hospital Exemplo', publicKey: publicKey(key), seat: account },
      { iss: 'hospital:north', name: 'Hospital Norte', publicKey: publicKey(north), seat: account },
    ],
    { 'seat-password': `${PASSWORD}\n` },
  );
  world = await openWorld(
    {
      PARTNERS_FILE: partnersFile,
      PUBLIC_URL: GATEWAY,
      SESSION_SECRET: 's'.repeat(32),
      ADMIN_TOKEN: ADMIN,
      RATE_LIMITS: JSON.stringify({ conversation: { max: CONVERSATIONS, seconds: 3600 } }),
    },
    { now: () => clock },
  );
  seat = addPerson(world, { plan: PAID });
});
beforeEach(() => {
  world.on.clear();
  world.on.set('POST /api/auth/login', ({ body }, response) => {
    const { email, password } = JSON.parse(body);
    const isRight = email === 'assento@hospital.example' && password === PASSWORD;
    json(response, isRight ? 200 : 401, {
      data: { token: `token-${seat.id}`, userId: seat.id, username: 'Assento' },
    });
  });
  world.on.set('POST /api/conversas', (_seen, response) => {
    nextConversation += 1;
    json(response, 200, { data: { codigoConversa: `c${process.pid}-${nextConversation}` } });
  });
  world.seen.length = 0;
});

interface Login {
  token: string;
  userId: string;
  username: string;
  [field: string]: unknown;
}
async function signIn(sub: string, claims: Record<string, unknown> = {}, by = key): Promise<Login> {
  const assertion = await signToken(
    { iss: 'hospital', sub, aud: GATEWAY, exp: inSeconds(120, clock), jti: randomUUID(), ...claims },
    by,
  );
  const response = await world.call('/gateway/partner-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ assertion }),
  });
  expect(response.status).toBe(200);
  return response.json();
}
const call = (who: Login, method: string, path: string, body?: unknown) =>
  world.call(path, {
    method,
    headers: {
      Authorization: `Bearer ${who.token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
async function converse(who: Login): Promise<string> {
  const response = await call(who, 'POST', '/ai/api/conversas', { codigoCliente: who.userId, titulo: 'x' });
  expect(response.status).toBe(200);
  return (await response.json()).data.codigoConversa;
}
const titles = async (who: Login) => {
  const { data } = await (await call(who, 'GET', '/api/conversations?page=1&pageSize=50')).json();
  return data.items.map(({ id, title }: { id: string; title: string }) => [id, title]);
};

describe('a person on an institutional seat', () => {
  it('is shown by their own name, never by the seat’s', async () => {
    const ana = await signIn('crm-1', { name: 'Ana Prado', council: 'CRM-SP 123456' });
    expect(ana).toMatchObject({
      username: 'Ana Prado',
      email: '',
      hasActivePlan: true,
      planName: 'fleming_plan',
      acceptTerms: false,
      validateEmail: true,
    });
    world.on.set('GET /api/auth/my-account', (_seen, response) =>
      json(response, 200, {
        data: { id: seat.id, name: 'Assento', email: 'assento@hospital.example', cpf: '1', activePlan: PAID },
      }),
    );
    const { data } = await (await call(ana, 'GET', '/api/auth/my-account')).json();
    expect(data).toMatchObject({
      id: ana.userId,
      name: 'Ana Prado',
      council: 'CRM-SP 123456',
      institution: 'Hospital Exemplo',
      email: '',
    });
    expect(JSON.stringify(data)).not.toMatch(/Assento|assento@|cpf/);
    const nameless = await signIn('crm-nameless');
    expect(nameless.username).toBe('Profissional');
  });

  it('accepts the terms only for themselves', async () => {
    const [ana, bia] = [await signIn(`t-${randomUUID()}`), await signIn(`t-${randomUUID()}`)];
    expect((await call(ana, 'POST', '/api/auth/accept-terms')).status).toBe(200);
    const accepted = async (who: Login) =>
      (await (await call(who, 'GET', '/api/auth/my-account')).json()).data.acceptTerms;
    expect([await accepted(ana), await accepted(bia)]).toEqual([true, false]);
    expect(world.seenAt('/api/auth/accept-terms')).toHaveLength(0);
  });

  it.each([
    ['POST', '/api/subscription/create', { plan: 1 }],
    ['DELETE', '/api/subscription/cancel', undefined],
    ['POST', '/api/subscription/link-free', {}],
    ['POST', '/api/coupons/validate', { codigo: 'X' }],
    ['GET', '/api/clientCards/cliente/1', undefined],
    ['POST', '/api/clientCards/cliente/1', {}],
    ['DELETE', '/api/clientCards/1', undefined],
    ['PUT', '/api/auth/my-account', { name: 'Outro' }],
    ['PUT', '/api/auth/my-account/picture', { photoBase64: '' }],
    ['DELETE', '/api/auth/delete-account', undefined],
    ['POST', '/api/auth/validateEmail/123456', undefined],
    ['POST', '/api/auth/resend-validate-email/1', {}],
    ['GET', '/api/whatever', undefined],
  ])('is refused with the reason: %s %s', async (method, path, body) => {
    const ana = await signIn('crm-1');
    world.seen.length = 0;
    const response = await call(ana, method, path, body);
    expect([response.status, response.headers.get('x-vesalio-error')]).toEqual([403, 'seat']);
    expect(await response.json()).toEqual({
      message: expect.stringContaining('O seu acesso é da instituição'),
      code: 'seat',
    });
    expect(world.seen).toHaveLength(0);
  });

  it('never sees another person’s conversations: list, history, title, delete, questions', async () => {
    const [ana, bia] = [await signIn(`a-${randomUUID()}`), await signIn(`b-${randomUUID()}`)];
    const [first, second] = [await converse(ana), await converse(bia)];
    seat.conversations = [first, second];
    expect(await titles(ana), 'as it was created').toEqual([[first, 'x']]);
    expect(await titles(bia)).toEqual([[second, 'x']]);
    const history = (who: Login, id: string) => call(who, 'GET', `/ai/api/mensagens/conversa/${id}`);
    expect([(await history(ana, first)).status, (await history(bia, first)).status]).toEqual([200, 404]);
    const title = (who: Login, conversationId: string) =>
      call(who, 'POST', '/api/conversations/getNewTitle', {
        answer: 'r',
        question: 'q',
        references: [],
        conversationId,
      });
    expect((await title(bia, first)).status).toBe(404);
    expect((await title(ana, first)).status).toBe(200);
    expect(JSON.parse(world.seenAt('/api/conversations/getNewTitle')[0]?.body ?? '')).toMatchObject({
      question: 'q',
      conversationId: first,
    });
    expect(await titles(ana), 'as the seat’s list says it').toEqual([[first, first]]);
    const ask = (who: Login, conversationId: string) =>
      world.call('/ai/api/mensagens', {
        method: 'POST',
        headers: { Authorization: `Bearer ${who.token}` },
        body: messageForm({ conversationId, userId: who.userId, prompt: 'Dose?' }),
      });
    expect([(await ask(bia, first)).status, (await ask(ana, first)).status]).toEqual([404, 200]);
    world.seen.length = 0;
    expect((await call(bia, 'DELETE', `/api/conversations/${first}`)).status).toBe(404);
    expect(world.seen).toHaveLength(0);
    expect((await call(ana, 'DELETE', `/api/conversations/${first}`)).status).toBe(200);
    const db = await sharedDb();
    const left = await db.query('select 1 from gateway_seat_title where owner_id = $1', [ana.userId]);
    expect(left, 'the title is deleted too').toEqual([]);
    expect([await titles(ana), await titles(bia)]).toEqual([[], [[second, 'x']]]);
    expect((await history(ana, first)).status).toBe(404);
  });

  it('cannot delete another person’s conversation that the AI host calls a temporary one of theirs', async () => {
    const [ana, bia] = [await signIn(`a-${randomUUID()}`), await signIn(`b-${randomUUID()}`)];
    const id = await converse(ana);
    world.on.set('POST /api/conversas', (_seen, response) =>
      json(response, 200, { data: { codigoConversa: id } }),
    );
    await call(bia, 'POST', '/ai/api/conversas', { codigoCliente: bia.userId, temporaria: true });
    const temporary = async () =>
      (await sharedDb()).query('select 1 from gateway_temporary where conversation_id like $1', [`%${id}`]);
    expect(await temporary()).toHaveLength(1);
    clock = new Date(clock.getTime() + 200_000);
    await call(bia, 'GET', '/api/auth/my-account');
    await expect.poll(temporary).toEqual([]);
    expect(world.seenAt(`/api/conversations/${id}`)).toEqual([]);
    expect(await titles(ana)).toEqual([[id, 'x']]);
  });

  it('sees their conversations page by page', async () => {
    const ana = await signIn(`a-${randomUUID()}`);
    const [first, second] = [await converse(ana), await converse(ana)];
    const page = async (query: string) => {
      const { data } = await (await call(ana, 'GET', `/api/conversations${query}`)).json();
      return [data.items.map(({ id }: { id: string }) => id), data.totalCount];
    };
    expect(await page('?page=1&pageSize=1')).toEqual([[second], 2]);
    expect(await page('?page=2&pageSize=1')).toEqual([[first], 2]);
    expect(await page('?page=0&pageSize=0')).toEqual([[second, first], 2]);
    expect(await page('')).toEqual([[second, first], 2]);
  });

  it('is signed out if the institution has them deleted', async () => {
    const ana = await signIn(`a-${randomUUID()}`);
    await (await sharedDb()).query('delete from gateway_seat_person where id = $1', [ana.userId]);
    const answer = await call(ana, 'GET', '/api/auth/my-account');
    expect([answer.status, answer.headers.get('x-vesalio-error')]).toEqual([401, 'sign-in']);
  });

  it('has no plan if the seat has none, and an outage if the seat’s account cannot be read', async () => {
    const ana = await signIn(`a-${randomUUID()}`);
    const answers = [
      [200, { data: { id: seat.id, activePlan: null } }],
      [503, {}],
      [200, 'no account'],
    ] as const;
    const read = async ([status, body]: (typeof answers)[number]) => {
      world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, status, body));
      const answer = await call(ana, 'GET', '/api/auth/my-account');
      const { data } = await answer.json();
      return [answer.status, answer.headers.get('x-vesalio-error'), data?.hasActivePlan, data?.activePlan];
    };
    expect(await read(answers[0])).toEqual([200, null, false, null]);
    for (const outage of answers.slice(1))
      expect(await read(outage)).toEqual([502, 'seat-down', undefined, undefined]);
  });

  it('keeps the zeros before the number of a conversation in the list', async () => {
    const ana = await signIn(`a-${randomUUID()}`);
    const ids = ['0041', 41];
    world.on.set('POST /api/conversas', (_seen, response) =>
      json(response, 200, { data: { codigoConversa: ids.pop() } }),
    );
    expect([await converse(ana), await converse(ana)]).toEqual([41, '0041']);
    expect(await titles(ana)).toEqual([
      ['0041', 'x'],
      [41, 'x'],
    ]);
  });

  it('has the seat’s id at the services, not their own', async () => {
    const ana = await signIn(`a-${randomUUID()}`);
    const id = await converse(ana);
    await world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: { Authorization: `Bearer ${ana.token}` },
      body: messageForm({ conversationId: id, userId: ana.userId, prompt: 'Dose?' }),
    });
    expect(JSON.parse(world.seenAt('/api/conversas')[0]?.body ?? '').codigoCliente).toBe(seat.id);
    expect(world.seenAt('/api/mensagens')[0]?.body).toContain(`\r\n\r\n${seat.id}\r\n`);
    for (const { headers, body } of world.seen)
      expect(JSON.stringify([headers, body])).not.toContain(ana.token);
  });

  it('has their own limits', async () => {
    const [ana, bia] = [await signIn(`l-${randomUUID()}`), await signIn(`l-${randomUUID()}`)];
    for (let each = 0; each < CONVERSATIONS; each += 1) await converse(ana);
    const more = await call(ana, 'POST', '/ai/api/conversas', { codigoCliente: ana.userId, titulo: 'x' });
    expect(more.status).toBe(429);
    await converse(bia);
  });

  it('is in the audit trail under their own id, and the seat is not', async () => {
    const ana = await signIn(`j-${randomUUID()}`);
    await call(ana, 'POST', '/api/auth/accept-terms');
    const kindsOf = async (account: number | string) => {
      const answer = await world.call(`/gateway/admin/audit?account=${account}`, {
        headers: { Authorization: `Bearer ${ADMIN}` },
      });
      const records = (await answer.json()) as { kind: string }[];
      return records.map(({ kind }) => kind).filter((kind) => kind !== 'audit-read');
    };
    await vi.waitFor(async () =>
      expect(await kindsOf(ana.userId)).toEqual(expect.arrayContaining(['signed-in', 'terms-accepted'])),
    );
    expect(await kindsOf(seat.id)).toEqual([]);
  });

  it('with the same sub at two partners is two people', async () => {
    const sub = randomUUID();
    const one = await signIn(`north:${sub}`);
    const two = await signIn(sub, { iss: 'hospital:north' }, north);
    expect(one.userId).not.toBe(two.userId);
    await converse(one);
    expect(await titles(two)).toEqual([]);
  });

  it('is signed out after an hour, and by their own sign-out', async () => {
    const ana = await signIn('crm-1');
    expect((await call(ana, 'POST', '/gateway/logout')).status).toBe(204);
    expect((await call(ana, 'GET', '/api/auth/my-account')).status).toBe(401);
    const bia = await signIn('crm-2');
    clock = new Date(clock.getTime() + 3_601_000);
    expect((await call(bia, 'GET', '/api/auth/my-account')).status).toBe(401);
  });

  it('cannot be forged', async () => {
    const forged = await signToken(
      { partner: 'hospital', iss: 'vesalio-gateway', sub: 'seat-x', jti: 'x', exp: inSeconds(60, clock) },
      key,
      { typ: 'seat+jwt' },
    );
    const response = await call({ token: forged, userId: '', username: '' }, 'GET', '/api/auth/my-account');
    expect(response.status).toBe(401);
  });
});

describe('the seat’s own session', () => {
  it('is renewed once after a 401, without ending the session of a person', async () => {
    const ana = await signIn('crm-1');
    const former = seat;
    seat = addPerson(world, { plan: PAID });
    world.people.delete(former.id);
    const [one, two] = await Promise.all([
      call(ana, 'GET', '/api/auth/my-account'),
      call(ana, 'GET', '/api/conversations'),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(world.seenAt('/api/auth/login')).toHaveLength(1);
  });

  it('whose password cannot be read answers as an outage with a code', async () => {
    const password = join(dirname(partnersFile), 'seat-password');
    rmSync(password);
    world.people.delete(seat.id);
    const response = await exchangeRaw();
    expect([response.status, response.headers.get('x-vesalio-error')]).toEqual([502, 'seat-down']);
    writeFileSync(password, PASSWORD);
    world.people.set(seat.id, seat);
    clock = new Date(clock.getTime() + 31_000);
    expect((await exchangeRaw()).status).toBe(200);
  });

  it('whose product is down answers as an outage with a code', async () => {
    world.people.delete(seat.id);
    world.on.set('POST /api/auth/login', (_seen, response) => void response.destroy());
    const response = await exchangeRaw();
    expect([response.status, response.headers.get('x-vesalio-error')]).toEqual([502, 'seat-down']);
    world.people.set(seat.id, seat);
    clock = new Date(clock.getTime() + 31_000);
  });

  it('that cannot be opened answers as an outage with a code, and is not signed in again for 30 seconds', async () => {
    const former = seat;
    world.people.delete(former.id);
    world.on.set('POST /api/auth/login', (_seen, response) => json(response, 401, { message: 'no' }));
    for (let each = 0; each < 3; each += 1) {
      const response = await exchangeRaw();
      expect([response.status, response.headers.get('x-vesalio-error')]).toEqual([502, 'seat-down']);
    }
    expect(world.seenAt('/api/auth/login')).toHaveLength(1);
    // Setting a clock back ends the pause. Otherwise it would last for hours.
    clock = new Date(clock.getTime() - 3 * 3_600_000);
    expect((await exchangeRaw()).status).toBe(502);
    expect(world.seenAt('/api/auth/login')).toHaveLength(2);
    world.people.set(former.id, former);
    world.on.delete('POST /api/auth/login');
    world.on.set('POST /api/auth/login', (_seen, response) =>
      json(response, 200, { token: `token-${seat.id}` }),
    );
    clock = new Date(clock.getTime() + 31_000);
    expect((await exchangeRaw()).status).toBe(200);
  });
});

const exchangeRaw = async () =>
  world.call('/gateway/partner-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      assertion: await signToken(
        { iss: 'hospital', sub: 'crm-9', aud: GATEWAY, exp: inSeconds(120, clock), jti: randomUUID() },
        key,
      ),
    }),
  });
