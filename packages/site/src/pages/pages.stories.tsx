import type { Meta, StoryObj } from '@storybook/react-vite';
import { generalTexts, markPendingPlan, siteTexts } from '@vesalio/core';
import {
  accountAnswer,
  type ChatRoutesOptions,
  chatRoutes,
  type FakeRoutes,
  loginAnswer,
  paymentRoutes,
  savedCardAnswer,
  sessionOf,
} from '@vesalio/core/testing';
import { useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { type StoryAppOptions, withApp } from '../../../../.storybook/with-app.tsx';
import '../styles/site.css';
import { SiteNotices } from '../layout/site-notices.tsx';
import { pageRoutes } from '../routes.tsx';
import { siteRoutes } from '../site-app.tsx';

interface PageProps {
  /** The address to open. */
  address: string;
  /** Navigation state from another page. */
  state?: Record<string, unknown>;
}

/** The frame, the access decision and the page at an address. */
function Page({ address, state }: PageProps) {
  return (
    <div className="stage-full">
      <At address={address} state={state} routes={pageRoutes} />
      <SiteNotices />
    </div>
  );
}

/** The page together with the components that follow the address and the document. */
function WholeSite({ address }: PageProps) {
  return (
    <div className="stage-full">
      <At address={address} routes={siteRoutes} />
    </div>
  );
}

function At({ address, state, routes }: PageProps & { routes: RouteObject[] }) {
  const { pathname, search, hash } = new URL(address, 'http://story.invalid');
  const [router] = useState(() =>
    createMemoryRouter(routes, { initialEntries: [{ pathname, search, hash, state }] }),
  );
  return <RouterProvider router={router} />;
}

const routesOf = (chat: ChatRoutesOptions = {}, more: FakeRoutes = {}): FakeRoutes => ({
  ...paymentRoutes({ cards: [savedCardAnswer({ isUsing: true })] }),
  ...chatRoutes({ conversations: 18, ...chat }),
  ...more,
});

/** A signed-in person, with overrides of the session. */
const as = (fields: Record<string, unknown> = {}, more: FakeRoutes = {}, chat: ChatRoutesOptions = {}) => [
  withApp({ session: sessionOf(fields), routes: routesOf(chat, more), hasNotices: true }),
];
const visitor = (options: StoryAppOptions = {}) => [withApp({ ...options, hasNotices: true })];

const meta: Meta<typeof Page> = {
  title: 'Site/Páginas',
  parameters: {
    docs: {
      description: { component: 'Each route behind its gates, as a visitor and as a signed-in person.' },
    },
  },
  component: Page,
  decorators: visitor(),
};
export default meta;
type Story = StoryObj<typeof Page>;
type Play = NonNullable<Story['play']>;

// Pages and flows are loaded on demand, which takes time on a slow machine.
const patience = { timeout: 15_000 };
const heading =
  (name: string | RegExp): Play =>
  async () => {
    const [first] = await screen.findAllByRole('heading', { name }, patience);
    await expect(first).toBeVisible();
  };
const shows =
  (text: string | RegExp): Play =>
  async () => {
    const [first] = await screen.findAllByText(text, {}, patience);
    await expect(first).toBeVisible();
  };
/** On a narrow screen, opens the sidebar with its button. */
const openSidebar: Play = async ({ userEvent }) => {
  await screen.findByRole('main', {}, patience);
  if (screen.queryByRole('complementary', { name: generalTexts.sidebar.label })) return;
  await userEvent.click(await screen.findByRole('button', { name: generalTexts.sidebar.open }, patience));
  await screen.findByRole('complementary', { name: generalTexts.sidebar.label });
};
const page = (address: string, play: Play, decorators?: Story['decorators'], state?: PageProps['state']) =>
  ({ args: { address, ...(state ? { state } : {}) }, play, ...(decorators ? { decorators } : {}) }) as Story;

const landing = heading(/A evidência certa/);
const longName = 'Maria Antonieta Wanderley de Albuquerque Cavalcanti e Vasconcelos Figueiredo';
const down = { fail: 'before' } as const;

// public
export const Landing = { ...page('/', landing), name: 'Página inicial' };
export const LandingSignedIn = {
  ...page('/', landing, as()),
  name: 'Página inicial com sessão',
  tags: ['long'],
};
export const Benefits = { ...page('/benefits', landing), name: 'Benefícios', tags: ['long'] };
export const Testimonials = { ...page('/testimonials', landing), name: 'Depoimentos', tags: ['long'] };
export const Login = { ...page('/login', heading('Entrar')), name: 'Entrar' };
export const LoginAfterTheSessionEnded = {
  ...page('/login?sessionExpired=true', heading('Entrar')),
  name: 'Entrar após sessão expirada',
  tags: ['long'],
};
export const LoginAfterABrokenLink = {
  ...page('/login?error=invalidResetLink', heading('Entrar')),
  name: 'Entrar após recuperação inválida',
  tags: ['long'],
};
const { signedOutElsewhere } = siteTexts.access;
export const LoginAfterLeavingInAnotherTab = {
  ...page('/login', shows(signedOutElsewhere), undefined, {
    notification: { type: 'info', text: signedOutElsewhere },
  }),
  name: 'Entrar após sair noutra aba',
  tags: ['long'],
};
export const Register = { ...page('/register', heading('Criar conta')), name: 'Criar conta' };
export const RegisterForFleming = {
  ...page('/register?plan=fleming_plan', shows(/Fleming/)),
  name: 'Criar conta no plano Fleming',
  tags: ['long'],
};
export const ForgotPassword = {
  ...page('/forgot-password', heading('Recuperar Senha')),
  name: 'Recuperar senha',
  tags: ['long'],
};
export const ForgotPasswordSignedIn = {
  ...page('/forgot-password', heading('Recuperar Senha'), as()),
  name: 'Recuperar senha com sessão',
  tags: ['long'],
};
export const ResetPassword = {
  ...page('/reset-password?token=abc', async () => {
    await expect(await screen.findByRole('dialog', { name: 'Redefinir Senha' }, patience)).toBeVisible();
  }),
  name: 'Redefinir senha',
  tags: ['long'],
};
export const ResetPasswordWithoutToken = {
  ...page('/reset-password', heading('Entrar')),
  name: 'Redefinir senha sem código',
  tags: ['long'],
};
export const Terms = { ...page('/terms', heading('Termos de Uso')), name: 'Termos de uso' };
export const TermsSignedIn = {
  ...page('/terms', heading('Termos de Uso'), as()),
  name: 'Termos de uso com sessão',
  tags: ['long'],
};
export const Privacy = {
  ...page('/privacy', heading('Política de Privacidade')),
  name: 'Política de privacidade',
  tags: ['long'],
};
export const PrivacySignedIn = {
  ...page('/privacy', heading('Política de Privacidade'), as()),
  name: 'Privacidade com sessão',
  tags: ['long'],
};
const facts: FakeRoutes = {
  'GET /gateway/about': { data: { version: '1.4.0', model: null, modelVersion: null, corpus: null } },
};
export const About = { ...page('/about', shows(/1\.4\.0/), visitor({ routes: facts })), name: 'Sobre' };
export const AboutSignedIn = {
  ...page('/about', heading(/^Sobre /), as({}, facts)),
  name: 'Sobre com sessão',
  tags: ['long'],
};
export const AboutWithoutFacts = {
  ...page('/about', shows(/a instalação não respondeu/), visitor({ routes: { 'GET /gateway/about': down } })),
  name: 'Sobre sem dados da instalação',
  tags: ['long', 'no-gateway'],
};
export const NotFound = { ...page('/nada', heading('Página Não Encontrada')), name: 'Página não encontrada' };
export const NotFoundSignedIn = {
  ...page('/nada', heading('Página Não Encontrada'), as()),
  name: 'Não encontrada com sessão',
  tags: ['long'],
};

// gates
export const CodeSentAfterLogin = {
  ...page(
    '/login',
    async ({ userEvent }) => {
      await userEvent.type(await screen.findByLabelText('E-mail', {}, patience), 'ana@exemplo.com.br');
      await userEvent.type(screen.getByLabelText('Senha'), 'Senha#2026');
      await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
      await expect(
        await screen.findByText('Um código de validação foi enviado para seu e-mail.', {}, patience),
      ).toBeVisible();
    },
    visitor({ routes: { 'POST /api/auth/login': { data: loginAnswer({ validateEmail: false }) } } }),
  ),
  name: 'Código enviado ao entrar',
};
export const AccessBeingVerified = {
  ...page('/chat', shows('Verificando autenticação...')),
  name: 'Verificando acesso',
};
export const TermsToAccept = {
  ...page(
    '/chat',
    async () => {
      await expect(
        await screen.findByRole('dialog', { name: 'Termos de Uso e Política de Privacidade' }, patience),
      ).toBeVisible();
    },
    as({ acceptTerms: false }),
  ),
  name: 'Aguardando aceite dos termos',
  tags: ['long'],
};
export const TermsStayReadable = {
  ...page('/terms', heading('Termos de Uso'), as({ acceptTerms: false })),
  name: 'Termos legíveis antes do aceite',
  tags: ['long'],
};
export const EmailToValidate = {
  ...page('/validate-email', shows(/ana@exemplo\.com\.br/), as({ isEmailValidated: false }), {
    email: 'ana@exemplo.com.br',
    from: '/chat',
  }),
  name: 'Aguardando validação do e-mail',
};
export const EmailValidated = {
  ...page(
    '/validate-email',
    async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('textbox', { name: 'Caractere 1 de 5' }, patience));
      // The last character submits the code.
      await userEvent.keyboard('A1B2C');
      await expect(await screen.findByText('E-mail validado com sucesso.', {}, patience)).toBeVisible();
    },
    as({ isEmailValidated: false }, { 'POST /api/auth/validateEmail/:code': { data: loginAnswer() } }),
  ),
  name: 'E-mail validado',
  tags: ['long'],
};
export const PlanToChoose = {
  ...page('/choose-plan', shows(generalTexts.access.planRequired), [
    withApp({
      session: sessionOf({ hasActivePlan: false, planName: '' }),
      routes: routesOf(),
      hasNotices: true,
      prepare: (app) => {
        app.notices.notify('warning', generalTexts.access.planRequired);
      },
    }),
  ]),
  name: 'Escolha de plano exigida',
  tags: ['long'],
};

