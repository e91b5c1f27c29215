import {
  type App,
  authTexts,
  createApp,
  type LoginAnswer,
  rememberIntent,
  safeReturnPath,
} from '@vesalio/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, settle } from '../fixtures.ts';

interface Call {
  path: string;
  body: unknown;
  answer(status: number, body: unknown, headers?: Record<string, string>): Promise<void>;
  fail(): Promise<void>;
}

let calls: Call[];
let clock: ReturnType<typeof createTestClock>;
let app: App;

/** Makes every call wait until the test answers it. */
const heldFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const body = await request.text();
  return new Promise<Response>((resolve, reject) => {
    calls.push({
      path: new URL(request.url).pathname,
      body: body ? JSON.parse(body) : undefined,
      async answer(status, data, headers = {}) {
        resolve(Response.json(data, { status, headers }));
        await settle();
        await settle();
      },
      async fail() {
        reject(new TypeError('Failed to fetch'));
        await settle();
        await settle();
      },
    });
  });
};

async function callAt(index: number): Promise<Call> {
  for (let turn = 0; turn < 200 && calls.length <= index; turn++) await settle();
  const call = calls[index];
  if (!call) throw new Error(`call ${index} was never made`);
  return call;
}

const ana: LoginAnswer = {
  token: 'token-of-ana',
  userId: 7,
  username: 'Ana Prado',
  email: 'ana@exemplo.example',
  hasActivePlan: true,
  planName: 'free_plan',
  acceptTerms: true,
  isEmailValidated: true,
};
const caio: LoginAnswer = { ...ana, token: 'token-of-caio', userId: 8, username: 'Caio Nunes' };
const wire = ({ isEmailValidated, ...rest }: LoginAnswer) => ({ ...rest, validateEmail: isEmailValidated });

beforeEach(async () => {
  calls = [];
  clock = createTestClock();
  app = createApp({ baseUrl: 'http://api.invalid', storage: 'memory', fetch: heldFetch, clock });
  await app.start();
});

describe('one attempt at a time', () => {
  it('sends one login for fifty presses and uses its answer', async () => {
    const flow = (await app.auth()).signIn();
    const presses = Array.from({ length: 50 }, () => flow.login(' ana@exemplo.example ', 'Senha#2026'));
    const call = await callAt(0);
    expect(call.body).toEqual({ email: 'ana@exemplo.example', password: 'Senha#2026' });
    await call.answer(200, wire(ana));
    const outcomes = (await Promise.all(presses)).filter(Boolean);
    expect(outcomes).toEqual([{ to: '/chat' }]);
    expect(calls).toHaveLength(1);
  });

  it.each(['register', 'forgot', 'reset', 'code', 'resend', 'terms'] as const)(
    '%s: ignores a second press while busy',
    async (what) => {
      app.session.signIn({ ...ana, isEmailValidated: false, acceptTerms: false });
      const flows = await app.auth();
      const person = { email: 'a@b.co', password: 'p', confirmPassword: 'p', fullName: 'A', plan: null };
      const [signIn, forgot, reset] = [flows.signIn(), flows.forgotPassword(), flows.resetPassword('t')];
      const [code, terms] = [flows.emailCode(), flows.terms()];
      const act: Record<typeof what, () => Promise<unknown>> = {
        register: () => signIn.register(person),
        forgot: () => forgot.send('a@b.co'),
        reset: () => reset.submit('Senha#2026', 'Senha#2026'),
        code: () => code.validate('ABC12'),
        resend: () => code.resend(),
        terms: () => terms.accept(true),
      };
      const first = act[what]();
      const second = act[what]();
      await (await callAt(0)).answer(200, {});
      await Promise.all([first, second]);
      expect(calls).toHaveLength(1);
    },
  );

  it('sends a code again only after the pause', async () => {
    app.session.signIn({ ...ana, isEmailValidated: false });
    const flow = (await app.auth()).emailCode();
    const first = flow.resend();
    await (await callAt(0)).answer(200, {});
    await first;
    expect(flow.store.getState().resendIn).toBe(30);
    await flow.resend();
    expect(calls).toHaveLength(1);
    await clock.tick(29_000);
    expect(flow.store.getState().resendIn).toBe(1);
    await clock.tick(1_000);
    const again = flow.resend();
    await (await callAt(1)).answer(200, {});
    await again;
    flow.dispose();
  });
});

