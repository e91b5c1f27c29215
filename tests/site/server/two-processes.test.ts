import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { ownDatabase } from './database-copy.ts';
import { cardOf } from './sandbox/sandbox-stage.ts';
import { buildServer, type ServerProgram } from './server-process.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const PUBLIC_URL = 'http://localhost:4173';
const PASSWORD = 'Senha#Forte9';
const partner = generateKeyPairSync('ed25519');
/** Both processes print the same public address, so their ports are chosen here. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};
let program: ServerProgram;
let database: Awaited<ReturnType<typeof ownDatabase>>;
let urls: string[] = [];

// Two real processes need a database that both can open.
describe.runIf(databaseUrl)('two processes on one PostgreSQL, behind a round robin', () => {
  beforeAll(async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'partners.json');
    const publicKey = partner.publicKey.export({ format: 'jwk' });
    writeFileSync(file, JSON.stringify([{ iss: 'hospital', name: 'Hospital', publicKey }]));
    [program, database] = await Promise.all([buildServer(folder), ownDatabase(databaseUrl ?? '')]);
    const environment = {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a-secret-of-two-processes-long-enough',
      PUBLIC_URL,
      PARTNERS_FILE: file,
      FREE_PLAN_MESSAGES: '1',
    };
    // Both apply the migrations and write the demo accounts at the same time.
    urls = await Promise.all(
      [1, 2].map(async () => {
        const port = await freePort();
        await program.run({ ...environment, PORT: String(port) }).ready();
        return `http://127.0.0.1:${port}`;
      }),
    );
  });
  afterAll(async () => {
    program.stop();
    await database.drop();
  });

  let turn = 0;
  /** Calls the next process in turn. */
  const call = (path: string, { token = '', body, ...init }: RequestInit & { token?: string } = {}) => {
    turn += 1;
    return fetch(`${urls[turn % 2]}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...init,
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...init.headers,
      },
    });
  };
  const post = (path: string, body: unknown, token?: string, headers: Record<string, string> = {}) =>
    call(path, { body: JSON.stringify(body), headers, ...(token ? { token } : {}) });
  const statusesOf = async (responses: readonly Promise<Response>[]): Promise<number[]> =>
    (await Promise.all(responses)).map(({ status }) => status).sort();

  let serial = 0;
  /** Creates an account with a validated e-mail and the free plan. Each step goes to the other process. */
  async function joinBare() {
    serial += 1;
    const email = `pessoa${serial}@hospital.example`;
    const registered = await post('/api/auth/register', {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Ana Prado',
      plan: null,
    });
    const { token, userId } = (await registered.json()) as { token: string; userId: number };
    const outbox = (await (await call('/sandbox/outbox.json')).json()) as { to: string; code?: string }[];
    const code = outbox.find(({ to }) => to === email)?.code ?? '';
    return { email, token, userId, code };
  }
  async function joinFree() {
    const person = await joinBare();
    await call(`/api/auth/validateEmail/${person.code}`, { method: 'POST', token: person.token });
    await call('/api/auth/accept-terms', { method: 'POST', token: person.token });
    await call('/api/subscription/link-free', { method: 'POST', token: person.token });
    return person;
  }

  it('shares the outbox and the e-mail codes, each of which counts once', async () => {
    const { token, code } = await joinBare();
    expect(code).toMatch(/^[A-Z0-9]{5}$/);
    const validate = () => call(`/api/auth/validateEmail/${code}`, { method: 'POST', token });
    const answer = (await (await validate()).json()) as { validateEmail: boolean };
    expect(answer.validateEmail).toBe(true);
    expect((await (await call('/api/auth/my-account', { token })).json()).validateEmail).toBe(true);
  });

  it('tries five codes in all, and lets five of 20 wrong passwords through', async () => {
    const { email, token } = await joinBare();
    const codes = Array.from({ length: 12 }, () =>
      call('/api/auth/validateEmail/ZZZZZ', { method: 'POST', token }),
    );
    expect((await statusesOf(codes)).filter((status) => status !== 429)).toHaveLength(5);
    const logins = Array.from({ length: 20 }, () =>
      post('/api/auth/login', { email, password: 'Errada#123' }),
    );
    expect(await statusesOf(logins)).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  });

  it('ends a session everywhere at once', async () => {
    const { token } = await joinBare();
    const account = () => call('/api/auth/my-account', { token });
    expect(await statusesOf([account(), account()])).toEqual([200, 200]);
    expect((await call('/gateway/logout', { method: 'POST', token })).status).toBe(204);
    expect(await statusesOf([account(), account()])).toEqual([401, 401]);
  });

  it('has one open payment per account, and one charge per key', async () => {
    const { token } = await joinFree();
    const order = { internalPlanName: 'fleming_plan', card: cardOf('4111111111111111'), couponCode: null };
    const pay = (key: string) => post('/api/subscription/create', order, token, { 'Idempotency-Key': key });
    const keys = [randomUUID(), randomUUID()];
    const answers = await Promise.all(keys.map(async (key) => ({ key, response: await pay(key) })));
    const paid = answers.filter(({ response }) => response.status === 200);
    // The second payment finds the first one open or just ended. Both are never charged.
    expect(paid.length).toBeGreaterThanOrEqual(1);
    for (const { response } of answers.filter((answer) => !paid.includes(answer)))
      expect([response.status, (await response.json()).code]).toEqual([409, 'payment-open']);
    for (const { key } of paid) {
      const [first, again] = [await pay(key), await pay(key)];
      expect(await first.json()).toEqual(await again.json());
      const known = await Promise.all([1, 2].map(() => call(`/gateway/payments/${key}`, { token })));
      for (const answer of known) expect((await answer.json()).status).toBe('paid');
    }
    const open = await call('/gateway/payments?open=1', { token });
    expect(await open.json()).toEqual([]);
  });

  it('answers the last free message once, streams it, and repeats it by its key', async () => {
    const { token, userId } = await joinFree();
    const created = await post('/ai/api/conversas', { codigoCliente: userId, titulo: 'Nova' }, token);
    const { codigoConversa } = ((await created.json()) as { data: { codigoConversa: number } }).data;
    const ask = (key: string) => {
      const body = new FormData();
      body.append('conversationId', String(codigoConversa));
      body.append('prompt', 'Qual a dose de amoxicilina na otite?');
      body.append('topK', '5');
      body.append('web', 'false');
      const headers = { Accept: 'text/event-stream, application/json', 'Idempotency-Key': key };
      return call('/ai/api/mensagens', { body, token, headers });
    };
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const answers = await Promise.all(
      keys.map(async (key) => {
        const response = await ask(key);
        return { key, status: response.status, text: await response.text() };
      }),
    );
    const answered = answers.filter(({ text }) => text.includes('event: done'));
    expect(answered).toHaveLength(1);
    expect(answered[0]?.text).toMatch(/^event: (references|delta)\n/);
    const history = await call(`/ai/api/mensagens/conversa/${codigoConversa}?limit=200`, { token });
    expect(await history.json()).toHaveLength(1);
  });

  /** Asks in a new conversation on the first process, and disconnects after the first piece of the answer. */
  async function leaveMidAnswer() {
    const { token, userId } = await joinFree();
    const created = await post('/ai/api/conversas', { codigoCliente: userId, titulo: 'Nova' }, token);
    const { codigoConversa } = ((await created.json()) as { data: { codigoConversa: number } }).data;
    const body = new FormData();
    body.append('conversationId', String(codigoConversa));
    body.append('prompt', 'Qual a meta de pressão arterial no hipertenso de alto risco?');
    const key = randomUUID();
    const headers = { Authorization: `Bearer ${token}` };
    const leave = new AbortController();
    const response = await fetch(`${urls[0]}/ai/api/mensagens`, {
      method: 'POST',
      body,
      headers: { ...headers, Accept: 'text/event-stream', 'Idempotency-Key': key },
      signal: leave.signal,
    });
    await response.body?.getReader().read();
    leave.abort();
    const turn = (path = '', method = 'GET') =>
      fetch(`${urls[1]}/gateway/turns/${key}${path}`, { method, headers });
    return { token, codigoConversa, turn };
  }

  it('goes on with an answer whose reader left, tells it from the other process, and stops it there', async () => {
    const left = await leaveMidAnswer();
    const told = await (await left.turn('/events')).text();
    const texts = [...told.matchAll(/^event: delta\ndata: (.*)$/gm)].map(
      ([, data]) => JSON.parse(data ?? '').texto,
    );
    const done = JSON.parse(/^event: done\ndata: (.*)$/m.exec(told)?.[1] ?? '{}');
    expect(texts.join('')).toBe(done.resposta);
    const history = await call(`/ai/api/mensagens/conversa/${left.codigoConversa}`, { token: left.token });
    expect(((await history.json()) as { data: unknown[] }).data).toHaveLength(1);

    const stopped = await leaveMidAnswer();
    expect((await stopped.turn('', 'DELETE')).status).toBe(204);
    expect(await (await stopped.turn('/events')).text()).toMatch(/event: (error\ndata: .*"parada"|done)/);
  });

  it('takes a partner’s assertion once', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 120;
    const claims = { iss: 'hospital', sub: 'crm-1', aud: PUBLIC_URL, exp, jti: randomUUID() };
    const text = `${encode({ alg: 'EdDSA' })}.${encode(claims)}`;
    const assertion = `${text}.${sign(null, Buffer.from(text), partner.privateKey).toString('base64url')}`;
    const exchanges = Array.from({ length: 6 }, () => post('/gateway/partner-token', { assertion }));
    expect(await statusesOf(exchanges)).toEqual([200, ...Array(5).fill(401)]);
  });

  it('does not let a process with another secret join', async () => {
    const stranger = program.run({
      DATABASE_URL: database.url,
      SESSION_SECRET: 'another-secret-of-the-same-length-ok',
    });
    expect(await stranger.exit).toBe(1);
    expect(stranger.errors()).toContain('SESSION_SECRET');
  });
});
