import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type App, createApp, createMemoryStore, markPendingPlan } from '@vesalio/core';
import {
  createFakeBackend,
  type FakeBackend,
  type PaymentRoutesOptions,
  paymentRoutes,
  savedCardAnswer,
  sessionOf,
} from '@vesalio/core/testing';
import { PaymentWidget, VesalioProvider } from '@vesalio/widgets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../paste.ts';

const NUMBER = '4111111111111111';
const SPACED = '4111 1111 1111 1111';
const CVV = '737';
const PAY = 'POST /api/subscription/create';

type User = ReturnType<typeof userEvent.setup>;
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function setup(
  options: PaymentRoutesOptions = {},
  plan = 'fleming_plan',
  prepare: (app: App) => void = () => {},
) {
  const backend: FakeBackend = createFakeBackend(paymentRoutes(options));
  const storage = createMemoryStore();
  const app: App = createApp({ baseUrl: 'http://fake.test', storage, fetch: backend.fetch });
  prepare(app);
  await app.start();
  for (const key of app.tabStorage.keys()) app.tabStorage.remove(key);
  app.session.signIn(sessionOf({ hasActivePlan: false, planName: '' }));
  const done = vi.fn();
  const paid = vi.fn();
  const back = vi.fn();
  const account = vi.fn();
  const user = userEvent.setup();
  const view = render(
    <VesalioProvider app={app}>
      <PaymentWidget
        plan={plan}
        seller={{ name: 'Vesálio', email: 'contato@vesalio.example' }}
        onPaid={paid}
        onDone={done}
        onBackToPlans={back}
        onAccount={account}
      />
    </VesalioProvider>,
  );
  await screen.findByRole('button', { name: 'Voltar para Planos' });
  // The notice of a payment in confirmation may take the form's place before anybody sees the form.
  if (!options.underWay)
    await waitFor(() =>
      expect(screen.queryAllByText(/^(?:Próximo|Continuar)|^Pagamento recebido/).length).toBeGreaterThan(0),
    );
  return { app, backend, storage, paid, done, back, account, user, view };
}

/** Types key by key, to test what happens between the keys. */
const type: typeof paste = (user, field, text) => user.type(field, text);

async function enterCard(user: User, enter = paste) {
  await enter(user, box('Nome impresso no cartão'), "Ana D'Ávila");
  await enter(user, box('CPF ou CNPJ'), '52998224725');
  await enter(user, box('Número do cartão'), NUMBER);
  await enter(user, box('Validade'), '1231');
  await enter(user, box('CVV'), CVV);
}

async function enterAddress(user: User, enter = paste) {
  await enter(user, box('CEP'), '01310100');
  // Found once, because searching by role each time would take most of the test's time.
  const city = box('Cidade');
  await waitFor(() => expect(city.value).toBe('São Paulo'));
  await enter(user, box('Número'), '1000');
  await enter(user, box('Complemento'), 'Sala 12');
}

async function toFinish(user: User, enter = paste) {
  await enterCard(user, enter);
  await user.click(button('Próximo'));
  await waitFor(() => box('CEP'));
  await enterAddress(user, enter);
  await user.click(button('Próximo'));
  await waitFor(() => box('Cupom de desconto'));
}

/** All texts in props, state, refs, stores and masks of the rendered tree. */
function componentTexts(container: HTMLElement): string[] {
  const seen = new WeakSet<object>();
  const texts = new Set<string>();
  const open: unknown[] = Object.entries(container)
    .filter(([key]) => key.startsWith('__reactContainer$'))
    .map(([, root]) => root);
  expect(open).toHaveLength(1);
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') texts.add(value);
    if (typeof value !== 'object' || value === null || value instanceof Node || value === window) continue;
    if (seen.has(value)) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) open.push(...value);
    for (const key of Reflect.ownKeys(value)) {
      const { value: held } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
      if (held !== undefined) open.push(held);
    }
  }
  return [...texts];
}

afterEach(() => vi.restoreAllMocks());

