import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountAnswer, chatRoutes, type FakeRoute, sessionOf } from '@vesalio/core/testing';
import { expect, waitFor, within } from 'storybook/test';
import { elementArgTypes } from '../../../../../.storybook/element-arg-types.ts';
import { elementStory } from '../../../../../.storybook/element-story.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { sharedApp } from '../session/shared-app.ts';
import '../entries/index.ts';
import { ChatWidget } from '../../chat/chat-widget.tsx';

/** `<vesalio-chat>` and `<vesalio-launcher>` beside the React widget of the same chat. */
const meta: Meta = { title: 'Chat/Elementos', argTypes: elementArgTypes('vesalio-chat') };
export default meta;
type Story = StoryObj;

const routes = chatRoutes({ conversations: 3 });

export const ChatElement: Story = {
  ...elementStory({
    tag: 'vesalio-chat',
    routes,
    session: {},
    shows: 'Em que posso ajudar?',
  }),
  name: 'Chat com sessão',
};
export const ChatElementForVisitor: Story = {
  ...elementStory({ tag: 'vesalio-chat', shows: /^Entre/ }),
  name: 'Chat para visitante',
};
type Host = Partial<Parameters<typeof elementStory>[0]>;
/** A closed gate: a notice comes before the chat, and an event tells the host where to go. */
const closed = (shows: string, host: Host): Story => {
  const story = elementStory({ tag: 'vesalio-chat', routes, shows, ...host });
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      // A module that loads after the first view adds its own style sheet.
      const root = context.canvasElement.querySelector('vesalio-chat')?.shadowRoot;
      await waitFor(() => expect(root?.querySelector('.vs-gate')).toHaveStyle({ display: 'flex' }));
    },
  };
};
const READ = 'GET /api/auth/my-account';
const withStep = (shows: string, session: Record<string, unknown>) =>
  closed(shows, { session, routes: { ...routes, [READ]: { data: accountAnswer(session) } } });
export const ChatElementBeforeTheEmail = {
  ...withStep('Falta confirmar o código enviado para o seu e-mail.', {
    validateEmail: false,
    isEmailValidated: false,
  }),
  name: 'E-mail por confirmar',
};
export const ChatElementBeforeTheTerms = {
  ...withStep('Aceite os termos', { acceptTerms: false }),
  name: 'Termos por aceitar',
  tags: ['long'],
};
export const ChatElementWithoutAPlan = {
  ...withStep('Você precisa de um plano ativo para conversar com o assistente.', {
    hasActivePlan: false,
    planId: null,
    planName: '',
    activePlan: null,
  }),
  name: 'Sem plano ativo',
  tags: ['long'],
};
/** The host's token is refused, or the gateway cannot be reached. */
const withToken = (shows: string, answer: FakeRoute) =>
  closed(shows, { properties: { getToken: async () => 'token' }, routes: { ...routes, [READ]: answer } });
export const ChatElementNotConfirmed = {
  ...withToken('Entre no sistema da sua instituição e tente novamente.', {
    status: 401,
  }),
  name: 'Acesso não confirmado',
};
export const ChatElementUnreachable = {
  ...withToken('Servidor indisponível', { fail: 'before' }),
  name: 'Servidor indisponível',
  tags: ['long'],
};

/** Plays an element story, then returns queries for the content of the element. */
const inside = async (story: Story, context: Parameters<NonNullable<Story['play']>>[0]) => {
  await story.play?.(context);
  const root = context.canvasElement.querySelector('[base-url]')?.shadowRoot;
  return within(root?.querySelector('.vesalio') as HTMLElement);
};

