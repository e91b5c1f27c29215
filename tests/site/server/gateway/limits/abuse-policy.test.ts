import type { Db } from '@vesalio/site/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../database-copy.ts';
import { openLog } from '../../platform/log-lines.ts';
import {
  addFreePerson,
  addPerson,
  bearer,
  json,
  messageForm,
  openWorld,
  type Person,
  sharedDb,
} from '../gateway-world.ts';
import { openTwoServers, type TwoServers } from '../two-servers.ts';

const RIGHT = 'Certa#123';
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const from = (address: string) => ({ 'X-Forwarded-For': address });
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_none, index) => make(index));

describe.each(databases)('two servers on one $name', ({ url }) => {
  let pair: TwoServers;
  let clock = new Date('2026-11-22T12:00:00Z');
  beforeAll(async () => {
    pair = await openTwoServers(url, { TRUST_PROXY: '1' }, () => clock);
    pair.world.on.set('POST /api/auth/login', (seen, response) => {
      const { password } = JSON.parse(seen.body) as { password?: string };
      if (password === RIGHT) json(response, 200, { token: 'token-1', userId: 1 });
      else json(response, 401, { message: 'Email ou senha inválidos.' });
    });
  });
  afterAll(() => pair.close());
  beforeEach(async () => {
    await pair.db.exec('delete from gateway_limit; delete from gateway_known_address;');
    pair.world.seen.length = 0;
  });

  const login = (email: string, password: string, address: string) =>
    pair.call('/api/auth/login', post({ email, password }, from(address)));
  const statusOf = async (email: string, password: string, address: string) =>
    (await login(email, password, address)).status;
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter((found) => found === status).length;

  const HOME = '10.0.0.1';
  const reset = (named: unknown, address = HOME) => {
    pair.world.on.set('POST /api/auth/reset-password', (_seen, response) => json(response, 200, named));
    return pair.call(
      '/api/auth/reset-password',
      post({ token: 't', newPassword: 'Nova#1234' }, from(address)),
    );
  };

  it.each([
    ['one address', () => '10.0.0.1'],
    ['sixty addresses', (index: number) => `10.0.1.${index}`],
    ['two addresses in turn', (index: number) => `10.0.0.${index % 2}`],
  ])('lets 5 of 60 parallel wrong passwords of an account through, from %s', async (_name, address) => {
    const statuses = await Promise.all(
      times(60, (index) => statusOf('eva@b.co', `x${index}`, address(index))),
    );
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 55]);
    expect(pair.world.seenAt('/api/auth/login')).toHaveLength(5);
  });

  it('counts every spelling of an e-mail as one account', async () => {
    const spellings = [
      'ana.prado@b.co',
      ' ana.prado@b.co ',
      'ANA.Prado@B.CO',
      'áná.prádó@b.co',
      'ana.prado@b.co.',
      '\uff41\uff4e\uff41.prado@b.co',
      'a\u0301na.prado@b.co',
      'ana.prado@ｂ.co',
    ];
    const statuses = await Promise.all(spellings.map((email) => statusOf(email, 'x', '10.0.0.1')));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 3]);
    for (const email of ['ana\u0000@b.co', 'a na@b.co', 'ana\u200b@b.co', '"ana"@b.co', 'ana(x)@b.co', 'ana'])
      expect(await statusOf(email, 'x', '10.0.0.1'), email).toBe(400);
  });

  it('says how long to wait, and lets in again when the window has passed', async () => {
    for (const _ of times(5, () => 0)) await login('tempo@b.co', 'x', '10.0.0.1');
    clock = new Date(clock.getTime() + 100_000);
    const refused = await login('tempo@b.co', RIGHT, '10.0.0.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '800']);
    clock = new Date(clock.getTime() + 801_000);
    expect(await statusOf('tempo@b.co', RIGHT, '10.0.0.1')).toBe(200);
  });

  it('never lets more than 5 through in any quarter of an hour, across the edge of a window too', async () => {
    const wrong = () => statusOf('borda@b.co', 'x', '10.0.0.1');
    expect(await wrong()).toBe(401);
    clock = new Date(clock.getTime() + 890_000);
    expect(await Promise.all(times(4, wrong))).toEqual([401, 401, 401, 401]);
    clock = new Date(clock.getTime() + 20_000);
    const statuses = await Promise.all(times(5, wrong));
    expect([count(statuses, 401), count(statuses, 429)], 'the first of all has fallen out').toEqual([1, 4]);
  });

  it('does not count a success, and resets the wrong passwords before it', async () => {
    for (const _ of times(3, () => 0)) {
      for (const __ of times(4, () => 0)) expect(await statusOf('lia@b.co', 'x', '10.0.0.1')).toBe(401);
      expect(await statusOf('lia@b.co', RIGHT, '10.0.0.1')).toBe(200);
    }
    const together = await Promise.all(times(40, () => statusOf('lia@b.co', RIGHT, '10.0.0.1')));
    expect(count(together, 200), 'as many at once as there are places').toBeGreaterThanOrEqual(5);
    expect(await statusOf('lia@b.co', RIGHT, '10.0.0.1')).toBe(200);
  });

  it('does not lock anybody out from a known address by attempts from elsewhere', async () => {
    expect(await statusOf('rui@b.co', RIGHT, '10.0.0.1')).toBe(200);
    const attack = await Promise.all(times(60, (index) => statusOf('rui@b.co', 'x', `203.0.113.${index}`)));
    expect(count(attack, 401)).toBe(5);
    expect(await statusOf('rui@b.co', RIGHT, '10.0.0.1'), 'from the known address').toBe(200);
    expect(await statusOf('rui@b.co', RIGHT, '203.0.113.1'), 'from the attacker').toBe(429);
    expect(await statusOf('rui@b.co', RIGHT, '10.0.0.2'), 'from an address nobody knows').toBe(429);
    const atHome = await Promise.all(times(60, () => statusOf('rui@b.co', 'x', '10.0.0.1')));
    expect(count(atHome, 401), 'the known address has its own five').toBe(5);
    expect(await statusOf('rui@b.co', RIGHT, '10.0.0.1')).toBe(429);
    const rows = await pair.db.query('select account_key, address_key from gateway_known_address');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/rui@|10\.0\.0/);
  });

  describe('a mail to the owner', () => {
    const lockOut = async (email: string) => {
      const tries = await Promise.all(times(9, (index) => statusOf(email, 'x', `203.0.113.${index}`)));
      expect([count(tries, 401), count(tries, 429)]).toEqual([5, 4]);
    };
    it('lets in whoever has set a new password by its link, from any address, and says no e-mail', async () => {
      await lockOut('dora@b.co');
      const answer = await reset({ data: { success: true, email: ' Dora@B.co' } }, '10.0.0.3');
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
      expect(await statusOf('dora@b.co', RIGHT, HOME)).toBe(200);
      for (const _ of times(5, () => 0)) await login('dora@b.co', 'x', HOME);
      expect(await statusOf('dora@b.co', RIGHT, HOME), 'wrong passwords at a known address').toBe(429);
      await reset({ success: true, email: 'dora@b.co' }, '10.0.0.3');
      expect(await statusOf('dora@b.co', RIGHT, HOME)).toBe(200);
    });

    it('keeps the place of a new password open against others', async () => {
      await reset({ success: true, email: 'nina@b.co' });
      await lockOut('nina@b.co');
      expect(await statusOf('nina@b.co', RIGHT, HOME)).toBe(200);
      expect(await statusOf('nina@b.co', 'x', '203.0.113.9')).toBe(429);
    });

    it('passes an answer without a body on', async () => {
      pair.world.on.set('POST /api/auth/reset-password', (_seen, response) => {
        response.writeHead(204).end();
      });
      const answer = await pair.call(
        '/api/auth/reset-password',
        post({ token: 't', newPassword: 'Nova#1234' }),
      );
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    });

    it.each([
      ['for another account', { success: true, email: 'atacante@b.co' }],
      ['that was refused', { success: false, email: 'otto@b.co' }],
      ['whose account is not named', { success: true }],
    ])('gives no further try after a reset %s', async (_name, answer) => {
      await lockOut('otto@b.co');
      await reset(answer);
      expect(await statusOf('otto@b.co', RIGHT, HOME)).toBe(429);
    });

    it('opens the entry of codes for the account that asked for a new one, at most 20 times an hour', async () => {
      pair.world.on.set('POST /api/auth/validateEmail/AAAA1', (_seen, response) => json(response, 400, {}));
      const [person, other] = [addPerson(pair.world), addPerson(pair.world)];
      const guess = async () => {
        const call = { method: 'POST', headers: bearer(person.id) };
        const tries = await Promise.all(times(8, () => pair.call('/api/auth/validateEmail/AAAA1', call)));
        return tries.filter(({ status }) => status === 400).length;
      };
      const ask = async (recipient: string | number, headers = {}) =>
        pair.call(`/api/auth/resend-validate-email/${recipient}`, { method: 'POST', headers });
      expect(await guess()).toBe(5);
      await ask(person.id);
      await ask(person.id, bearer(other.id));
      await ask('somebody%40b.co', bearer(person.id));
      expect(await guess(), 'after a mail that the account has not asked for').toBe(0);
      const email = encodeURIComponent(`pessoa${person.id}@example.com`);
      for (const recipient of [person.id, email, email]) {
        await ask(recipient, bearer(person.id));
        expect(await guess()).toBe(5);
      }
      expect((await ask(email, bearer(person.id))).status).toBe(200);
      expect(await guess(), 'the twenty of the hour are used').toBe(0);
      clock = new Date(clock.getTime() + 3_590_000);
      expect(await guess()).toBe(0);
      clock = new Date(clock.getTime() + 11_000);
      expect(await guess()).toBe(5);
    });
  });

  it('writes a known address once a day, not at every sign-in', async () => {
    const seenAfter = async (hours: number) => {
      clock = new Date(clock.getTime() + hours * 3_600_000);
      expect(await statusOf('mia@b.co', RIGHT, '10.0.0.1')).toBe(200);
      return pair.db.query('select seen_at as seen from gateway_known_address');
    };
    const first = await seenAfter(0);
    expect(await seenAfter(23)).toEqual(first);
    expect(await seenAfter(1)).toEqual([{ seen: clock }]);
  });

  it('accepts a sign-in from a known address while wrong passwords fill the other counts', async () => {
    expect(await statusOf('sol@b.co', RIGHT, '10.0.0.1')).toBe(200);
    await pair.db.query(
      `insert into gateway_limit (key, hits, expires_at)
       select key, array_fill($1::timestamptz, array[100000]), $1::timestamptz + interval '1 hour' from gateway_limit
       on conflict (key) do update set hits = excluded.hits`,
      [clock],
    );
    expect(await statusOf('mar@b.co', RIGHT, '10.0.0.1'), 'somebody new').toBe(429);
    await pair.db.query(
      "delete from gateway_limit where key in (select key from gateway_limit where hits = '{}')",
    );
    expect(await statusOf('sol@b.co', RIGHT, '10.0.0.1')).toBe(200);
  });

  it('accepts a whole ward from one address, and counts only its failures', async () => {
    const ward = await Promise.all(times(150, (index) => statusOf(`pessoa${index}@b.co`, RIGHT, '10.0.0.9')));
    expect(count(ward, 200)).toBe(150);
    const spray = await Promise.all(times(230, (index) => statusOf(`alvo${index}@b.co`, 'x', '10.0.0.9')));
    expect([count(spray, 401), count(spray, 429)], 'one password for many accounts').toEqual([200, 30]);
    expect(await statusOf('outra@b.co', RIGHT, '10.0.0.9')).toBe(429);
    expect(await statusOf('outra@b.co', RIGHT, '10.0.0.8'), 'elsewhere').toBe(200);
    expect(await statusOf('pessoa1@b.co', RIGHT, '10.0.0.9'), 'who signed in here before').toBe(200);
  });

  it('is not reset for an address by a success of the attacker', async () => {
    await Promise.all(times(195, (index) => statusOf(`vitima${index}@b.co`, 'x', '10.0.0.7')));
    for (const _ of times(10, () => 0)) expect(await statusOf('atacante@b.co', RIGHT, '10.0.0.7')).toBe(200);
    await reset({ success: true, email: 'atacante@b.co' }, '10.0.0.7');
    const more = await Promise.all(times(20, (index) => statusOf(`resto${index}@b.co`, 'x', '10.0.0.7')));
    expect(count(more, 401)).toBe(5);
  });

  it('counts a refusal with status 200 as a failure', async () => {
    const usual = pair.world.on.get('POST /api/auth/login');
    for (const body of [{ success: false }, { message: 'Senha inválida' }, { data: { token: null } }]) {
      pair.world.on.set('POST /api/auth/login', (_seen, response) => json(response, 200, body));
      const email = `polida${JSON.stringify(body).length}@b.co`;
      const statuses = await Promise.all(times(20, () => statusOf(email, 'x', '10.0.0.1')));
      expect(count(statuses, 200), JSON.stringify(body)).toBe(5);
    }
    if (usual) pair.world.on.set('POST /api/auth/login', usual);
  });

  it('does not count an outage of the product API for the account, but for the address', async () => {
    const usual = pair.world.on.get('POST /api/auth/login');
    pair.world.on.set('POST /api/auth/login', (_seen, response) => json(response, 503, {}));
    for (const _ of times(12, () => 0)) expect(await statusOf('queda@b.co', RIGHT, '10.0.0.6')).toBe(503);
    pair.world.on.set('POST /api/auth/login', (_seen, response) => json(response, 500, {}));
    const guesses = await Promise.all(times(220, (index) => statusOf(`queda${index}@b.co`, 'x', '10.0.0.6')));
    expect([count(guesses, 500), count(guesses, 429)], '12 of 200 are used').toEqual([188, 32]);
    if (usual) pair.world.on.set('POST /api/auth/login', usual);
    expect(await statusOf('queda@b.co', RIGHT, '10.0.0.5')).toBe(200);
  });

  it('counts a call whose caller hangs up', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const usual = pair.world.on.get('POST /api/auth/login');
    pair.world.on.set('POST /api/auth/login', async (_seen, response) => {
      await held;
      json(response, 401, {});
    });
    const gone = times(5, () => {
      const control = new AbortController();
      const call = pair.call('/api/auth/login', {
        ...post({ email: 'foge@b.co', password: 'x' }, from('10.0.0.1')),
        signal: control.signal,
      });
      return { control, call: call.catch(() => undefined) };
    });
    await expect.poll(() => pair.world.seenAt('/api/auth/login')).toHaveLength(5);
    for (const { control } of gone) control.abort();
    release();
    await Promise.all(gone.map(({ call }) => call));
    if (usual) pair.world.on.set('POST /api/auth/login', usual);
    expect(await statusOf('foge@b.co', 'x', '10.0.0.1')).toBe(429);
  });

  it('keeps no e-mail and no address in the database', async () => {
    await login('segredo@hospital.example', 'x', '198.51.100.77');
    const rows = await pair.db.query('select * from gateway_limit');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/segredo|hospital|198\.51\.100/);
  });

  it('mails a recipient three times an hour, by whichever route and spelling', async () => {
    const ask = async (path: string, body?: unknown) =>
      (await pair.call(path, body ? post(body) : { method: 'POST' })).status;
    expect(await ask('/api/auth/forgot-password', { email: 'carta@b.co' })).toBe(200);
    expect(await ask('/api/auth/resend-validate-email/carta%40b.co')).toBe(200);
    expect(await ask('/api/auth/resend-validate-email/CARTA@b.co')).toBe(200);
    expect(await ask('/api/auth/forgot-password', { email: ' Carta@b.co' })).toBe(429);
    expect(await ask('/api/auth/resend-validate-email/carta@b.co')).toBe(429);
    for (const id of ['042', '0042', '42abc', '4e1', '%2042', '+42', '42.0', '-42'])
      expect(await ask(`/api/auth/resend-validate-email/${id}`), id).toBe(400);
  });

  it('needs a session to try an e-mail code, and counts by the account whatever the token', async () => {
    pair.world.on.set('POST /api/auth/validateEmail/AAAA1', (_seen, response) => json(response, 400, {}));
    const person = addPerson(pair.world);
    // Another session of the same account.
    pair.world.people.set(person.id + 500_000_000, { ...person });
    const attempt = async (headers: Record<string, string>) =>
      (await pair.call('/api/auth/validateEmail/AAAA1', { method: 'POST', headers })).status;
    const strangers = await Promise.all(times(200, () => attempt({})));
    expect(count(strangers, 401)).toBe(200);
    expect(await attempt({ Authorization: 'Bearer made.up.token' })).toBe(401);
    expect(pair.world.seenAt('/api/auth/validateEmail/AAAA1')).toEqual([]);
    const mine = await Promise.all(
      times(60, (index) => attempt(bearer(index % 2 ? person.id : person.id + 500_000_000))),
    );
    expect([count(mine, 400), count(mine, 429)]).toEqual([5, 55]);
  });

  it('does not count a repeated payment with the same key', async () => {
    const person = addPerson(pair.world);
    pair.world.on.set('POST /api/subscription/create', (_seen, response) =>
      json(response, 402, { message: 'Recusado.' }),
    );
    const pay = async (key: string) =>
      (
        await pair.call(
          '/api/subscription/create',
          post(
            { internalPlanName: 'fleming_plan', cardId: null, couponCode: null },
            {
              ...bearer(person.id),
              'Idempotency-Key': key,
            },
          ),
        )
      ).status;
    for (const index of times(30, (each) => each)) expect(await pay('the-same'), `time ${index}`).toBe(402);
    for (const index of times(9, (each) => each)) expect(await pay(`key-${index}`)).toBe(402);
    expect(await pay('one-too-many')).toBe(429);
    expect(await pay('the-same'), 'its outcome can still be read').toBe(402);
  });
});