it.each([
  ['login', '720', '12 minutos'],
  ['forgot', '60', 'um minuto'],
  ['reset', '', 'alguns minutos'],
  ['code', '61', '2 minutos'],
  ['resend', '3600', '60 minutos'],
] as const)(
  '%s: says how long to wait after too many attempts, and not that the input was wrong',
  async (what, seconds, wait) => {
    app.session.signIn({ ...ana, isEmailValidated: false });
    const flows = await app.auth();
    const [login, forgot, reset] = [flows.signIn(), flows.forgotPassword(), flows.resetPassword('t')];
    const code = flows.emailCode();
    const act = {
      login: () => login.login('ana@exemplo.example', 'Senha#2026'),
      forgot: () => forgot.send('a@b.co'),
      reset: () => reset.submit('Senha#2026', 'Senha#2026'),
      code: () => code.validate('ABC12'),
      resend: () => code.resend(),
    };
    const asked = act[what]();
    await (await callAt(0)).answer(429, {}, seconds ? { 'Retry-After': seconds } : {});
    await asked;
    const { store } = { login, forgot, reset, code, resend: code }[what];
    expect(store.getState()).toMatchObject({
      status: 'idle',
      error: `Muitas tentativas em pouco tempo, e esta não foi aceita. Aguarde ${wait} e tente de novo.`,
    });
  },
);

describe('an answer that arrives too late', () => {
  it('signs nobody in after the app was disposed of', async () => {
    const flow = (await app.auth()).signIn();
    const login = flow.login('ana@exemplo.example', 'Senha#123');
    const call = await callAt(0);
    app.dispose();
    await call.answer(200, ana);
    expect(await login).toBeUndefined();
    expect(app.session.getState().session).toBeNull();
  });

  it('neither signs in nor shows a notice after the form was left', async () => {
    const flow = (await app.auth()).signIn();
    const login = flow.login('ana@exemplo.example', 'Senha#2026');
    const call = await callAt(0);
    flow.cancel();
    await call.answer(200, wire(ana));
    expect(await login).toBeUndefined();
    expect(app.session.getState().session).toBeNull();
    const second = flow.login('ana@exemplo.example', 'Senha#2026');
    const late = await callAt(1);
    flow.cancel();
    await late.fail();
    expect(await second).toBeUndefined();
    expect(flow.store.getState()).toEqual({ status: 'idle', error: null });
  });

  it.each([
    ['accepted', 200, {}],
    ['refused', 400, {}],
    ['signed in', 200, wire(ana)],
  ])('to a code, %s for the previous person, does not affect the next one', async (_name, status, body) => {
    app.session.signIn({ ...ana, isEmailValidated: false });
    const flow = (await app.auth()).emailCode();
    const trial = flow.validate('ABC12');
    const call = await callAt(0);
    app.session.signIn({ ...caio, isEmailValidated: false });
    await call.answer(status, body);
    expect(await trial).toBeUndefined();
    expect(app.session.getState().session).toMatchObject({ userId: 8, isEmailValidated: false });
    expect(flow.store.getState()).toMatchObject({ status: 'idle', error: null });
    void flow.validate('ABC12');
    expect((await callAt(1)).path).toBe('/api/auth/validateEmail/ABC12');
  });

  it.each([200, 500])(
    'to the terms (%i) for the previous person does not affect the next one',
    async (status) => {
      app.session.signIn({ ...ana, acceptTerms: false });
      const flow = (await app.auth()).terms();
      const acceptance = flow.accept(true, '/account');
      const call = await callAt(0);
      app.session.signIn({ ...caio, acceptTerms: false });
      await call.answer(status, {});
      expect(await acceptance).toBeUndefined();
      expect(app.session.getState().session?.acceptTerms).toBe(false);
      expect(flow.store.getState()).toEqual({ status: 'idle', error: null });
    },
  );
});

