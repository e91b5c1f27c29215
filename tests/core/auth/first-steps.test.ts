import { type LoginAnswer, plansTexts, rememberIntent } from '@vesalio/core';
import { type FakeRoutes, loginAnswer, openApp, sessionOf } from '@vesalio/core/testing';
import { describe, expect, it } from 'vitest';
import { createTestClock, settle } from '../fixtures.ts';

const form = {
  fullName: 'Ana Prado',
  email: 'ana@exemplo.example',
  password: 'Senha#2026',
  confirmPassword: 'Senha#2026',
  plan: null,
};
const fresh = { acceptTerms: false, validateEmail: false, hasActivePlan: false, planName: '' };

async function open(routes: FakeRoutes, signedInAs?: LoginAnswer) {
  const clock = createTestClock();
  const { app, backend } = await openApp(routes, { clock, session: null });
  if (signedInAs) app.session.signIn(signedInAs);
  const session = () => app.session.getState().session;
  return { app, backend, clock, session, flows: await app.auth() };
}

describe('the tick of the registration', () => {
  const register = { 'POST /api/auth/register': { data: loginAnswer(fresh) } };

  it('is sent with the new token before the session begins, so that no dialog asks again', async () => {
    const { app, backend, session, flows } = await open({ ...register, 'POST /api/auth/accept-terms': {} });
    const began: boolean[] = [];
    app.session.subscribe((state) => state.session && began.push(state.session.acceptTerms));
    await expect(flows.signIn().register(form, true)).resolves.toMatchObject({ to: '/validate-email' });
    expect(backend.requests.map(({ path }) => path)).toEqual([
      '/api/auth/register',
      '/api/auth/accept-terms',
    ]);
    expect(backend.requests[1]?.headers.get('authorization')).toBe(`Bearer ${loginAnswer().token}`);
    expect(session()?.acceptTerms).toBe(true);
    expect(began).not.toContain(false);
  });

  it.each([500, 401])(
    'shows the dialog after the failure %i, and keeps the person signed in',
    async (status) => {
      const { session, flows } = await open({ ...register, 'POST /api/auth/accept-terms': { status } });
      await expect(flows.signIn().register(form, true)).resolves.toMatchObject({ to: '/validate-email' });
      expect(session()).toMatchObject({ acceptTerms: false, isEmailValidated: false });
    },
  );

  it('is not sent for a sign-in by Google or a login, which have no tick', async () => {
    const answer = { data: loginAnswer({ acceptTerms: false }) };
    const { backend, flows } = await open({
      'POST /api/auth/google-login': answer,
      'POST /api/auth/login': answer,
    });
    await flows.signIn().google({ credential: 'x' }, true);
    await flows.signIn().login('ana@exemplo.example', 'Senha#2026');
    expect(backend.callsTo('POST /api/auth/accept-terms')).toHaveLength(0);
  });
});

describe('the wish for the free plan', () => {
  const unvalidated = sessionOf({ isEmailValidated: false, hasActivePlan: false, planName: '' });
  const code = {
    'POST /api/auth/validateEmail/:code': { data: loginAnswer({ ...fresh, acceptTerms: true }) },
  };

  it('is granted after the code, and the chat opens one second later', async () => {
    const free = { 'POST /api/subscription/link-free': { data: { planName: 'free_plan' } } };
    const { app, backend, clock, session, flows } = await open({ ...code, ...free }, unvalidated);
    rememberIntent(app.tabStorage, { isFreeWanted: true });
    const going = flows.emailCode().validate('A1B2C');
    await clock.tick(999);
    await settle();
    expect(session()).toMatchObject({ isEmailValidated: true, hasActivePlan: true, planName: 'free_plan' });
    await clock.tick(1);
    await expect(going).resolves.toMatchObject({ to: '/chat' });
    expect(backend.callsTo('POST /api/subscription/link-free')).toHaveLength(1);
  });

  it('is never granted twice, nor for a person who has a plan or asked for a paid one', async () => {
    const { app, backend, flows } = await open(code, unvalidated);
    rememberIntent(app.tabStorage, { isFreeWanted: true, plan: 'fleming_plan' });
    await expect(flows.emailCode().validate('A1B2C')).resolves.toMatchObject({ to: '/payment' });
    rememberIntent(app.tabStorage, { isFreeWanted: true });
    backend.on('POST /api/auth/login', { data: loginAnswer() });
    await expect(flows.signIn().login('ana@exemplo.example', 'x')).resolves.toMatchObject({ to: '/chat' });
    backend.on('POST /api/auth/login', { data: loginAnswer({ hasActivePlan: false }) });
    await expect(flows.signIn().login('ana@exemplo.example', 'x')).resolves.toEqual({ to: '/choose-plan' });
    expect(backend.callsTo('POST /api/subscription/link-free')).toHaveLength(0);
  });

  it('leads to the plans with a notice after a failure', async () => {
    const { app, session, flows } = await open(
      { ...code, 'POST /api/subscription/link-free': { status: 503 } },
      unvalidated,
    );
    rememberIntent(app.tabStorage, { isFreeWanted: true });
    await expect(flows.emailCode().validate('A1B2C')).resolves.toEqual({
      to: '/choose-plan',
      notice: { type: 'error', text: plansTexts.free.failed, about: 'plan' },
    });
    expect(session()).toMatchObject({ isEmailValidated: true, hasActivePlan: false });
  });

  it('waits for the terms of an account that came by Google', async () => {
    const { app, backend, clock, session, flows } = await open({
      'POST /api/auth/google-login': {
        data: loginAnswer({ ...fresh, validateEmail: true }),
      },
      'POST /api/auth/accept-terms': {},
      'POST /api/subscription/link-free': { data: {} },
    });
    rememberIntent(app.tabStorage, { isFreeWanted: true });
    await flows.signIn().google({ credential: 'x' }, true);
    expect(backend.callsTo('POST /api/subscription/link-free')).toHaveLength(0);
    const accepting = flows.terms().accept(true);
    await settle();
    await clock.tick(1_000);
    await expect(accepting).resolves.toMatchObject({ to: '/chat' });
    expect(session()).toMatchObject({ acceptTerms: true, hasActivePlan: true });
  });
});
