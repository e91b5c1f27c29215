import type { Meta, StoryObj } from '@storybook/react-vite';
import type { App } from '@vesalio/core';
import {
  accountAnswer,
  type PaymentRoutesOptions,
  paymentRoutes,
  savedCardAnswer,
  sessionOf,
} from '@vesalio/core/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { PaymentWidget, type PaymentWidgetProps } from './payment-widget.tsx';

const on = (options: PaymentRoutesOptions = {}, prepare?: (app: App) => void) =>
  withApp({
    // Each play has its own list of saved cards.
    routes: () => paymentRoutes(options),
    session: sessionOf({ hasActivePlan: false, planName: '' }),
    ...(prepare ? { prepare } : {}),
  });

const meta: Meta<typeof PaymentWidget> = {
  title: 'Pagamento/Pagamento',
  component: PaymentWidget,
  args: {
    plan: 'fleming_plan',
    seller: { name: 'Vesálio', email: 'contato@vesalio.example' },
    onDone: fn(),
    onBackToPlans: fn(),
    onAccount: fn(),
  },
  decorators: [on()],
};
export default meta;
type Story = StoryObj<typeof PaymentWidget>;
type Play = NonNullable<Story['play']>;

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };
/** The fields of a card, each with its text. */
const cardTexts = (number = '4111111111111111', cvv = '123') => [
  ['Nome impresso no cartão', "Ana D'Ávila Souza"],
  ['CPF ou CNPJ', '52998224725'],
  ['Número do cartão', number],
  ['Validade', '1231'],
  ['CVV', cvv],
];
const typeCard =
  (...card: Parameters<typeof cardTexts>): Play =>
  async ({ canvas, userEvent }) => {
    for (const [label = '', text = ''] of cardTexts(...card))
      await userEvent.type(await canvas.findByLabelText(label), text);
  };
/** Like typeCard, but with one event per field, for stories about later steps. */
const pasteCard =
  (...card: Parameters<typeof cardTexts>): Play =>
  async ({ canvas, userEvent }) => {
    for (const [label = '', text = ''] of cardTexts(...card)) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste(text);
    }
  };
const typeAddress: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('CEP'), '01310100');
  await waitFor(() => expect(canvas.getByLabelText('Cidade')).toHaveValue('São Paulo'), { timeout: 4_000 });
  await userEvent.type(canvas.getByLabelText('Número'), '1000');
};
const shows =
  (sentence: string | RegExp): Play =>
  async ({ canvas }) => {
    // A sentence may also be in a collapsed part, while another copy of it is visible.
    await canvas.findAllByText(sentence);
    await waitFor(() =>
      expect(canvas.getAllByText(sentence).filter((one) => one.checkVisibility())).not.toEqual([]),
    );
  };
const inTurn =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };
const toFinish = (number?: string, cvv?: string) =>
  inTurn(pasteCard(number, cvv), press('Próximo'), typeAddress, press('Próximo'));
const pay = inTurn(toFinish(), press('Finalizar pagamento'));

