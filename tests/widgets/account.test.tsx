import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultLegalIdentity, markPendingPlan, privacyPolicy, termsOfUse } from '@vesalio/core';
import { accountAnswer, type FakeRoutes, openApp } from '@vesalio/core/testing';
import { AccountWidget, type AccountWidgetProps, VesalioProvider } from '@vesalio/widgets';
import { describe, expect, it, vi } from 'vitest';
import { noticesOf } from '../core/fixtures.ts';
import { paste } from '../paste.ts';

const legal = { terms: termsOfUse(defaultLegalIdentity), privacy: privacyPolicy(defaultLegalIdentity) };
const quote = { whatsapp: '5521999990000', email: 'contato@exemplo.com.br', brand: 'Vesálio' };
const card = {
  clientCardId: 9,
  holderName: 'Ana Souza',
  maskedNumber: '************1111',
  expMonth: '12',
  expYear: '2031',
  brand: 'visa',
  label: 'Pessoal',
  isUsing: false,
};
const states = [
  { id: 33, sigla: 'RJ', nome: 'Rio de Janeiro' },
  { id: 35, sigla: 'SP', nome: 'São Paulo' },
];
const READ = 'GET /api/auth/my-account';
const UPDATE = 'PUT /api/auth/my-account';

async function setup(routes: FakeRoutes = {}, props: Partial<AccountWidgetProps> = {}) {
  const { app, backend } = await openApp({
    [READ]: { data: accountAnswer() },
    [UPDATE]: { data: {} },
    'GET /api/clientCards/cliente/:id': {
      data: [card, { ...card, clientCardId: 10, label: 'Consultório', isUsing: true }],
    },
    'GET /public/localidades/estados': { data: states },
    'GET /public/localidades/estados/:uf/municipios': ({ params }) => ({
      data:
        params.uf === 'SP'
          ? [
              { id: 1, nome: 'Santos' },
              { id: 2, nome: 'São Paulo' },
            ]
          : [{ id: 3, nome: 'Rio de Janeiro' }],
    }),
    ...routes,
  });
  const deleted = vi.fn();
  const user = userEvent.setup();
  const widget = (more: Partial<AccountWidgetProps> = {}) => (
    <VesalioProvider app={app}>
      <AccountWidget legal={legal} quote={quote} onDeleted={deleted} onPaid={vi.fn()} {...props} {...more} />
    </VesalioProvider>
  );
  const view = render(widget());
  await act(async () => {
    await Promise.all([app.account(), app.cards(), app.auth(), app.address()]);
  });
  const notes = () => noticesOf(app);
  return {
    app,
    backend,
    deleted,
    notes,
    user,
    show: (more: Partial<AccountWidgetProps>) => view.rerender(widget(more)),
  };
}

const region = (name: string) => screen.findByRole('region', { name });
const inRegion = async (name: string) => within(await region(name));
const edit = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const section = await inRegion(name);
  await user.click(section.getByRole('button', { name: 'Editar' }));
  return section;
};
const value = (element: HTMLElement) => (element as HTMLInputElement | HTMLSelectElement).value;