// plans and payment
export const ChoosePlan = {
  ...page('/choose-plan', heading('Escolha seu Plano'), as({ hasActivePlan: false, planName: '' })),
  name: 'Escolha de plano',
};
export const ChoosePlanOnFleming = {
  ...page('/choose-plan', heading('Escolha seu Plano'), as()),
  name: 'Escolha com plano Fleming ativo',
  tags: ['long'],
};
const toPay = { planNameIdentifier: 'hippocrates_plan', planName: 'Hipócrates' };
export const PaymentWithSavedCards = {
  ...page('/payment', heading('Escolha o cartão'), as(), toPay),
  name: 'Pagamento com cartões salvos',
  tags: ['long'],
};
export const PaymentWithANewCard = {
  ...page('/payment', heading(/Dados do cartão/), as({}, paymentRoutes()), toPay),
  name: 'Pagamento com cartão novo',
};
export const PaymentWithoutAPlan = {
  ...page('/payment', heading('Escolha seu Plano'), as()),
  name: 'Pagamento sem plano',
  tags: ['long'],
};
export const PaymentWhileCardsFail = {
  ...page(
    '/payment',
    heading('Pagamento'),
    as({}, { 'GET /api/clientCards/cliente/:id': { status: 500 } }),
    toPay,
  ),
  name: 'Pagamento com falha nos cartões',
  tags: ['long'],
};

