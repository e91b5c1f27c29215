import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, type FakeRoutes, recordRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

const meta: Meta<typeof ChatWidget> = {
  title: 'Chat/Avaliação',
  parameters: {
    docs: { description: { component: 'Feedback on an answer, and the report of a clinical error.' } },
  },
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
type Context = Parameters<NonNullable<Story['play']>>[0];

const failed = 'Não foi possível registrar. Tente novamente.';
/** A call over a lost connection is retried before it fails. */
const SLOW = { timeout: 15_000 };

const on = (routes: FakeRoutes = {}) => [
  withApp({
    routes: () => ({ ...chatRoutes({ conversations: 3, turns: 1 }), ...recordRoutes(3), ...routes }),
    session: sessionOf(),
  }),
];

/** Chooses an action of the answer, from its row or from its menu. */
async function choose({ canvas, userEvent }: Context, name: string): Promise<void> {
  const actions = within(await canvas.findByRole('group', { name: 'Ações da resposta' }));
  await userEvent.click(await actions.findByRole('button', { name: 'Mais' }));
  const item = await screen.findByRole('menuitem', { name: 'Notificar erro clínico' });
  if (name === 'Notificar erro clínico') return userEvent.click(item);
  const inMenu = screen.queryByRole('menuitemcheckbox', { name });
  if (inMenu) return userEvent.click(inMenu);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await actions.findByRole('button', { name }));
}

export const Helpful: Story = {
  name: 'Útil',
  decorators: on(),
  play: async (context) => {
    await choose(context, 'Útil');
    await expect(await screen.findByText('Obrigado. Sua avaliação foi registrada.')).toBeVisible();
  },
};

/** A second press withdraws the rating. */
export const Withdrawn: Story = {
  name: 'Avaliação retirada',
  tags: ['long'],
  decorators: on(),
  play: async (context) => {
    await Helpful.play?.(context);
    // On a phone the rating is in the menu.
    const pressed = () => context.canvas.queryByRole('button', { name: 'Útil' })?.ariaPressed ?? undefined;
    const isInRow = pressed() !== undefined;
    await expect(pressed()).toBe(isInRow ? 'true' : undefined);
    await choose(context, 'Útil');
    await expect(await screen.findByText('Avaliação retirada.')).toBeVisible();
    await expect(pressed()).toBe(isInRow ? 'false' : undefined);
  },
};

/** On a phone the rating is in the menu, which shows the choice. */
export const RatedOnAPhone: Story = {
  name: 'Avaliada no celular',
  tags: ['long'],
  decorators: on(),
  render: (args) => (
    <div className="stage-full" style={{ inlineSize: 360, maxInlineSize: '100%' }}>
      <ChatWidget {...args} />
    </div>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Útil');
    await screen.findByText('Obrigado. Sua avaliação foi registrada.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Útil' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Não útil' })).not.toBeChecked();
  },
};

export const NotHelpful: Story = {
  name: 'Não útil',
  decorators: on(),
  play: async (context) => {
    await choose(context, 'Não útil');
    const dialog = within(await screen.findByRole('dialog', { name: 'O que faltou nesta resposta?' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }));
    await expect(await dialog.findByText('Escolha ao menos um motivo.')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Desatualizada' }));
  },
};

export const RefusedByGuard: Story = {
  name: 'Comentário recusado pela proteção',
  decorators: on(),
  play: async (context) => {
    await choose(context, 'Não útil');
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Incorreta' }));
    const comment = dialog.getByRole('textbox', { name: /Comentário/ });
    await context.userEvent.type(comment, 'CPF 529.982.247-25');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }));
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Ocultar dados' }));
    await expect(comment).not.toHaveValue('CPF 529.982.247-25');
  },
};

export const Failed: Story = {
  name: 'Com falha',
  decorators: on({ 'PUT /gateway/feedback/:id': { status: 500 } }),
  play: async (context) => {
    await choose(context, 'Útil');
    await expect(await screen.findByText(failed)).toBeVisible();
  },
};

