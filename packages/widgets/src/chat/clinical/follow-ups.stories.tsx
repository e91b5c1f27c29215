import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, type FakeReply, sessionOf } from '@vesalio/core/testing';
import { expect, waitFor, within } from 'storybook/test';
import { ComposerStage, messageBox } from '../../../../../.storybook/composer-stage.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

/** The next questions that an answer suggests. */
const meta: Meta<typeof ComposerStage> = {
  title: 'Chat/Próximas perguntas',
  component: ChatWidget,
  render: (args) => <ComposerStage {...args} />,
};
export default meta;
type Story = StoryObj<typeof ComposerStage>;

const on = (sugestoes: unknown) => [
  withApp({ routes: chatRoutes({ answer: { sugestoes } }), session: sessionOf() }),
];
const NEXT = 'O que mostram os estudos sobre clortalidona e hipertensão arterial?';

export const Three: Story = {
  name: 'Três sugestões',
  decorators: on([
    NEXT,
    'O que recomendam as diretrizes sobre meta de pressão arterial e doença renal crônica?',
    'Como medir a pressão em domicílio?',
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await messageBox(canvas), 'Qual a meta pressórica?{Enter}');
    const list = await canvas.findByRole('list', { name: 'Próximas perguntas' });
    await expect(within(list).getAllByRole('button')).toHaveLength(3);
  },
};
/** A press puts a question into the input and sends nothing. */
export const Pressed: Story = {
  name: 'Sugestão escolhida',
  decorators: on([NEXT]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await messageBox(canvas), 'Qual a meta pressórica?{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: NEXT }));
    const box = await messageBox(canvas);
    await expect(box).toHaveValue(NEXT);
    await expect(box).toHaveFocus();
  },
};
/** An answer without suggestions. */
export const None: Story = {
  name: 'Nenhuma sugestão',
  tags: ['long'],
  decorators: on('nenhuma'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await messageBox(canvas), 'Qual a meta pressórica?{Enter}');
    await canvas.findByText('Todas as citações têm fonte');
    await expect(canvas.queryByRole('list', { name: 'Próximas perguntas' })).toBeNull();
  },
};
/** Asks the next question, which the service answers with this reply. */
const afterTheFirst = (reply: FakeReply, play: NonNullable<Story['play']>): Story => ({
  tags: ['long'],
  decorators: [
    withApp({
      routes: () => {
        let asked = 0;
        const { 'POST /ai/api/mensagens': first, ...others } = chatRoutes({ answer: { sugestoes: [NEXT] } });
        return {
          ...others,
          'POST /ai/api/mensagens': (request) => {
            asked += 1;
            if (asked > 1) return reply;
            return typeof first === 'function' ? first(request) : first;
          },
        };
      },
      session: sessionOf(),
    }),
  ],
  play: async (context) => {
    await Pressed.play?.(context);
    await context.userEvent.keyboard('{Enter}');
    await play(context);
  },
});
/** The suggestions of the previous answer are hidden while the next one is pending. */
export const Busy = {
  ...afterTheFirst({ silent: true }, async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Parar' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Próximas perguntas' })).toBeNull();
  }),
  name: 'Em andamento',
  tags: ['long'],
};
/** A failed question returns to the input. */
const comesBack = (reply: FakeReply) =>
  afterTheFirst(reply, async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.vs-message--error')).toBeVisible(), {
      timeout: 20_000,
    });
    await expect(await messageBox(canvas)).toHaveValue(NEXT);
  });
export const Failed = { ...comesBack({ status: 500 }), name: 'Com falha', tags: ['long'] };
export const Offline = { ...comesBack({ fail: 'before' }), name: 'Sem conexão', tags: ['long'] };
