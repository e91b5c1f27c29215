import { createHash, createHmac } from 'node:crypto';
import { createServer, type Db, type RunningServer, readConfig } from '@vesalio/site/server';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessions } from '../../../../../packages/site/server/gateway/sessions/sessions.ts';
import { marksOf } from '../../../../../packages/site/server/gateway/sessions/token-marks.ts';
import type { ServerEnv } from '../../../../../packages/site/server/platform/server-env.ts';
import { databases, openOwnDatabase } from '../../database-copy.ts';
import { addPerson, bearer, json, messageForm, openWorld, PAID } from '../gateway-world.ts';
import { openTwoServers, type TwoServers } from '../two-servers.ts';

const KEY = 'the-secret-of-the-product-api';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signatureOf = (text: string) => createHmac('sha256', KEY).update(text).digest('base64url');
const sign = (claims: Record<string, unknown>): string => {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${signatureOf(text)}`;
};
/**
 * A very lenient parser. It accepts padding, both alphabets, other spellings of the last letter, and extra segments.
 */
const readLeniently = (token: string): { sub?: string } | undefined => {
  const [header = '', payload = '', signature = ''] = token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('base64url'));
  if (signatureOf(`${header}.${payload}`) !== signature) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sub?: string };
};
/** The other spellings of the last letter of an unpadded base64 text that decode to the same bytes. */
const respellings = (text: string): string[] => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const bytes = Buffer.from(text, 'base64url').toString('hex');
  return [...letters]
    .map((letter) => text.slice(0, -1) + letter)
    .filter((other) => other !== text && Buffer.from(other, 'base64url').toString('hex') === bytes);
};

const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });
let serial = 0;

describe.each(databases)('sessions of two servers on one $name', ({ url }) => {
  let pair: TwoServers;
  beforeAll(async () => {
    pair = await openTwoServers(url);
  });
  afterAll(() => pair.close());
  beforeEach(() => {
    pair.world.on.set('GET /api/conversations', (_seen, response) =>
      json(response, 200, { data: { items: [], totalCount: 0 } }),
    );
    pair.world.on.set('GET /api/auth/my-account', (seen, response) => {
      const claims = readLeniently(String(seen.headers.authorization).slice('Bearer '.length));
      if (claims) json(response, 200, { data: { id: claims.sub, name: 'Ana', activePlan: PAID } });
      else json(response, 401, {});
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const statusAt = async (index: 0 | 1, token: string, path = '/api/auth/my-account') =>
    (await fetch(`${pair.urls[index]}${path}`, { headers: authorization(token) })).status;
  const logout = async (index: 0 | 1, token: string) =>
    (await fetch(`${pair.urls[index]}/gateway/logout`, { method: 'POST', headers: authorization(token) }))
      .status;
  const claimsOf = (given: Record<string, unknown> = {}) => {
    serial += 1;
    const exp = Math.floor(Date.now() / 1000) + 3600;
    return { sub: `p${serial}`, jti: `j${serial}-${Math.random()}`, exp, ...given };
  };
  /** A call whose account a server caches for a minute. */
  const askAi = (index: 0 | 1, token: string) => statusAt(index, token, '/ai/api/mensagens/conversa/none');

  it.each([
    ['with an id', {}],
    ['without an id', { jti: undefined }],
    ['without an end', { exp: undefined }],
  ])(
    'refuses a token %s after the log-out in every spelling, at every server at once',
    async (_name, given) => {
      const token = sign(claimsOf(given));
      expect([await askAi(0, token), await askAi(1, token)]).toEqual([404, 404]);
      expect(await logout(0, token)).toBe(204);
      const [header = '', payload = '', signature = ''] = token.split('.');
      const spellings = [
        token,
        `${token}=`,
        `${token}==`,
        ...respellings(signature).map((other) => `${header}.${payload}.${other}`),
        ...respellings(signature).map((other) => `${header}.${payload}.${other}=`),
        `${header}.${payload}=.${signature}`,
        `${header}=.${payload}==.${signature}`,
        ...respellings(payload).map((other) => `${header}.${other}.${signature}`),
        ...respellings(header).map((other) => `${other}.${payload}.${signature}`),
        token.replaceAll('-', '+').replaceAll('_', '/'),
        `${token}.`,
        `${token}.x`,
        `${token}..`,
      ];
      expect(spellings.length).toBeGreaterThan(12);
      pair.world.seen.length = 0;
      for (const spelling of spellings)
        for (const index of [1, 0] as const) {
          expect([spelling, await statusAt(index, spelling)]).toEqual([spelling, 401]);
          expect([spelling, await askAi(index, spelling)]).toEqual([spelling, 401]);
        }
      const question = await fetch(`${pair.urls[1]}/ai/api/mensagens`, {
        method: 'POST',
        // Its account is not cached under this spelling.
        headers: authorization(`${token}=`),
        body: messageForm({ conversationId: 'any', prompt: 'Dose?' }),
      });
      expect(question.status).toBe(401);
      expect(pair.world.seen, 'and nobody is asked').toEqual([]);
      const scheme = await fetch(`${pair.urls[0]}/api/auth/my-account`, {
        headers: { Authorization: `bEARER ${token}` },
      });
      expect(scheme.status).toBe(401);
    },
  );

  it('leaves it to the product API whether a call needs a session, but forwards no ended one', async () => {
    const path = '/api/auth/resend-validate-email/ana@b.co';
    pair.world.on.set(`POST ${path}`, (_seen, response) => json(response, 200, {}));
    const resend = async (headers: Record<string, string>) => {
      pair.world.seen.length = 0;
      const { status } = await fetch(`${pair.urls[0]}${path}`, { method: 'POST', headers });
      return [status, ...pair.world.seenAt(path).map((call) => call.headers.authorization)];
    };
    const token = sign(claimsOf());
    expect(await resend({})).toEqual([200, undefined]);
    for (const scheme of ['Bearer', 'bearer'])
      expect(await resend({ Authorization: `${scheme} ${token}` })).toEqual([200, `Bearer ${token}`]);
    await logout(0, token);
    for (const ended of [authorization(token), { Authorization: 'Basic x' }])
      expect(await resend(ended)).toEqual([401]);
  });

  it('ends a session under every signature that the product API accepts for it', async () => {
    const claims = claimsOf();
    pair.world.on.set('GET /api/auth/my-account', (_seen, response) =>
      json(response, 200, { data: { id: claims.sub, name: 'Ana', activePlan: PAID } }),
    );
    // As with ECDSA, whose signatures differ each time.
    const signedAnew = (signature: string) =>
      `${sign(claims).split('.').slice(0, 2).join('.')}.${Buffer.from(signature).toString('base64url')}`;
    expect([await statusAt(0, signedAnew('one')), await statusAt(1, signedAnew('other'))]).toEqual([
      200, 200,
    ]);
    await logout(0, signedAnew('one'));
    expect([await statusAt(0, signedAnew('other')), await statusAt(1, signedAnew('other'))]).toEqual([
      401, 401,
    ]);
  });

  it('ends one session and no other of the same person', async () => {
    const claims = claimsOf();
    const [here, there] = [sign(claims), sign({ ...claims, jti: `other-${serial}` })];
    await logout(0, here);
    expect([await statusAt(1, here), await statusAt(1, there)]).toEqual([401, 200]);
  });

  it('treats opaque tokens that differ in the last letter as two', async () => {
    const [ana, rui] = [addPerson(pair.world), addPerson(pair.world)];
    pair.world.on.delete('GET /api/auth/my-account');
    const tokenOf = ({ id }: { id: number }) => `token-${id}`;
    expect(await logout(1, tokenOf(ana))).toBe(204);
    expect([await statusAt(0, tokenOf(ana)), await statusAt(0, `${tokenOf(ana)}=`)]).toEqual([401, 401]);
    expect(await statusAt(0, tokenOf(rui))).toBe(200);
  });

  it.each([
    ['refuses it', 401],
    ['is down', 503],
  ])(
    'logs nobody out by a forged token with their claims, while the product API %s',
    async (_name, status) => {
      const claims = claimsOf();
      const victim = sign(claims);
      expect(await statusAt(0, victim)).toBe(200);
      const usual = pair.world.on.get('GET /api/auth/my-account');
      pair.world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, status, {}));
      const forged = `${victim.split('.').slice(0, 2).join('.')}.${Buffer.from('forged').toString('base64url')}`;
      await logout(0, forged);
      await logout(1, `${encode({ alg: 'none' })}.${encode(claims)}.`);
      if (usual) pair.world.on.set('GET /api/auth/my-account', usual);
      expect([await statusAt(0, victim), await statusAt(1, victim)]).toEqual([200, 200]);
    },
  );

  it('ends no session for a 403 of the product API, which may come from a firewall', async () => {
    const token = sign(claimsOf());
    const usual = pair.world.on.get('GET /api/auth/my-account');
    pair.world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, 403, {}));
    expect(await statusAt(0, token, '/api/conversations')).toBe(502);
    if (usual) pair.world.on.set('GET /api/auth/my-account', usual);
    expect(await statusAt(0, token, '/api/conversations')).toBe(200);
  });

  it.each([
    ['the product API is down', 503],
    ['a firewall in front of the product API refuses everybody', 403],
  ])('revokes a token in every spelling while %s', async (_name, status) => {
    const token = sign(claimsOf());
    pair.world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, status, {}));
    expect(await logout(0, token)).toBe(204);
    const [other = ''] = respellings(token.split('.')[2] ?? '');
    const respelt = `${token.split('.').slice(0, 2).join('.')}.${other}`;
    expect([await statusAt(1, token), await statusAt(1, `${token}=`), await statusAt(1, respelt)]).toEqual([
      401, 401, 401,
    ]);
  });

  it.each([
    { name: 'for a day after its exp, because the product may accept it for longer', age: -60, days: 1 },
    { name: 'for long if the product accepts it without reading its exp', age: 3 * 86_400, days: 30 },
  ])('keeps a log-out $name', async ({ age, days }) => {
    await pair.db.query('delete from gateway_revoked_token');
    const exp = Math.floor(Date.now() / 1000) - age;
    const token = sign(claimsOf({ exp }));
    expect(await logout(0, token)).toBe(204);
    const [row] = await pair.db.query<{ until: Date }>(
      'select expires_at as until from gateway_revoked_token',
    );
    expect(row?.until.getTime()).toBeGreaterThanOrEqual((exp + days * 86_400) * 1000);
  });

  it('does not store invented tokens of strangers', async () => {
    const count = async () => (await pair.db.query('select 1 from gateway_revoked_token')).length;
    const before = await count();
    for (const token of ['made.up.token', 'x', sign(claimsOf()).slice(0, -9)]) await logout(0, token);
    expect(await count()).toBe(before);
  });

  it('limits invented tokens while the product API is down', async () => {
    pair.world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, 503, {}));
    const before = (await pair.db.query('select 1 from gateway_revoked_token')).length;
    const statuses = await Promise.all(
      Array.from({ length: 70 }, (_, index) => logout(0, `made-up-${index}`)),
    );
    const stored = (await pair.db.query('select 1 from gateway_revoked_token')).length - before;
    expect(stored).toBeLessThanOrEqual(60);
    expect(statuses.filter((status) => status === 204)).toHaveLength(stored);
    expect(statuses.filter((status) => status === 429)).toHaveLength(70 - stored);
    const refused = await fetch(`${pair.urls[0]}/gateway/logout`, {
      method: 'POST',
      headers: authorization('made-up'),
    });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  });

  it('refuses tokens that an older version has revoked by their text', async () => {
    const token = sign(claimsOf());
    await pair.db.query('insert into gateway_revoked_token (token_hash, expires_at) values ($1, $2)', [
      createHash('sha256').update(token).digest('base64url'),
      new Date(Date.now() + 60_000),
    ]);
    expect(await statusAt(0, token)).toBe(401);
  });

  it('clears the cached accounts of every server after a new password, not after a refused one', async () => {
    const token = sign(claimsOf());
    expect([await askAi(0, token), await askAi(1, token)]).toEqual([404, 404]);
    // From now on, the product API rejects the token.
    pair.world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, 401, {}));
    const reset = async (status: number) => {
      pair.world.on.set('POST /api/auth/reset-password', (_seen, response) => json(response, status, {}));
      return fetch(`${pair.urls[0]}/api/auth/reset-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token: 't', newPassword: 'x', confirmPassword: 'x' }),
      });
    };
    await reset(400);
    pair.world.seen.length = 0;
    expect([await askAi(0, token), await askAi(1, token)], 'still remembered').toEqual([404, 404]);
    await reset(200);
    expect([await askAi(1, token), await askAi(0, token)]).toEqual([401, 401]);
  });

  it('applies a cancelled plan at every server and for every token of the account', async () => {
    const { sub } = claimsOf();
    const [mine, other] = [sign(claimsOf({ sub })), sign(claimsOf({ sub }))];
    expect([await askAi(0, mine), await askAi(1, mine), await askAi(0, other)]).toEqual([404, 404, 404]);
    pair.world.on.set('GET /api/auth/my-account', (_seen, response) =>
      json(response, 200, { data: { id: sub, name: 'Ana' } }),
    );
    pair.world.on.set('DELETE /api/subscription/cancel', (_seen, response) => json(response, 200, {}));
    const cancel = () =>
      fetch(`${pair.urls[0]}/api/subscription/cancel`, { method: 'DELETE', headers: authorization(mine) });
    expect((await cancel()).status).toBe(200);
    expect([await askAi(0, mine), await askAi(1, mine), await askAi(0, other)]).toEqual([403, 403, 403]);
    const generation = 'select value from gateway_generation';
    const before = await pair.db.query(generation);
    await cancel();
    expect(await pair.db.query(generation), 'nothing was left to cancel').toEqual(before);
  });

  it('does not cache a late answer from before the new password', async () => {
    const token = sign(claimsOf());
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      pair.world.on.set('GET /api/auth/my-account', async (_seen, response) => {
        resolve();
        await new Promise<void>((proceed) => {
          answer = proceed;
        });
        json(response, 200, { data: { id: 'late', activePlan: PAID } });
      });
    });
    const early = askAi(1, token);
    await asked;
    pair.world.on.set('POST /api/auth/reset-password', (_seen, response) => json(response, 200, {}));
    await fetch(`${pair.urls[0]}/api/auth/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: 't' }),
    });
    answer();
    await early;
    pair.world.on.set('GET /api/auth/my-account', (_seen, response) => json(response, 401, {}));
    expect(await askAi(1, token)).toBe(401);
  });
});

it('accepts a token that was just looked up for a minute without the database, no longer, and not after its sign-out', async () => {
  const db = await openOwnDatabase();
  let isAway = false;
  let now = new Date();
  const query: Db['query'] = (sql, params) =>
    isAway ? Promise.reject(new Error('Connection terminated')) : db.query(sql, params);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const world = await openWorld({}, { db: { ...db, query }, now: () => now });
  const [known, unknown] = [addPerson(world), addPerson(world)];
  const status = async (id: number) =>
    (await world.call('/api/auth/my-account', { headers: bearer(id) })).status;
  expect(await status(known.id)).toBe(200);
  isAway = true;
  expect([await status(known.id), await status(unknown.id)]).toEqual([200, 503]);
  now = new Date(now.getTime() + 61_000);
  expect(await status(known.id)).toBe(503);
  isAway = false;
  expect(await status(known.id)).toBe(200);
  const signOut = await world.call('/gateway/logout', { method: 'POST', headers: bearer(known.id) });
  expect(signOut.status).toBe(204);
  const elsewhere = addPerson(world);
  expect(await status(elsewhere.id)).toBe(200);
  await db.query('insert into gateway_revoked_token (token_hash, expires_at) values ($1, $2)', [
    marksOf(`token-${elsewhere.id}`).token,
    new Date(now.getTime() + 3_600_000),
  ]);
  expect(await status(elsewhere.id), 'signed out at another server').toBe(401);
  isAway = true;
  expect([await status(known.id), await status(elsewhere.id)]).toEqual([503, 503]);
  isAway = false;
  await world.close();
  await db.close();
});

describe('sessions of the embedded backend, two servers on one database', () => {
  let db: Db;
  let servers: RunningServer[];
  let urls: string[];
  const given = { PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: 'off', SESSION_SECRET: 's'.repeat(32) };
  beforeAll(async () => {
    db = await openOwnDatabase();
    servers = [await createServer(readConfig(given), { db }), await createServer(readConfig(given), { db })];
    urls = [];
    for (const server of servers) urls.push((await server.listen()).url);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await db.close();
  });
  const call = async (index: number, method: string, path: string, token?: string, body?: unknown) => {
    const response = await fetch(`${urls[index]}${path}`, {
      method,
      headers: {
        ...(token ? authorization(token) : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return {
      status: response.status,
      body: (await response.json().catch(() => ({}))) as Record<string, unknown>,
    };
  };

  it('ends every earlier session at every server after a password reset, for the AI service too', async () => {
    const demo = servers[0]?.sandbox?.demo;
    const login = async (password: string | undefined) =>
      String(
        (await call(0, 'POST', '/api/auth/login', undefined, { email: demo?.email, password })).body.token,
      );
    const tokens = [await login(demo?.password), await login(demo?.password)];
    const ai = '/ai/api/mensagens/conversa/999999';
    const statuses = async () => {
      const found: number[] = [];
      for (const token of tokens)
        for (const index of [0, 1])
          for (const path of ['/api/auth/my-account', ai])
            found.push((await call(index, 'GET', path, token)).status);
      return [...new Set(found)].sort();
    };
    expect(await statuses()).toEqual([200, 404]);
    await call(1, 'POST', '/api/auth/forgot-password', undefined, { email: demo?.email });
    const outbox = (await (await fetch(`${urls[0]}/sandbox/outbox.json`)).json()) as { link?: string }[];
    const mails = await vi.waitFor(async () => {
      const [mail] = (await (await fetch(`${urls[1]}/sandbox/outbox.json`)).json()) as { link?: string }[];
      expect(mail?.link).toContain('token=');
      return [mail, ...outbox];
    });
    const token = new URL(mails[0]?.link ?? '').searchParams.get('token');
    const newPassword = 'Outra#456';
    const reset = { token, newPassword, confirmPassword: newPassword };
    expect((await call(0, 'POST', '/api/auth/reset-password', undefined, reset)).status).toBe(200);
    expect(await statuses()).toEqual([401]);
    expect((await call(1, 'GET', '/api/auth/my-account', await login(newPassword))).status).toBe(200);
  });
});

it('never goes back to an earlier generation, though the look-up of it ends later', async () => {
  const queued: string[] = [];
  const check = <Result>(token: string, work: () => Promise<Result>) => {
    queued.push(token);
    return work();
  };
  const db = { query: async () => [{ value: 4 }] } as unknown as Db;
  const sessions = createSessions({ db, now: () => new Date(), newcomers: { check } });
  const app = new Hono<ServerEnv>();
  app.get('/:generation', async (c) => {
    const generation = Number(c.req.param('generation'));
    await sessions.demandIn(c, async () => ({ revoked: false, generation }));
    return c.text(String(sessions.generation()));
  });
  const after = async (generation: number) =>
    (await app.request(`/${generation}`, { headers: authorization('x') })).text();
  expect([await after(2), await after(1), await after(3)]).toEqual(['2', '2', '3']);
  expect(queued, 'like every look-up').toEqual(['x', 'x', 'x']);
  await sessions.forgetAccounts();
  expect(sessions.generation()).toBe(4);
});

it('trusts no more than the last 10,000 tokens while the database is away', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let isAway = false;
  const query = async () =>
    isAway ? Promise.reject(new Error('away')) : [{ revoked: false, generation: 0 }];
  const sessions = createSessions({
    db: { query } as unknown as Db,
    now: () => new Date(),
    newcomers: { check: (_token, work) => work() },
  });
  const app = new Hono<ServerEnv>();
  app.get('/', sessions.check, (c) => c.text(sessions.bearer(c)));
  const isTrusted = async (token: string) => (await app.request('/', { headers: authorization(token) })).ok;
  for (const token of ['latest', 'oldest', 'latest']) await isTrusted(token);
  for (let index = 0; index < 9_999; index += 1) await isTrusted(`token-${index}`);
  isAway = true;
  expect([await isTrusted('oldest'), await isTrusted('latest')]).toEqual([false, true]);
  vi.restoreAllMocks();
});