export const Card: Story = { name: 'Dados do cartão vazios', play: shows('Dados do cartão') };
export const Hippocrates: Story = {
  name: 'Plano Hipócrates',
  tags: ['long'],
  args: { plan: 'hippocrates_plan' },
  play: shows(/1000,00/),
};
export const Sandbox: Story = {
  name: 'Demonstração sem cobrança',
  args: { isSandbox: true },
  play: shows(/^Demonstração: nenhum valor é cobrado/),
};
export const UnknownPlan: Story = {
  name: 'Plano não disponível para pagar',
  args: { plan: 'free_plan' },
  play: shows('Este plano não pode ser pago aqui. Escolha outro plano.'),
};
export const CardTyped: Story = {
  name: 'Cartão Visa preenchido',
  play: inTurn(typeCard(), shows('Bandeira Visa')),
};
export const AmexTyped: Story = {
  name: 'Cartão Amex preenchido',
  tags: ['long'],
  play: inTurn(typeCard('378282246310005', '1234'), async ({ canvas }) => {
    await expect(canvas.getByLabelText('Número do cartão')).toHaveValue('3782 822463 10005');
    await expect(canvas.getByText('4 dígitos na frente')).toBeVisible();
  }),
};
export const EloTyped: Story = {
  name: 'Cartão Elo preenchido',
  tags: ['long'],
  play: inTurn(typeCard('6362970000457013'), shows('Bandeira Elo')),
};
export const HipercardTyped: Story = {
  name: 'Cartão Hipercard preenchido',
  tags: ['long'],
  play: inTurn(typeCard('6062825624254001'), shows('Bandeira Hipercard')),
};
export const CardErrors: Story = {
  name: 'Cartão com campos vazios',
  tags: ['long'],
  play: inTurn(press('Próximo'), shows('Por favor, corrija os erros no passo atual antes de prosseguir.')),
};
export const CardMistakes: Story = {
  name: 'Cartão com dados inválidos',
  play: inTurn(
    async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Nome impresso no cartão'), 'Ana 3');
      await userEvent.type(canvas.getByLabelText('CPF ou CNPJ'), '11111111111');
      await userEvent.type(canvas.getByLabelText('Número do cartão'), '4111111111111112');
      await userEvent.type(canvas.getByLabelText('Validade'), '1331');
      await userEvent.type(canvas.getByLabelText('CVV'), '1');
      await expect(canvas.getByLabelText('Apelido do cartão')).toHaveValue('Meu Cartão');
    },
    press('Próximo'),
    ...[
      'Nome inválido.',
      'CPF ou CNPJ inválido.',
      'Número de cartão inválido.',
      'Mês inválido.',
      'CVV inválido.',
    ].map(shows),
  ),
};
export const CardHalfTyped: Story = {
  name: 'Validade incompleta',
  tags: ['long'],
  play: inTurn(
    async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText('Validade'), '12'),
    press('Próximo'),
    shows('Use o formato MM/AA.'),
  ),
};
export const CardExpired: Story = {
  name: 'Cartão expirado',
  tags: ['long'],
  play: inTurn(
    async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Validade'), '0124');
    },
    press('Próximo'),
    shows('Cartão expirado.'),
  ),
};
export const Address: Story = { name: 'Endereço vazio', play: inTurn(pasteCard(), press('Próximo')) };
export const AddressFilled: Story = {
  name: 'Endereço preenchido pelo CEP',
  tags: ['long'],
  play: inTurn(pasteCard(), press('Próximo'), typeAddress),
};
export const AddressOfATown: Story = {
  name: 'CEP geral da cidade',
  tags: ['long'],
  decorators: [
    on({ postalCode: { data: { logradouro: '', bairro: '', localidade: 'São Paulo', uf: 'SP' } } }),
  ],
  play: inTurn(pasteCard(), press('Próximo'), typeAddress, async ({ canvas }) => {
    await expect(canvas.getByLabelText('Cidade')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Endereço')).not.toHaveAttribute('readonly');
  }),
};
export const AddressNotFound: Story = {
  name: 'CEP não encontrado',
  tags: ['long'],
  decorators: [on({ postalCode: { data: { erro: true } } })],
  play: inTurn(
    pasteCard(),
    press('Próximo'),
    async ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('CEP'), '99999999'),
    shows('CEP não encontrado. Por favor, preencha o endereço manualmente.'),
  ),
};
export const AddressErrors: Story = {
  name: 'Endereço com campos vazios',
  tags: ['long'],
  play: inTurn(pasteCard(), press('Próximo'), press('Próximo'), shows('Cidade é obrigatória.')),
};
export const AddressMistakes: Story = {
  name: 'Endereço com dados inválidos',
  tags: ['long'],
  play: inTurn(
    pasteCard(),
    press('Próximo'),
    async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText('CEP'), '0131');
      await userEvent.type(canvas.getByLabelText('Endereço'), 'Rua');
      await userEvent.type(canvas.getByLabelText('UF'), 'S');
    },
    press('Próximo'),
    ...['CEP incompleto.', 'Endereço muito curto.', 'UF inválida.'].map(shows),
  ),
};
export const Finish: Story = { name: 'Pronto para finalizar', play: toFinish() };