describe('the next destination', () => {
  interface Case {
    session: LoginAnswer;
    from?: string;
    plan?: string;
    to: string;
    state?: object;
    notice?: string;
  }
  const noEmail = { ...ana, isEmailValidated: false };
  const noPlan = { ...ana, hasActivePlan: false, planName: '' };
  const paid = { ...ana, planName: 'fleming_plan' };
  const fleming = { planNameIdentifier: 'fleming_plan', planName: 'Fleming' };
  const sent = authTexts.code.sent;
  const cases: Case[] = [
    { session: ana, to: '/chat' },
    { session: noPlan, to: '/choose-plan' },
    { session: ana, from: '/account#cards', to: '/account#cards' },
    { session: noPlan, from: '/chat/9', to: '/chat/9' },
    { session: ana, from: '//evil.example', to: '/chat' },
    { session: ana, from: '/login', to: '/chat' },
    { session: noEmail, to: '/validate-email', state: { email: ana.email, from: undefined }, notice: sent },
    {
      session: noEmail,
      from: '/explore',
      to: '/validate-email',
      state: { email: ana.email, from: '/explore' },
      notice: sent,
    },
    { session: noPlan, plan: 'fleming_plan', to: '/payment', state: fleming },
    { session: ana, plan: 'fleming_plan', to: '/payment', state: fleming },
    { session: paid, plan: 'hippocrates_plan', to: '/chat' },
    { session: noPlan, plan: 'free_plan', to: '/choose-plan' },
    { session: noPlan, plan: 'corporate_premium_plan', to: '/choose-plan' },
    { session: noPlan, plan: 'nothing', to: '/choose-plan' },
    {
      session: { ...noEmail, hasActivePlan: false },
      plan: 'fleming_plan',
      to: '/validate-email',
      state: { email: ana.email, from: undefined },
      notice: sent,
    },
  ];

  it.each(cases)(
    '$to after a sign-in (from $from, plan $plan)',
    async ({ session, from, plan, to, state, notice }) => {
      const flow = (await app.auth()).signIn();
      const going = flow.google({ credential: 'c' }, false, { path: from, plan });
      await (await callAt(0)).answer(200, wire(session));
      expect(await going).toEqual({
        to,
        ...(state ? { state } : {}),
        ...(notice ? { notice: { type: 'info', text: notice, about: 'email-code' } } : {}),
      });
    },
  );

  it('keeps the plan of a registration in the tab until terms and code are done', async () => {
    rememberIntent(app.tabStorage, { plan: 'fleming_plan' });
    app.session.signIn({ ...noPlan, isEmailValidated: false, acceptTerms: false });
    const flows = await app.auth();
    const terms = flows.terms().accept(true, '/validate-email');
    await (await callAt(0)).answer(200, {});
    expect(await terms).toMatchObject({ to: '/validate-email', notice: { type: 'info', text: sent } });
    const code = flows.emailCode().validate('abc12');
    const call = await callAt(1);
    expect(call.path).toBe('/api/auth/validateEmail/ABC12');
    await call.answer(200, wire(noPlan));
    expect(await code).toMatchObject({ to: '/payment', state: fleming });
    const later = flows.signIn().login('ana@exemplo.example', 'x');
    await (await callAt(2)).answer(200, wire(noPlan));
    expect(await later, 'it is spent').toMatchObject({ to: '/choose-plan' });
  });

  it.each([
    ['outlives a session that ran out', ana, 'expired', '/payment'],
    ['is not another person’s', caio, 'expired', '/chat'],
    ['goes with who signs out', ana, 'logout', '/chat'],
  ] as const)('the plan of a registration %s', async (_name, next, why, to) => {
    const unchecked = { hasActivePlan: false, planName: '', isEmailValidated: false } as const;
    const body = {
      email: 'a@b.co',
      password: 'p',
      confirmPassword: 'p',
      fullName: 'A',
      plan: 'fleming_plan',
    };
    const flows = await app.auth();
    const registered = flows.signIn().register(body);
    await (await callAt(0)).answer(200, wire({ ...ana, ...unchecked }));
    expect(await registered).toMatchObject({ to: '/validate-email' });
    if (why === 'expired') expect(app.session.expire('token-of-ana')).toBe(true);
    else app.session.end(why);
    const again = flows.signIn().login('a@b.co', 'p', '/validate-email');
    await (await callAt(1)).answer(200, wire({ ...next, ...unchecked, token: 'later' }));
    expect(await again).toMatchObject({ to: '/validate-email' });
    const code = flows.emailCode().validate('ABC12');
    await (await callAt(2)).answer(200, wire({ ...next, ...unchecked, isEmailValidated: true }));
    expect(await code).toMatchObject({ to });
  });

  it('leads to /login after a code whose answer has no token', async () => {
    app.session.signIn(noEmail);
    const code = (await app.auth()).emailCode().validate('ABC12', '/explore');
    await (await callAt(0)).answer(200, {});
    expect(await code).toMatchObject({ to: '/login', state: { from: '/explore', arriving: true } });
  });
});

describe('eighty hostile return paths (catalogue 20)', () => {
  const hosts = ['evil.example', 'localhost.evil.example', 'evil%2eexample', '1.2.3.4', '[::1]', '०.example'];
  const starts = [
    '//',
    '///',
    '/\\',
    '\\\\',
    '/\t/',
    '/\n/',
    '\u0000//',
    '/%2f',
    '/%5c',
    'https:',
    '/..//',
    '/.//',
  ];
  const lone = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '/chat\\..\\..\\evil.example',
    '/chat/%2e%2e/%2f/evil.example',
    '/@evil.example',
    '/chat@evil.example',
  ];
  const paths = [...hosts.flatMap((host) => starts.map((start) => start + host)), ...lone];

  it(`are ${paths.length}, and all lead home`, async () => {
    expect(paths).toHaveLength(80);
    for (const path of paths) {
      expect(safeReturnPath(path), path).toBeUndefined();
      rememberIntent(app.tabStorage, { path });
      expect(
        app.tabStorage.keys().filter((key) => key === 'own:intent'),
        path,
      ).toEqual([]);
    }
  });
});
