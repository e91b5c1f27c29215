import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, type FakeReply, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, waitFor } from 'storybook/test';
import { ComposerStage, messageBox } from '../../../../../.storybook/composer-stage.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

/** Editing the last question, and asking about a passage. */
const meta: Meta<typeof ComposerStage> = {
  title: 'Chat/Editar e citar',
  component: ChatWidget,
  render: (args) => <ComposerStage {...args} />,
};
export default meta;
type Story = StoryObj<typeof ComposerStage>;
type Play = NonNullable<Story['play']>;

const on = (routes: FakeRoutes = {}) => [
  withApp({ routes: { ...chatRoutes(), ...routes }, session: sessionOf() }),
];
const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await messageBox(canvas), 'Qual a meta pressórica?{Enter}');
  await canvas.findByText('Todas as citações têm fonte');
};
const edit: Play = async (context) => {
  await ask(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Editar pergunta' }));
  await expect(
    await context.canvas.findByRole('textbox', { name: 'Nova redação da pergunta' }),
  ).toHaveFocus();
};

export const Editing: Story = { name: 'Pergunta em edição', decorators: on(), play: edit };
/** The earlier exchange remains, folded. */
export const SentAgain: Story = {
  name: 'Pergunta enviada de novo',
  tags: ['long'],
  decorators: on(),
  play: async (context) => {
    await edit(context);
    await context.userEvent.keyboard(' E no idoso?{Enter}');
    await expect(await context.canvas.findByText('Versão anterior: Qual a meta pressórica?')).toBeVisible();
  },
};
/** The guard holds the edited question in the input. */
export const Held: Story = {
  name: 'Edição bloqueada',
  decorators: on(),
  play: async (context) => {
    await edit(context);
    await context.userEvent.keyboard(' CPF 529.982.247-25{Enter}');
    await expect(await context.canvas.findByText('Há dados que identificam o paciente:')).toBeVisible();
  },
};
/** A failed edit returns to the input. */
const comesBack = (failure: FakeReply): Story => ({
  decorators: [
    withApp({
      routes: () => {
        let asked = 0;
        const { 'POST /ai/api/mensagens': first, ...others } = chatRoutes();
        return {
          ...others,
          'POST /ai/api/mensagens': (request) => {
            asked += 1;
            if (asked > 1) return failure;
            return typeof first === 'function' ? first(request) : first;
          },
        };
      },
      session: sessionOf(),
    }),
  ],
  play: async (context) => {
    await edit(context);
    await context.userEvent.keyboard(' E no idoso?{Enter}');
    await expect(
      await context.canvas.findByRole('button', { name: 'Tentar novamente' }, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(await messageBox(context.canvas)).toHaveValue('Qual a meta pressórica? E no idoso?');
  },
});
export const Failed = { ...comesBack({ status: 500 }), name: 'Com falha', tags: ['long'] };
export const Offline = { ...comesBack({ fail: 'before' }), name: 'Sem conexão', tags: ['long'] };
/** An empty question cannot be sent. 'Cancelar' restores the earlier wording. */
export const Emptied: Story = {
  name: 'Edição vazia cancelada',
  tags: ['long'],
  decorators: on(),
  play: async (context) => {
    await edit(context);
    const { canvas, userEvent } = context;
    const box = canvas.getByRole('textbox', { name: 'Nova redação da pergunta' });
    await userEvent.clear(box);
    await userEvent.keyboard('{Enter}');
    await expect(box).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar de novo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByText('Qual a meta pressórica?', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar pergunta' })).toHaveFocus();
  },
};
/** Nothing can be edited while the answer streams. */
export const Busy: Story = {
  name: 'Resposta em andamento',
  tags: ['long'],
  decorators: on({ 'POST /ai/api/mensagens': { silent: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await messageBox(canvas), 'Qual a meta pressórica?{Enter}');
    await canvas.findByRole('button', { name: 'Parar' });
    await expect(canvas.queryByRole('button', { name: 'Editar pergunta' })).toBeNull();
  },
};
export const Passage: Story = {
  name: 'Trecho selecionado',
  decorators: on(),
  play: async (context) => {
    await ask(context);
    const answer = context.canvasElement.querySelector('.vs-answer p');
    if (answer) document.getSelection()?.selectAllChildren(answer);
    await expect(await context.canvas.findByRole('button', { name: 'Perguntar sobre isto' })).toBeVisible();
  },
};
/** The passage is in the input, in quotation marks. Nothing is sent. */
export const Quoted: Story = {
  name: 'Trecho citado',
  tags: ['long'],
  decorators: on(),
  play: async (context) => {
    await Passage.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Perguntar sobre isto' }));
    const box = context.canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
    await waitFor(() => expect(box.value).toMatch(/^“\S.*”\n\n$/));
    await expect(box).toHaveFocus();
  },
};
