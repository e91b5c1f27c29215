import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInScope } from '../../../../packages/site/server/platform/scope.ts';
import { createPasswords } from '../../../../packages/site/server/sandbox/auth/passwords.ts';
import { createKeys } from '../../../../packages/site/server/sandbox/keys.ts';
import { databases } from '../database-copy.ts';
import { afterStatement, isBlocked } from '../meeting-statements.ts';
import { openLog } from '../platform/log-lines.ts';
import { openStage, PASSWORD, SECRET, type Stage } from './sandbox-stage.ts';

const registration = (email: string, changes: Record<string, unknown> = {}) => ({
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  fullName: 'Ana Prado',
  plan: null,
  ...changes,
});

it('hashes two passwords at a time, queues twenty, answers 503 to more, and recovers', async () => {
  const passwords = createPasswords(10);
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash(PASSWORD)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(18);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, retryAfter: 2 });
  const hash = await passwords.hash(PASSWORD);
  expect(await passwords.verify(PASSWORD, hash)).toBe(true);
  expect(await passwords.verify('Errada#123', hash)).toBe(false);
  expect(await passwords.verify(PASSWORD, null)).toBe(false);
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe.each(databases)('accounts and sessions on $name', ({ url }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(url);
  });
  afterAll(() => stage.close());

  const account = (token?: string) => stage.call('GET', '/api/auth/my-account', { token });

  it('leads from the registration to the chat and to the sign-out', async () => {
    const email = 'Jornada@Hospital.example';
    const joined = await stage.call('POST', '/api/auth/register', { body: registration(email) });
    expect(joined.body).toMatchObject({ hasActivePlan: false, acceptTerms: false, validateEmail: false });
    const { token } = joined.body;
    const [mail] = await stage.mails('jornada@hospital.example');
    expect(mail?.code).toMatch(/^[A-Z0-9]{5}$/);
    expect(mail?.text).toContain(mail?.code);
    const validated = await stage.call('POST', `/api/auth/validateEmail/${mail?.code?.toLowerCase()}`, {
      token,
    });
    expect(validated.body).toMatchObject({ validateEmail: true, userId: joined.body.userId });
    expect((await account(validated.body.token)).status).toBe(200);
    await stage.call('POST', '/api/auth/accept-terms', { token });
    const free = await stage.call('POST', '/api/subscription/link-free', { token });
    expect(free.body).toMatchObject({ hasActivePlan: true, planName: 'free_plan', acceptTerms: true });
    const login = await stage.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    expect(login.body).toMatchObject({
      hasActivePlan: true,
      planId: 1,
      planName: 'free_plan',
      username: 'Ana Prado',
      userPicture: null,
      acceptTerms: true,
      validateEmail: true,
    });
    const gone = await stage.call('DELETE', '/api/auth/delete-account', { token });
    expect(gone.body).toEqual({ data: { success: true } });
    expect((await account(login.body.token)).status).toBe(401);
    expect(
      (await stage.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } })).status,
    ).toBe(401);
  });

  it('signs in during many registrations and reset requests', async () => {
    const { email } = await stage.join();
    const password = { newPassword: PASSWORD, confirmPassword: PASSWORD };
    const crowd = Array.from({ length: 60 }, (_, index) => [
      stage.call('POST', '/api/auth/register', { body: registration(`bogus${index}@hospital.example`) }),
      stage.call('POST', '/api/auth/reset-password', { body: { token: `bogus${index}`, ...password } }),
    ]).flat();
    const login = await stage.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
    const answers = await Promise.all(crowd);
    const resets = answers.filter((_, index) => index % 2 === 1);
    expect(new Set(resets.map(({ status }) => status)), 'no hash for an invalid link').toEqual(
      new Set([400]),
    );
    const taken = await Promise.all(
      Array.from({ length: 60 }, () =>
        stage.call('POST', '/api/auth/register', { body: registration(email) }),
      ),
    );
    expect(new Set(taken.map(({ status }) => status)), 'no hash for a taken e-mail').toEqual(new Set([400]));
  });

  it.each([
    ['short', 'Abc1!', 'Senha deve ter 8+'],
    ['no upper case', 'abcdef1!', 'Senha deve ter 8+'],
    ['no lower case', 'ABCDEF1!', 'Senha deve ter 8+'],
    ['no digit', 'Abcdefg!', 'Senha deve ter 8+'],
    ['no special', 'Abcdefg1', 'Senha deve ter 8+'],
    ['no password', '', 'Senha deve ter 8+'],
  ])('refuses a password with %s', async (_, password, message) => {
    const body = registration('senha@hospital.example', { password, confirmPassword: password });
    const answer = await stage.call('POST', '/api/auth/register', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });

  it('accepts a long passphrase and keeps only a salted hash of it', async () => {
    const password = `Aa1! ${'correnteza '.repeat(8)}`;
    const email = 'longa@hospital.example';
    const body = registration(email, { password, confirmPassword: password });
    expect((await stage.call('POST', '/api/auth/register', { body })).status).toBe(200);
    expect((await stage.call('POST', '/api/auth/login', { body: { email, password } })).status).toBe(200);
    const [row] = await stage.db.query<{ hash: string }>(
      'select password_hash as hash from users where email = $1',
      [email],
    );
    expect(row?.hash).toMatch(/^scrypt\$8\$[\w-]{22}\$[\w-]{86}$/);
  });

  it('does not reveal who has an account', async () => {
    const { email } = await stage.join();
    const pairs = [
      ['/api/auth/login', (to: string) => ({ email: to, password: 'Errada#123' })],
      ['/api/auth/forgot-password', (to: string) => ({ email: to })],
    ] as const;
    for (const [path, body] of pairs) {
      const known = await stage.call('POST', path, { body: body(email) });
      const unknown = await stage.call('POST', path, { body: body('ninguem@hospital.example') });
      expect([known.status, known.text], path).toEqual([unknown.status, unknown.text]);
    }
    const resend = (to: string) =>
      stage.call('POST', `/api/auth/resend-validate-email/${encodeURIComponent(to)}`);
    const [known, unknown] = [await resend(email), await resend('ninguem@hospital.example')];
    expect([known.status, known.text]).toEqual([200, unknown.text]);
  });

  it('answers a second registration like any failed one, and informs the owner by mail', async () => {
    const { email } = await stage.join();
    const body = registration(email.toUpperCase());
    const again = await stage.call('POST', '/api/auth/register', { body });
    expect(again.status).toBe(400);
    expect(again.body).toEqual({
      message:
        'Não foi possível concluir o cadastro. Verifique os dados informados ou tente novamente mais tarde.',
    });
    expect((await stage.mails(email))[0]?.subject).toBe('Você já tem uma conta · Vesálio');
  });

  it('takes accents and widths that only look like another spelling for the same address', async () => {
    const spellings = [
      'jos\u00e9@hospital.example',
      'jose\u0301@hospital.example',
      '\uff4aosé@hospital.example',
    ];
    const statuses: number[] = [];
    for (const spelling of spellings) {
      const { status } = await stage.call('POST', '/api/auth/register', { body: registration(spelling) });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 400, 400]);
    for (const email of spellings) {
      const login = await stage.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
      expect(login.status).toBe(200);
    }
  });

  it('creates one account from parallel registrations', async () => {
    const body = registration('paralela@hospital.example');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => stage.call('POST', '/api/auth/register', { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('issues tokens that are valid for at most eight hours', async () => {
    const { token } = await stage.join();
    const { exp, iat } = claimsOf(token);
    expect(exp - iat).toBe(8 * 3600);
    const started = stage.clock.now;
    stage.clock.forward((8 * 3600 + 31) * 1000);
    expect((await account(token)).status).toBe(401);
    stage.clock.now = started;
    expect((await account(token)).status).toBe(200);
  });

  it('gives nobody the session of somebody who had the same id before the database was restored', async () => {
    const { token, userId } = await stage.join();
    await stage.call('DELETE', '/api/auth/delete-account', { token });
    await stage.db.query(`select setval(pg_get_serial_sequence('users', 'id'), $1, false)`, [userId]);
    const other = await stage.join();
    expect(other.userId).toBe(userId);
    expect([(await account(token)).status, (await account(other.token)).status]).toEqual([401, 200]);
  });

  it('accepts a new session in a process whose clock is behind', async () => {
    const { token } = await stage.join();
    stage.clock.forward(-20_000);
    expect((await account(token)).status).toBe(200);
    stage.clock.forward(20_000);
  });

  it('accepts tokens and codes of the previous secret while it is changed', async () => {
    const { token, email } = await stage.join({ bare: true });
    const [mail] = await stage.mails(email);
    const next = 'the-secret-that-comes-next-0123456789';
    await stage.restart({ sessionSecret: next, otherSecret: SECRET });
    expect((await account(token)).status).toBe(200);
    const validated = await stage.call('POST', `/api/auth/validateEmail/${mail?.code}`, { token });
    expect(validated.status).toBe(200);
    await stage.restart({ sessionSecret: next });
    expect((await account(token)).status).toBe(401);
    expect((await account(validated.body.token)).status).toBe(200);
    await stage.restart();
  });

  it('accepts only its own tokens (catalogue 51)', async () => {
    const { userId, token } = await stage.join();
    const key = createKeys(SECRET).session;
    const at = Math.floor(stage.clock.now.getTime() / 1000);
    const { ver } = claimsOf(token);
    const base = {
      sub: String(userId),
      iss: 'vesalio-sandbox',
      aud: 'vesalio-product',
      jti: 'j1',
      iat: at,
      exp: at + 600,
      ver,
    };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const sign = (claims: Record<string, unknown>, header = {}, signingKey = key, hash = 'sha256') => {
      const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', ...header })}.${encode(claims)}`;
      return `${signed}.${createHmac(hash, signingKey).update(signed).digest('base64url')}`;
    };
    expect((await account(sign(base))).status, 'the forged base itself is right').toBe(200);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const bad: Record<string, string | undefined> = {
      missing: undefined,
      garbage: 'x.y.z',
      'alg none': `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(base)}.`,
      'alg HS512': sign(base, { alg: 'HS512' }, key, 'sha512'),
      'another key': sign(base, {}, new Uint8Array(32).fill(1)),
      'wrong audience': sign({ ...base, aud: 'else' }),
      'wrong issuer': sign({ ...base, iss: 'else' }),
      expired: sign({ ...base, iat: at - 900, exp: at - 300 }),
      'too long a life': sign({ ...base, iat: at - 9 * 3600 }),
      'no expiry': sign({ ...base, exp: undefined }),
      'no id': sign({ ...base, jti: undefined }),
      'wrong type': sign(base, { typ: 'google-standin+jwt' }),
      'no type': sign(base, { typ: undefined }),
      'older epoch': sign({ ...base, ver: ver - 1 }),
      'nobody of that id': sign({ ...base, sub: '999999' }),
      'id of another shape': sign({ ...base, sub: "1' or 1=1" }),
      'changed payload': `${head}.${encode({ ...base, sub: '1' })}.${signature}`,
      'no signature': `${head}.${payload}.`,
    };
    for (const [name, forged] of Object.entries(bad)) {
      const answer = await account(forged);
      expect([name, answer.status]).toEqual([name, 401]);
      expect(answer.body).toEqual({ message: expect.any(String) });
    }
  });

  it('requires a session on every route that needs one', async () => {
    const routes = [
      ['POST', '/api/auth/accept-terms'],
      ['DELETE', '/api/auth/delete-account'],
      ['POST', '/api/auth/validateEmail/ABCDE'],
      ['GET', '/api/auth/my-account'],
      ['PUT', '/api/auth/my-account'],
      ['PUT', '/api/auth/my-account/picture'],
      ['POST', '/api/subscription/link-free'],
      ['POST', '/api/subscription/create'],
      ['DELETE', '/api/subscription/cancel'],
      ['GET', '/api/subscription/verifyPlanFree'],
      ['POST', '/api/coupons/validate'],
      ['GET', '/api/conversations'],
      ['DELETE', '/api/conversations/1'],
      ['POST', '/api/conversations/getNewTitle'],
      ['GET', '/api/clientCards/cliente/1'],
      ['POST', '/api/clientCards/cliente/1'],
      ['DELETE', '/api/clientCards/1'],
    ] as const;
    for (const [method, path] of routes)
      expect([path, (await stage.call(method, path)).status]).toEqual([path, 401]);
  });

  it('locks a code at the sixth attempt, even after a restart, and accepts a new one once (catalogue 49)', async () => {
    const { token, email } = await stage.join({ bare: true });
    const right = (await stage.mails(email))[0]?.code;
    const attempt = (code: string | undefined) =>
      stage.call('POST', `/api/auth/validateEmail/${code}`, { token });
    for (let turn = 1; turn <= 3; turn += 1) expect((await attempt('00000')).status).toBe(400);
    await stage.restart();
    for (let turn = 4; turn <= 5; turn += 1) expect((await attempt('00000')).status).toBe(400);
    await stage.restart();
    const sixth = await attempt(right);
    expect([sixth.status, sixth.body.message]).toEqual([
      400,
      'Código de validação inválido ou expirado. Tente novamente.',
    ]);
    await stage.call('POST', `/api/auth/resend-validate-email/${email}`);
    const fresh = (await stage.mails(email))[0]?.code;
    expect((await attempt(fresh)).status).toBe(200);
    expect((await attempt(fresh)).status, 'single use').toBe(400);
  });

  it('allows five attempts, even in parallel', async () => {
    const { token, email } = await stage.join({ bare: true });
    const right = (await stage.mails(email))[0]?.code;
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        stage.call('POST', `/api/auth/validateEmail/0000${index % 10}`, { token }),
      ),
    );
    expect((await stage.call('POST', `/api/auth/validateEmail/${right}`, { token })).status).toBe(400);
  });

  it('accepts only the latest code, from its own person, within ten minutes', async () => {
    const ana = await stage.join({ bare: true });
    const bia = await stage.join({ bare: true });
    const codeOf = async (email: string) => (await stage.mails(email))[0]?.code;
    const attempt = (token: string, code: string | undefined) =>
      stage.call('POST', `/api/auth/validateEmail/${code}`, { token });
    expect((await attempt(bia.token, await codeOf(ana.email))).status).toBe(400);
    const first = await codeOf(ana.email);
    await stage.call('POST', `/api/auth/resend-validate-email/${ana.userId}`);
    await stage.sandbox.settled();
    expect((await attempt(ana.token, first)).status).toBe(400);
    const second = await codeOf(ana.email);
    const before = stage.clock.now;
    stage.clock.forward(10 * 60_000);
    expect((await attempt(ana.token, second)).status).toBe(400);
    stage.clock.now = before;
    expect((await attempt(ana.token, second)).status).toBe(200);
  });

  it('sends another code only to a known address, with the same answer', async () => {
    const { email } = await stage.join({ bare: true });
    const unknown = 'desconhecida@hospital.example';
    const answers = [];
    for (const to of [email, unknown])
      answers.push((await stage.call('POST', `/api/auth/resend-validate-email/${to}`)).text);
    expect(answers[0]).toBe(answers[1]);
    expect(await stage.mails(email)).toHaveLength(2);
    expect(await stage.mails(unknown)).toHaveLength(0);
  });

  it('sends a new code to a person who signs in without a validated e-mail after the first has expired', async () => {
    const { email } = await stage.join({ bare: true });
    const login = () => stage.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    await login();
    expect(await stage.mails(email)).toHaveLength(1);
    stage.clock.forward(11 * 60_000);
    await login();
    expect(await stage.mails(email)).toHaveLength(2);
  });

  it('resets a password by a link that works once, within an hour, and ends every session', async () => {
    const { token, email } = await stage.join();
    const ask = async () => {
      await stage.call('POST', '/api/auth/forgot-password', { body: { email } });
      const link = new URL((await stage.mails(email))[0]?.link ?? '');
      expect(`${link.origin}${link.pathname}`).toBe('https://vesalio.example/reset-password');
      return link.searchParams.get('token');
    };
    const reset = (resetToken: string | null, newPassword: string, confirmPassword = newPassword) =>
      stage.call('POST', '/api/auth/reset-password', {
        body: { token: resetToken, newPassword, confirmPassword },
      });
    const stale = await ask();
    const before = stage.clock.now;
    stage.clock.forward(3_600_000);
    expect((await reset(stale, 'Nova#1234')).status).toBe(400);
    stage.clock.now = before;
    const link = await ask();
    expect((await reset(link, 'fraca')).status).toBe(400);
    expect((await reset(link, 'Nova#1234', 'Outra#1234')).status).toBe(400);
    expect((await reset('inventado', 'Nova#1234')).status).toBe(400);
    const done = await reset(link, 'Nova#1234');
    expect([done.status, done.body], 'names the account for the gateway').toEqual([
      200,
      { success: true, email },
    ]);
    expect((await reset(link, 'Nova#1234')).status, 'single use').toBe(400);
    expect((await reset(stale, 'Nova#1234')).status, 'older links are spent too').toBe(400);
    expect((await account(token)).status).toBe(401);
    const login = (password: string) => stage.call('POST', '/api/auth/login', { body: { email, password } });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('Nova#1234')).status).toBe(200);
    expect((await stage.mails(email))[0]?.subject).toBe('Sua senha foi alterada · Vesálio');
  });

  it('resets a password by one of two links that are used at once', async () => {
    const { email } = await stage.join();
    for (let links = 0; links < 2; links += 1)
      await stage.call('POST', '/api/auth/forgot-password', { body: { email } });
    const links = (await stage.mails(email)).flatMap(({ link }) => link ?? []).slice(0, 2);
    let spent = 0;
    let bothSpend = () => {};
    const both = new Promise<void>((resolve) => {
      bothSpend = resolve;
    });
    const restore = afterStatement(stage.db, 'update password_resets', async () => {
      spent += 1;
      if (spent > 1) bothSpend();
      // PGlite runs no other statement during a transaction.
      else if (url) await Promise.race([both, isBlocked(stage.db)]);
    });
    const answers = await Promise.all(
      links.map((link) =>
        stage.call('POST', '/api/auth/reset-password', {
          body: {
            token: new URL(link).searchParams.get('token'),
            newPassword: 'Nova#1234',
            confirmPassword: 'Nova#1234',
          },
        }),
      ),
    ).finally(restore);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('reports no failure of a link whose person is deleted meanwhile', async () => {
    const { email, userId } = await stage.join();
    const { query } = stage.db;
    stage.db.query = async (sql, ...rest) => {
      if (sql.startsWith('insert into password_resets'))
        await query('delete from users where id = $1', [userId]);
      return query<never>(sql, ...rest);
    };
    const { log, lines } = openLog();
    await runInScope({ log }, async () => {
      await stage.call('POST', '/api/auth/forgot-password', { body: { email } });
      await stage.sandbox.settled();
    });
    stage.db.query = query;
    expect(lines()).toEqual([]);
    expect(await stage.db.query('select 1 from users where id = $1', [userId])).toEqual([]);
  });

  it('signs in with the substitute for Google, but never to an account with a password', async () => {
    const credential = async (email: string) => {
      const response = await stage.sandbox.routes.request('/google', {
        method: 'POST',
        body: JSON.stringify({ email, name: 'Lia Torres' }),
      });
      return { status: response.status, ...((await response.json()) as { credential?: string }) };
    };
    const sign = (value: unknown, isRegister: boolean) =>
      stage.call('POST', '/api/auth/google-login', { body: { credential: value, isRegister } });
    const lia = (await credential('lia.torres@conta-google.example')).credential;
    expect((await sign(lia, false)).status, 'unknown account').toBe(404);
    const joined = await sign(lia, true);
    expect(joined.body).toMatchObject({ username: 'Lia Torres', validateEmail: true, acceptTerms: false });
    expect((await sign(lia, false)).body.userId).toBe(joined.body.userId);
    expect((await sign(lia, true)).body.userId).toBe(joined.body.userId);
    expect((await account(joined.body.token)).body.hasPassword).toBe(false);
    const caio = (await credential('caio.nunes@conta-google.example')).credential;
    const atOnce = await Promise.all([sign(caio, true), sign(caio, true)]);
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200]);
    expect(atOnce[1]?.body.userId).toBe(atOnce[0]?.body.userId);
    expect((await credential((await stage.join()).email)).status, 'a real address').toBe(400);
    const taken = registration('tomada@conta-google.example');
    await stage.call('POST', '/api/auth/register', { body: taken });
    expect((await sign((await credential(taken.email)).credential, true)).status).toBe(409);
    for (const forged of [joined.body.token, 'x.y.z', ''])
      expect((await sign(forged, true)).status).toBe(400);
  });

  it('opens a separate partner session for an hour, never an existing account', async () => {
    const { email, userId } = await stage.join();
    const first = await stage.sandbox.issuePartnerSession(`partner:hospital:${email}`, 'Dra. Convidada');
    const again = await stage.sandbox.issuePartnerSession(`partner:hospital:${email}`);
    const other = await stage.sandbox.issuePartnerSession(`partner:clinica:${email}`);
    expect(first.userId).not.toBe(userId);
    expect(again.userId).toBe(first.userId);
    expect(other.userId).not.toBe(first.userId);
    expect((await account(first.token)).body).toMatchObject({ id: first.userId, name: 'Dra. Convidada' });
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => stage.sandbox.issuePartnerSession('partner:hospital:nova')),
    );
    expect(new Set(atOnce.map((session) => session.userId)).size).toBe(1);
    stage.clock.forward(3_631_000);
    expect((await account(first.token)).status).toBe(401);
  });

  it('opens a partner session although a stranger has registered the digest of its subject', async () => {
    const mark = createHash('sha256').update('partner:hospital:crm-1').digest('hex').slice(0, 32);
    await stage.call('POST', '/api/auth/register', { body: registration(`${mark}@partner.invalid`) });
    const session = await stage.sandbox.issuePartnerSession('partner:hospital:crm-1', 'Dra. Convidada');
    expect(session.username).toBe('Dra. Convidada');
  });

  it('rejects malformed bodies without a failure', async () => {
    const { token } = await stage.join();
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '0',
      '{"email":{"$ne":1}}',
      '{"__proto__":{"a":1}}',
      '\u0000',
    ];
    const nul = JSON.stringify({
      email: 'a\u0000@b.co',
      password: 'x\u0000',
      credential: '\u0000',
      couponCode: '\u0000',
    });
    const huge = JSON.stringify({ conversationId: 1e300, cardId: 1e300, internalPlanName: 'fleming_plan' });
    const routes = [
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/google-login'],
      ['POST', '/api/auth/register'],
      ['POST', '/api/auth/forgot-password'],
      ['POST', '/api/auth/reset-password'],
      ['POST', '/api/auth/resend-validate-email/%00'],
      ['POST', '/api/auth/validateEmail/%00%ff'],
      ['PUT', '/api/auth/my-account/picture'],
      ['POST', '/api/subscription/create'],
      ['POST', '/api/coupons/validate'],
      ['POST', '/api/conversations/getNewTitle'],
      ['DELETE', '/api/conversations/99999999999999999999'],
      ['DELETE', '/api/clientCards/-1'],
    ] as const;
    for (const [method, path] of routes)
      for (const raw of [...bodies, nul, huge]) {
        const answer = await stage.call(method, path, { token, raw });
        expect(answer.status, `${method} ${path} ${raw}`).toBeLessThan(500);
        expect(answer.status === 200 ? '' : answer.body.message, `${path} ${raw}`).toEqual(
          expect.any(String),
        );
      }
    for (const body of [...bodies, nul, huge]) {
      const answer = await stage.sandbox.routes.request('/google', { method: 'POST', body });
      expect([answer.status, await answer.json()], body).toEqual([400, { message: expect.any(String) }]);
    }
  });

  it('shows the outbox as a page without script or inline style, and hostile mails as text', async () => {
    const { email } = await stage.join({ bare: true });
    await stage.sandbox.settled();
    await stage.db.query(`update outbox set subject = '<img/src=x>' where recipient = $1`, [email]);
    const page = await (await stage.sandbox.routes.request('/outbox')).text();
    expect(page).toContain(email);
    expect(page).toContain('&lt;img');
    expect(page).not.toMatch(/<script|<img|\sstyle=|\son\w+=/);
    const code = (await stage.mails(email))[0]?.code ?? '?';
    expect(page).toContain(`value="${code}"`);
    const [{ id } = { id: 0 }] = await stage.db.query<{ id: number }>('select max(id) as id from outbox');
    const mail = await stage.sandbox.routes.request(`/outbox/${id}`);
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await mail.text()).toContain(code);
  });

  it('has no outbox, no substitute for Google and no documented account when it is public', async () => {
    await stage.restart({ sandbox: 'public', smtpUrl: 'smtp://127.0.0.1:1' });
    for (const path of ['/outbox', '/outbox.json', '/outbox.css', '/outbox/1', '/google', '/drive'])
      expect((await stage.sandbox.routes.request(path)).status).toBe(404);
    const before = await stage.db.query('select id from users');
    await stage.sandbox.seed();
    expect(await stage.db.query('select id from users')).toHaveLength(before.length);
    await stage.restart();
  });

  it('seeds the demo accounts once', async () => {
    await stage.sandbox.seed();
    const first = await stage.db.query('select id from users');
    await stage.sandbox.seed();
    expect(await stage.db.query('select id from users')).toHaveLength(first.length);
    const login = await stage.call('POST', '/api/auth/login', { body: stage.sandbox.demo });
    expect(login.body).toMatchObject({
      hasActivePlan: true,
      planName: 'fleming_plan',
      acceptTerms: true,
      validateEmail: true,
    });
    const cards = await stage.call('GET', `/api/clientCards/cliente/${login.body.userId}`, {
      token: login.body.token,
    });
    expect(cards.body).toMatchObject([{ maskedNumber: '**** **** **** 1111', isUsing: true }]);
    const answers = await stage.db.query<{ answer: string; references: { id: string }[] }>(
      'select resposta as answer, referencias as "references" from messages where user_id = $1',
      [login.body.userId],
    );
    expect(answers).toHaveLength(3);
    for (const { answer, references } of answers) {
      const ids = references.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      for (const marker of answer.match(/search_\d+/g) ?? ['none']) expect(ids).toContain(marker);
    }
  });
});
