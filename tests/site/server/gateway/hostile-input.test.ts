import { beforeAll, describe, expect, it, vi } from 'vitest';
import { marksOf } from '../../../../packages/site/server/gateway/sessions/token-marks.ts';
import {
  addPerson,
  bearer,
  createConversation,
  json,
  messageForm,
  OPERATOR_TOKEN,
  openOperatedWorld,
  type Person,
  sharedDb,
  type World,
} from './gateway-world.ts';

/** Requests of a stranger, or of one person against another, which once got through. */
let world: World;
beforeAll(async () => {
  world = await openOperatedWorld();
});

const send = (method: string, path: string, person: Person, body?: unknown, headers = {}) =>
  world.call(path, {
    method,
    headers: { ...bearer(person.id), 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const ask = (person: Person, conversationId: string, headers = {}) =>
  world.call('/ai/api/mensagens', {
    method: 'POST',
    headers: { ...bearer(person.id), Accept: 'text/event-stream', ...headers },
    body: messageForm({ conversationId, prompt: 'Qual a dose?' }),
  });
/** Makes the AI service answer with these events. */
const answerWith = (events: string): void => {
  world.on.set('POST /api/mensagens', (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(events);
  });
};

describe('a text with a NUL, which PostgreSQL rejects', () => {
  it('is removed from a title, a rating and a report', async () => {
    const person = addPerson(world, { conversations: ['nul-1'] });
    await createConversation(world, person, `nul-${person.id}`);
    const titled = await send('PUT', `/gateway/conversations/nul-${person.id}`, person, { title: 'a\0b' });
    expect(titled.status).toBe(200);
    const message = `m-${person.id}`;
    answerWith(`event: done\ndata: {"resposta":"x","codigoMensagem":"${message}"}\n\n`);
    await (await ask(person, `nul-${person.id}`)).text();
    const rating = { helpful: false, reasons: [], text: 'a\0b' };
    expect((await send('PUT', `/gateway/feedback/${message}`, person, rating)).status).toBe(200);
    const report = await send('PUT', `/gateway/feedback/${message}/clinical-error`, person, { text: 'a\0b' });
    expect(report.status).toBe(200);
  });

  it('in a refusal of the product API does not leave the payment open', async () => {
    const person = addPerson(world);
    world.on.set('POST /api/subscription/create', (_seen, response) =>
      json(response, 402, { message: 'Cart\0ão recusado.' }),
    );
    const order = { internalPlanName: 'fleming_plan' };
    const key = `nul-${person.id}`;
    const refused = await send('POST', '/api/subscription/create', person, order, { 'Idempotency-Key': key });
    expect(refused.status).toBe(402);
    const told = await send('GET', `/gateway/payments/${key}`, person);
    expect(await told.json()).toMatchObject({ status: 'refused' });
    world.on.set('POST /api/subscription/create', (_seen, response) =>
      json(response, 200, { status: 'succeeded' }),
    );
    expect((await send('POST', '/api/subscription/create', person, order)).status).toBe(200);
  });

  it('is removed from the note of the operator', async () => {
    const person = addPerson(world);
    world.on.set('POST /api/subscription/create', (_seen, response) => void response.destroy());
    const key = `note-${person.id}`;
    await send('POST', '/api/subscription/create', person, {}, { 'Idempotency-Key': key });
    const closed = await send(
      'POST',
      `/gateway/admin/payments/${key}`,
      person,
      { status: 'refused', note: 'a\0b' },
      { Authorization: `Bearer ${OPERATOR_TOKEN}` },
    );
    expect(closed.status).toBe(200);
  });
});

it.each([
  [
    'POST',
    '/api/conversations/getNewTitle',
    100_000,
    (deep: string) => `{"answer":"a","references":[${deep}]}`,
  ],
  ['PUT', '/api/auth/my-account', 8_000, (deep: string) => `{"name":${deep}}`],
  ['POST', '/ai/api/conversas', 8_000, (deep: string) => `{"codigoCliente":1,"titulo":${deep}}`],
] as const)('%s %s: a body nested %i levels deep is a bad request', async (method, path, levels, bodyOf) => {
  const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect((await send(method, path, addPerson(world), bodyOf(deep))).status).toBe(400);
});

describe('another person’s conversation', () => {
  it('is neither deleted nor titled, whatever the product API allows', async () => {
    const [owner, stranger] = [addPerson(world), addPerson(world)];
    const id = `own-${owner.id}`;
    await createConversation(world, owner, id);
    const before = world.seen.length;
    expect((await send('DELETE', `/api/conversations/${id}`, stranger)).status).toBe(404);
    const title = { answer: 'a', question: 'q', conversationId: id };
    expect((await send('POST', '/api/conversations/getNewTitle', stranger, title)).status).toBe(404);
    const forwarded = world.seen.slice(before).filter(({ method }) => method !== 'GET');
    expect(forwarded).toEqual([]);
    expect((await send('POST', '/api/conversations/getNewTitle', owner, title)).status).toBe(200);
    expect((await send('DELETE', `/api/conversations/${id}`, owner)).status).toBe(200);
  });

  it('is protected in every spelling that a product API may read as its id, and if it was not created here', async () => {
    const owner = addPerson(world);
    const [stranger, elsewhere] = [addPerson(world), addPerson(world, { conversations: ['elsewhere'] })];
    const id = String(owner.id);
    await createConversation(world, owner, id);
    const before = world.seen.length;
    for (const spelling of [`0${id}`, ` ${id}`, `${id} `, `+${id}`, `${id}.0`, 'elsewhere', '']) {
      const title = { answer: 'a', question: 'q', conversationId: spelling };
      const { status } = await send('POST', '/api/conversations/getNewTitle', stranger, title);
      expect([400, 404], JSON.stringify(spelling)).toContain(status);
    }
    for (const spelling of [`0${id}`, 'elsewhere', 'ELSEWHERE'])
      expect((await send('DELETE', `/api/conversations/${spelling}`, stranger)).status, spelling).toBe(404);
    const forwarded = world.seen.slice(before).filter(({ method }) => method !== 'GET');
    expect(forwarded).toEqual([]);
    expect((await send('DELETE', '/api/conversations/elsewhere', elsewhere)).status).toBe(200);
  });
});

it('checks the owner of a saved card after the attempt is stored, so that no request comes in between', async () => {
  const person = addPerson(world, { cards: [31] });
  const key = `card-${person.id}`;
  let status: unknown;
  world.on.set(`GET /api/clientCards/cliente/${person.id}`, async (_seen, response) => {
    const attempt = await send('GET', `/gateway/payments/${key}`, person);
    ({ status } = (await attempt.json()) as { status?: unknown });
    json(response, 200, { data: [{ clientCardId: 31 }] });
  });
  const order = { cardId: 999, internalPlanName: 'fleming_plan' };
  const foreign = await send('POST', '/api/subscription/create', person, order, { 'Idempotency-Key': key });
  expect(foreign.status).toBe(404);
  expect(status).toBe('inflight');
  expect(world.seen.filter(({ body }) => /"cardId":\s*999/.test(body))).toEqual([]);
  const open = await send('GET', '/gateway/payments?open=1', person);
  expect(await open.json(), 'the place is free again').toEqual([]);
});

it('leaves no row of an answer whose account is deleted while it arrives', async () => {
  const db = await sharedDb();
  const person = addPerson(world);
  await createConversation(world, person, `gone-${person.id}`);
  let finish: () => void = () => {};
  world.on.set('POST /api/mensagens', (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('event: delta\ndata: {"texto":"a"}\n\n');
    finish = () =>
      response.end(`event: done\ndata: {"resposta":"a","codigoMensagem":"gone-${person.id}"}\n\n`);
  });
  const answer = await ask(person, `gone-${person.id}`);
  expect((await send('DELETE', '/api/auth/delete-account', person)).status).toBe(200);
  finish();
  await answer.text();
  const rows = await db.query('select 1 from gateway_message where owner_id like $1', [`%${person.id}`]);
  expect(rows).toEqual([]);
});

describe('a text that is slow to trim does not block the server', () => {
  it.each(['', 'a@'])(
    'as an e-mail: %s.......a',
    async (start) => {
      const started = performance.now();
      const login = await world.call('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `${start}${'.'.repeat(16_000)}a`, password: 'x' }),
      });
      expect(login.status).toBe(400);
      expect(performance.now() - started).toBeLessThan(2_000);
    },
    60_000,
  );

  it('as a token', () => {
    const started = performance.now();
    for (let count = 0; count < 60; count += 1) marksOf(`${'='.repeat(8_000)}a`);
    expect(performance.now() - started).toBeLessThan(2_000);
  }, 60_000);
});

describe('a number that JavaScript rounds is not an id, because two numbers would become one', () => {
  const answerRaw = (call: string, body: string) =>
    world.on.set(call, (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    });

  it('of an account', async () => {
    answerRaw('GET /api/auth/my-account', '{"data":{"id":9007199254740993}}');
    const open = await send('GET', '/gateway/payments?open=1', addPerson(world));
    world.on.delete('GET /api/auth/my-account');
    expect(open.status).toBe(502);
  });

  it('of a conversation', async () => {
    const person = addPerson(world);
    answerRaw('POST /api/conversas', '{"data":{"codigoConversa":9007199254740997}}');
    await send('POST', '/ai/api/conversas', person, { codigoCliente: person.id, titulo: 'x' });
    world.on.delete('POST /api/conversas');
    const neighbour = await send('GET', '/ai/api/mensagens/conversa/9007199254740996', person);
    expect(neighbour.status).toBe(404);
  });
});

it.each([undefined, 'Bearer made.up.token'])(
  'a stranger’s picture is not read, authorized by %s',
  async (authorization) => {
    const answer = await fetch(`${world.url}/api/auth/my-account/picture`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        ...(authorization ? { Authorization: authorization } : {}),
      },
      body: JSON.stringify({ photoBase64: 'A'.repeat(600_000) }),
    });
    expect(answer.status).toBe(401);
    expect(world.seenAt('/api/auth/my-account/picture')).toEqual([]);
  },
);