const coupon =
  (code: string): Play =>
  async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText('Cupom de desconto'), code);
    await press('Aplicar')(context);
  };
export const CouponLoading: Story = {
  name: 'Aplicando cupom',
  tags: ['long'],
  decorators: [on({ coupon: { silent: true } })],
  play: inTurn(toFinish(), coupon('MED20'), async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aplicando...' })).toBeVisible();
  }),
};
export const CouponValid: Story = {
  name: 'Cupom válido',
  play: inTurn(toFinish(), coupon('MED20'), shows('20% de desconto no primeiro mês')),
};
export const CouponWithoutWords: Story = {
  name: 'Cupom válido sem descrição',
  tags: ['long'],
  decorators: [on({ coupon: { data: { isValid: true } } })],
  play: inTurn(toFinish(), coupon('MED20'), shows('Cupom aplicado com sucesso!')),
};
export const CouponEmpty: Story = {
  name: 'Cupom vazio',
  tags: ['long'],
  play: inTurn(toFinish(), press('Aplicar'), shows('Digite o cupom antes de aplicar.')),
};
export const CouponInvalid: Story = {
  name: 'Cupom inválido',
  tags: ['long'],
  play: inTurn(toFinish(), coupon('NADA'), shows('Cupom inválido ou não aplicável a este plano.')),
};
export const CouponFailed: Story = {
  name: 'Cupom com falha',
  tags: ['long'],
  decorators: [on({ coupon: { status: 500 } })],
  play: inTurn(toFinish(), coupon('MED20'), shows('Não foi possível validar o cupom. Tente novamente.')),
};
export const CouponNotApplied: Story = {
  name: 'Cupom digitado e não aplicado',
  tags: ['long'],
  play: inTurn(
    toFinish(),
    async ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('Cupom de desconto'), 'MED20'),
    press('Finalizar pagamento'),
    shows('Por favor, corrija os erros destacados antes de finalizar o pagamento.'),
  ),
};

