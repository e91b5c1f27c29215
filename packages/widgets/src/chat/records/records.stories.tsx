import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, type FakeRoutes, recordRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';
import { ConversationList } from '../sidebar/conversation-list.tsx';

const meta: Meta<typeof ConversationList> = {
  title: 'Chat/Conversas guardadas',
  component: ConversationList,
  render: (args) => (
    <div className="vs-sidebar" style={{ blockSize: '30rem', inlineSize: '18rem' }}>
      <div className="vs-sidebar__parts">
        <ConversationList {...args} />
      </div>
    </div>
  ),
  args: { currentId: null, onOpen: fn() },
};
export default meta;
type Story = StoryObj<typeof ConversationList>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const on = (routes: FakeRoutes = {}) => [
  withApp({
    routes: () => ({ ...chatRoutes({ conversations: 8 }), ...recordRoutes(8), ...routes }),
    session: sessionOf(),
  }),
];

/** Opens the menu of the first row. */
async function openMenu({ canvas, userEvent }: Context): Promise<void> {
  const [first] = await canvas.findAllByRole('button', { name: /^Opções da conversa / });
  if (first) await userEvent.click(first);
}
const choose = async (context: Context, name: string) => {
  await openMenu(context);
  await context.userEvent.click(await screen.findByRole('menuitem', { name }));
};

export const Options: Story = {
  name: 'Menu de opções aberto',
  decorators: on(),
  play: async (context) => {
    await openMenu(context);
    await expect(await screen.findByRole('menuitem', { name: 'Fixar no topo' })).toBeVisible();
  },
};

export const Renaming: Story = {
  name: 'Conversa renomeada',
  decorators: on(),
  play: async (context) => {
    await choose(context, 'Renomear');
    const dialog = within(await screen.findByRole('dialog', { name: 'Renomear conversa' }));
    const field = await dialog.findByRole('textbox', { name: 'Título' });
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'Plantão de sexta');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Salvar título' }));
    await expect(await context.canvas.findByRole('link', { name: 'Plantão de sexta' })).toBeVisible();
  },
};

export const RenameFailed: Story = {
  name: 'Renomear com falha',
  tags: ['long'],
  decorators: on({ 'PUT /gateway/conversations/:id': { status: 500 } }),
  play: async (context) => {
    await choose(context, 'Renomear');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Salvar título' }));
    await expect(await screen.findByText('Não foi possível salvar. Tente novamente.')).toBeVisible();
  },
};

/** Types a title and saves it. */
async function rename(context: Context, title: string) {
  await choose(context, 'Renomear');
  const dialog = within(await screen.findByRole('dialog', { name: 'Renomear conversa' }));
  const field = await dialog.findByRole('textbox', { name: 'Título' });
  await context.userEvent.clear(field);
  await context.userEvent.type(field, title);
  const save = dialog.getByRole('button', { name: 'Salvar título' });
  await context.userEvent.click(save);
  return { dialog, field, save };
}

/** A title that could identify a patient never leaves the browser. */
export const RenameRefusedByGuard: Story = {
  name: 'Título recusado pela proteção',
  decorators: on(),
  play: async (context) => {
    const { field } = await rename(context, 'CPF 529.982.247-25');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/parece identificar um paciente/);
  },
};

/** A blank title restores the automatic one. */
export const RenameEmpty: Story = {
  name: 'Título vazio',
  tags: ['long'],
  decorators: on(),
  play: async (context) => {
    const [before] = await context.canvas.findAllByRole('link');
    const automatic = before?.textContent ?? '';
    await rename(context, 'Plantão de sexta');
    await expect(await context.canvas.findByRole('link', { name: 'Plantão de sexta' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await rename(context, ' ');
    await expect(await context.canvas.findByRole('link', { name: automatic })).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: 'Plantão de sexta' })).toBeNull();
  },
};