export const ClinicalError: Story = {
  name: 'Erro clínico enviado',
  tags: ['long'],
  decorators: on(),
  play: async (context) => {
    await choose(context, 'Notificar erro clínico');
    const dialog = within(await screen.findByRole('dialog', { name: 'Notificar erro clínico' }));
    const field = dialog.getByRole('textbox', { name: /O que está errado/ });
    // The field has room for more than one line.
    await expect(field.clientHeight).toBeGreaterThan(90);
    await context.userEvent.type(field, 'Dose errada.');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar notificação' }));
    await expect(await dialog.findByText('EC-2026-7QX4M2KD')).toBeVisible();
  },
};

/** The gateway has not answered yet. */
export const Busy: Story = {
  name: 'Em andamento',
  tags: ['long'],
  decorators: on({ 'PUT /gateway/feedback/:id': { silent: true } }),
  play: async (context) => {
    await choose(context, 'Não útil');
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Incorreta' }));
    const send = dialog.getByRole('button', { name: 'Enviar avaliação' });
    await context.userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Keeps the typed text. */
export const Offline: Story = {
  name: 'Sem conexão',
  decorators: on({ 'PUT /gateway/feedback/:id': { fail: 'before' } }),
  play: async (context) => {
    await choose(context, 'Não útil');
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Incorreta' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }));
    await expect(await screen.findByText(failed, {}, SLOW)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Incorreta' })).toBeChecked();
  },
};

/** Opens the report of a clinical error with a text. */
async function report(context: Context, text: string) {
  await choose(context, 'Notificar erro clínico');
  const dialog = within(await screen.findByRole('dialog', { name: 'Notificar erro clínico' }));
  const field = dialog.getByRole('textbox', { name: /O que está errado/ });
  if (text) await context.userEvent.type(field, text);
  const send = dialog.getByRole('button', { name: 'Enviar notificação' });
  await context.userEvent.click(send);
  return { dialog, field, send };
}

export const ClinicalErrorEmpty: Story = {
  name: 'Erro clínico vazio',
  tags: ['long'],
  decorators: on(),
  play: async (context) => {
    const { dialog } = await report(context, '');
    await expect(await dialog.findByText('Descreva o erro.')).toBeVisible();
  },
};

export const ClinicalErrorRefusedByGuard: Story = {
  name: 'Erro clínico recusado',
  decorators: on(),
  play: async (context) => {
    const { dialog, field } = await report(context, 'Dose errada para CPF 529.982.247-25');
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Ocultar dados' }));
    await expect(field).not.toHaveValue('Dose errada para CPF 529.982.247-25');
  },
};

export const ClinicalErrorBusy: Story = {
  name: 'Erro clínico em andamento',
  tags: ['long'],
  decorators: on({ 'PUT /gateway/feedback/:id/clinical-error': { silent: true } }),
  play: async (context) => {
    const { send } = await report(context, 'Dose errada.');
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Keeps the typed text. */
const reportFails = (reply: FakeRoutes[string]): Story => ({
  tags: ['long'],
  decorators: on({ 'PUT /gateway/feedback/:id/clinical-error': reply }),
  play: async (context) => {
    const { field } = await report(context, 'Dose errada.');
    await expect(await screen.findByText(failed, {}, SLOW)).toBeVisible();
    await expect(field).toHaveValue('Dose errada.');
  },
});
export const ClinicalErrorFailed = {
  ...reportFails({ status: 500 }),
  name: 'Erro clínico com falha',
  tags: ['long'],
};
export const ClinicalErrorOffline = {
  ...reportFails({ fail: 'before' }),
  name: 'Erro clínico sem conexão',
  tags: ['long'],
};

export const Paused: Story = {
  name: 'Perguntas pausadas',
  tags: ['long'],
  decorators: on({
    'GET /gateway/operation': { data: { notice: 'Manutenção das 22h às 23h.', asking: false } },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Aviso da operação' }, { timeout: 6_000 }),
    ).toHaveTextContent('Manutenção das 22h às 23h.');
  },
};