describe.each(databases)('every limited route on $name', ({ url }) => {
  let pair: TwoServers;
  const two = { max: 2, seconds: 600 };
  const kinds = 'login code mail reset register payment card coupon conversation history partner ai'.split(
    ' ',
  );
  beforeAll(async () => {
    pair = await openTwoServers(url, {
      RATE_LIMITS: JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, two]))),
    });
  });
  afterAll(() => pair.close());

  const chatForm = (person: Person, conversationId: string) => ({
    method: 'POST',
    headers: bearer(person.id),
    body: messageForm({ conversationId, prompt: 'Qual a dose?', userId: String(person.id) }),
  });
  type Call = (person: Person, index: number) => [string, RequestInit];
  const calls: [string, string, Call][] = [
    [
      'login',
      '/api/auth/login',
      ({ id }) => ['/api/auth/login', post({ email: `${id}@b.co`, password: 'x' })],
    ],
    [
      'mail',
      '/api/auth/forgot-password',
      ({ id }) => ['/api/auth/forgot-password', post({ email: `m${id}@b.co` })],
    ],
    [
      'mail',
      '',
      ({ id }) => [`/api/auth/resend-validate-email/r${id}%40b.co`, { method: 'POST', headers: bearer(id) }],
    ],
    [
      'register',
      '/api/auth/register',
      ({ id }) => ['/api/auth/register', post({ email: `r${id}@b.co`, password: 'x', fullName: 'A' })],
    ],
    [
      'reset',
      '/api/auth/reset-password',
      (_person, index) => ['/api/auth/reset-password', post({ token: `t${index}`, newPassword: 'x' })],
    ],
    [
      'code',
      '',
      ({ id }, index) => [`/api/auth/validateEmail/AAAA${index}`, { method: 'POST', headers: bearer(id) }],
    ],
    [
      'payment',
      '/api/subscription/create',
      ({ id }, index) => [
        '/api/subscription/create',
        post(
          { internalPlanName: 'x', cardId: null },
          { ...bearer(id), 'Idempotency-Key': `p${id}-${index}` },
        ),
      ],
    ],
    [
      'card',
      '',
      ({ id }, index) => [
        `/api/clientCards/cliente/${id}`,
        post({ number: '4111' }, { ...bearer(id), 'Idempotency-Key': `c${id}-${index}` }),
      ],
    ],
    [
      'coupon',
      '/api/coupons/validate',
      ({ id }, index) => [
        '/api/coupons/validate',
        post({ couponCode: `C${index}`, planId: 'x' }, bearer(id)),
      ],
    ],
    [
      'conversation',
      '/api/conversas',
      ({ id }) => ['/ai/api/conversas', post({ codigoCliente: id, titulo: 'x' }, bearer(id))],
    ],
    ['history', '', ({ id }, index) => [`/ai/api/mensagens/conversa/none-${index}`, { headers: bearer(id) }]],
    ['history', '', ({ id }, index) => [`/gateway/turns/none-${index}`, { headers: bearer(id) }]],
    ['ai', '/api/mensagens', (person) => ['/ai/api/mensagens', chatForm(person, `own-${person.id}`)]],
  ];

  it.each(calls)('%s %s: the third call in its window is 429 with Retry-After', async (_kind, path, call) => {
    const person = addPerson(pair.world, { conversations: [] });
    person.conversations?.push(`own-${person.id}`);
    const refusing = ['/api/auth/reset-password', '/api/auth/login', '/api/subscription/create'];
    for (const each of refusing)
      pair.world.on.set(`POST ${each}`, (_seen, response) => json(response, 400, { message: 'não' }));
    const answers = [];
    for (const index of [1, 2, 3, 4]) answers.push(await pair.call(...call(person, index)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(2)).toEqual([429, 429]);
    expect(statuses.slice(0, 2)).not.toContain(429);
    const wait = Number(answers[2]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await answers[2]?.json()).toEqual({
      message: 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.',
    });
    if (path) expect(pair.world.seenAt(path).filter(({ method }) => method === 'POST').length).toBe(2);
    pair.world.seen.length = 0;
  });

  it('does not limit another person', async () => {
    const [ana, rui] = [addFreePerson(pair.world, 9), addFreePerson(pair.world, 9)];
    const create = async ({ id }: Person) =>
      (await pair.call('/ai/api/conversas', post({ codigoCliente: id, titulo: 'x' }, bearer(id)))).status;
    for (const _ of [1, 2]) expect(await create(ana)).toBe(200);
    expect(await create(ana)).toBe(429);
    expect(await create(rui)).toBe(200);
  });
});

