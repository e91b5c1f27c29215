import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp } from '@vesalio/core';
import { createFakeBackend, type FakeReply, paymentRoutes, sessionOf } from '@vesalio/core/testing';
import { BrowserSite, preloadPage } from '@vesalio/site/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const foreign = vi.hoisted(() => ({ hasRun: false }));
vi.mock('../../packages/widgets/src/load-script.ts', async (original) => ({
  ...(await original<object>()),
  hasForeignScript: () => foreign.hasRun,
}));

let attempt: FakeReply = { status: 404, data: {} };

beforeEach(() => {
  const routes = {
    ...paymentRoutes({ attempt: () => attempt }),
    'GET /config.json': { data: { salesWhatsappNumber: null, sandbox: true, version: '1' } },
  };
  vi.stubGlobal('fetch', createFakeBackend(routes).fetch);
});
afterEach(() => {
  foreign.hasRun = false;
  attempt = { status: 404, data: {} };
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** Opens /payment with a navigation state, as the router stores it. */
async function openPayment(state: Record<string, unknown> | null, kept?: Record<string, unknown>) {
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', '/payment');
  const app = createApp({ baseUrl: '', storage: 'memory' });
  await app.start();
  app.session.signIn(sessionOf({ hasActivePlan: false, planName: '' }));
  if (kept) app.tabStorage.set('own:payment', JSON.stringify(kept));
  await preloadPage('/payment');
  render(<BrowserSite app={app} />);
  return app;
}

it.each([
  ['no state', null],
  ['an unknown plan', { planNameIdentifier: 'nope' }],
  ['a plan that is not paid', { planNameIdentifier: 'free_plan' }],
  ['a corporate plan', { planNameIdentifier: 'corporate_plan' }],
])('with %s it leads to the plan choice', async (_name, state) => {
  await openPayment(state);
  expect(await screen.findByRole('heading', { name: 'Escolha seu Plano' })).toBeTruthy();
  expect(window.location.pathname).toBe('/choose-plan');
});

it('with a plan it is that plan’s payment, and the back link leads to the plans', async () => {
  await openPayment({ planNameIdentifier: 'hippocrates_plan', planName: 'Hipócrates' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento' })).toBeTruthy();
  expect(await screen.findByText('Assinatura do plano Hipócrates')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar para Planos' }));
  await waitFor(() => expect(window.location.pathname).toBe('/choose-plan'));
});

it.each([
  ['leads on to the payment', '?plan=fleming_plan', {}, '/payment', 'Pagamento'],
  ['is only the choice for an unknown plan', '?plan=free_plan', {}, '/choose-plan', 'Escolha seu Plano'],
  [
    'is only the choice for whoever has a paid plan',
    '?plan=hippocrates_plan',
    { hasActivePlan: true, planName: 'fleming_plan' },
    '/choose-plan',
    'Escolha seu Plano',
  ],
])('a plan that an element has named %s', async (_name, query, session, path, title) => {
  window.history.replaceState(null, '', `/choose-plan${query}`);
  await preloadPage('/choose-plan');
  const app = createApp({ baseUrl: '', storage: 'memory' });
  await app.start();
  app.session.signIn(sessionOf({ hasActivePlan: false, planName: '', ...session }));
  await preloadPage('/payment');
  render(<BrowserSite app={app} />);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(window.location.pathname).toBe(path);
  if (path === '/payment') expect(screen.getByText('Assinatura do plano Fleming')).toBeTruthy();
});

it('without a state, an attempt that is stored in the tab is looked up', async () => {
  attempt = { data: { status: 'paid', outcome: 'succeeded' } };
  await openPayment(null, { key: 'k-1', plan: 'fleming_plan', at: Date.now() });
  expect(await screen.findByText('Pagamento confirmado. Seu plano Fleming está ativo.')).toBeTruthy();
  expect(window.location.pathname).toBe('/payment');
});

it('begins in a new document after a third-party script has run', async () => {
  foreign.hasRun = true;
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await openPayment({ planNameIdentifier: 'fleming_plan', planName: 'Fleming' });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByLabelText('Número do cartão')).toBeNull();
});

it('explains why there is no card form if a reload would end the session, and offers to sign in by e-mail', async () => {
  foreign.hasRun = true;
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await openPayment({ planNameIdentifier: 'fleming_plan', planName: 'Fleming' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Para pagar, entre com e-mail e senha' }),
  ).toBeTruthy();
  expect(screen.getByText(/o acesso do Google já foi carregado nesta/)).toBeTruthy();
  expect(screen.queryByLabelText('Número do cartão')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Entrar com e-mail e senha' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/login');
  expect(window.history.state).toMatchObject({ usr: { from: '/payment' } });
});