export const Processing: Story = {
  name: 'Processando',
  decorators: [on({ pay: { silent: true } })],
  play: inTurn(pay, shows('Processando seu pagamento. Não feche esta página.')),
};
export const Success: Story = {
  name: 'Concluído',
  play: inTurn(
    pay,
    shows('Pagamento confirmado. Seu plano Fleming está ativo.'),
    shows('Cartão salvo para futuras compras!'),
    async ({ canvas }) => {
      const receipt = canvas.getByRole('region', { name: 'Recibo' });
      await expect(receipt).toBeVisible();
      await expect(canvas.queryByRole('complementary', { name: 'Resumo' })).toBeNull();
      // If there is enough room, the receipt is beside the welcome, up to the end of the page.
      const page = receipt.closest('.vs-payment')?.getBoundingClientRect();
      await expect(page && page.right - receipt.getBoundingClientRect().right).toBeLessThanOrEqual(1);
    },
  ),
};
export const SuccessWithoutCardSaved: Story = {
  name: 'Concluído sem salvar o cartão',
  tags: ['long'],
  decorators: [
    withApp({
      routes: { ...paymentRoutes(), 'POST /api/clientCards/cliente/:id': { status: 500, data: {} } },
      session: sessionOf({ hasActivePlan: false, planName: '' }),
    }),
  ],
  play: inTurn(pay, shows('Pagamento realizado, mas não foi possível salvar o cartão.')),
};
export const SuccessPending: Story = {
  name: 'Pagamento em confirmação',
  tags: ['long'],
  decorators: [
    withApp({
      routes: {
        ...paymentRoutes({ pay: { data: { status: 'pending' } } }),
        'GET /api/auth/my-account': { data: accountAnswer({ activePlan: null }) },
      },
      session: sessionOf({ hasActivePlan: false, planName: '' }),
    }),
  ],
  play: inTurn(pay, shows(/^Pagamento em confirmação$/)),
};
export const Refused: Story = {
  name: 'Recusado',
  decorators: [on({ pay: { status: 402, data: { message: 'Cartão sem saldo suficiente.' } } })],
  play: inTurn(pay, shows('Cartão sem saldo suficiente.'), async ({ canvas }) => {
    await expect(canvas.getByLabelText('Número do cartão')).toHaveValue('4111 1111 1111 1111');
    await expect(canvas.getByLabelText('CVV')).toHaveValue('');
  }),
};
export const RefusedWithoutReason: Story = {
  name: 'Recusado sem motivo',
  tags: ['long'],
  decorators: [on({ pay: { status: 400, data: {} } })],
  play: inTurn(pay, shows(/Não foi possível processar seu pagamento\. Verifique/)),
};
export const Unsuccessful: Story = {
  name: 'Com falha',
  tags: ['long'],
  decorators: [on({ pay: { data: { status: 'failed' } } })],
  play: inTurn(pay, shows(/Ocorreu um problema ao processar seu pagamento/)),
};
export const ServerErrorWithoutReason: Story = {
  name: 'Falha do servidor sem motivo',
  tags: ['long'],
  decorators: [
    on({ pay: { status: 500, data: {} }, attempt: { data: { status: 'refused', httpStatus: 500 } } }),
  ],
  play: inTurn(
    pay,
    shows(/Não foi possível processar seu pagamento\. Verifique/),
    async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Conferir agora' }));
      await expect(await canvas.findByText(/sua conta ainda não mostra esse pagamento\./)).toBeVisible();
    },
  ),
};
export const UnknownChecking: Story = {
  name: 'Resultado incerto, conferindo',
  tags: ['long'],
  decorators: [on({ pay: { fail: 'before' }, attempt: { data: { status: 'inflight' } } })],
  play: inTurn(pay, shows('Ainda não sabemos se o pagamento foi concluído')),
};
export const UnknownStill: Story = {
  name: 'Ainda sem confirmação',
  tags: ['long'],
  decorators: [
    on({
      pay: { status: 502, data: {}, headers: { 'X-Vesalio-Error': 'upstream-down' } },
      attempt: { data: { status: 'unknown' } },
    }),
  ],
  play: inTurn(pay, async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ainda sem confirmação\./, {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Conferir agora', busy: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pagar mesmo assim' })).toBeVisible();
  }),
};

const onAnotherDevice = {
  key: 'k-2',
  status: 'unknown',
  plan: 'hippocrates_plan',
  startedAt: '2026-11-20T13:05:00Z',
};
export const OpenOnAnotherDevice: Story = {
  name: 'Em andamento em outro aparelho',
  decorators: [on({ underWay: { data: [onAnotherDevice] }, attempt: { data: { status: 'inflight' } } })],
  play: shows('Conferindo o pagamento...'),
};
export const PaidOnAnotherDevice: Story = {
  name: 'Pago em outro aparelho',
  tags: ['long'],
  decorators: [on({ underWay: { data: [onAnotherDevice] }, attempt: { data: { status: 'paid' } } })],
  play: shows(/Seu plano Hipócrates/),
};
export const PendingOnAnotherDevice: Story = {
  name: 'Em confirmação em outro aparelho',
  decorators: [
    on({ paid: { data: [{ ...onAnotherDevice, plan: 'fleming_plan', confirmation: 'pending' }] } }),
  ],
  play: shows(/Pagamento recebido e em confirmação/),
};
export const AlreadyActive: Story = {
  name: 'Plano já ativo',
  decorators: [withApp({ routes: paymentRoutes(), session: sessionOf() })],
  play: shows(/já está ativo\. Não é preciso pagar de novo/),
};
export const KeptBackByAnother: Story = {
  name: 'Bloqueado por outro pagamento',
  tags: ['long'],
  decorators: [
    on({
      pay: {
        status: 409,
        data: {
          message: 'Já existe um pagamento seu em andamento. Confira o resultado antes de pagar de novo.',
          code: 'payment-open',
          key: 'k-2',
          plan: 'hippocrates_plan',
        },
        headers: { 'X-Vesalio-Error': 'payment-open' },
      },
      attempt: { data: { status: 'unknown' } },
    }),
  ],
  play: inTurn(pay, shows(/Já existe um pagamento seu/), shows(/^Pagamento do plano Hipócrates iniciado em/)),
};

