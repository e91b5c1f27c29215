import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, recordRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, screen, spyOn, within } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

const meta: Meta<typeof ChatWidget> = {
  title: 'Chat/Sobre',
  parameters: {
    docs: { description: { component: "'Sobre' of the assistant: intended use, model, corpus and limits." } },
  },
  component: ChatWidget,
  render: () => (
    <div className="stage-full">
      <ChatWidget />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ChatWidget>;

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sobre' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sobre Vesálio' });
  // Focusable immediately, because the statement is longer than the dialog and has no other focusable content.
  await expect(dialog.querySelector('[tabindex="0"]')).toBeVisible();
  // The line with the button is centered; the statement is not.
  await expect(dialog).toHaveStyle({ textAlign: 'start' });
};
/** Scrolls to the line that the story is about, far below the first lines. */
const shows = async (line: HTMLElement | undefined) => {
  await expect(line).toBeVisible();
  line?.scrollIntoView({ block: 'center' });
  await expect(line?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
};
const about = (reply: object) => [
  withApp({
    routes: () => ({ ...chatRoutes(), ...recordRoutes(), 'GET /gateway/about': reply }),
    session: sessionOf(),
  }),
];

export const Open: Story = {
  name: 'Aberto',
  decorators: about({
    data: {
      version: '1.4.0',
      model: 'clinico',
      modelVersion: '2026-09',
      corpus: { name: 'PubMed e diretrizes brasileiras', updatedAt: '1 de novembro de 2026' },
    },
  }),
  play: async (context) => {
    await opened(context);
    const dialog = within(screen.getByRole('dialog'));
    await shows(await dialog.findByText(/PubMed e diretrizes brasileiras/));
  },
};

/** A product of another brand names its own maker. */
export const OtherBrand: Story = {
  name: 'Outra marca',
  tags: ['long'],
  args: { brand: { name: 'Clínica X', version: '1' } },
  render: (args) => (
    <div className="stage-full">
      <ChatWidget {...args} />
    </div>
  ),
  decorators: about({
    data: {
      version: '1.4.0',
      model: null,
      modelVersion: null,
      corpus: null,
      maker: {
        brand: 'Clínica X',
        company: 'Clínica X Ltda. (nome fictício)',
        contactEmail: 'ajuda@clinica.example',
        securityEmail: 'falhas@clinica.example',
        securityText: 'https://clinica.example/.well-known/security.txt',
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sobre' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sobre Clínica X' }));
    await shows(await dialog.findByText(/Clínica X Ltda/));
    await expect(dialog.getByText(/falhas@clinica.example \(ver https:\/\/clinica.example/)).toBeVisible();
    await expect(dialog.queryByText(/vesalio.example/)).toBeNull();
  },
};

export const NotTold: Story = {
  name: 'Dados não informados',
  tags: ['long'],
  decorators: about({ data: { version: '1.4.0', model: null, modelVersion: null, corpus: null } }),
  play: async (context) => {
    await opened(context);
    const messages = await within(screen.getByRole('dialog')).findAllByText(/esta instalação não informa/);
    await shows(messages[0]);
  },
};

const unanswered = (reply: object): Story => ({
  decorators: about(reply),
  play: async (context) => {
    await opened(context);
    const dialog = within(screen.getByRole('dialog'));
    const messages = await dialog.findAllByText(/a instalação não respondeu/, {}, { timeout: 15_000 });
    await shows(messages[0]);
    await expect(dialog.queryByText(/consultando a instalação/)).toBeNull();
  },
  beforeEach: () => {
    // The error is logged to the console.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
});
export const Failed: Story = { ...unanswered({ status: 500 }), name: 'Com falha', tags: ['long'] };
export const Offline = { ...unanswered({ fail: 'before' }), name: 'Sem conexão' };
/** The statement is shown before the installation answers. */
export const Busy: Story = {
  name: 'Consultando a instalação',
  tags: ['long'],
  decorators: about({ silent: true }),
  play: async (context) => {
    await opened(context);
    await shows((await within(screen.getByRole('dialog')).findAllByText(/consultando a instalação/))[0]);
  },
};
