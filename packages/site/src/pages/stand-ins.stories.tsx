import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, within } from 'storybook/test';
import { createStoryBackend } from '../../../../.storybook/story-backend.ts';
import { withApp } from '../../../../.storybook/with-app.tsx';
import '../styles/site.css';
import { SiteNotices } from '../layout/site-notices.tsx';
import { pageRoutes } from '../routes.tsx';

/** Without Google keys, a dialog of the site replaces Google's window. */
function Page({ address }: { address: string }) {
  const [router] = useState(() => createMemoryRouter(pageRoutes, { initialEntries: [address] }));
  return (
    <div className="stage-full">
      <RouterProvider router={router} />
      <SiteNotices />
    </div>
  );
}

const meta: Meta<typeof Page> = {
  title: 'Site/No lugar do Google',
  parameters: {
    docs: {
      description: { component: "The dialogs in place of Google's windows where no Google keys are set." },
    },
  },
  component: Page,
  decorators: [withApp({ hasNotices: true })],
};
export default meta;
type Story = StoryObj<typeof Page>;
type Play = NonNullable<Story['play']>;

const patience = { timeout: 15_000 };

/** The demonstration server's replies to the dialogs, which call it directly. */
const demonstration = (routes: FakeRoutes): Story['beforeEach'] => {
  const backend = createStoryBackend(routes);
  return () => {
    const network = window.fetch;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).pathname.startsWith('/sandbox/')
        ? backend.fetch(request)
        : network(input, init);
    };
    return () => {
      window.fetch = network;
    };
  };
};

const press =
  (button: string, dialog: string, see: (dialog: ReturnType<typeof within>) => Promise<unknown>): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: button }, patience));
    await see(within(await screen.findByRole('dialog', { name: dialog }, patience)));
  };
const google = (answer: FakeRoutes[string], see: Parameters<typeof press>[2]): Story => ({
  args: { address: '/login' },
  beforeEach: demonstration({ 'GET /sandbox/google': answer }),
  play: press('Entrar com Google', 'Contas de demonstração', see),
});

export const Accounts = {
  ...google(
    {
      data: {
        accounts: [
          { email: 'ana.souza@exemplo.com.br', name: 'Ana Souza' },
          { email: 'residente.do.terceiro.ano@hospital-universitario.example', name: 'João Figueiredo' },
        ],
      },
    },
    async (dialog) => {
      await expect(await dialog.findByRole('button', { name: /^Ana Souza/ })).toBeVisible();
      await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
      const { right } = dialog.getByRole('list', { name: 'Escolha uma conta' }).getBoundingClientRect();
      const longest = dialog.getByRole('button', { name: /^João/ });
      await expect(longest.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    },
  ),
  name: 'Contas de demonstração',
};
export const AccountsLoading = {
  ...google({ silent: true }, async (dialog) => {
    await expect(await dialog.findByRole('status')).toHaveTextContent('Carregando as contas...');
  }),
  name: 'Contas carregando',
  tags: ['long'],
};
export const AccountsFailed = {
  ...google({ fail: 'before' }, async (dialog) => {
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar as contas de demonstração.',
    );
  }),
  name: 'Contas com falha ao carregar',
  tags: ['long'],
};
export const DriveFiles: Story = {
  name: 'Arquivos do Google Drive',
  args: { address: '/chat' },
  decorators: [withApp({ session: sessionOf(), routes: chatRoutes(), hasNotices: true })],
  beforeEach: demonstration({
    'GET /sandbox/drive': {
      data: {
        files: [
          { id: 'laudo', name: 'laudo-tomografia.pdf', mimeType: 'application/pdf', size: 1_300_000 },
          { id: 'raio-x', name: 'raio-x-torax.png', mimeType: 'image/png', size: 240_000 },
        ],
      },
    },
  }),
  play: press('Anexar do Google Drive', 'Arquivos de demonstração', async (dialog) => {
    await expect(await dialog.findByRole('button', { name: 'laudo-tomografia.pdf' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'raio-x-torax.png' })).toBeVisible();
  }),
};