it('a card number that JavaScript rounds is a bad request, because another number would be charged', async () => {
  const person = addPerson(world);
  const before = world.seenAt('/api/subscription/create').length;
  const answer = await fetch(`${world.url}/api/subscription/create`, {
    method: 'POST',
    headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
    body: '{"internalPlanName":"fleming_plan","card":{"number":4111111111111111123,"cvv":"123"}}',
  });
  expect(answer.status).toBe(400);
  expect(world.seenAt('/api/subscription/create')).toHaveLength(before);
});

it.each(['ana@exemplo.com?x=1', 'ana@exemplo.com/x', 'øla@exemplo.com.br', 'jołana@exemplo.com.br'])(
  'an e-mail with two readings is a bad request: %s',
  async (email) => {
    const before = world.seen.length;
    const login = await world.call('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'x' }),
    });
    expect(login.status).toBe(400);
    expect(world.seen.length).toBe(before);
  },
);

describe('an answer of the AI service whose end is not an object', () => {
  it.each(['not json', '[]', '"x"', 'null'])('%s: the turn ends as failed', async (data) => {
    const person = addPerson(world);
    await createConversation(world, person, `end-${person.id}`);
    answerWith(`event: delta\ndata: {"texto":"a"}\n\nevent: done\ndata: ${data}\n\n`);
    const key = `end-${person.id}`;
    const answer = await ask(person, `end-${person.id}`, { 'Idempotency-Key': key });
    expect(await answer.text()).toContain('event: error');
    const read = async () => (await send('GET', `/gateway/turns/${key}`, person)).json();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ status: 'failed' }));
    const whole = await ask(person, `end-${person.id}`, {
      'Idempotency-Key': `${key}-json`,
      Accept: 'application/json',
    });
    expect(whole.status).toBe(502);
  });
});

