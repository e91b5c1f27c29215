import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, type FakeReply, sessionOf } from '@vesalio/core/testing';
import { expect, waitFor, within } from 'storybook/test';
import { ComposerStage, messageBox } from '../../../../../.storybook/composer-stage.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

/** The host's facts about the case, above the input. */
const meta: Meta<typeof ComposerStage> = {
  title: 'Chat/Contexto',
  component: ChatWidget,
  render: (args) => <ComposerStage {...args} />,
  decorators: [withApp({ routes: chatRoutes(), session: sessionOf() })],
  args: {
    context: {
      ageBand: '70 a 79 anos',
      sex: 'feminino',
      renalFunction: 'TFG estimada 38 mL/min/1,73 m²',
      unit: 'Enfermaria de clínica médica',
      allergies: ['penicilina', 'dipirona'],
      notes: 'Em uso de varfarina por fibrilação atrial; queda recente da própria altura, sem fratura.',
    },
  },
};
export default meta;
type Story = StoryObj<typeof ComposerStage>;

export const Chips: Story = {
  name: 'Contexto informado',
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Contexto informado' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  },
};
export const Opened: Story = {
  name: 'Observações abertas',
  tags: ['long'],
  play: async (context) => {
    await Chips.play?.(context);
    const fact = context.canvas.getByRole('button', { name: /^Observações/ });
    await context.userEvent.click(fact);
    await expect(fact).toHaveAttribute('aria-expanded', 'true');
  },
};
/** The guard also finds identifiers in the context. */
export const Held: Story = {
  name: 'Envio bloqueado',
  args: { context: { sex: 'masculino', notes: 'CPF 529.982.247-25' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Contexto informado' });
    await userEvent.type(await messageBox(canvas), 'Conduta?');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enviar' })).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Há dados que identificam o paciente:')).toBeVisible();
  },
};
/** Once a question was sent with them, the facts keep to one row, so that the answer has room. */
export const Sent: Story = {
  name: 'Enviado',
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Contexto informado' });
    const before = list.offsetHeight;
    await userEvent.type(await messageBox(canvas), 'Qual a meta pressórica?');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enviar' })).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Todas as citações têm fonte')).toBeVisible();
    const rows = (element: Element) =>
      new Set(Array.from(element.children, (chip) => (chip as HTMLElement).offsetTop)).size;
    await expect(rows(list)).toBe(1);
    // In a narrow view they keep to one row from the start.
    await expect(list.offsetHeight).toBeLessThanOrEqual(before);
  },
};

const withAnswer = (answer: FakeReply) => [
  withApp({ routes: { ...chatRoutes(), 'POST /ai/api/mensagens': answer }, session: sessionOf() }),
];
const ask: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findByRole('list', { name: 'Contexto informado' });
  await userEvent.type(await messageBox(canvas), 'Qual a meta pressórica?');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Enviar' })).toBeEnabled());
  await userEvent.keyboard('{Enter}');
};
/** The context is shown below the question while the answer is pending. */
export const Busy: Story = {
  name: 'Em andamento',
  tags: ['long'],
  decorators: withAnswer({ silent: true }),
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText(/^Contexto informado:\sFaixa etária/)).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Parar' })).toBeVisible();
  },
};
/** A failed question returns to the input, and its facts stay above it. */
const comesBack = (answer: FakeReply): Story => ({
  decorators: withAnswer(answer),
  play: async (context) => {
    await ask(context);
    const { canvas } = context;
    await expect(
      await canvas.findByRole('button', { name: 'Tentar novamente' }, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(await messageBox(canvas)).toHaveValue('Qual a meta pressórica?');
    const list = canvas.getByRole('list', { name: 'Contexto informado' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  },
});
export const Failed = { ...comesBack({ status: 500 }), name: 'Com falha', tags: ['long'] };
export const Offline = { ...comesBack({ fail: 'before' }), name: 'Sem conexão', tags: ['long'] };
/** Without facts, nothing is shown above the input. */
export const Empty: Story = {
  name: 'Vazio',
  args: { context: {} },
  play: async ({ canvas }) => {
    await messageBox(canvas);
    await expect(canvas.queryByRole('list', { name: 'Contexto informado' })).toBeNull();
  },
};