it('refuses a call that cannot be counted', async () => {
  const db = await sharedDb();
  const query: Db['query'] = (sql, params, options) =>
    sql.includes('gateway_limit') ? Promise.reject(new Error('away')) : db.query(sql, params, options);
  const world = await openWorld({}, { db: { ...db, query }, log: openLog().log });
  const person = addPerson(world, { conversations: ['own'] });
  const asked = messageForm({ conversationId: 'own', prompt: 'Dose?' });
  for (const [path, init] of [
    ['/api/auth/login', post({ email: 'ana@b.co', password: 'x' })],
    ['/gateway/conversations', { headers: bearer(person.id) }],
    ['/ai/api/mensagens', { method: 'POST', headers: bearer(person.id), body: asked }],
  ] as const) {
    const answer = await world.call(path, init);
    expect([answer.status, answer.headers.get('x-vesalio-error')], path).toEqual([503, 'limits-down']);
  }
  expect([...world.seenAt('/api/auth/login'), ...world.seenAt('/api/mensagens')]).toEqual([]);
});

it('limits everybody together, by failures or by calls', async () => {
  const origin = 'https://hospital.example';
  const one = { max: 1, seconds: 600 };
  const world = await openWorld({
    TRUST_PROXY: '1',
    EMBED_ORIGINS: origin,
    RATE_LIMITS: JSON.stringify({ reset: one, embed: one }),
  });
  world.on.set('POST /api/auth/reset-password', (_seen, response) => json(response, 400, {}));
  const statuses = (path: string, body: (index: number) => unknown) =>
    Promise.all(
      times(105, async (index) => {
        const headers = { ...from(`10.0.0.${index}`), Origin: origin };
        return (await world.call(path, post(body(index), headers))).status;
      }),
    );
  const found = [
    await statuses('/api/auth/reset-password', () => ({ token: 't', newPassword: 'x' })),
    await statuses('/gateway/embed-session', (index) => ({ verifier: String(index).padStart(43, 'v') })),
  ].map((all) => [400, 202, 429].map((status) => all.filter((each) => each === status).length));
  expect(found).toEqual([
    [100, 0, 5],
    [0, 100, 5],
  ]);
});