describe.each([
  ['a million members', `[${'[],'.repeat(1_000_000)}[]]`],
  ['a million levels', `{"data":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
])('an answer of %s (catalogue 41)', (_kind, body) => {
  it.each([
    ['POST /api/coupons/validate', 'POST', '/api/coupons/validate', { couponCode: 'A' }],
    ['GET /ws/01001000/json/', 'GET', '/public/cep/01001000', undefined],
    ['POST /api/conversas', 'POST', '/ai/api/conversas', { titulo: 'x' }],
  ])('%s is refused before it is parsed', async (call, method, path, sent) => {
    const person = addPerson(world);
    world.on.set(call, (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    });
    const parse = vi.spyOn(JSON, 'parse');
    try {
      const answer = await send(method, path, person, sent && { ...sent, codigoCliente: person.id });
      expect(answer.status).toBe(502);
      expect(answer.headers.get('X-Vesalio-Error')).toBe('upstream-down');
      expect(parse.mock.calls.filter(([text]) => String(text).length > 1_000_000)).toEqual([]);
    } finally {
      parse.mockRestore();
      world.on.delete(call);
    }
  });
});

it.each([
  ['GET /api/auth/my-account', '{"data":{"id":1,"activePlan":{"name":"x","status":{"toString":1}}}}'],
  ['GET /api/conversations', '{"items":[{"id":1}],"totalCount":{"toString":1,"valueOf":1}}'],
  ['POST /api/subscription/create', '{"status":{"toString":1,"valueOf":1}}'],
])('%s: accepts a value that is not a text without a failure of the gateway', async (call, body) => {
  const person = addPerson(world);
  world.on.set(call, (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
  });
  try {
    const history = await send('GET', `/ai/api/mensagens/conversa/none-${person.id}`, person);
    expect(history.status).not.toBe(500);
    expect((await send('POST', '/api/subscription/create', person, {})).status).not.toBe(500);
  } finally {
    world.on.delete(call);
  }
});

it.each([
  ['600', 502],
  ['999', 502],
  ['099', 502],
  ['101', 502],
  ['205', 205],
])('does not end the process when a service answers %s', async (status, shown) => {
  const person = addPerson(world);
  world.on.set('GET /api/auth/my-account', (_seen, response) => {
    const connection = status === '101' ? 'Upgrade\r\nUpgrade: x' : 'close';
    const head = `HTTP/1.1 ${status} Status\r\nConnection: ${connection}\r\nContent-Length: 0`;
    response.socket?.write(`${head}\r\n\r\n`);
  });
  expect((await send('GET', '/api/auth/my-account', person)).status).toBe(shown);
  world.on.delete('GET /api/auth/my-account');
  expect((await send('GET', '/api/auth/my-account', person)).status).toBe(200);
});
