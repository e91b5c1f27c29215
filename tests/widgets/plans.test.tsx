import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type App, markPendingPlan } from '@vesalio/core';
import { type FakeRoutes, openApp, paymentRoutes } from '@vesalio/core/testing';
import { PlansWidget, VesalioProvider } from '@vesalio/widgets';
import { expect, it, vi } from 'vitest';

async function setup(
  given: {
    session?: Record<string, unknown>;
    routes?: FakeRoutes;
    whatsapp?: string | null | undefined;
    whenSessionKnown?: () => Promise<void>;
    staysOpen?: boolean;
    prepare?: (app: App) => void;
  } = {},
) {
  const { app, backend } = await openApp(
    { ...paymentRoutes(), ...given.routes },
    { session: { hasActivePlan: false, planName: '', ...given.session } },
  );
  given.prepare?.(app);
  const pay = vi.fn();
  const done = vi.fn();
  const whatsapp = 'whatsapp' in given ? given.whatsapp : '+55 (21) 98765-4321';
  render(
    <VesalioProvider app={app}>
      <PlansWidget
        onPay={pay}
        onDone={done}
        quote={{ whatsapp, email: 'contato@exemplo.example', brand: 'Vesálio' }}
        staysOpen={given.staysOpen ?? false}
        {...(given.whenSessionKnown ? { whenSessionKnown: given.whenSessionKnown } : {})}
      />
    </VesalioProvider>,
  );
  return { app, backend, pay, done, user: userEvent.setup() };
}

const isLocked = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('shows the private plans as articles with price, features and one button each', async () => {
  await setup();
  expect(screen.getByRole('heading', { level: 1, name: 'Escolha seu Plano' })).toBeTruthy();
  const cards = screen.getAllByRole('article');
  const shown = cards.map((card) => [
    card.getAttribute('aria-labelledby') &&
      document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent,
    card.querySelector('strong')?.textContent?.replace('\u00a0', ' '),
    within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
    within(card).queryAllByText('em breve').length,
  ]);
  expect(shown).toEqual([
    ['Gratuito', 'R$ 0,00', ['Escolher Gratuito'], 0],
    ['Fleming', 'R$ 100,00', ['Escolher Fleming'], 3],
    ['Hipócrates', 'R$ 1000,00', ['Escolher Hipócrates'], 1],
  ]);
  expect(screen.queryByText('Plano atual')).toBeNull();
});

it('lists on each card the features that are not in this version', async () => {
  await setup();
  const note = (name: string) =>
    within(screen.getByRole('article', { name })).queryByText(/nesta versão\.$/)?.textContent;
  expect(note('Gratuito')).toBe('As aulas ainda não estão disponíveis nesta versão.');
  expect(note('Hipócrates')).toBe(
    'Prontuário, transcrição de consultas, atestados e aulas ainda não estão disponíveis nesta versão.',
  );
});

it('says that a payment of another device awaits its confirmation, and locks only its plan', async () => {
  const paid = { key: 'k', plan: 'fleming_plan', startedAt: '2026-11-20T15:00:00Z', confirmation: 'pending' };
  const { pay, user } = await setup({
    routes: paymentRoutes({ paid: { data: [paid] } }),
    session: { hasActivePlan: true, planName: 'free_plan' },
  });
  expect((await screen.findByText(/^Pagamento recebido/)).textContent).toContain(
    'O plano Fleming é liberado',
  );
  const card = within(screen.getByRole('article', { name: 'Fleming' }));
  expect(card.getByText('Em confirmação')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Escolher Fleming' }));
  expect(pay).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Escolher Hipócrates' }));
  expect(pay).toHaveBeenCalledTimes(1);
});

it.each([
  ['fleming_plan', 'Fleming', true],
  // It gives up the payment, after a question.
  ['free_plan', 'Gratuito', false],
  ['', undefined, false],
])(
  'marks the plan before a payment in confirmation (%s) as the current one and does not sell it again',
  async (before, name, isKept) => {
    const paid = { key: 'k', plan: 'hippocrates_plan', startedAt: '2026-11-20T15:00:00Z' };
    const { pay, user } = await setup({
      routes: paymentRoutes({ paid: { data: [{ ...paid, confirmation: 'pending' }] } }),
      session: { hasActivePlan: true, planName: 'hippocrates_plan' },
      prepare: (app) => markPendingPlan(app, 'hippocrates_plan', before),
    });
    expect(await screen.findByText(/^Pagamento recebido/)).toBeTruthy();
    const marked = (text: string) => screen.queryByText(text)?.closest('article')?.dataset.plan;
    expect(marked('Em confirmação')).toBe('hippocrates_plan');
    expect(marked('Plano atual') ?? '').toBe(before);
    if (name)
      expect(isLocked(screen.getByRole('button', { name: `Escolher ${name}` })), 'locked').toBe(isKept);
    await user.click(screen.getByRole('button', { name: 'Escolher Fleming' }));
    expect(pay).toHaveBeenCalledTimes(isKept ? 0 : 1);
  },
);

it('recommends the plan that the landing page recommends', async () => {
  await setup();
  const recommended = screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('Recomendado'));
  expect(recommended.map((card) => card.dataset.plan)).toEqual(['fleming_plan']);
});

it.each([
  ['fleming_plan', 'Fleming'],
  ['hippocrates_plan', 'Hipócrates'],
  ['free_plan', 'Gratuito'],
])('marks %s as the current plan and does not offer it again', async (planName, name) => {
  const { backend, pay, done, user } = await setup({ session: { hasActivePlan: true, planName } });
  const change = screen.queryByText(/^Outro plano pago substitui o .* não vira desconto/)?.textContent;
  expect(change?.includes(name) ?? false, 'says what becomes of the paid term').toBe(
    planName !== 'free_plan',
  );
  const card = within(screen.getByRole('article', { name }));
  expect(card.getByText('Plano atual')).toBeTruthy();
  expect(screen.getAllByText('Plano atual')).toHaveLength(1);
  await user.click(card.getByRole('button', { name: `Escolher ${name}` }));
  expect(screen.getAllByRole('button').filter(isLocked)).toEqual([card.getByRole('button')]);
  expect(pay).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
  expect(backend.callsTo('POST /api/subscription/link-free')).toHaveLength(0);
});