// chat
const welcome = heading('Em que posso ajudar?');
export const Chat = { ...page('/chat', welcome, as()), name: 'Chat' };
export const ChatWithoutConversations = {
  ...page('/chat', welcome, as({}, {}, { conversations: 0 })),
  name: 'Chat sem conversas',
};
export const ChatAfterPayment = {
  ...page('/chat', welcome, as(), { paymentSuccess: true }),
  name: 'Chat após pagamento',
  tags: ['long'],
};
export const ChatAfterPendingPayment = {
  ...page(
    '/chat',
    shows(/^Pagamento em confirmação\. Até a confirmação, valem os limites do plano Gratuito\./),
    [
      withApp({
        session: sessionOf(),
        routes: routesOf(),
        hasNotices: true,
        prepare: (app) => markPendingPlan(app, 'fleming_plan', 'free_plan'),
      }),
    ],
    { paymentSuccess: true },
  ),
  name: 'Chat após pagamento em confirmação',
};
export const ChatConversation = {
  ...page('/chat/1018', shows('Pergunta 2'), as()),
  name: 'Chat com conversa aberta',
  tags: ['long'],
};
export const ChatLongConversation = {
  ...page('/chat/1018', shows('Pergunta 60'), as({}, {}, { turns: 60 })),
  name: 'Chat com conversa longa',
  tags: ['long'],
};
export const ChatHistoryFails = {
  ...page(
    '/chat/1018',
    shows(/Não foi possível carregar o histórico desta conversa/),
    as({}, { 'GET /ai/api/mensagens/conversa/:id': { status: 500 } }),
  ),
  name: 'Histórico do chat com falha',
  tags: ['long'],
};
export const ChatListFails = {
  ...page(
    '/chat',
    async (context) => {
      await openSidebar(context);
      await shows('A lista não foi carregada.')(context);
    },
    as({}, { 'GET /api/conversations': { status: 500 } }),
  ),
  name: 'Lista de conversas com falha',
  tags: ['long'],
};
export const ChatHistoryLoading = {
  ...page(
    '/chat/1018',
    shows('Carregando histórico da conversa...'),
    as({}, { 'GET /ai/api/mensagens/conversa/:id': { silent: true } }),
  ),
  name: 'Carregando histórico do chat',
};
export const ChatLimited = {
  ...page(
    '/chat',
    async ({ userEvent }) => {
      await userEvent.type(
        await screen.findByRole('textbox', { name: 'Mensagem' }, patience),
        'Qual a meta?',
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
      await waitFor(
        () => expect(screen.getByPlaceholderText(/Você atingiu o limite do plano gratuito/)).toBeDisabled(),
        patience,
      );
    },
    as({ planName: 'free_plan' }, {}, { isPlanValid: false }),
  ),
  name: 'Chat no limite gratuito',
  tags: ['long'],
};
export const ChatWithALongName = {
  ...page('/chat', welcome, as({ username: longName })),
  name: 'Chat com nome longo',
  tags: ['long'],
};

// account
const atAccount = heading('Configurações da Conta');
export const Account = { ...page('/account', heading('Perfil'), as()), name: 'Conta no perfil' };
export const AccountAtPlan = {
  ...page('/account#plan', heading('Meu Plano'), as()),
  name: 'Conta no plano',
  tags: ['long'],
};
export const AccountAtCards = {
  ...page('/account#cards', heading('Meus cartões'), as()),
  name: 'Conta nos cartões',
  tags: ['long'],
};
export const AccountAtSecurity = {
  ...page('/account#security', heading('Segurança'), as()),
  name: 'Conta na segurança',
  tags: ['long'],
};
export const AccountUnknownSection = {
  ...page('/account#nada', heading('Perfil'), as()),
  name: 'Conta em seção desconhecida',
  tags: ['long'],
};
export const AccountWithoutAnything = {
  ...page(
    '/account',
    heading('Perfil'),
    as(
      { hasActivePlan: false, planName: '' },
      {
        'GET /api/auth/my-account': { data: { id: 7, name: 'Ana', email: 'ana@exemplo.com.br' } },
        'GET /api/clientCards/cliente/:id': { data: [] },
      },
    ),
  ),
  name: 'Conta vazia',
  tags: ['long'],
};
export const AccountVeryLong = {
  ...page(
    '/account',
    heading('Perfil'),
    as(
      { username: longName },
      {
        'GET /api/auth/my-account': {
          data: accountAnswer({
            name: longName,
            email: `${'residente.do.terceiro.ano.'.repeat(3)}@hospital-universitario.example`,
            street: 'Rua Professor Doutor Francisco de Paula Cândido Xavier de Almeida '.repeat(2),
            complementAddress: 'Bloco B, ala norte, sala 1204, ao lado da biblioteca do centro de estudos',
          }),
        },
      },
    ),
  ),
  name: 'Conta com texto longo',
  tags: ['long'],
};
export const AccountFails = {
  ...page(
    '/account',
    shows(/Não foi possível carregar os dados da sua conta/),
    as({}, { 'GET /api/auth/my-account': { status: 500 } }),
  ),
  name: 'Conta com falha',
  tags: ['long'],
};
export const AccountOffline = {
  ...page('/account', atAccount, as({}, { 'GET /api/auth/my-account': down })),
  name: 'Conta sem conexão',
};

// the whole site
export const Offline: Story = {
  ...page('/chat', async (context) => {
    await welcome(context);
    window.dispatchEvent(new Event('offline'));
    await shows('Você está sem conexão. O que está na tela continua aqui.')(context);
  }),
  name: 'Chat sem conexão',
  tags: ['long'],
  decorators: [withApp({ session: sessionOf(), routes: routesOf(), hasNotices: true })],
  render: ({ address }) => <WholeSite address={address} />,
};
export const ChatPartLost: Story = {
  ...page(
    '/chat',
    async (context) => {
      await shows(
        'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente ou recarregue a página.',
      )(context);
      await expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    },
    [
      withApp({
        session: sessionOf(),
        routes: routesOf(),
        hasNotices: true,
        prepare: (app) => {
          app.chat = () => Promise.reject(new Error('The file could not be fetched.'));
        },
      }),
    ],
  ),
  name: 'Parte do chat com falha',
  beforeEach: () => {
    // The error is logged to the console.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
};

// placeholders
export const Consultation = {
  ...page('/med-pront-pat', heading('Consulta IA'), as()),
  name: 'Consulta IA em breve',
  tags: ['long'],
};
export const Calculator = {
  ...page('/doctor-calc-ia', heading('Calculadora MED'), as()),
  name: 'Calculadora MED em breve',
  tags: ['long'],
};
export const Explore = {
  ...page('/explore', heading('Explorar'), as()),
  name: 'Explorar em breve',
  tags: ['long'],
};
