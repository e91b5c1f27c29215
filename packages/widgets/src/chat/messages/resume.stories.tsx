import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  answerFixture,
  chatRoutes,
  type FakeEvent,
  type FakeRoutes,
  sessionOf,
  streamedAnswer,
} from '@vesalio/core/testing';
import { expect } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

/** A page that opens during an answer, for example after a reload. The answer continues. */
const meta: Meta<typeof ChatWidget> = {
  title: 'Chat/Retomar',
  component: ChatWidget,
  render: (args) => (
    <div className="stage-full">
      <ChatWidget {...args} />
    </div>
  ),
  args: { conversationId: 1018 },
};
export default meta;
type Story = StoryObj<typeof ChatWidget>;

const QUESTION = 'Qual a meta pressórica no idoso?';
const begun: FakeEvent = { event: 'delta', data: { texto: 'Abaixo de 130 por 80, ' } };
const EVENTS = 'GET /gateway/turns/:key/events';
const on = (routes: FakeRoutes) => [
  withApp({
    routes: () => ({
      ...chatRoutes(),
      'GET /config.json': { data: { gateway: ['resume'] } },
      'GET /ai/api/mensagens/conversa/:id': { data: { data: [] }, headers: { 'X-Open-Turn': 'key' } },
      'GET /gateway/turns/:key': { data: { status: 'running', question: QUESTION } },
      ...routes,
    }),
    session: sessionOf(),
  }),
];
const asked: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText(QUESTION)).toBeVisible();
};

/** The question is shown, and the answer continues below it. */
export const Busy: Story = {
  name: 'Resposta em andamento',
  decorators: on({ [EVENTS]: { events: [begun, { ...begun, delayMs: 600_000 }] } }),
  play: async (context) => {
    await asked(context);
    await expect(await context.canvas.findByText(/Abaixo de 130 por 80/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Parar' })).toBeVisible();
  },
};
export const Ended: Story = {
  name: 'Resposta concluída',
  decorators: on({ [EVENTS]: () => ({ events: streamedAnswer(answerFixture()) }) }),
  play: async (context) => {
    await asked(context);
    await expect(await context.canvas.findByText('Todas as citações têm fonte')).toBeVisible();
    await expect(context.canvas.getAllByText(QUESTION)).toHaveLength(1);
  },
};
/** The process that wrote the answer has died. Shows the text so far, with a button to ask again. */
export const Interrupted: Story = {
  name: 'Resposta interrompida',
  tags: ['long'],
  decorators: on({
    [EVENTS]: {
      events: [begun, { event: 'error', data: { mensagem: 'Interrompida.', motivo: 'interrompida' } }],
    },
  }),
  play: async (context) => {
    await asked(context);
    await expect(await context.canvas.findByText(/Abaixo de 130 por 80/)).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
/** Without a network the answer waits. The page says so, and the answer can be stopped. */
export const Offline: Story = {
  name: 'Sem conexão',
  tags: ['long'],
  decorators: on({ [EVENTS]: { fail: 'before' } }),
  play: async (context) => {
    await asked(context);
    const { canvas } = context;
    const line = 'Sem conexão. A resposta continua quando a rede voltar.';
    await expect(
      await canvas.findByText(line, { selector: '[role="status"] *' }, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Parar' })).toBeVisible();
  },
};
/** If the gateway no longer knows a turn, nothing is shown. */
export const Gone: Story = {
  name: 'Nenhuma resposta a retomar',
  decorators: on({ 'GET /gateway/turns/:key': { status: 404 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Mensagem' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Parar' })).toBeNull();
  },
};
