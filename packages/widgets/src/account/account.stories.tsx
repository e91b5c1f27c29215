import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  defaultLegalIdentity,
  type LegalDocument,
  limits,
  markPendingPlan,
  privacyPolicy,
  termsOfUse,
} from '@vesalio/core';
import { accountAnswer, type FakeRoute, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { radiograph } from '../../../../.storybook/composer-stage.tsx';
import { type StoryAppOptions, withApp } from '../../../../.storybook/with-app.tsx';
import { AccountWidget } from './account-widget.tsx';

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
const cards = [
  {
    ...card,
    clientCardId: 10,
    label: 'Consultório',
    brand: 'mastercard',
    maskedNumber: '**** 4444',
    isUsing: true,
  },
  card,
  { ...card, clientCardId: 11, label: 'Antigo', brand: 'elo', maskedNumber: '**** 0011', expYear: '2024' },
];
const states = [
  { id: 33, sigla: 'RJ', nome: 'Rio de Janeiro' },
  { id: 35, sigla: 'SP', nome: 'São Paulo' },
];
const READ = 'GET /api/auth/my-account';
const UPDATE = 'PUT /api/auth/my-account';
const CARDS = 'GET /api/clientCards/cliente/:id';
const CANCEL = 'DELETE /api/subscription/cancel';
const DELETE = 'DELETE /api/auth/delete-account';

const on = (routes: FakeRoutes = {}, prepare?: StoryAppOptions['prepare']) =>
  withApp({
    session: sessionOf(),
    ...(prepare ? { prepare } : {}),
    routes: {
      [READ]: { data: accountAnswer() },
      [UPDATE]: { data: {} },
      [CARDS]: { data: cards },
      'GET /public/cep/:cep': {
        data: { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' },
      },
      'GET /public/localidades/estados': { data: states },
      'GET /public/localidades/estados/:uf/municipios': { data: [{ id: 1, nome: 'Rio de Janeiro' }] },
      'POST /api/auth/forgot-password': { data: {} },
      ...routes,
    },
  });
const account = (fields: Record<string, unknown>) => on({ [READ]: { data: accountAnswer(fields) } });
const withPlan = (fields: Record<string, unknown> | null) =>
  account({ activePlan: fields && { ...accountAnswer().activePlan, ...fields } });

const legal = { terms: termsOfUse(defaultLegalIdentity), privacy: privacyPolicy(defaultLegalIdentity) };
/** Only `Ready` shows the full legal texts. Other stories show their first section. */
const opening = (text: LegalDocument): LegalDocument => ({ ...text, sections: text.sections.slice(0, 1) });

const meta: Meta<typeof AccountWidget> = {
  title: 'Conta/Área da conta',
  component: AccountWidget,
  args: {
    legal: { terms: opening(legal.terms), privacy: opening(legal.privacy) },
    quote: { whatsapp: '5521999990000', email: 'contato@vesalio.example', brand: 'Vesálio' },
    onDeleted: fn(),
    onPaid: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof AccountWidget>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** Brings a section into view, so that a story shows the state that it is named after. */
const region = async ({ canvas }: Context, name: string) => {
  const section = await canvas.findByRole('region', { name });
  section.scrollIntoView({ block: 'nearest' });
  return within(section);
};
const press = async (context: Context, section: string, button: string) => {
  const inside = await region(context, section);
  await context.userEvent.click(await inside.findByRole('button', { name: button }));
  return inside;
};
const fill = async ({ userEvent }: Context, box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

/** A story that ends when a text is shown in a section. */
const shows =
  (section: string, text: string | RegExp): Play =>
  async (context) => {
    const [found] = await (await region(context, section)).findAllByText(text);
    await expect(found).toBeVisible();
    // Content that loaded in the meantime may have moved it.
    found?.scrollIntoView({ block: 'center' });
    await expect(found?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  };

export const Ready: Story = {
  name: 'Conta completa',
  args: { legal },
  decorators: [on()],
  play: shows('Perfil', 'Ana Souza'),
};
export const Loading: Story = {
  name: 'Carregando',
  decorators: [on({ [READ]: { silent: true }, [CARDS]: { silent: true } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Configurações da Conta' })).toBeVisible();
    await expect(canvas.queryByText('Ana Souza')).toBeNull();
  },
};
export const LoadFailed: Story = {
  name: 'Conta com falha ao carregar',
  decorators: [on({ [READ]: { status: 400 } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Não foi possível carregar os dados da sua conta/)).toBeVisible();
  },
};
/** The account was loaded before and cannot be loaded again. */
export const Stale: Story = {
  name: 'Dados desatualizados',
  decorators: [
    on({}, async (app, backend) => {
      await (await app.account()).load();
      backend.on(READ, { status: 400 });
    }),
  ],
  play: async (context) => {
    await expect(
      await context.canvas.findByText(/Os dados abaixo podem estar desatualizados\.$/),
    ).toBeVisible();
    await shows('Perfil', 'Ana Souza')(context);
  },
};
export const NothingInformed: Story = {
  name: 'Nenhum dado complementar',
  decorators: [
    account({
      cpf: '',
      sex: '',
      cep: '',
      state: '',
      city: '',
      neighborhood: '',
      street: '',
      numberAddress: '',
      phoneNumber: '',
      dateBirth: '',
    }),
  ],
  play: async (context) => {
    const missing = await context.canvas.findByRole('region', { name: 'Complete seus dados' });
    await expect(missing).toHaveTextContent(
      'Ainda não informados: telefone, data de nascimento, CPF, sexo e endereço.',
    );
    await expect((await region(context, 'Endereço')).queryByText('CEP')).toBeNull();
  },
};

export const EditProfile: Story = {
  name: 'Perfil em edição',
  decorators: [on()],
  play: async (context) => {
    const inside = await press(context, 'Perfil', 'Editar');
    await expect(inside.getByLabelText('Nome')).toHaveFocus();
  },
};
export const ProfileMistakes: Story = {
  name: 'Perfil com erros',
  decorators: [on()],
  play: async (context) => {
    const inside = await press(context, 'Perfil', 'Editar');
    await context.userEvent.clear(inside.getByLabelText('Nome'));
    await fill(context, inside.getByLabelText('Telefone'), '2199');
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    await expect(await inside.findByText('Telefone inválido (10 ou 11 dígitos).')).toBeVisible();
  },
};
export const BornTomorrow: Story = {
  name: 'Data de nascimento no futuro',
  tags: ['long'],
  decorators: [on()],
  play: async (context) => {
    const inside = await press(context, 'Perfil', 'Editar');
    await fill(context, inside.getByLabelText('Data de nascimento'), '2099-12-31');
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    await expect(await inside.findByText('Data de nascimento deve ser no passado.')).toBeVisible();
  },
};
export const NothingChanged: Story = {
  name: 'Nenhuma alteração detectada',
  tags: ['long'],
  decorators: [on()],
  play: async (context) => {
    const inside = await press(context, 'Perfil', 'Editar');
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    await expect(await context.canvas.findByText('Nenhuma alteração detectada.')).toBeVisible();
  },
};
export const Saved: Story = {
  name: 'Perfil salvo',
  tags: ['long'],
  decorators: [on()],
  play: async (context) => {
    const inside = await press(context, 'Perfil', 'Editar');
    await fill(context, inside.getByLabelText('Nome'), 'Ana D’Ávila');
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    await expect(await context.canvas.findByText('Dados atualizados com sucesso.')).toBeVisible();
  },
};
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const photoRefused = (sentence: string, make: () => File): Story => ({
  decorators: [on()],
  play: async (context) => {
    await region(context, 'Perfil');
    const chooser = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const chosen = new DataTransfer();
    chosen.items.add(make());
    // A file dialog set to "all files" ignores the browser's filter.
    if (chooser) chooser.files = chosen.files;
    chooser?.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(await context.canvas.findByText(sentence)).toBeVisible();
  },
});
export const PhotoUpdated: Story = {
  name: 'Foto atualizada',
  decorators: [on({ 'PUT /api/auth/my-account/picture': { data: {} } })],
  play: async (context) => {
    await region(context, 'Perfil');
    const chooser = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser) await context.userEvent.upload(chooser, await radiograph('retrato.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajustar foto' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Salvar foto' }));
    await expect(await context.canvas.findByText('Foto atualizada com sucesso.')).toBeVisible();
  },
};
export const PhotoOfAnotherType = {
  ...photoRefused(
    'Formato de imagem não suportado. Use JPG, PNG ou GIF.',
    () => new File(['<svg/>'], 'retrato.svg', { type: 'image/svg+xml' }),
  ),
  name: 'Foto de formato não suportado',
  tags: ['long'],
};
export const PhotoUnreadable = {
  ...photoRefused(
    'Não foi possível ler esta imagem. Escolha outro arquivo.',
    // Begins like a PNG, but contains no picture.
    () => new File(['\x89PNG\r\n\x1a\n'].map(bytesOf), 'retrato.png', { type: 'image/png' }),
  ),
  name: 'Foto ilegível',
  tags: ['long'],
};
export const PhotoTooLarge: Story = {
  name: 'Foto acima de 2 MB',
  tags: ['long'],
  decorators: [on()],
  play: async (context) => {
    await region(context, 'Perfil');
    const chooser = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const photo = new File([new Uint8Array(limits.photoBytes + 1)], 'retrato.png', { type: 'image/png' });
    if (chooser) await context.userEvent.upload(chooser, photo);
    await expect(await context.canvas.findByText('A imagem deve ter no máximo 2MB.')).toBeVisible();
  },
};
export const Saving: Story = {
  name: 'Salvamento em andamento',
  tags: ['long'],
  decorators: [on({ [UPDATE]: { silent: true } })],
  play: async (context) => {
    const inside = await press(context, 'Perfil', 'Editar');
    await fill(context, inside.getByLabelText('Nome'), 'Ana D’Ávila');
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    await expect(await inside.findByRole('button', { name: 'Salvando...' })).toBeVisible();
  },
};
export const UpdateFailed: Story = {
  name: 'Salvamento com falha',
  tags: ['long'],
  decorators: [on({ [UPDATE]: { status: 500 } })],
  play: async (context) => {
    const inside = await press(context, 'Perfil', 'Editar');
    await fill(context, inside.getByLabelText('Nome'), 'Ana D’Ávila');
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    await expect(await inside.findByText(/^Erro ao atualizar os dados/)).toBeVisible();
    await expect(inside.getByLabelText('Nome')).toHaveValue('Ana D’Ávila');
  },
};
export const EditIdentification: Story = {
  name: 'Identificação com CPF inválido',
  decorators: [on()],
  play: async (context) => {
    const inside = await press(context, 'Identificação', 'Editar');
    await expect(inside.getByLabelText('Sexo')).toHaveValue('Feminino');
    await fill(context, inside.getByLabelText('CPF'), '11111111111');
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    await expect(await inside.findByText('CPF inválido.')).toBeVisible();
  },
};

const typeCep = async (context: Context) => {
  const inside = await press(context, 'Endereço', 'Editar');
  await fill(context, inside.getByLabelText('CEP'), '01001000');
  return inside;
};
export const AddressFound: Story = {
  name: 'CEP encontrado',
  decorators: [on()],
  play: async (context) => {
    const inside = await typeCep(context);
    await waitFor(() => expect(inside.getByLabelText('Rua')).toHaveAttribute('readonly'), { timeout: 8000 });
  },
};
export const AddressNotFound: Story = {
  name: 'CEP não encontrado',
  tags: ['long'],
  decorators: [on({ 'GET /public/cep/:cep': { data: { erro: true } } })],
  play: async (context) => {
    const inside = await typeCep(context);
    await waitFor(() => expect(inside.getAllByText('CEP não encontrado.')[0]).toBeVisible(), {
      timeout: 8000,
    });
  },
};
export const AddressRequired: Story = {
  name: 'Endereço obrigatório em branco',
  tags: ['long'],
  decorators: [
    on({
      [READ]: {
        data: accountAnswer({
          cep: '',
          state: '',
          city: '',
          neighborhood: '',
          street: '',
          numberAddress: '',
        }),
      },
      'GET /public/cep/:cep': { data: { erro: true } },
    }),
  ],
  play: async (context) => {
    const inside = await typeCep(context);
    // The first press shows that the code was not found, and no other error yet.
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    await expect((await inside.findAllByText('CEP não encontrado.'))[0]).toBeVisible();
    await context.userEvent.click(inside.getByRole('button', { name: 'Salvar' }));
    for (const field of ['Rua é obrigatória.', 'Número é obrigatório.', 'Bairro é obrigatório.'])
      await expect(await inside.findByText(field)).toBeVisible();
    await expect(inside.getByText('Estado é obrigatório.')).toBeVisible();
  },
};
const addressTells = (sentence: string, answer: FakeRoute): Story => ({
  decorators: [on({ 'GET /public/cep/:cep': answer })],
  play: async (context) => {
    const inside = await typeCep(context);
    const [message] = await inside.findAllByText(sentence, {}, { timeout: 8000 });
    await expect(message).toBeVisible();
  },
});
export const PostalCodeRefused = {
  ...addressTells('CEP inválido.', { status: 400 }),
  name: 'CEP recusado',
  tags: ['long'],
};
export const PostalCodeServiceDown = {
  ...addressTells('CEP não encontrado ou serviço indisponível.', {
    status: 404,
  }),
  name: 'Serviço de CEP indisponível',
  tags: ['long'],
};
export const PostalCodeOffline = {
  ...addressTells('Não foi possível buscar o CEP. Verifique sua conexão ou tente mais tarde.', {
    fail: 'before',
  }),
  name: 'Busca de CEP sem conexão',
  tags: ['long'],
};
export const LocalitiesUnavailable: Story = {
  name: 'Lista de estados indisponível',
  decorators: [
    on({
      'GET /public/localidades/estados': { status: 404 },
      'GET /public/localidades/estados/:uf/municipios': { status: 404 },
    }),
  ],
  play: async (context) => {
    const inside = await press(context, 'Endereço', 'Editar');
    await expect(await inside.findByText(/^Não foi possível carregar os estados/)).toBeVisible();
  },
};

/** The account belongs to an institution: nothing can be edited, paid or deleted. */
export const InstitutionalSeat: Story = {
  name: 'Acesso institucional',
  decorators: [
    account({ name: 'Ana Souza', council: 'CRM-SP 123456', institution: 'Hospital Exemplo', email: '' }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/Seu acesso é fornecido por Hospital Exemplo/);
    await expect(canvas.getByText('CRM-SP 123456')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Meus cartões' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Editar|Alterar|Excluir/ })).toBeNull();
    await expect(canvas.getByText(/^A senha e a exclusão da conta/)).toBeVisible();
  },
};
export const FreePlan: Story = {
  name: 'Plano Gratuito',
  decorators: [withPlan({ name: 'free_plan', price: 0, status: true, dateNextBilling: '' })],
  play: async (context) => {
    await shows('Meu Plano', 'Gratuito')(context);
    await expect(context.canvas.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull();
  },
};
export const LifetimePlan: Story = {
  name: 'Plano vitalício',
  tags: ['long'],
  decorators: [withPlan({ dateNextBilling: '2099-12-31' })],
  play: shows('Meu Plano', 'Vitalício'),
};
export const InactivePlan: Story = {
  name: 'Plano inativo',
  tags: ['long'],
  decorators: [withPlan({ status: false })],
  play: shows('Meu Plano', 'Inativo'),
};
export const PendingPlan: Story = {
  name: 'Plano pendente',
  tags: ['long'],
  decorators: [withPlan({ status: 'pending' })],
  play: async (context) => {
    await shows('Meu Plano', 'pending')(context);
    await expect(context.canvas.getByText(/^Pagamento recebido e em confirmação/)).toBeVisible();
  },
};
/** A server error may hide a charge. */
export const DoubtfulPayment: Story = {
  name: 'Pagamento sem resultado conhecido',
  decorators: [
    on({
      'GET /gateway/payments': ({ query }) => ({
        data: query.has('open')
          ? [{ key: 'k-1', plan: 'hippocrates_plan', startedAt: '2026-11-20T15:00:00Z', status: 'refused' }]
          : [],
      }),
    }),
  ],
  play: async (context) => {
    const inside = await press(context, 'Meu Plano', 'Conferir agora');
    await inside.findByText(/^O pagamento do plano Hipócrates .* ainda não foi confirmado/);
    await expect(await inside.findByText(/sua conta ainda não mostra esse pagamento/)).toBeVisible();
  },
};
/** A change of the plan that awaits its confirmation, after a payment in this browser. */
export const PendingChange: Story = {
  name: 'Troca de plano em confirmação',
  decorators: [
    on({}, (app) => {
      const receipt = {
        plan: 'hippocrates_plan',
        at: Date.UTC(2026, 10, 20, 15),
        lastFour: '1111',
        coupon: '',
        requestId: 'b7b47031-86db-4748-8b48-dc97f5f334d0',
      };
      app.storage.set('own:receipt', JSON.stringify(receipt));
      markPendingPlan(app, 'hippocrates_plan');
    }),
  ],
  play: async (context) => {
    await shows('Meu Plano', 'Fleming')(context);
    await expect(context.canvas.getByText(/Hipócrates é liberado por completo assim que/)).toBeVisible();
    await press(context, 'Meu Plano', 'Ver recibo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recibo' }));
    await expect(dialog.getByText('final 1111')).toBeVisible();
  },
};
export const EarlierPayments: Story = {
  name: 'Pagamentos anteriores',
  tags: ['long'],
  decorators: [
    on({
      'GET /gateway/payments': {
        data: [
          { key: 'pedido-3', plan: 'fleming_plan', startedAt: '2026-11-20T15:00:00Z' },
          {
            key: 'pedido-2',
            plan: 'hippocrates_plan',
            startedAt: '2026-10-20T15:00:00Z',
            confirmation: 'over',
          },
          { key: 'pedido-1', plan: 'fleming_plan', startedAt: '2026-09-20T15:00:00Z', coupon: 'MED20' },
        ],
      },
    }),
  ],
  play: async (context) => {
    const inside = await region(context, 'Meu Plano');
    await context.userEvent.click(await inside.findByText('Pagamentos anteriores'));
    await expect(inside.getByText(/Encerrado antes da confirmação/)).toBeVisible();
    await expect(inside.getAllByRole('button', { name: /^Ver recibo de / })).toHaveLength(2);
  },
};
export const PlanThatEnds: Story = {
  name: 'Plano com data de término',
  tags: ['long'],
  decorators: [withPlan({ endDate: '2027-03-31' })],
  play: async (context) => {
    await shows('Meu Plano', 'Término')(context);
    await shows('Meu Plano', '31/03/2027')(context);
  },
};
export const NoPlan: Story = {
  name: 'Nenhum plano ativo',
  decorators: [withPlan(null)],
  play: shows('Meu Plano', 'Você ainda não tem um plano ativo.'),
};
export const FreeChosen: Story = {
  name: 'Plano Gratuito ativado',
  tags: ['long'],
  decorators: [on({ 'POST /api/subscription/link-free': { data: sessionOf({ planName: 'free_plan' }) } })],
  play: async (context) => {
    await press(context, 'Meu Plano', 'Alterar plano');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Escolher Gratuito' }));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Sim, cancelar' }));
    await expect(await context.canvas.findByText('Plano Gratuito ativado.')).toBeVisible();
  },
};
export const ChangePlan: Story = {
  name: 'Troca de plano aberta',
  tags: ['long'],
  decorators: [on()],
  play: async (context) => {
    await press(context, 'Meu Plano', 'Alterar plano');
    await expect(await screen.findByRole('dialog', { name: 'Alterar plano' })).toBeVisible();
  },
};
export const PayForAnotherPlan: Story = {
  name: 'Pagamento de outro plano',
  tags: ['long'],
  decorators: [on()],
  play: async (context) => {
    await press(context, 'Meu Plano', 'Alterar plano');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Escolher Hipócrates' }));
    await expect(await screen.findByRole('dialog', { name: 'Assinar Hipócrates' })).toBeVisible();
  },
};
export const CancelAsked: Story = {
  name: 'Confirmação de cancelamento',
  decorators: [on()],
  play: async (context) => {
    await press(context, 'Meu Plano', 'Cancelar assinatura');
    await expect(await screen.findByRole('button', { name: 'Manter assinatura' })).toHaveFocus();
  },
};
export const CancelFailed: Story = {
  name: 'Cancelamento com falha',
  tags: ['long'],
  decorators: [on({ [CANCEL]: { status: 500 } })],
  play: async (context) => {
    await press(context, 'Meu Plano', 'Cancelar assinatura');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Sim, cancelar' }));
    await expect(await screen.findByText(/^Não foi possível cancelar sua assinatura/)).toBeVisible();
  },
};
export const Cancelled: Story = {
  name: 'Assinatura cancelada',
  tags: ['long'],
  decorators: [on({ [CANCEL]: { data: { success: true } } })],
  play: async (context) => {
    const inside = await press(context, 'Meu Plano', 'Cancelar assinatura');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Sim, cancelar' }));
    await expect(await inside.findByText('Gratuito')).toBeVisible();
  },
};

export const CardsOfOneNickname: Story = {
  name: 'Cartões de mesmo apelido',
  tags: ['long'],
  decorators: [
    on({
      [CARDS]: {
        data: ['1111', '4444', '4444'].map((last, index) => ({
          ...card,
          clientCardId: 20 + index,
          label: 'Meu Cartão',
          maskedNumber: `**** ${last}`,
        })),
      },
    }),
  ],
  play: async (context) => {
    const inside = await region(context, 'Meus cartões');
    await expect(
      await inside.findByRole('button', { name: 'Excluir cartão Meu Cartão final 1111' }),
    ).toBeVisible();
    await region(context, 'Meus cartões');
  },
};
export const NoCards: Story = {
  name: 'Nenhum cartão',
  decorators: [on({ [CARDS]: { data: [] } })],
  play: async (context) => {
    const inside = await region(context, 'Meus cartões');
    await expect(await inside.findByRole('button', { name: 'Adicionar cartão' })).toBeVisible();
    await expect(inside.queryByRole('button', { name: /^Excluir cartão/ })).toBeNull();
    await shows('Meus cartões', 'Você ainda não tem cartões salvos.')(context);
  },
};
export const CardsFailed: Story = {
  name: 'Cartões com falha ao carregar',
  decorators: [on({ [CARDS]: { status: 400 } })],
  play: async ({ canvas }) => {
    // Shown together with the account, which may come later than the cards.
    await waitFor(() => expect(canvas.getByText('Erro ao buscar cartões.')).toBeVisible(), { timeout: 8000 });
  },
};
export const AddCard: Story = {
  name: 'Adição de cartão aberta',
  tags: ['long'],
  decorators: [on()],
  play: async (context) => {
    await press(context, 'Meus cartões', 'Adicionar cartão');
    await expect(await screen.findByRole('dialog', { name: 'Adicionar cartão' })).toBeVisible();
  },
};
export const AddCardMistakes: Story = {
  name: 'Adição de cartão com erros',
  tags: ['long'],
  decorators: [on()],
  play: async (context) => {
    await press(context, 'Meus cartões', 'Adicionar cartão');
    await context.userEvent.clear(await screen.findByLabelText('Apelido do cartão'));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Salvar cartão' }));
    await expect(await screen.findByText('Apelido do cartão é obrigatório.')).toBeVisible();
    await expect(await screen.findByText('Confira os campos destacados antes de salvar.')).toBeVisible();
  },
};
export const RemoveCard: Story = {
  name: 'Confirmação de excluir cartão',
  decorators: [on()],
  play: async (context) => {
    await press(context, 'Meus cartões', 'Excluir cartão Pessoal');
    await expect(await screen.findByRole('dialog', { name: 'Excluir cartão?' })).toBeVisible();
  },
};

const removeAndHear = (sentence: string, answer: FakeRoute, card = 'Pessoal'): Story => ({
  decorators: [on({ 'DELETE /api/clientCards/:id': answer })],
  play: async (context) => {
    await press(context, 'Meus cartões', `Excluir cartão ${card}`);
    const confirm = screen.queryByRole('dialog', { name: 'Excluir cartão?' });
    if (confirm) await context.userEvent.click(within(confirm).getByRole('button', { name: 'Sim, excluir' }));
    await expect(await context.canvas.findByText(sentence)).toBeVisible();
  },
});
export const CardRemoved = {
  ...removeAndHear('Cartão removido com sucesso!', { data: { success: true } }),
  name: 'Cartão excluído',
  tags: ['long'],
};
export const CardNotRemoved = {
  ...removeAndHear('Erro ao deletar cartão.', { status: 500 }),
  name: 'Exclusão de cartão com falha',
  tags: ['long'],
};
export const CardInUse = {
  ...removeAndHear('Você não pode excluir um cartão que está em uso.', {}, 'Consultório'),
  name: 'Cartão em uso bloqueado',
  tags: ['long'],
};

const addAndHear = (sentence: string, answer: FakeRoute): Story => ({
  decorators: [on({ 'POST /api/clientCards/cliente/:id': answer })],
  play: async (context) => {
    await press(context, 'Meus cartões', 'Adicionar cartão');
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar cartão' }));
    const type = async (label: string, text: string) =>
      fill(context, await dialog.findByLabelText(label), text);
    await type('Nome impresso no cartão', 'Ana Souza');
    await type('CPF ou CNPJ', '52998224725');
    await type('Número do cartão', '4111111111111111');
    await type('Validade', '1231');
    await type('CVV', '123');
    await type('CEP', '01001000');
    await waitFor(() => expect(dialog.getByLabelText('Cidade')).toHaveValue('São Paulo'), { timeout: 8000 });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Salvar cartão' }));
    await expect(await screen.findByText(sentence)).toBeVisible();
  },
});
export const CardAdded = {
  ...addAndHear('Cartão adicionado com sucesso!', {
    status: 201,
    data: { clientCardId: 12 },
  }),
  name: 'Cartão adicionado',
  tags: ['long'],
};
export const CardNotAdded = {
  ...addAndHear('Erro ao salvar cartão. Verifique os dados e tente novamente.', {
    status: 500,
  }),
  name: 'Adição de cartão com falha',
  tags: ['long'],
};
export const CardsOfNobody: Story = {
  name: 'Cartões sem cliente identificado',
  decorators: [
    withApp({
      session: sessionOf({ userId: null }),
      routes: { [READ]: { data: accountAnswer({ id: null }) } },
    }),
  ],
  play: async ({ canvas }) => {
    // Shown together with the account, which may come later than the cards.
    await waitFor(() => expect(canvas.getByText('ID do cliente não encontrado.')).toBeVisible(), {
      timeout: 8000,
    });
  },
};

export const PasswordMailSent: Story = {
  name: 'E-mail de senha enviado',
  decorators: [on()],
  play: async (context) => {
    await region(context, 'Perfil');
    const inside = await press(context, 'Opções da Conta', 'Alterar senha');
    await expect(await inside.findByText(/caso ele esteja cadastrado/)).toBeVisible();
  },
};
export const PasswordMailNotSent: Story = {
  name: 'E-mail de senha com falha',
  tags: ['long'],
  decorators: [on({ 'POST /api/auth/forgot-password': { status: 500 } })],
  play: async (context) => {
    await region(context, 'Perfil');
    const inside = await press(context, 'Opções da Conta', 'Alterar senha');
    await expect(await inside.findByText(/^Não foi possível processar sua solicitação\./)).toBeVisible();
  },
};
export const WithoutPassword: Story = {
  name: 'Nenhuma senha definida',
  decorators: [account({ hasPassword: false })],
  play: shows('Opções da Conta', 'Definir senha'),
};
export const DeleteAsked: Story = {
  name: 'Confirmação de excluir conta',
  decorators: [on({ [DELETE]: { status: 500 } })],
  play: async (context) => {
    await press(context, 'Opções da Conta', 'Excluir conta');
    await expect(await screen.findByRole('dialog', { name: 'Excluir sua conta?' })).toBeVisible();
  },
};
export const DeleteFailed: Story = {
  name: 'Exclusão da conta com falha',
  tags: ['long'],
  decorators: [on({ [DELETE]: { status: 500 } })],
  play: async (context) => {
    await press(context, 'Opções da Conta', 'Excluir conta');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Sim, excluir conta' }));
    await expect(await screen.findByText(/^Não foi possível excluir sua conta/)).toBeVisible();
  },
};
export const CardsElsewhere: Story = {
  name: 'Cartões no site do produto',
  args: { productAccount: 'https://produto.example/account' },
  decorators: [on()],
  play: async (context) => {
    const inside = await region(context, 'Meus cartões');
    await expect(await inside.findByRole('link', { name: /Adicionar cartão/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await region(context, 'Meus cartões');
  },
};