const unused = elementStory({
  tag: 'vesalio-chat',
  routes,
  session: {},
  // Less than a second, to keep the story short.
  properties: { idleMinutes: 0.005 },
  shows: 'Computador compartilhado',
});
/** The session ended while the chat was on screen. */
export const ChatElementExpired: Story = {
  tags: ['long'],
  ...ChatElementForVisitor,
  name: 'Sessão terminada',
  play: async (context) => {
    const element = await inside(ChatElementForVisitor, context);
    const baseUrl = context.canvasElement.querySelector('vesalio-chat')?.getAttribute('base-url') ?? '';
    const { session } = sharedApp(baseUrl, 'memory').app;
    session.signIn(sessionOf());
    session.end('expired');
    await expect(await element.findByText('Sua sessão terminou')).toBeVisible();
    await expect(element.getByText('Entre novamente.')).toBeVisible();
  },
};
/** On a shared computer, after a period of inactivity. */
export const ChatElementLocked: Story = {
  ...unused,
  name: 'Chat bloqueado por inatividade',
  play: async (context) => {
    const element = await inside(unused, context);
    await expect(
      element.getByText(/^Sem uso, a sessão termina em \d+ segundos e tudo é removido daqui\.$/),
    ).toBeVisible();
    await expect(element.getByRole('button', { name: 'Continuar conectado' })).toBeVisible();
    await expect(element.getByRole('button', { name: 'Sair e limpar' })).toBeVisible();
  },
};
export const ChatElementWithHistory: Story = {
  ...elementStory({
    tag: 'vesalio-chat',
    routes,
    session: {},
    attributes: { mode: 'full', features: 'history' },
    shows: /^(Abrir conversas|Sacubitril-valsartana: quando iniciar)$/,
  }),
  name: 'Chat com histórico',
  tags: ['long'],
};
/** After a reload during an answer, with the conversation that the host remembered. */
export const ChatElementResumed: Story = {
  ...elementStory({
    tag: 'vesalio-chat',
    routes: {
      ...routes,
      'GET /config.json': { data: { gateway: ['resume'] } },
      'GET /ai/api/mensagens/conversa/:id': { data: { data: [] }, headers: { 'X-Open-Turn': 'key' } },
      'GET /gateway/turns/:key': { data: { status: 'running', question: 'Qual a meta pressórica?' } },
      'GET /gateway/turns/:key/events': {
        events: [
          { event: 'delta', data: { texto: 'Abaixo de 130.' } },
          { event: 'delta', data: { texto: ' ' }, delayMs: 600_000 },
        ],
      },
    },
    session: {},
    attributes: { 'conversation-id': '1018' },
    shows: 'Abaixo de 130.',
  }),
  name: 'Resposta retomada',
};
const about = elementStory({
  tag: 'vesalio-chat',
  routes: {
    ...routes,
    'GET /gateway/about': { data: { version: '1.4.0', model: null, modelVersion: null, corpus: null } },
  },
  session: {},
  shows: 'Sobre',
});
/** The element has the styles of a legal text, which on the site its page loads. */
export const ChatElementAbout: Story = {
  tags: ['long'],
  ...about,
  name: 'Sobre aberto',
  play: async (context) => {
    const element = await inside(about, context);
    await context.userEvent.click(element.getByRole('button', { name: 'Sobre' }));
    const title = await element.findByRole('heading', { name: '1. Uso pretendido' });
    await expect(title.closest('section')?.nextElementSibling?.querySelector('ul')).toHaveStyle({
      listStyleType: 'disc',
    });
  },
};
const low = elementStory({
  tag: 'vesalio-chat',
  routes,
  session: {},
  attributes: { 'conversation-id': '1018', features: 'context' },
  properties: { context: { ageBand: '60-69', sex: 'F' } },
  shows: /Faixa etária/,
});
/** The facts and the input take two rows, and the whole element scrolls. */
export const ChatElementLow: Story = {
  ...low,
  name: 'Chat em uma caixa baixa',
  decorators: [
    (Content) => (
      <div style={{ blockSize: 340, inlineSize: 320 }}>
        <Content />
      </div>
    ),
  ],
  play: async (context) => {
    const element = await inside(low, context);
    const tools = await element.findByRole('button', { name: 'Ferramentas da mensagem' });
    await waitFor(() => expect(tools).toBeVisible());
    await expect(element.queryByText('Vai junto com a pergunta.')).not.toBeVisible();
  },
};
export const ChatReact: Story = {
  name: 'Chat em React',
  tags: ['long'],
  decorators: [withApp({ routes, session: sessionOf() })],
  render: () => <ChatWidget />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Em que posso ajudar?')).toBeVisible();
  },
};
export const LauncherElement: Story = {
  ...elementStory({
    tag: 'vesalio-launcher',
    routes,
    session: {},
    shows: 'Abrir assistente clínico',
  }),
  name: 'Botão do assistente',
};
export const LauncherOpen: Story = {
  tags: ['long'],
  ...LauncherElement,
  name: 'Assistente aberto',
  play: async (context) => {
    const element = await inside(LauncherElement, context);
    await context.userEvent.click(element.getByRole('button', { name: 'Abrir assistente clínico' }));
    const panel = await element.findByRole('dialog', { name: 'Assistente clínico' });
    await expect(await within(panel).findByText('Em que posso ajudar?')).toBeVisible();
  },
};
const unusedLauncher = elementStory({
  tag: 'vesalio-launcher',
  routes,
  session: {},
  properties: { idleMinutes: 0.005 },
  shows: 'Computador compartilhado',
});
/** On a shared computer, after a period of inactivity. */
export const LauncherLocked: Story = {
  ...unusedLauncher,
  name: 'Botão bloqueado por inatividade',
  tags: ['long'],
};