describe('while a payment of another device awaits its confirmation', () => {
  const paid = (confirmation: string) => ({
    data: [{ key: 'k', plan: 'fleming_plan', startedAt: '2026-11-20T15:00:00Z', confirmation }],
  });

  it('shows that instead of the form for the same plan, and the result', async () => {
    let confirmation = 'pending';
    let check: (() => void) | undefined;
    const { app } = await setup({ paid: () => paid(confirmation) }, 'fleming_plan', ({ clock }) => {
      const { after } = clock;
      vi.spyOn(clock, 'after').mockImplementation((ms, run) => {
        if (ms === 30_000) check = run;
        return after(ms, run);
      });
    });
    await screen.findByText(/^Pagamento recebido e em confirmação/);
    await waitFor(() => expect(check).toBeDefined());
    expect(screen.queryByRole('button', { name: 'Próximo' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Resumo' })).toBeNull();
    confirmation = 'confirmed';
    act(() => check?.());
    expect(await screen.findByText('Pagamento confirmado. Seu plano Fleming está ativo.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Próximo' })).toBeNull();
    expect(app.session.getState().session?.planName).toBe('fleming_plan');
  });

  it('shows it above the form for another plan', async () => {
    const cards = [savedCardAnswer({ clientCardId: 31 })];
    const { app, user } = await setup({ paid: paid('pending'), cards }, 'hippocrates_plan');
    act(() => app.session.update({ hasActivePlan: true, planName: 'fleming_plan' }));
    const told = (await screen.findByText(/^Pagamento recebido/)).textContent;
    expect(told).toContain('O plano Fleming');
    expect(told, 'it is a second charge').toMatch(
      / Pagar agora o plano Hipócrates é uma segunda cobrança: ele substitui o Fleming, e se o pagamento do Fleming ainda for confirmado, também é cobrado\.$/,
    );
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    const paidInFull = /^O plano Hipócrates substitui o Fleming assim que/;
    expect(screen.getByText(paidInFull)).toBeTruthy();
    // In the browser that pays, the session has the plan already, but only one sentence tells of its charge.
    act(() => {
      markPendingPlan(app, 'fleming_plan');
      app.session.update({ planId: 2 });
    });
    expect(screen.queryByText(paidInFull)).toBeNull();
    expect(screen.getByRole('button', { name: 'Finalizar pagamento' })).toBeTruthy();
  });
});

describe('the three steps', () => {
  it('are always mounted, each field has its autocomplete token, and only one step is visible', async () => {
    const { view } = await setup();
    const tokens = Object.fromEntries(
      [...view.container.querySelectorAll('input[autocomplete]')].map((input) => [
        view.container.querySelector(`label[for="${input.id}"]`)?.textContent,
        input.getAttribute('autocomplete'),
      ]),
    );
    expect(tokens).toMatchObject({
      'Nome impresso no cartão': 'cc-name',
      'Número do cartão': 'cc-number',
      Validade: 'cc-exp',
      CVV: 'cc-csc',
      CEP: 'billing postal-code',
      Endereço: 'billing address-line1',
      Complemento: 'billing address-line2',
      Cidade: 'billing address-level2',
      UF: 'billing address-level1',
    });
    expect(screen.queryByRole('textbox', { name: 'CEP' })).toBeNull();
    expect(box('Apelido do cartão').value).toBe('Meu Cartão');
    expect(screen.getByRole('list', { name: 'Etapas do pagamento' })).toBeTruthy();
  });

  it('keep text that was typed before the look-up of postal codes had loaded', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user } = await setup({}, 'fleming_plan', (app) => {
      const load = app.address;
      Object.assign(app, { address: () => held.then(load) });
    });
    await enterCard(user);
    await user.click(button('Próximo'));
    await paste(user, await screen.findByRole('textbox', { name: 'Endereço' }), 'Rua do Ouvidor, 50');
    await paste(user, box('CEP'), '01310100');
    arrive();
    await waitFor(() => expect(box('Cidade').value).toBe('São Paulo'));
    expect(box('Endereço').value).toBe('Rua do Ouvidor, 50');
  });

  it('continue only when valid, and show at the fields what is missing', async () => {
    const { user } = await setup();
    await user.click(button('Próximo'));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary).getByText(/Por favor, corrija os erros no passo atual antes de prosseguir\./),
    ).toBeTruthy();
    expect(
      within(summary)
        .getAllByRole('button')
        .map((item) => item.textContent),
    ).toEqual(['Nome impresso no cartão', 'CPF ou CNPJ', 'Número do cartão', 'Validade', 'CVV']);
    expect(document.activeElement).toBe(summary.parentElement);
    // Each message appears once on the page, at its field.
    expect(screen.getAllByText(/ é obrigatóri[ao]\.$/)).toHaveLength(5);
    await user.click(within(summary).getByRole('button', { name: 'CVV' }));
    expect(document.activeElement).toBe(box('CVV'));
    expect(box('CVV').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box('CVV').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'CVV é obrigatório.',
    );
    await user.type(box('CVV'), '12');
    expect(await screen.findByText('CVV inválido.')).toBeTruthy();
    await user.type(box('CVV'), '3');
    await waitFor(() => expect(within(summary).queryByRole('button', { name: /CVV/ })).toBeNull());
  });

  it('keep what was typed on the way back, and move the focus to the step', async () => {
    const { user } = await setup();
    await enterCard(user, type);
    await user.click(button('Próximo'));
    const title = await screen.findByRole('heading', { name: /Etapa 2 de 3: Endereço de cobrança/ });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.click(button('Voltar'));
    await waitFor(() => expect(box('Número do cartão').value).toBe(SPACED));
    expect(box('CVV').value).toBe(CVV);
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
  });

  it('show the brand, and of the number only its end', async () => {
    const { user } = await setup();
    await user.type(box('Número do cartão'), '378282246310005');
    expect(box('Número do cartão').value).toBe('3782 822463 10005');
    expect(screen.getByText('Bandeira American Express')).toBeTruthy();
    expect(screen.getByText('4 dígitos na frente')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Prévia do cartão, American Express, Final 0005' })).toBeTruthy();
  });

  it('accept autofill: four-digit years, full state names, all fields at once', async () => {
    const { user } = await setup();
    const fill = (name: string, value: string, hidden = false) => {
      const input = screen.getByRole<HTMLInputElement>('textbox', { name, hidden });
      input.focus();
      fireEvent.input(input, { target: { value } });
      fireEvent(input, new Event('change', { bubbles: true }));
    };
    fill('Nome impresso no cartão', 'Ana Souza');
    fill('Número do cartão', NUMBER);
    fill('Validade', '12/2031');
    fill('CVV', CVV);
    fill('CEP', '01310-100', true);
    fill('Endereço', 'Rua Augusta, 10', true);
    fill('Cidade', 'São Paulo', true);
    fill('UF', 'São Paulo', true);
    expect(box('Validade').value).toBe('12/31');
    expect(box('Número do cartão').value).toBe(SPACED);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'UF', hidden: true }).value).toBe('SP');
    await paste(user, box('CPF ou CNPJ'), '52998224725');
    await user.click(button('Próximo'));
    await waitFor(() => expect(box('Endereço').value).toBe('Rua Augusta, 10'));
  });

  it('lock only the fields that the postal code filled', async () => {
    const { user } = await setup({
      postalCode: { data: { logradouro: '', bairro: '', localidade: 'São Paulo', uf: 'SP' } },
    });
    await enterCard(user);
    await user.click(button('Próximo'));
    await waitFor(() => box('CEP'));
    await enterAddress(user);
    expect(['Endereço', 'Bairro', 'Cidade', 'UF'].map((name) => box(name).readOnly)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('the address of a postal code', () => {
  it('is never mixed with the address of an earlier code', async () => {
    const { backend, user } = await setup({
      postalCode: ({ params }) =>
        params.cep === '01310100'
          ? { data: { logradouro: 'Avenida Paulista', bairro: '', localidade: 'São Paulo', uf: 'SP' } }
          : {
              data: { logradouro: 'Rua do Catete', bairro: '', localidade: 'Rio de Janeiro', uf: 'RJ' },
              delayMs: 200,
            },
    });
    await enterCard(user);
    await user.click(button('Próximo'));
    await enterAddress(user);
    await user.clear(box('CEP'));
    await paste(user, box('CEP'), '22220000');
    await user.click(button('Próximo'));
    await user.click(await screen.findByRole('button', { name: 'Finalizar pagamento' }));
    await waitFor(() => expect(backend.callsTo(PAY)).toHaveLength(1));
    expect(backend.callsTo(PAY)[0]?.body).toMatchObject({
      card: {
        billingAddress: {
          line1: 'Rua do Catete, 1000',
          zipCode: '22220000',
          city: 'Rio de Janeiro',
          state: 'RJ',
        },
      },
    });
  });

  it('leaves a person alone who went back before the answer', async () => {
    const { user } = await setup({
      postalCode: {
        data: { logradouro: 'Avenida Paulista', bairro: '', localidade: 'São Paulo', uf: 'SP' },
        delayMs: 200,
      },
    });
    await enterCard(user);
    await user.click(button('Próximo'));
    await paste(user, box('CEP'), '01310100');
    await user.click(button('Próximo'));
    await user.click(button('Voltar'));
    await waitFor(() => expect(screen.getByDisplayValue('Avenida Paulista')).toBeTruthy());
    expect(box('Nome impresso no cartão')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Finalizar pagamento' })).toBeNull();
  });

  it('fills a field that was written by hand and emptied again', async () => {
    const { user } = await setup();
    await enterCard(user);
    await user.click(button('Próximo'));
    await paste(user, box('Endereço'), 'Rua');
    await user.clear(box('Endereço'));
    await paste(user, box('CEP'), '01310100');
    await waitFor(() => expect(box('Endereço').value).toBe('Avenida Paulista'));
    expect(box('Endereço').readOnly).toBe(true);
  });

  it('moves the focus on only from CEP, and can be changed', async () => {
    const { user } = await setup();
    await enterCard(user);
    await user.click(button('Próximo'));
    await user.type(box('CEP'), '01310100');
    await waitFor(() => expect(document.activeElement).toBe(box('Número')));
    expect(box('Cidade').readOnly).toBe(true);
    await user.click(button('Trocar CEP'));
    expect(document.activeElement).toBe(box('CEP'));
    for (const name of ['CEP', 'Endereço', 'Bairro', 'Cidade', 'UF']) {
      expect(box(name).value, name).toBe('');
      expect(box(name).readOnly, name).toBe(false);
    }
    expect(screen.queryByRole('button', { name: 'Trocar CEP' })).toBeNull();
    await user.type(box('CEP'), '01310100');
    await user.click(box('Complemento'));
    await waitFor(() => expect(box('Cidade').value).toBe('São Paulo'));
    expect(document.activeElement).toBe(box('Complemento'));
  });
});

describe('paying', () => {
  it('shows the code of a coupon without a description beside the total', async () => {
    const { user } = await setup({ coupon: { data: { isValid: true } } });
    await toFinish(user);
    await user.type(box('Cupom de desconto'), 'MED20{Enter}');
    await screen.findByText('Cupom aplicado com sucesso!');
    const total = screen.getByText(/^Total hoje R\$\s100,00 menos o cupom$/);
    expect(total.nextElementSibling?.textContent).toBe('Cupom: MED20');
  });

  it('sends the card with its address once, shows the welcome, and leads to the chat after three seconds', async () => {
    const { backend, done, user, app } = await setup();
    await toFinish(user, type);
    expect(screen.getByText('Total hoje')).toBeTruthy();
    await user.type(box('Cupom de desconto'), 'MED20{Enter}');
    await screen.findByText('20% de desconto no primeiro mês');
    const summary = within(screen.getByRole('complementary', { name: 'Resumo' }));
    expect(summary.getByText('Valor do plano').nextElementSibling?.textContent).toMatch(/^R\$\s100,00$/);
    expect(summary.getByText('O desconto do cupom é aplicado na cobrança.')).toBeTruthy();
    const total = screen.getByText(/^Total hoje R\$\s100,00 menos o cupom$/);
    expect(total.nextElementSibling?.textContent).toBe('Cupom: MED20');
    expect(screen.getAllByText(/20% de desconto no primeiro mês/)).toHaveLength(1);
    expect(screen.getAllByText('O desconto do cupom é aplicado na cobrança.')).toHaveLength(1);
    await user.dblClick(button('Finalizar pagamento'));
    expect(await screen.findByText('Pagamento confirmado. Seu plano Fleming está ativo.')).toBeTruthy();
    const receipt = within(screen.getByRole('region', { name: 'Recibo' }));
    expect(receipt.getByText('Valor do plano').nextElementSibling?.textContent).toMatch(
      /^R\$\s100,00 por mês$/,
    );
    expect(receipt.getByText('MED20')).toBeTruthy();
    expect(receipt.getByText(/^R\$\s100,00 menos o desconto do cupom\. O valor exato aparece/)).toBeTruthy();
    expect(receipt.getByText('Situação').nextElementSibling?.textContent).toBe('Aprovado');
    const calls = backend.callsTo(PAY);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      internalPlanName: 'fleming_plan',
      card: {
        number: NUMBER,
        holderName: "Ana D'Ávila",
        holderDocument: '52998224725',
        expMonth: 12,
        expYear: 2031,
        cvv: CVV,
        brand: 'visa',
        label: 'Meu Cartão',
        billingAddress: {
          line1: 'Avenida Paulista, 1000 - Bela Vista',
          line2: 'Sala 12',
          zipCode: '01310100',
          city: 'São Paulo',
          state: 'SP',
          country: 'BR',
        },
        installments: 1,
      },
      couponCode: 'MED20',
    });
    await waitFor(() => expect(backend.callsTo('POST /api/clientCards/cliente/:id')).toHaveLength(1));
    expect(app.session.getState().session?.planName).toBe('fleming_plan');
    await waitFor(() => expect(done).toHaveBeenCalledWith({ to: '/chat', state: { paymentSuccess: true } }), {
      timeout: 5_000,
    });
  });

  it('shows the total above the button, and a receipt that stays once it was used', async () => {
    const { app, done, user, view } = await setup();
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await toFinish(user);
    const total = screen.getByText('Total hoje R$ 100,00');
    expect(screen.queryByText(/substitui/)).toBeNull();
    act(() => app.session.update({ hasActivePlan: true, planName: 'hippocrates_plan' }));
    expect(total.nextElementSibling?.textContent).toMatch(
      /^O plano Fleming substitui o Hipócrates .* é cobrado por inteiro\. O que resta do período já pago do Hipócrates não vira desconto nem é devolvido automaticamente\.$/,
    );
    const pay = button('Finalizar pagamento');
    expect(total.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(pay);
    const receipt = within(await screen.findByRole('region', { name: 'Recibo' }));
    for (const fact of [
      'Vesálio',
      'Ana Souza',
      'contato@vesalio.example',
      'Fleming',
      'R$ 100,00 por mês',
      'final 1111',
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
      /^[\w-]{20,}$/,
    ]) {
      expect(receipt.getByText(fact)).toBeTruthy();
    }
    expect(
      receipt.getByText(/^Direito de arrependimento: até .*Decreto 7\.962\/2013.* por e-mail/),
    ).toBeTruthy();
    expect(view.container.textContent).not.toContain(NUMBER);
    expect(
      screen.getByText('O chat será aberto em instantes. O recibo fica em “Meu Plano”, na área da conta.'),
    ).toBeTruthy();
    await user.click(receipt.getByText('final 1111'));
    expect(screen.getByText('O recibo fica em “Meu Plano”, na área da conta.')).toBeTruthy();
    await user.click(receipt.getByRole('button', { name: 'Imprimir recibo' }));
    expect(printed).toHaveBeenCalledOnce();
    await user.click(button('Ir para o chat'));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  });

  it('saves no card if the box is not ticked', async () => {
    const { backend, user } = await setup();
    await toFinish(user);
    await user.click(
      screen.getByRole('checkbox', { name: 'Salvar cartão para futuras compras', checked: true }),
    );
    await user.click(button('Finalizar pagamento'));
    await screen.findByText('Boas-vindas');
    expect(backend.callsTo('POST /api/clientCards/cliente/:id')).toHaveLength(0);
  });

  it('keeps all fields but the code after a refusal', async () => {
    const { user } = await setup({ pay: { status: 402, data: { message: 'Saldo insuficiente.' } } });
    await toFinish(user);
    await user.click(button('Finalizar pagamento'));
    expect((await screen.findByText('Saldo insuficiente.')).closest('[role=alert]')).toBeTruthy();
    const advice = screen.getByText('O pagamento não foi concluído e nada foi cobrado.');
    expect(advice.closest('[role=status]')).toBeTruthy();
    await waitFor(() => expect(box('CVV').value).toBe(''));
    expect(box('Número do cartão').value).toBe(SPACED);
    expect(box('Nome impresso no cartão').value).toBe("Ana D'Ávila");
    expect(screen.queryByRole('button', { name: 'Ver meu plano' }), 'there is no doubt').toBeNull();
  });

  it('leads to the account after a server error, which leaves in doubt whether anything was charged', async () => {
    const { account, backend, user } = await setup({
      pay: { status: 500, data: {} },
      attempt: { data: { status: 'refused', httpStatus: 500 } },
    });
    await toFinish(user);
    await user.click(button('Finalizar pagamento'));
    expect(await screen.findByText(/ainda não sabemos se houve cobrança/)).toBeTruthy();
    await user.click(button('Ver meu plano'));
    expect(account).toHaveBeenCalledOnce();
    expect(backend.callsTo(PAY)).toHaveLength(1);
  });

  it('checks after a server error whether anything was charged, and keeps the form until it was', async () => {
    let known = { status: 'refused', httpStatus: 500 } as Record<string, unknown>;
    const { backend, user } = await setup({
      pay: { status: 500, data: { message: 'Operadora fora do ar.' } },
      attempt: () => ({ data: known }),
    });
    await toFinish(user);
    await user.click(button('Finalizar pagamento'));
    await user.click(await screen.findByRole('button', { name: 'Conferir agora' }));
    expect(await screen.findByText(/sua conta ainda não mostra esse pagamento/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Operadora fora do ar.');
    expect(box('Número do cartão').value).toBe(SPACED);
    known = { status: 'paid', outcome: 'succeeded' };
    await user.click(button('Conferir agora'));
    expect(await screen.findByText('Pagamento confirmado. Seu plano Fleming está ativo.')).toBeTruthy();
    expect(screen.getByText('final 1111')).toBeTruthy();
    expect(backend.callsTo(PAY)).toHaveLength(1);
  });

  it('does not look finished while the payment awaits its confirmation', async () => {
    const paid = { key: 'k', plan: 'fleming_plan', startedAt: '2026-11-20T15:00:00Z' };
    let confirmation = '';
    const { app, user } = await setup({
      pay: () => {
        confirmation = 'pending';
        return { data: { status: 'pending' } };
      },
      paid: () => (confirmation ? { data: [{ ...paid, confirmation }] } : { data: [] }),
    });
    await toFinish(user);
    await user.click(button('Finalizar pagamento'));
    const title = await screen.findByRole('heading', { name: 'Pagamento em confirmação' });
    expect(document.activeElement).toBe(title);
    expect(screen.queryByText('Boas-vindas')).toBeNull();
    const receipt = within(screen.getByRole('region', { name: 'Recibo' }));
    expect(receipt.getByText('Situação').nextElementSibling?.textContent).toBe('Pagamento em confirmação');
    await user.click(receipt.getByText('final 1111'));
    confirmation = 'confirmed';
    await act(async () => void (await (await app.account()).checkPayment()));
    expect(screen.getByRole('heading', { name: 'Boas-vindas' })).toBe(title);
    expect(receipt.getByText('Situação').nextElementSibling?.textContent).toBe('Aprovado');
  });

  it('jumps back to the step of an invalid field', async () => {
    const { backend, user } = await setup();
    await toFinish(user);
    // Simulates the page entering the back/forward cache.
    fireEvent(window, new Event('pagehide'));
    await user.click(button('Finalizar pagamento'));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary).getByText(/Por favor, corrija os erros destacados antes de finalizar o pagamento\./),
    ).toBeTruthy();
    expect(box('Número do cartão').value).toBe('');
    expect(backend.callsTo(PAY)).toHaveLength(0);
  });

  it('asks first about a coupon that was typed and not applied', async () => {
    let release = () => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { backend, user } = await setup({
      pay: () => answered.then(() => ({ data: { status: 'succeeded' } })),
    });
    await toFinish(user);
    await paste(user, box('Cupom de desconto'), 'MED20');
    await user.click(button('Finalizar pagamento'));
    await screen.findAllByText(
      'O cupom digitado ainda não foi aplicado. Aplique ou apague antes de finalizar.',
    );
    expect(backend.callsTo(PAY)).toHaveLength(0);
    const asked = () => screen.queryByText(/^Por favor, corrija os erros destacados/);
    expect(asked()).toBeTruthy();
    await user.click(button('Aplicar'));
    await screen.findByText('20% de desconto no primeiro mês');
    expect(asked()).toBeNull();
    await user.click(button('Remover cupom'));
    await paste(user, box('Cupom de desconto'), 'OUTRO');
    await user.click(button('Finalizar pagamento'));
    await user.click(button('Aplicar'));
    await screen.findByText('Cupom inválido ou não aplicável a este plano.');
    expect(asked()).toBeNull();
    await user.click(button('Finalizar pagamento'));
    expect(screen.getByText(/^Processando seu pagamento/)).toBeTruthy();
    expect(screen.queryByText('Cupom inválido ou não aplicável a este plano.')).toBeNull();
    expect(box('Cupom de desconto').value).toBe('');
    release();
    await screen.findByText('Boas-vindas');
    expect(backend.callsTo(PAY)[0]?.body).toMatchObject({ couponCode: null });
  });

  it('is closed for the plan in force, for example after the button back, so that nobody pays it twice', async () => {
    const { account, app, user } = await setup();
    const said = 'Seu plano Fleming já está ativo. Não é preciso pagar de novo.';
    expect(screen.queryByText(said)).toBeNull();
    act(() => app.session.update({ hasActivePlan: true, planName: 'fleming_plan' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Próximo' })).toBeNull();
    await user.click(button('Ver meu plano'));
    expect(account).toHaveBeenCalledOnce();
    act(() => app.session.update({ planName: 'hippocrates_plan' }));
    expect(screen.queryByText(said)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Próximo' })).toBeTruthy();
  });

  it('sends nothing while the browser is offline, and keeps what was typed', async () => {
    const { backend, user } = await setup();
    await toFinish(user);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button('Finalizar pagamento'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Você está sem conexão/);
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(backend.callsTo(PAY)).toEqual([]);
    await user.click(button('Finalizar pagamento'));
    await screen.findByText('Pagamento confirmado. Seu plano Fleming está ativo.');
    expect(backend.callsTo(PAY)[0]?.body).toMatchObject({ card: { number: NUMBER, cvv: CVV } });
  });

  it('reports an unknown outcome, asks the gateway, and offers no button that pays', async () => {
    const { backend, user } = await setup({
      pay: { fail: 'before' },
      attempt: { data: { status: 'inflight' } },
    });
    await toFinish(user);
    await user.click(button('Finalizar pagamento'));
    expect(await screen.findByText('Ainda não sabemos se o pagamento foi concluído')).toBeTruthy();
    expect(screen.getByText(/Não pague de novo/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Finalizar pagamento' })).toBeNull();
    await waitFor(() => expect(backend.callsTo('GET /gateway/payments/:key').length).toBeGreaterThan(1));
    expect(backend.callsTo(PAY)).toHaveLength(1);
    // It is being looked up already. The button is busy only once the person presses it, and then asks at once.
    expect(screen.getByText('Conferindo o pagamento...')).toBeTruthy();
    expect(button('Conferir agora').getAttribute('aria-busy')).toBeNull();
    const asked = backend.callsTo('GET /gateway/payments/:key').length;
    await user.click(button('Conferir agora'));
    expect(button('Conferir agora').getAttribute('aria-busy')).toBe('true');
    expect(backend.callsTo('GET /gateway/payments/:key').length).toBe(asked + 1);
    for (const name of ['Número do cartão', 'CVV'])
      expect(screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true }).value).toBe('');
  });
});

describe('a payment that is open on another device', () => {
  const underWay = {
    data: [{ key: 'k-2', status: 'unknown', plan: 'hippocrates_plan', startedAt: '2026-11-20T13:05:00Z' }],
  };

  it('is shown in place of the form, with plan and time, and nothing can be paid', async () => {
    const { backend } = await setup({ underWay, attempt: { data: { status: 'inflight' } } });
    expect(await screen.findByText('Conferindo o pagamento...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Próximo' })).toBeNull();
    expect(backend.callsTo(PAY)).toHaveLength(0);
  });

  it('is shown when this one was blocked, and the card is cleared', async () => {
    const { backend, user } = await setup({
      pay: {
        status: 409,
        data: {
          message: 'Já existe um pagamento.',
          code: 'payment-open',
          key: 'k-2',
          plan: 'hippocrates_plan',
        },
        headers: { 'X-Vesalio-Error': 'payment-open' },
      },
      attempt: { data: { status: 'unknown' } },
    });
    await toFinish(user);
    await user.click(button('Finalizar pagamento'));
    expect((await screen.findByRole('alert')).textContent).toBe('Já existe um pagamento.');
    expect(
      screen.getByText(/^Pagamento do plano Hipócrates iniciado em \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/),
    ).toBeTruthy();
    expect(backend.callsTo('GET /gateway/payments/:key')[0]?.params.key).toBe('k-2');
    for (const name of ['Número do cartão', 'CVV'])
      expect(screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true }).value).toBe('');
  });
});

describe('saved cards', () => {
  const cards = [
    savedCardAnswer({ clientCardId: 31, isUsing: true }),
    savedCardAnswer({ clientCardId: 32, label: '', brand: 'mastercard', maskedNumber: '4444' }),
    savedCardAnswer({ clientCardId: 33, label: 'Antigo', expMonth: 1, expYear: 2024 }),
  ];

  it('say why a payment from before a reload was refused, until the person goes on', async () => {
    const { user } = await setup({
      cards,
      underWay: { data: [{ key: 'k-3', plan: 'fleming_plan', startedAt: '2026-11-20T15:00:00Z' }] },
      attempt: { data: { status: 'refused', httpStatus: 402, message: 'Saldo insuficiente.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Saldo insuficiente.');
    expect(screen.getByText('O pagamento não foi concluído e nada foi cobrado.')).toBeTruthy();
    await user.click(button('Continuar'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show the receipt although onPaid of the page throws', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { paid, user } = await setup({ cards });
    paid.mockImplementation(() => {
      throw new Error('the page failed');
    });
    await user.click(button('Continuar'));
    await user.click(button('Finalizar pagamento'));
    await screen.findByText('Boas-vindas');
    expect(reported.mock.calls).toEqual([[new Error('the page failed')]]);
    reported.mockRestore();
  });

  it('are selected first, start at the last step and are paid by id', async () => {
    const { backend, user } = await setup({ cards });
    const group = screen.getByRole('radiogroup', { name: 'Cartões salvos' });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.checked, radio.disabled])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    await user.click(within(group).getByRole('radio', { name: 'Mastercard final 4444' }));
    await user.click(button('Continuar'));
    expect(screen.queryByRole('textbox', { name: 'Número do cartão' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(button('Finalizar pagamento'));
    await screen.findByText('Boas-vindas');
    expect(backend.callsTo(PAY)[0]?.body).toEqual({
      internalPlanName: 'fleming_plan',
      cardId: 32,
      couponCode: null,
    });
  });

  it('tell no digits and no expiry that the service does not tell', async () => {
    const [card] = cards;
    await setup({ cards: [{ ...card, label: '', maskedNumber: '', expMonth: '', expYear: '' }] });
    const option = screen.getByRole('radio').closest('label');
    expect(option?.textContent).toBe('VisaEm uso na assinatura');
  });

  it('lead to the form for another card, and back', async () => {
    const { back, user } = await setup({ cards });
    await user.click(button('Adicionar outro cartão'));
    await paste(user, box('Número do cartão'), NUMBER);
    await user.click(button('Escolher outro cartão'));
    expect(screen.getByRole('radiogroup', { name: 'Cartões salvos' })).toBeTruthy();
    await user.click(button('Adicionar outro cartão'));
    expect(box('Número do cartão').value).toBe('');
    await user.click(button('Voltar para Planos'));
    expect(back).toHaveBeenCalledOnce();
  });

  it('leave the focus on the title of what replaces them, and the way back too', async () => {
    const { user } = await setup({ cards });
    expect(document.activeElement).toBe(document.body);
    const press = async (element: HTMLElement) => {
      element.focus();
      await user.keyboard('{Enter}');
    };
    const focused = () => document.activeElement?.textContent;
    await press(screen.getByRole('radio', { checked: true }));
    expect(focused()).toBe('Etapa 3 de 3: Cupom e conclusão');
    await press(button('Voltar'));
    expect(focused()).toBe('Escolha o cartão');
    await press(button('Adicionar outro cartão'));
    expect(focused()).toMatch(/^Etapa 1 de 3/);
  });
});

describe('the card number and the code', () => {
  const found = (text: string) => new RegExp(`${NUMBER}|${SPACED}|\\b${CVV}\\b`).test(text);

  it('are cleared at pagehide and when the widget is removed (catalogue 34)', async () => {
    const { user, view } = await setup();
    await enterCard(user, type);
    const [number, cvv] = [box('Número do cartão'), box('CVV')];
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect([number.value, cvv.value]).toEqual(['', '']);
    await user.type(number, NUMBER);
    await user.type(cvv, CVV);
    view.unmount();
    expect([number.value, cvv.value]).toEqual(['', '']);
  });

  it.each<[string, PaymentRoutesOptions, RegExp]>([
    ['paid', {}, /Boas-vindas/],
    ['refused', { pay: { status: 402, data: {} } }, /Não foi possível processar seu pagamento/],
    ['unknown', { pay: { fail: 'before' }, attempt: { data: { status: 'unknown' } } }, /Ainda não sabemos/],
  ])(
    'stand in no storage, markup, state, address or log of a payment that is %s',
    async (_name, options, ending) => {
      const said: unknown[] = [];
      for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
        vi.spyOn(console, method).mockImplementation((...words) => said.push(...words));
      const { app, backend, storage, user, view } = await setup(options);
      await toFinish(user, _name === 'paid' ? type : paste);
      const cards = await app.cards();
      // Before submission, the masks of the two inputs contain the number, which shows that the search works.
      expect(componentTexts(view.container).some(found)).toBe(true);
      await user.click(button('Finalizar pagamento'));
      await screen.findAllByText(ending);
      const places = {
        markup: view.container.innerHTML,
        storage: [storage, app.tabStorage]
          .flatMap((store) => store.keys().map((key) => store.get(key)))
          .join(),
        web: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        address: `${location.href} ${JSON.stringify(history.state)} ${document.cookie}`,
        log: said.map(String).join(),
        notices: JSON.stringify(app.notices.getState()),
        states: JSON.stringify([cards.store.getState(), app.session.getState()]),
        addresses: backend.requests.map(({ path, query }) => `${path}?${query}`).join(),
      };
      expect(Object.entries(places).filter(([, text]) => found(text))).toEqual([]);
      // After a refusal, the number stays in its input.
      if (_name !== 'refused') expect(componentTexts(view.container).filter(found)).toEqual([]);
      const carriers = backend.requests.filter(({ body }) => found(JSON.stringify(body ?? '')));
      expect(new Set(carriers.map(({ path }) => path.replace(/\d+$/, '')))).toEqual(
        new Set(
          _name === 'paid'
            ? ['/api/subscription/create', '/api/clientCards/cliente/']
            : ['/api/subscription/create'],
        ),
      );
    },
  );
});