export const RenameBusy: Story = {
  name: 'Renomear em andamento',
  tags: ['long'],
  decorators: on({ 'PUT /gateway/conversations/:id': { silent: true } }),
  play: async (context) => {
    const { save } = await rename(context, 'Plantão de sexta');
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Keeps the typed text. */
export const RenameOffline: Story = {
  name: 'Renomear sem conexão',
  tags: ['long'],
  decorators: on({ 'PUT /gateway/conversations/:id': { fail: 'before' } }),
  play: async (context) => {
    const { field } = await rename(context, 'Plantão de sexta');
    await expect(
      await screen.findByText('Não foi possível salvar. Tente novamente.', {}, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(field).toHaveValue('Plantão de sexta');
  },
};

export const Pinned: Story = {
  name: 'Conversa fixada',
  decorators: on(),
  play: async (context) => {
    await choose(context, 'Fixar no topo');
    const pin = await context.canvas.findByRole('img', { name: 'Fixada' });
    await expect(pin).toBeVisible();
    // The pin is in line with the row's buttons, beside the title.
    const [icon, bin] = [pin, pin.nextElementSibling].map((part) => part?.querySelector('svg'));
    const middle = (part?: Element | null) => {
      const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    };
    await expect(Math.abs(middle(icon) - middle(bin))).toBeLessThan(1);
    const title = pin.previousElementSibling?.getBoundingClientRect().right ?? 0;
    await expect((icon?.getBoundingClientRect().left ?? 0) - title).toBeGreaterThan(4);
  },
};

/** The row stays in its place, and a notice reports the failure. */
const pinFails = (reply: FakeRoutes[string]): Story => ({
  tags: ['long'],
  decorators: on({ 'PUT /gateway/conversations/:id': reply }),
  play: async (context) => {
    await choose(context, 'Fixar no topo');
    const message = 'Não foi possível salvar. Tente novamente.';
    await expect(await screen.findByText(message, {}, { timeout: 15_000 })).toBeVisible();
    await expect(context.canvas.queryByRole('img', { name: 'Fixada' })).toBeNull();
  },
});
export const PinFailed = { ...pinFails({ status: 500 }), name: 'Fixar com falha', tags: ['long'] };
export const PinOffline = { ...pinFails({ fail: 'before' }), name: 'Fixar sem conexão', tags: ['long'] };

const search = async ({ canvas, userEvent }: Context, words: string) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar conversa' }), words);
};

export const Found: Story = {
  name: 'Conversa encontrada',
  tags: ['long'],
  decorators: on({
    'POST /gateway/conversations/search': {
      data: {
        items: [
          {
            id: 900,
            title: 'Antibiótico na sepse grave',
            excerpt: [
              { text: 'Na suspeita de ', isHit: false },
              { text: 'sepse', isHit: true },
              { text: ', colher culturas antes do antibiótico', isHit: false },
            ],
          },
        ],
      },
    },
  }),
  play: async (context) => {
    await search(context, 'sepse');
    const link = await context.canvas.findByRole('link', { name: /Antibiótico na sepse grave/ });
    await waitFor(() => expect(link.querySelectorAll('mark')).toHaveLength(2));
  },
};

export const FoundNothing: Story = {
  name: 'Nada encontrado',
  tags: ['long'],
  decorators: on({ 'POST /gateway/conversations/search': { data: { items: [] } } }),
  play: async (context) => {
    await search(context, 'zika');
    await expect(await context.canvas.findByText('Nenhuma conversa contém “zika”.')).toBeVisible();
  },
};

export const Searching: Story = {
  name: 'Busca em andamento',
  decorators: on({ 'POST /gateway/conversations/search': { silent: true } }),
  play: async (context) => {
    await search(context, 'dor');
    await expect(await context.canvas.findByText('Buscando em todas as conversas...')).toBeVisible();
  },
};

export const SearchOffline: Story = {
  name: 'Busca sem conexão',
  tags: ['long'],
  decorators: on({ 'POST /gateway/conversations/search': { fail: 'before' } }),
  play: async (context) => {
    await search(context, 'dor');
    await expect(
      await context.canvas.findByText(
        'Não foi possível buscar em todas as conversas.',
        {},
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const SearchFailed: Story = {
  name: 'Busca com falha',
  tags: ['long'],
  decorators: on({ 'POST /gateway/conversations/search': { status: 500 } }),
  play: async (context) => {
    await search(context, 'dor');
    await expect(
      await context.canvas.findByText('Não foi possível buscar em todas as conversas.'),
    ).toBeVisible();
  },
};

/** A conversation that never appears in the list. */
export const Temporary: Story = {
  name: 'Conversa temporária',
  decorators: on(),
  render: () => (
    <div className="stage-full">
      <ChatWidget features={{ temporary: true }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Conversa temporária' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mensagem' }), 'Dose de amoxicilina?');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByRole('heading', { name: 'Conversa temporária' })).toBeVisible();
  },
};

/** Asks in a new temporary conversation. */
async function askTemporarily({ canvas, userEvent }: Context, question: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Conversa temporária' }));
  const box = canvas.getByRole('textbox', { name: 'Mensagem' });
  await userEvent.type(box, question);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
  return box;
}

/** The question returns to the input, and the conversation stays temporary. */
const temporaryFails = (reply: FakeRoutes[string]): Story => ({
  ...Temporary,
  tags: ['long'],
  decorators: on({ 'POST /ai/api/conversas': reply }),
  play: async (context) => {
    const box = await askTemporarily(context, 'Dose de amoxicilina?');
    await waitFor(() => expect(box).toHaveValue('Dose de amoxicilina?'), { timeout: 15_000 });
    await expect(await context.canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
});
export const TemporaryFailed = {
  ...temporaryFails({ status: 500 }),
  name: 'Temporária com falha',
  tags: ['long'],
};
export const TemporaryOffline = {
  ...temporaryFails({ fail: 'before' }),
  name: 'Temporária sem conexão',
  tags: ['long'],
};

export const TemporaryBusy: Story = {
  ...Temporary,
  name: 'Temporária em andamento',
  tags: ['long'],
  decorators: on({ 'POST /ai/api/mensagens': { silent: true } }),
  play: async (context) => {
    await askTemporarily(context, 'Dose de amoxicilina?');
    await expect(await context.canvas.findByRole('button', { name: 'Parar' })).toBeVisible();
    await expect(context.canvas.getByText('Dose de amoxicilina?')).toBeVisible();
  },
};

/** The guard checks the questions of a temporary conversation too. */
export const TemporaryRefusedByGuard: Story = {
  ...Temporary,
  name: 'Temporária recusada pela proteção',
  tags: ['long'],
  play: async (context) => {
    const box = await askTemporarily(context, 'Dose para CPF 529.982.247-25?');
    await expect(await context.canvas.findByText('Há dados que identificam o paciente:')).toBeVisible();
    await expect(box).toHaveValue('Dose para CPF 529.982.247-25?');
  },
};