describe('the page', () => {
  it('has its title and a region for every section, with the legal texts', async () => {
    await setup();
    expect(screen.getByRole('heading', { level: 1, name: 'Configurações da Conta' })).toBeTruthy();
    for (const name of [
      'Perfil',
      'Identificação',
      'Endereço',
      'Meu Plano',
      'Meus cartões',
      'Opções da Conta',
      'Termos de Uso',
      'Política de Privacidade',
    ])
      expect(await region(name)).toBeTruthy();
    expect((await region('Termos de Uso')).textContent).toContain(legal.terms.sections[0]?.title);
    expect((await region('Política de Privacidade')).textContent).toContain(legal.privacy.sections[0]?.title);
  });

  it('reads the cards beside the account, and shows what stands below the account only with it', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { backend } = await setup({ [READ]: () => held.then(() => ({ data: accountAnswer() })) });
    await waitFor(() => expect(backend.callsTo('GET /api/clientCards/cliente/:id')).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
    answer();
    expect(await region('Meus cartões')).toBeTruthy();
    expect(await region('Perfil')).toBeTruthy();
  });

  it('explains to a person on an institutional seat why nothing can be changed, and hides what cannot', async () => {
    await setup({
      [READ]: { data: accountAnswer({ institution: 'Hospital Exemplo', council: 'CRM-SP 123456' }) },
    });
    const profile = within(await region('Perfil'));
    expect(profile.getByText(/Seu acesso é fornecido por Hospital Exemplo/)).toBeTruthy();
    expect(profile.getByText('CRM-SP 123456')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Meus cartões' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Editar|Alterar|Excluir|Cancelar/ })).toBeNull();
    expect(await region('Termos de Uso')).toBeTruthy();
    // Without an export, the section would be an empty box.
    expect(within(await region('Opções da Conta')).getByText(/tratadas com a instituição/)).toBeTruthy();
  });

  it('moves the focus to the requested section, once per request', async () => {
    const { show } = await setup({}, { section: 'plan', asked: 'a' });
    await region('Meu Plano');
    const heading = screen.getByRole('heading', { name: 'Meu Plano' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    show({ section: 'security-terms', asked: 'b' });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(screen.getByRole('region', { name: 'Termos de Uso' })).getAllByRole('heading')[0],
      ),
    );
    heading.focus();
    show({ section: 'security-terms', asked: 'b', isSandbox: true });
    expect(document.activeElement).toBe(heading);
  });

  it('does not move the focus without a requested section', async () => {
    await setup();
    await region('Perfil');
    expect(document.activeElement).toBe(document.body);
  });

  it('shows a message and a retry after a load failure; cards and texts stay', async () => {
    let works = false;
    const { user } = await setup({ [READ]: () => (works ? { data: accountAnswer() } : { status: 400 }) });
    const alert = await screen.findByText(/^Não foi possível carregar os dados da sua conta/);
    expect(alert.closest('[role="alert"]')).toBeTruthy();
    expect(await (await inRegion('Meus cartões')).findByText('Pessoal')).toBeTruthy();
    works = true;
    screen.getByRole('button', { name: 'Tentar novamente' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Configurações da Conta' }));
    expect((await region('Perfil')).textContent).toContain('Ana Souza');
    expect(screen.queryByText(/^Não foi possível carregar/)).toBeNull();
  });
});

describe('view and edit', () => {
  it('formats the data for reading', async () => {
    await setup({ [READ]: { data: accountAnswer({ complementAddress: '', phoneNumber: '2134567890' }) } });
    const facts = async (name: string) => {
      const section = await region(name);
      const values = [...section.querySelectorAll('dd')].map((item) => item.textContent);
      return Object.fromEntries(
        [...section.querySelectorAll('dt')].map((item, index) => [item.textContent, values[index]]),
      );
    };
    expect(await facts('Perfil')).toEqual({
      Nome: 'Ana Souza',
      'E-mail': 'ana@exemplo.com.br',
      Telefone: '(21) 3456-7890',
      'Data de nascimento': '12/04/1985',
      'Membro desde': '10/02/2025',
    });
    expect(await facts('Identificação')).toEqual({ CPF: '529.982.247-25', Sexo: 'Feminino' });
    const address = await facts('Endereço');
    expect(address).toMatchObject({ CEP: '20040-002', Estado: 'RJ' });
    expect(address).not.toHaveProperty('Complemento');
  });

  it('shows each legal text in a named box that can be focused by keyboard', async () => {
    await setup();
    for (const title of ['Termos de Uso', 'Política de Privacidade']) {
      const section = await screen.findByRole('region', { name: title });
      const text = within(section).getByRole('group', { name: `Texto completo: ${title}` });
      expect(text.tabIndex).toBe(0);
      expect(text.textContent?.length).toBeGreaterThan(2_000);
    }
  });

  it('names missing data once, and starts with the first section that lacks some', async () => {
    const { user } = await setup({ [READ]: { data: accountAnswer({ phoneNumber: '', cpf: '', sex: '' }) } });
    const card = within(await screen.findByRole('region', { name: 'Complete seus dados' }));
    expect(card.getByText('Ainda não informados: telefone, CPF e sexo.')).toBeTruthy();
    expect((await inRegion('Identificação')).getByText('Não informado')).toBeTruthy();
    expect((await inRegion('Endereço')).queryByText('Não informado')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Completar' }));
    const profile = within(screen.getByRole('region', { name: 'Perfil' }));
    await waitFor(() => expect(profile.getByRole('textbox', { name: 'Telefone' })).toBeTruthy());
  });

  it('jumps to a section by its chip', async () => {
    const { user } = await setup();
    const chips = within(await screen.findByRole('navigation', { name: 'Seções da conta' }));
    expect(chips.getAllByRole('button')).toHaveLength(8);
    await user.click(chips.getByRole('button', { name: 'Meus cartões' }));
    expect(document.activeElement?.textContent).toBe('Meus cartões');
  });

  it('edits one section at a time: the others’ buttons are disabled, and the focus moves in and returns', async () => {
    const { user } = await setup();
    const profile = await edit(user, 'Perfil');
    expect(document.activeElement).toBe(profile.getByLabelText('Nome'));
    const disabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
    const edits = screen.getAllByRole('button', { name: 'Editar' });
    expect(edits).toHaveLength(2);
    expect(edits.every((button) => button.hasAttribute('disabled'))).toBe(true);
    for (const name of [
      'Alterar plano',
      'Cancelar assinatura',
      'Adicionar cartão',
      'Excluir conta',
      'Alterar senha',
    ])
      expect(disabled(name), name).toBe(true);
    await user.click(profile.getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(profile.getByRole('button', { name: 'Editar' }));
    expect(disabled('Alterar plano')).toBe(false);
    // The picture belongs to the profile. Only editing another section closes it.
    expect(disabled('Alterar foto')).toBe(false);
    await edit(user, 'Identificação');
    expect(disabled('Alterar foto')).toBe(true);
  });

  it('shows the section again that was saved below its title', async () => {
    const { user } = await setup();
    const profile = await edit(user, 'Perfil');
    const element = screen.getByRole('region', { name: 'Perfil' });
    const scrolled = vi.fn();
    element.scrollIntoView = scrolled;
    await user.click(profile.getByRole('button', { name: 'Cancelar' }));
    expect(scrolled).not.toHaveBeenCalled();
    await edit(user, 'Perfil');
    element.getBoundingClientRect = () => new DOMRect(0, -400, 300, 300);
    await user.click(profile.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' }));
  });

  it('keeps the focused field in view when the phone is turned', async () => {
    const turns: (() => void)[] = [];
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: (_type: string, turn: () => void) => turns.push(turn),
      removeEventListener: () => {},
    }));
    const { user } = await setup();
    const field = (await edit(user, 'Perfil')).getByLabelText('Telefone');
    vi.unstubAllGlobals();
    const scrolled = vi.fn();
    field.scrollIntoView = scrolled;
    field.focus();
    for (const turn of turns) turn();
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' }));
  });

  it('sends only the changed fields, and the e-mail cannot be changed', async () => {
    const { backend, notes, user } = await setup();
    const profile = await edit(user, 'Perfil');
    expect(profile.getByLabelText('E-mail').hasAttribute('readonly')).toBe(true);
    expect(value(profile.getByLabelText('Telefone'))).toBe('(21) 98765-4321');
    await user.clear(profile.getByLabelText('Telefone'));
    await user.type(profile.getByLabelText('Telefone'), '1134567890');
    await user.click(profile.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(backend.callsTo(UPDATE)).toHaveLength(1));
    expect(backend.callsTo(UPDATE)[0]?.body).toEqual({ phoneNumber: '1134567890' });
    expect(await profile.findByText('(11) 3456-7890')).toBeTruthy();
    expect(notes()).toEqual(['success: Dados atualizados com sucesso.']);
  });

  it('removes the country code from a pasted phone number', async () => {
    const { user } = await setup();
    const phone = (await edit(user, 'Perfil')).getByLabelText('Telefone');
    await user.clear(phone);
    await user.click(phone);
    await user.paste('+55 11 3456-7890');
    expect(value(phone)).toBe('(11) 3456-7890');
  });

  it('reports that nothing was changed', async () => {
    const { backend, notes, user } = await setup();
    const section = await edit(user, 'Identificação');
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(notes()).toEqual(['info: Nenhuma alteração detectada.']));
    expect(backend.callsTo(UPDATE)).toHaveLength(0);
  });

  it('shows each error at its field and sends nothing', async () => {
    const { backend, user } = await setup();
    const profile = await edit(user, 'Perfil');
    await user.clear(profile.getByLabelText('Nome'));
    await user.clear(profile.getByLabelText('Telefone'));
    await user.type(profile.getByLabelText('Telefone'), '219');
    await user.clear(profile.getByLabelText('Data de nascimento'));
    await user.type(profile.getByLabelText('Data de nascimento'), '2990-01-01');
    await user.click(profile.getByRole('button', { name: 'Salvar' }));
    for (const [label, message] of [
      ['Nome', 'Nome é obrigatório.'],
      ['Telefone', 'Telefone inválido (10 ou 11 dígitos).'],
      ['Data de nascimento', 'Data de nascimento deve ser no passado.'],
    ] as const) {
      const box = profile.getByLabelText(label);
      const line = document.getElementById(box.getAttribute('aria-describedby') ?? '');
      expect(line?.textContent).toBe(message);
      expect(box.getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.activeElement).toBe(profile.getByLabelText('Nome'));
    expect(backend.callsTo(UPDATE)).toHaveLength(0);
  });

  it('keeps the input after an update failure', async () => {
    const { user } = await setup({ [UPDATE]: { status: 500 } });
    const section = await edit(user, 'Identificação');
    await user.clear(section.getByLabelText('CPF'));
    await user.type(section.getByLabelText('CPF'), '11144477735');
    await user.selectOptions(section.getByLabelText('Sexo'), 'Não informado');
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    expect((await section.findByRole('alert')).textContent).toMatch(/^Erro ao atualizar os dados/);
    expect(value(section.getByLabelText('CPF'))).toBe('111.444.777-35');
    expect(value(section.getByLabelText('Sexo'))).toBe('');
  });

  it('offers the three sexes and none, and keeps an unknown value', async () => {
    const { user } = await setup({ [READ]: { data: accountAnswer({ sex: 'Intersexo' }) } });
    const section = await edit(user, 'Identificação');
    const options = within(section.getByLabelText('Sexo')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Não informado',
      'Masculino',
      'Feminino',
      'Outro',
      'Intersexo',
    ]);
    expect(value(section.getByLabelText('Sexo'))).toBe('Intersexo');
  });
});

describe('address', () => {
  const found = { logradouro: '', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
  const SENT = {
    cep: '01001000',
    street: 'Praça da Sé',
    neighborhood: 'Sé',
    state: 'SP',
    city: 'São Paulo',
  };
  const typeCep = async (user: ReturnType<typeof userEvent.setup>, cep: string) => {
    const section = await edit(user, 'Endereço');
    await user.clear(section.getByLabelText('CEP'));
    await user.type(section.getByLabelText('CEP'), cep);
    return section;
  };

  it('the postal code fills and locks only the fields that its look-up knows', async () => {
    const { backend, user } = await setup({ 'GET /public/cep/:cep': { data: found } });
    const section = await typeCep(user, '01001000');
    await waitFor(() => expect(value(section.getByLabelText('Cidade'))).toBe('São Paulo'));
    const locked = (label: string) => section.getByLabelText(label).hasAttribute('readonly');
    expect(['Rua', 'Bairro', 'Estado', 'Cidade'].map(locked)).toEqual([false, true, true, true]);
    expect(value(section.getByLabelText('Estado'))).toBe('São Paulo');
    expect(document.activeElement, 'the look-up leaves the focus alone').toBe(section.getByLabelText('CEP'));
    await user.clear(section.getByLabelText('Rua'));
    await paste(user, section.getByLabelText('Rua'), 'Praça da Sé');
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(backend.callsTo(UPDATE)).toHaveLength(1));
    expect(backend.callsTo(UPDATE)[0]?.body).toEqual(SENT);
    expect(backend.callsTo('GET /public/cep/:cep')).toHaveLength(1);
  });

  it('is saved with the fields of its new code, also if it is saved before the answer', async () => {
    const { backend, user } = await setup({
      'GET /public/cep/:cep': { data: { ...found, logradouro: 'Praça da Sé' }, delayMs: 200 },
    });
    const section = await typeCep(user, '01001000');
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(backend.callsTo(UPDATE)).toHaveLength(1));
    expect(backend.callsTo(UPDATE)[0]?.body).toEqual(SENT);
  });

  it('is saved at the second press if its new code is unknown, so that the message is seen first', async () => {
    const { backend, user } = await setup({
      'GET /public/cep/:cep': { data: { erro: true }, delayMs: 200 },
    });
    const section = await typeCep(user, '99999999');
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    expect(await section.findByText('CEP não encontrado.')).toBeTruthy();
    expect(backend.callsTo(UPDATE)).toHaveLength(0);
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(backend.callsTo(UPDATE)[0]?.body).toEqual({ cep: '99999999' }));
  });

  it('sends nothing if the edit is cancelled before the answer', async () => {
    let release = () => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { backend, user } = await setup({
      'GET /public/cep/:cep': async () => {
        await answered;
        return { data: found };
      },
    });
    const section = await typeCep(user, '01001000');
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(backend.callsTo('GET /public/cep/:cep')).toHaveLength(1));
    await user.click(section.getByRole('button', { name: 'Cancelar' }));
    release();
    expect(await section.findByRole('button', { name: 'Editar' })).toBeTruthy();
    expect(backend.callsTo(UPDATE)).toHaveLength(0);
  });

  it('an unknown code shows a message and no field is locked', async () => {
    const { user } = await setup({ 'GET /public/cep/:cep': { data: { erro: 'true' } } });
    const section = await typeCep(user, '99999999');
    expect(await section.findAllByText('CEP não encontrado.')).toBeTruthy();
    expect(section.getByLabelText('Rua').hasAttribute('readonly')).toBe(false);
  });

  it('cities follow the state', async () => {
    const { user } = await setup();
    const section = await edit(user, 'Endereço');
    await section.findByRole('option', { name: 'São Paulo' });
    await user.selectOptions(section.getByLabelText('Estado'), 'SP');
    expect(value(section.getByLabelText('Cidade'))).toBe('');
    await section.findByRole('option', { name: 'Santos' });
    await user.selectOptions(section.getByLabelText('Cidade'), 'Santos');
    expect(value(section.getByLabelText('Cidade'))).toBe('Santos');
    await user.selectOptions(section.getByLabelText('Estado'), '');
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    expect(await section.findByText('Estado é obrigatório.')).toBeTruthy();
    expect(section.getByText('Cidade é obrigatória.')).toBeTruthy();
  });

  it('all fields can be typed if the service fails', async () => {
    const { backend, user } = await setup({
      'GET /public/localidades/estados': { status: 400 },
      'GET /public/localidades/estados/:uf/municipios': { status: 400 },
    });
    const section = await edit(user, 'Endereço');
    await section.findByText('Não foi possível carregar os estados. Digite a sigla do estado.');
    await user.clear(section.getByLabelText('Estado'));
    await user.type(section.getByLabelText('Estado'), 'mg');
    await user.clear(section.getByLabelText('Cidade'));
    await user.type(section.getByLabelText('Cidade'), 'Ouro Preto');
    await user.click(section.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(backend.callsTo(UPDATE)[0]?.body).toEqual({ state: 'MG', city: 'Ouro Preto' }),
    );
  });
});

