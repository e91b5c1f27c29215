import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultLegalIdentity, privacyPolicy, termsOfUse } from '@vesalio/core';
import { accountAnswer, type FakeReply, sessionOf } from '@vesalio/core/testing';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { AccountWidget } from '../account-widget.tsx';

/** 'Baixar meus dados': all data of the person in one file. */
const meta: Meta<typeof AccountWidget> = {
  title: 'Conta/Seus dados',
  component: AccountWidget,
  args: {
    legal: { terms: termsOfUse(defaultLegalIdentity), privacy: privacyPolicy(defaultLegalIdentity) },
    quote: { whatsapp: null, email: 'contato@vesalio.example', brand: 'Vesálio' },
    section: 'security-options',
  },
};
export default meta;
type Story = StoryObj<typeof AccountWidget>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const on = (archive: FakeReply, gateway = ['export']) => [
  withApp({
    session: sessionOf(),
    routes: {
      'GET /api/auth/my-account': { data: accountAnswer() },
      'GET /api/clientCards/cliente/:id': { data: [] },
      'GET /config.json': { data: { gateway } },
      'GET /gateway/export': archive,
    },
  }),
];
const press = async ({ canvas, userEvent }: Context) => {
  const button = await canvas.findByRole('button', { name: 'Baixar meus dados' });
  await userEvent.click(button);
  return button;
};
/** A story that ends when it shows why the archive is missing. */
const refused = (message: string, archive: FakeReply): Story => ({
  decorators: on(archive),
  play: async (context) => {
    const button = await press(context);
    await expect(await screen.findByText(message, {}, { timeout: 15_000 })).toBeVisible();
    await expect(button).toBeEnabled();
  },
});
const NOT_READY = 'Não foi possível preparar seus dados. Tente novamente.';

export const Saved: Story = {
  name: 'Salvos',
  decorators: on({ data: 'PK' }),
  play: async (context) => {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const button = await press(context);
    await waitFor(() => expect(saved).toEqual(['vesalio-meus-dados.zip']));
    await expect(button).toBeEnabled();
  },
};
export const Busy: Story = {
  name: 'Em andamento',
  tags: ['long'],
  decorators: on({ silent: true }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Preparando...' })).toBeVisible();
  },
};
/** Only one section can be edited at a time, so the other buttons are disabled. */
export const WhileEditing: Story = {
  name: 'Bloqueado durante a edição',
  decorators: on({ data: 'PK' }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Baixar meus dados' });
    const [edit] = await canvas.findAllByRole('button', { name: 'Editar' });
    await userEvent.click(edit as HTMLElement);
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(button).toBeEnabled();
  },
};
export const Failed = { ...refused(NOT_READY, { status: 502 }), name: 'Com falha', tags: ['long'] };
export const Offline = { ...refused(NOT_READY, { fail: 'before' }), name: 'Sem conexão' };
/** The connection breaks before the archive is complete, so nothing is saved. */
export const Cut = {
  ...refused(NOT_READY, { events: [], fail: 'after' }),
  name: 'Conexão interrompida',
  tags: ['long'],
};
export const TooOften = {
  ...refused('Você já baixou seus dados várias vezes na última hora. Tente novamente mais tarde.', {
    status: 429,
  }),
  name: 'Limite por hora atingido',
  tags: ['long'],
};
/** A gateway that does not offer the export. */
export const NotOffered: Story = {
  name: 'Não oferecido',
  decorators: on({}, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Excluir conta' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Baixar meus dados' })).toBeNull();
  },
};