const left = (app: App) =>
  app.tabStorage.set('own:payment', JSON.stringify({ key: 'k-1', plan: 'fleming_plan', at: 0 }));
export const Recovering: Story = {
  name: 'Conferindo ao voltar',
  decorators: [on({ attempt: { silent: true } }, left)],
  play: shows('Conferindo o pagamento...'),
};
export const RecoveredPaid: Story = {
  name: 'Pago ao voltar',
  decorators: [on({ attempt: { data: { status: 'paid', outcome: 'succeeded' } } }, left)],
  play: shows('Boas-vindas'),
};
export const RecoveredRefused: Story = {
  name: 'Recusado ao voltar',
  tags: ['long'],
  decorators: [on({ attempt: { data: { status: 'refused', message: 'Cartão recusado.' } } }, left)],
  play: shows('Cartão recusado.'),
};
export const RecoveredAbsent: Story = {
  name: 'Nada cobrado ao voltar',
  tags: ['long'],
  decorators: [on({}, left)],
  play: shows(/nada foi cobrado/),
};

const cards = [
  savedCardAnswer({ isUsing: true }),
  savedCardAnswer({ clientCardId: 32, label: 'Pessoal', brand: 'mastercard', maskedNumber: '4444' }),
  savedCardAnswer({ clientCardId: 33, label: 'Antigo', expMonth: 1, expYear: 2024 }),
];
const choosing: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('radiogroup', { name: 'Cartões salvos' })).toBeVisible();
};
export const SavedCards: Story = { name: 'Cartões salvos', decorators: [on({ cards })], play: choosing };
export const OneSavedCard: Story = {
  name: 'Um cartão salvo',
  tags: ['long'],
  decorators: [on({ cards: cards.slice(1, 2) })],
  play: choosing,
};
export const OnlyAnExpiredCard: Story = {
  name: 'Só um cartão expirado',
  tags: ['long'],
  decorators: [on({ cards: cards.slice(2) })],
  play: inTurn(press('Continuar'), shows('Escolha um cartão ou adicione outro.')),
};
export const SavedCardChosen: Story = {
  name: 'Cartão salvo escolhido',
  decorators: [on({ cards })],
  play: press('Continuar'),
};
export const SavedCardRefused: Story = {
  name: 'Cartão salvo recusado',
  tags: ['long'],
  decorators: [on({ cards, pay: { status: 402, data: {} } })],
  play: inTurn(
    press('Continuar'),
    press('Finalizar pagamento'),
    shows('Não foi possível processar seu pagamento com o cartão salvo.'),
  ),
};
export const AnotherCard: Story = {
  name: 'Adicionar outro cartão',
  tags: ['long'],
  decorators: [on({ cards })],
  play: press('Adicionar outro cartão'),
};
export const CardsFailed: Story = {
  name: 'Cartões salvos com falha',
  decorators: [
    withApp({
      routes: { ...paymentRoutes(), 'GET /api/clientCards/cliente/:id': { status: 400, data: {} } },
      session: sessionOf({ hasActivePlan: false, planName: '' }),
    }),
  ],
  play: shows('Não foi possível carregar os cartões salvos.'),
};

const InDialogFrame = (props: PaymentWidgetProps) => (
  <Dialog open title="Pagamento" closeLabel="Fechar" size="large" onClose={fn()}>
    <PaymentWidget {...props} hideTitle headingLevel={2} />
  </Dialog>
);
export const InDialog: Story = {
  name: 'Em janela de diálogo',
  render: (args) => <InDialogFrame {...args} />,
  play: shows('Dados do cartão'),
};