describe('plan', () => {
  const planned = (activePlan: unknown) => ({ [READ]: { data: accountAnswer({ activePlan }) } });
  const plan = accountAnswer().activePlan;

  it.each([
    [{ ...plan }, 'Ativo', '20/12/2026'],
    [{ ...plan, status: false }, 'Inativo', '20/12/2026'],
    [{ ...plan, status: 'past_due' }, 'past_due', '20/12/2026'],
    [{ ...plan, dateNextBilling: '2099-01-01' }, 'Ativo', 'Vitalício'],
    [{ ...plan, dateNextBilling: '' }, 'Ativo', 'N/D'],
  ])('shows %j', async (activePlan, status, nextBilling) => {
    await setup(planned(activePlan));
    const section = await inRegion('Meu Plano');
    const factOf = (label: string) => section.getByText(label).nextElementSibling?.textContent;
    expect(factOf('Plano')).toBe('Fleming');
    expect(factOf('Situação')).toBe(status);
    expect(factOf('Próxima cobrança')).toBe(nextBilling);
    expect(factOf('Valor do plano')?.replace(/\s/g, ' ')).toBe('R$ 100,00 por mês');
    expect(factOf('Início')).toBe('20/10/2026');
  });

  it('the free plan cannot be cancelled', async () => {
    await setup(planned({ id: 1, name: 'free_plan', status: true, price: 0 }));
    const section = await inRegion('Meu Plano');
    expect(section.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull();
    expect(section.queryByText('Direito de arrependimento')).toBeNull();
  });

  it('cancelling asks first, mentions the right of withdrawal, and leads to the free plan', async () => {
    const { app, backend, user } = await setup({
      'DELETE /api/subscription/cancel': { data: { success: true } },
    });
    const section = await inRegion('Meu Plano');
    expect(section.getByText(/art\. 49 do Código de Defesa do Consumidor/)).toBeTruthy();
    expect(section.getByText(/escreva para nós dentro do prazo.* Depois, cancele/)).toBeTruthy();
    expect(
      section.getByRole('link', { name: 'Exercer o direito de arrependimento' }).getAttribute('href'),
    ).toMatch(/^mailto:contato@exemplo\.com\.br\?/);
    await user.click(section.getByRole('button', { name: 'Cancelar assinatura' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancelar assinatura?' }));
    expect(dialog.getByText(/O tempo que resta do Fleming já pago se perde\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Manter assinatura' }));
    expect(backend.callsTo('DELETE /api/subscription/cancel')).toHaveLength(0);
    await user.click(section.getByRole('button', { name: 'Cancelar assinatura' }));
    backend.on(READ, { data: accountAnswer({ activePlan: { id: 1, name: 'free_plan', status: true } }) });
    await user.click(screen.getByRole('button', { name: 'Sim, cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await section.findByText('Gratuito')).toBeTruthy();
    expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Meu Plano' }));
    expect(app.session.getState().session).toMatchObject({ planName: 'free_plan', hasActivePlan: true });
  });

  it('choosing the free plan activates it on the same page', async () => {
    const { app, notes, user } = await setup({
      'POST /api/subscription/link-free': { data: { hasActivePlan: true, planName: 'free_plan', planId: 1 } },
    });
    await user.click((await inRegion('Meu Plano')).getByRole('button', { name: 'Alterar plano' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Alterar plano' }));
    expect(dialog.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Alterar plano',
      'Gratuito',
      'Fleming',
      'Hipócrates',
    ]);
    expect(dialog.getByRole('button', { name: 'Escolher Fleming' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(dialog.getByRole('button', { name: 'Escolher Gratuito' }));
    await user.click(screen.getByRole('button', { name: 'Sim, cancelar' }));
    await waitFor(() => expect(notes()).toEqual(['success: Plano Gratuito ativado.']), { timeout: 5000 });
    expect(app.session.getState().session?.hasActivePlan).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a payment that waits for its confirmation like the welcome does', async () => {
    const { app, show } = await setup();
    const section = await inRegion('Meu Plano');
    expect(section.queryByText(/em confirmação/)).toBeNull();
    markPendingPlan(app, 'hippocrates_plan');
    show({});
    expect(section.getByText(/em confirmação/).textContent).toBe(
      'Pagamento recebido e em confirmação. O plano Hipócrates é liberado por completo assim que ele for confirmado. Até a confirmação, valem os limites do plano Fleming. Os dados abaixo ainda são do plano anterior.',
    );
  });

  it('asks for a payment that another device has made until it is confirmed', async () => {
    let confirmation = 'pending';
    const free = accountAnswer({ activePlan: { id: 1, name: 'free_plan', status: true } });
    const paid = { key: 'pedido-5', plan: 'fleming_plan', startedAt: '2026-11-20T15:00:00Z' };
    const { app, notes, user } = await setup({
      [READ]: () => ({ data: confirmation === 'pending' ? free : accountAnswer() }),
      'GET /gateway/payments': () => ({ data: [{ ...paid, confirmation }] }),
    });
    const section = await inRegion('Meu Plano');
    expect((await section.findByText(/^Pagamento recebido/)).textContent).toMatch(
      /ainda são do plano anterior\.$/,
    );
    await user.click(section.getByRole('button', { name: 'Ver recibo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recibo' }));
    expect(dialog.getByText('Pagamento em confirmação')).toBeTruthy();
    confirmation = 'confirmed';
    await act(async () => void (await (await app.account()).checkPayment()));
    expect(section.queryByText(/em confirmação/)).toBeNull();
    expect(dialog.queryByText('Pagamento em confirmação')).toBeNull();
    expect(dialog.getByText('Aprovado')).toBeTruthy();
    expect(section.getAllByText('Plano')[0]?.nextElementSibling?.textContent).toBe('Fleming');
    expect(notes()).toEqual(['success: Pagamento confirmado. Seu plano Fleming está ativo.']);
  });

  it('keeps the receipt of the last payment', async () => {
    const seller = { name: 'Vesálio Tecnologia Ltda.', email: 'contato@exemplo.com.br' };
    const { app, show, user } = await setup({}, { seller });
    const section = await inRegion('Meu Plano');
    expect(section.queryByRole('button', { name: 'Ver recibo' })).toBeNull();
    const receipt = { plan: 'fleming_plan', at: 0, lastFour: '1111', coupon: '', requestId: 'pedido-7' };
    app.storage.set('own:receipt', JSON.stringify(receipt));
    show({});
    expect(section.getByText('Último pagamento')).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Ver recibo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recibo' }));
    for (const fact of [seller.name, 'Fleming', 'final 1111', 'pedido-7'])
      expect(dialog.getByText(fact)).toBeTruthy();
    expect(dialog.getAllByRole('heading')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says on the receipt and beside its date that a payment ended before its confirmation', async () => {
    const startedAt = new Date(Date.now() - 24 * 3600 * 1000).toISOString();
    const paid = { key: 'pedido-6', plan: 'fleming_plan', startedAt };
    const receipt = { plan: paid.plan, at: Date.parse(paid.startedAt), requestId: paid.key };
    const { app, show, user } = await setup({
      [READ]: { data: accountAnswer({ activePlan: { id: 1, name: 'free_plan', status: true } }) },
      'GET /gateway/payments': { data: [{ ...paid, confirmation: 'over' }] },
    });
    app.storage.set('own:receipt', JSON.stringify(receipt));
    show({});
    const section = await inRegion('Meu Plano');
    expect(await section.findByText(/· Encerrado antes da confirmação$/)).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Ver recibo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recibo' }));
    expect(dialog.getByText('Situação').nextElementSibling?.textContent).toBe(
      'Encerrado antes da confirmação',
    );
    // Its seven days are not over, but nothing is known to have been charged.
    expect(dialog.queryByText(/receber o valor de volta/)).toBeNull();
  });

  it('keeps the receipts of earlier payments, and says what became of each, if it is known', async () => {
    const paid = (key: string, plan: string, startedAt: string, confirmation?: string) => ({
      ...{ key, plan, startedAt, coupon: key === 'pedido-1' ? 'MED20' : '', confirmation },
    });
    const { app, show, user } = await setup({
      'GET /gateway/payments': {
        data: [
          paid('pedido-3', 'hippocrates_plan', '2026-11-20T15:00:00Z'),
          paid('pedido-2', 'fleming_plan', '2026-10-20T15:00:00Z', 'over'),
          paid('pedido-1', 'fleming_plan', '2026-09-20T15:00:00Z', 'confirmed'),
        ],
      },
    });
    const kept = { plan: 'hippocrates_plan', at: 1, lastFour: '1111', coupon: '', requestId: 'pedido-3' };
    app.storage.set('own:receipt', JSON.stringify(kept));
    show({});
    const section = await inRegion('Meu Plano');
    await user.click(await section.findByText('Pagamentos anteriores'));
    const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^20\/10\/2026 \d\d:00\s· Fleming\s· Encerrado antes da confirmação/),
      expect.stringMatching(/^20\/09\/2026 \d\d:00\s· Fleming\s· AprovadoVer recibo$/),
    ]);
    await user.click(section.getByRole('button', { name: /^Ver recibo de 20\/09\/2026/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recibo' }));
    for (const fact of ['Fleming', 'MED20', 'pedido-1']) expect(dialog.getByText(fact)).toBeTruthy();
    expect(dialog.getByText('Situação').nextElementSibling?.textContent).toBe('Aprovado');
    // Its seven days are over.
    expect(dialog.queryByText(/^Direito de arrependimento: até/)).toBeNull();
  });

  it.each([
    [6, true],
    [8, false],
  ])(
    'leads a person without a paid plan to the right of withdrawal %i days after a payment: %s',
    async (days, isLed) => {
      const { app, show } = await setup({ [READ]: { data: accountAnswer({ activePlan: null }) } });
      const at = app.clock.now() - days * 24 * 3600 * 1000;
      app.storage.set(
        'own:receipt',
        JSON.stringify({ plan: 'fleming_plan', at, coupon: '', requestId: 'pedido-9' }),
      );
      show({});
      const section = await inRegion('Meu Plano');
      expect(section.getByText('Último pagamento')).toBeTruthy();
      const link = section.queryByRole('link', { name: 'Exercer o direito de arrependimento' });
      expect(link !== null).toBe(isLed);
      // There is no subscription to cancel.
      expect(section.queryByText(/cancele a assinatura aqui/)).toBeNull();
    },
  );

  it('shows the receipt on a device that has not paid, without the card', async () => {
    const paid = {
      key: 'pedido-8',
      plan: 'fleming_plan',
      startedAt: '2026-11-20T15:00:00Z',
      coupon: 'MED20',
    };
    const { user } = await setup({ 'GET /gateway/payments': { data: [paid] } });
    await user.click(await (await inRegion('Meu Plano')).findByRole('button', { name: 'Ver recibo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recibo' }));
    for (const fact of ['Fleming', 'MED20', 'pedido-8']) expect(dialog.getByText(fact)).toBeTruthy();
    expect(dialog.queryByText('Situação'), 'nobody knows').toBeNull();
    expect(dialog.queryByText('Cartão')).toBeNull();
  });

  it('another plan opens the payment, the corporate one an external link', async () => {
    const { user } = await setup();
    await user.click((await inRegion('Meu Plano')).getByRole('button', { name: 'Alterar plano' }));
    await user.click(screen.getByRole('tab', { name: 'Plano Corporativo Premium' }));
    expect(screen.getByRole('link', { name: /^Solicitar cotação/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/5521999990000\?text=/,
    );
    await user.click(screen.getByRole('tab', { name: 'Planos Privados' }));
    screen.getByRole('button', { name: 'Escolher Hipócrates' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Assinar Hipócrates' }));
    // The pressed button disappeared with the plans.
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Assinar Hipócrates' }));
    expect(await dialog.findByRole('radiogroup', { name: 'Cartões salvos' })).toBeTruthy();
    dialog.getByRole('button', { name: 'Voltar para Planos' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Alterar plano' }));
  });

  it('cannot be dismissed while it pays, so that the outcome is seen', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = await setup({
      'GET /gateway/payments': { data: [] },
      'POST /api/subscription/create': async () => {
        await answered;
        return { status: 402, data: { message: 'Saldo insuficiente.' } };
      },
    });
    await user.click((await inRegion('Meu Plano')).getByRole('button', { name: 'Alterar plano' }));
    await user.click(screen.getByRole('button', { name: 'Escolher Hipócrates' }));
    await user.click(await screen.findByRole('radio', { name: /Pessoal/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(screen.getByRole('button', { name: 'Finalizar pagamento' }));
    const dialog = screen.getByRole('dialog', { name: 'Assinar Hipócrates' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Voltar para Planos' })).toHaveProperty(
        'disabled',
        true,
      ),
    );
    const cancel = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
    cancel();
    answer();
    expect(await within(dialog).findByText('Saldo insuficiente.')).toBeTruthy();
    cancel();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a payment here names the same seller on its receipt as the payment page, and leads to the chat of the host', async () => {
    const seller = { name: 'Vesálio Tecnologia Ltda.', email: 'contato@exemplo.com.br' };
    const pay: FakeRoutes = {
      'GET /gateway/payments': { data: [] },
      'POST /api/subscription/create': { data: { data: { status: 'succeeded' } } },
    };
    const onChat = vi.fn();
    const { user } = await setup(pay, { seller, onChat });
    await user.click((await inRegion('Meu Plano')).getByRole('button', { name: 'Alterar plano' }));
    await user.click(screen.getByRole('button', { name: 'Escolher Hipócrates' }));
    await user.click(await screen.findByRole('radio', { name: /Pessoal/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(screen.getByRole('button', { name: 'Finalizar pagamento' }));
    const receipt = within(await screen.findByRole('region', { name: 'Recibo' }));
    expect(receipt.getByText('Fornecedor').nextElementSibling?.textContent).toBe(seller.name);
    // An embedded account opens the chat only on a press.
    expect(screen.queryByText(/O chat será aberto/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ir para o chat' }));
    expect(onChat).toHaveBeenCalledOnce();
  });

  it('on an origin where cards may not be typed, their links open the product', async () => {
    await setup({}, { productAccount: 'https://produto.example/account' });
    const link = (await inRegion('Meus cartões')).getByRole('link', { name: 'Adicionar cartão' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://produto.example/account#cards',
      '_blank',
    ]);
    expect((await inRegion('Meu Plano')).getByRole('link', { name: 'Alterar plano' })).toBeTruthy();
  });
});

it('requests one mail, however often the button is pressed before its flow has loaded', async () => {
  const MAIL = 'POST /api/auth/forgot-password';
  const { app, backend, user } = await setup({ [MAIL]: { data: {} } });
  const auth = await app.auth();
  let arrive = () => {};
  vi.spyOn(app, 'auth').mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(auth);
    }),
  );
  const section = await inRegion('Opções da Conta');
  const button = section.getByRole('button', { name: 'Alterar senha' });
  await user.dblClick(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await act(async () => arrive());
  expect(await section.findByRole('status')).toBeTruthy();
  expect(backend.callsTo(MAIL)).toHaveLength(1);
});

describe('cards', () => {
  const DELETE = 'DELETE /api/clientCards/:id';
  const ADD = 'POST /api/clientCards/cliente/:id';

  it('removes one after a confirmation, and refuses to remove one in use', async () => {
    const { backend, notes, user } = await setup({ [DELETE]: { data: {} } });
    const section = await inRegion('Meus cartões');
    await user.click(await section.findByRole('button', { name: 'Excluir cartão Consultório' }));
    expect(notes()).toEqual(['error: Você não pode excluir um cartão que está em uso.']);
    await user.click(section.getByRole('button', { name: 'Excluir cartão Pessoal' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Excluir cartão?' }));
    await user.click(dialog.getByRole('button', { name: 'Não' }));
    expect(backend.callsTo(DELETE)).toHaveLength(0);
    await user.click(section.getByRole('button', { name: 'Excluir cartão Pessoal' }));
    await user.click(screen.getByRole('button', { name: 'Sim, excluir' }));
    await waitFor(() => expect(section.queryByText('Pessoal')).toBeNull());
    const heading = section.getByRole('heading', { name: 'Meus cartões' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(backend.callsTo(DELETE).map(({ path }) => path)).toEqual(['/api/clientCards/9']);
    expect(notes()).toContain('success: Cartão removido com sucesso!');
  });

  it('no two buttons have the same name: the last digits distinguish nicknames, a count the same card saved twice', async () => {
    const saved = (clientCardId: number, label: string, maskedNumber: string) => ({
      ...card,
      clientCardId,
      label,
      maskedNumber,
    });
    const { user } = await setup({
      'GET /api/clientCards/cliente/:id': {
        data: [
          saved(1, 'Meu Cartão', '**** 1111'),
          saved(2, 'Meu Cartão', '**** 4444'),
          saved(3, 'Meu Cartão', '**** 4444'),
          saved(4, 'Pessoal', '**** 4444'),
          saved(5, '', '**** 0077'),
        ],
      },
    });
    const section = await inRegion('Meus cartões');
    const buttons = await section.findAllByRole('button', { name: /^Excluir cartão/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Excluir cartão Meu Cartão final 1111',
      'Excluir cartão Meu Cartão final 4444 (1 de 2)',
      'Excluir cartão Meu Cartão final 4444 (2 de 2)',
      'Excluir cartão Pessoal',
      'Excluir cartão Visa final 0077',
    ]);
    await user.click(section.getByRole('button', { name: 'Excluir cartão Meu Cartão final 1111' }));
    const dialog = screen.getByRole('dialog', { name: 'Excluir cartão?' });
    expect(dialog.textContent).toContain('O cartão Meu Cartão final 1111 deixará');
  });

  it.each([
    [{ status: 400 }, 'Erro ao buscar cartões.'],
    [{ data: [] }, 'Você ainda não tem cartões salvos.'],
  ])('the list %j', async (reply, sentence) => {
    await setup({ 'GET /api/clientCards/cliente/:id': reply });
    expect(await (await inRegion('Meus cartões')).findByText(sentence)).toBeTruthy();
  });

  it('adds one with its nickname, and a refusal keeps the number and clears the code', async () => {
    const { backend, notes, user } = await setup({
      [ADD]: { status: 400 },
      'GET /public/cep/:cep': { data: { erro: true } },
    });
    await user.click((await inRegion('Meus cartões')).getByRole('button', { name: 'Adicionar cartão' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Adicionar cartão' }));
    const enter = async (label: string, text: string) => {
      await user.clear(dialog.getByLabelText(label));
      if (text) await paste(user, dialog.getByLabelText(label), text);
    };
    await enter('Apelido do cartão', '');
    await user.click(dialog.getByRole('button', { name: 'Salvar cartão' }));
    expect(await dialog.findAllByText('Apelido do cartão é obrigatório.')).toBeTruthy();
    expect(dialog.getAllByText('Nome é obrigatório.')).toBeTruthy();
    // Announced once, in the summary. The field announces only its look-up.
    const words = dialog.getAllByText('CEP é obrigatório.');
    expect(words.some((line) => line.closest('.vs-field'))).toBe(true);
    expect(words.filter((line) => line.closest('[aria-live]'))).toEqual([]);
    expect(backend.callsTo(ADD)).toHaveLength(0);

    await enter('Nome impresso no cartão', 'Ana Souza');
    await enter('CPF ou CNPJ', '52998224725');
    await enter('Número do cartão', '4111111111111111');
    await enter('Validade', '1231');
    await enter('CVV', '737');
    await enter('Apelido do cartão', 'Viagem');
    await enter('CEP', '01001000');
    await enter('Endereço', 'Praça da Sé');
    await enter('Cidade', 'São Paulo');
    await enter('UF', 'sp');
    await user.click(dialog.getByRole('button', { name: 'Salvar cartão' }));
    expect(
      await dialog.findByText('Erro ao salvar cartão. Verifique os dados e tente novamente.'),
    ).toBeTruthy();
    expect(value(dialog.getByLabelText('Número do cartão'))).toBe('4111 1111 1111 1111');
    expect(value(dialog.getByLabelText('CVV'))).toBe('');

    backend.on(ADD, { status: 201, data: {} });
    await enter('CVV', '737');
    await user.click(dialog.getByRole('button', { name: 'Salvar cartão' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.callsTo(ADD).at(-1)?.body).toMatchObject({
      number: '4111111111111111',
      cvv: '737',
      label: 'Viagem',
      billingAddress: { line1: 'Praça da Sé', zipCode: '01001000', state: 'SP', country: 'BR' },
    });
    expect(notes()).toContain('success: Cartão adicionado com sucesso!');
  });
});

describe('security', () => {
  it.each([
    [true, 'Alterar senha'],
    [false, 'Definir senha'],
  ])('with hasPassword %j the password is set by mail: %s', async (hasPassword, name) => {
    const { backend, user } = await setup({
      [READ]: { data: accountAnswer({ hasPassword }) },
      'POST /api/auth/forgot-password': { data: {} },
    });
    await region('Perfil');
    const section = await inRegion('Opções da Conta');
    await user.click(section.getByRole('button', { name }));
    expect((await section.findByRole('status')).textContent).toContain('caso ele esteja cadastrado');
    expect(backend.callsTo('POST /api/auth/forgot-password')[0]?.body).toEqual({
      email: 'ana@exemplo.com.br',
    });
  });

  it('reports a mail that could not be requested', async () => {
    const { user } = await setup({ 'POST /api/auth/forgot-password': { status: 500 } });
    await region('Perfil');
    const section = await inRegion('Opções da Conta');
    await user.click(section.getByRole('button', { name: 'Alterar senha' }));
    expect((await section.findByRole('alert')).textContent).toMatch(
      /^Não foi possível processar sua solicitação\./,
    );
  });

  it('deleting asks first, reports a failure, and signs out', async () => {
    const DELETE = 'DELETE /api/auth/delete-account';
    const { backend, deleted, user } = await setup({ [DELETE]: { status: 500 } });
    await region('Perfil');
    await user.click((await inRegion('Opções da Conta')).getByRole('button', { name: 'Excluir conta' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Excluir sua conta?' }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Não' }));
    expect(backend.callsTo(DELETE)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Sim, excluir conta' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Não foi possível excluir sua conta/);
    expect(deleted).not.toHaveBeenCalled();
    backend.on(DELETE, { data: { success: true } });
    await user.click(dialog.getByRole('button', { name: 'Sim, excluir conta' }));
    await waitFor(() => expect(deleted).toHaveBeenCalledOnce());
  });
});

describe('the picture', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, file: File) => {
    await region('Perfil');
    await user.upload(screen.getByLabelText('Escolher foto', { selector: 'input' }), file);
  };

  it.each([
    [
      'too large',
      new File([new Uint8Array(2 * 1_048_576 + 1)], 'eu.png', { type: 'image/png' }),
      'A imagem deve ter no máximo 2MB.',
    ],
    [
      'a page in disguise',
      new File(['<script>'], 'eu.jpg', { type: 'image/jpeg' }),
      'Formato de imagem não suportado. Use JPG, PNG ou GIF.',
    ],
  ])('%s is refused at once', async (_case, file, sentence) => {
    const { backend, user } = await setup();
    await choose(user, file);
    expect(await (await inRegion('Perfil')).findByText(sentence)).toBeTruthy();
    expect(backend.callsTo('PUT /api/auth/my-account/picture')).toHaveLength(0);
  });
});