it('passes a paid plan on with identifier and name, and forgets the refusal of an earlier attempt', async () => {
  const { app, pay, user } = await setup();
  app.tabStorage.set('own:payment-refused', '{}');
  await user.click(screen.getByRole('button', { name: 'Escolher Fleming' }));
  expect(pay).toHaveBeenCalledWith({ planNameIdentifier: 'fleming_plan', planName: 'Fleming' });
  expect(app.tabStorage.get('own:payment-refused') ?? null).toBeNull();
});

it('activates the free plan once, however often it is pressed, and leads to the chat', async () => {
  const { app, backend, done, user } = await setup();
  const button = screen.getByRole('button', { name: 'Escolher Gratuito' });
  await user.tripleClick(button);
  await waitFor(() => expect(done).toHaveBeenCalledWith({ to: '/chat' }));
  expect(backend.callsTo('POST /api/subscription/link-free')).toHaveLength(1);
  expect(done).toHaveBeenCalledOnce();
  expect(app.session.getState().session).toMatchObject({ hasActivePlan: true, planName: 'free_plan' });
});

it.each([
  ['a paid plan', { planName: 'fleming_plan' }, false],
  ['a payment in confirmation', { planName: 'free_plan' }, true],
  ['a payment in confirmation, which the session counts as its plan', { planName: 'fleming_plan' }, true],
])('asks before %s is given up for the free plan', async (_name, plan, isPending) => {
  const startedAt = '2026-11-20T15:00:00Z';
  const paid = { key: 'k', plan: 'fleming_plan', startedAt, confirmation: 'pending' };
  const { backend, done, user } = await setup({
    routes: isPending ? paymentRoutes({ paid: { data: [paid] } }) : {},
    session: { hasActivePlan: true, ...plan },
  });
  if (isPending) await screen.findByText(/^Pagamento recebido/);
  const button = screen.getByRole('button', { name: 'Escolher Gratuito' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar assinatura?' }));
  const term =
    /resta do Fleming já pago se perde\. .* exerça antes o direito de arrependimento para ter o valor de volta\./;
  expect(dialog.queryByText(term) !== null, 'the paid term ends').toBe(!isPending);
  expect(dialog.queryByText(/se ele for confirmado apesar do cancelamento/) !== null).toBe(isPending);
  await user.click(dialog.getByRole('button', { name: 'Manter assinatura' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(backend.callsTo('POST /api/subscription/link-free')).toHaveLength(0);
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Sim, cancelar' }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(backend.callsTo('POST /api/subscription/link-free')).toHaveLength(1);
});

it.each([
  ['rejects', () => Promise.reject(new Error('the page failed'))],
  [
    'throws',
    () => {
      throw new Error('the page failed');
    },
  ],
])('activates the free plan although whenSessionKnown %s', async (_, whenSessionKnown) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { done, user } = await setup({ whenSessionKnown });
  await user.click(screen.getByRole('button', { name: 'Escolher Gratuito' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith({ to: '/chat' }));
  expect(reported.mock.calls).toEqual([[new Error('the page failed')]]);
  reported.mockRestore();
});

it('can be used again although onDone throws', async () => {
  const { pay, done, user } = await setup({ staysOpen: true });
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  done.mockImplementation(() => {
    throw new Error('the page failed');
  });
  await user.click(screen.getByRole('button', { name: 'Escolher Gratuito' }));
  await waitFor(() => expect(reported.mock.calls).toEqual([[new Error('the page failed')]]));
  const button = await screen.findByRole('button', { name: 'Escolher Gratuito' });
  expect(document.activeElement, 'the focus stays').toBe(button);
  expect(isLocked(button), 'it is the current plan now').toBe(true);
  await user.click(screen.getByRole('button', { name: 'Escolher Fleming' }));
  expect(pay).toHaveBeenCalledOnce();
  reported.mockRestore();
});

it('reports that the free plan could not be activated', async () => {
  const { done, user } = await setup({ routes: { 'POST /api/subscription/link-free': { status: 500 } } });
  await user.click(screen.getByRole('button', { name: 'Escolher Gratuito' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Não foi possível ativar o plano Gratuito. Por favor, tente novamente mais tarde.',
  );
  expect(done).not.toHaveBeenCalled();
});

it('requests a corporate quote by WhatsApp in a new tab, with a prepared message', async () => {
  const { user } = await setup();
  await user.click(screen.getByRole('tab', { name: 'Plano Corporativo Premium' }));
  const card = screen.getByRole('article', { name: 'Corporativo Premium' });
  expect(within(card).queryByRole('button')).toBeNull();
  const link = within(card).getByRole<HTMLAnchorElement>('link', { name: 'Solicitar cotação' });
  const url = new URL(link.href);
  expect(url.origin + url.pathname).toBe('https://wa.me/5521987654321');
  expect(url.searchParams.get('text')).toContain('cotação do plano Corporativo Premium de Vesálio');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

it('requests the quote by e-mail without a number', async () => {
  const { user } = await setup({ whatsapp: null });
  await user.click(screen.getByRole('tab', { name: 'Plano Corporativo Premium' }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Escreva para contato@exemplo.example' });
  expect(link.href).toMatch(/^mailto:contato@exemplo\.example\?/);
});
