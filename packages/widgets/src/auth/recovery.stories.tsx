import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionOf } from '@vesalio/core/testing';
import { expect, fn, screen } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { ForgotPasswordWidget } from './forgot-password-widget.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';

const meta: Meta<typeof ForgotPasswordWidget> = {
  title: 'Entrada/Recuperar senha',
  component: ForgotPasswordWidget,
  subcomponents: { ResetPasswordDialog },
  args: { onNavigate: fn() },
  decorators: [withApp({ routes: { 'POST /api/auth/forgot-password': { data: {} } } })],
};
export default meta;
type Story = StoryObj<typeof ForgotPasswordWidget>;
type Play = NonNullable<Story['play']>;

const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'ana@exemplo.com.br');
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar Link' }));
};

const leadsBack =
  (link: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: link })).toBeVisible();
  };
export const Empty: Story = { name: 'Vazio', play: leadsBack('Voltar para o login') };
export const SignedIn: Story = {
  name: 'Com sessão',
  decorators: [withApp({ session: sessionOf() })],
  play: leadsBack('Voltar para a conta'),
};
export const Sent: Story = {
  name: 'Enviado',
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(/^Se o e-mail estiver cadastrado/)).toBeVisible();
    await expect(context.canvas.queryByLabelText('E-mail')).toBeNull();
  },
};
export const Failed: Story = {
  name: 'Com falha',
  decorators: [withApp({ routes: { 'POST /api/auth/forgot-password': { status: 500 } } })],
  play: async (context) => {
    await send(context);
    await expect(
      await context.canvas.findByText(/^Não foi possível processar sua solicitação\./),
    ).toBeVisible();
  },
};

const fillReset = async ({ userEvent }: Pick<Parameters<Play>[0], 'userEvent'>, second = 'Nova#2026x') => {
  await userEvent.type(await screen.findByLabelText('Nova senha'), 'Nova#2026x');
  await userEvent.type(screen.getByLabelText('Confirmar nova senha'), second);
  await userEvent.click(screen.getByRole('button', { name: 'Redefinir senha' }));
};
const onClose = fn();
const dialog =
  (token: string | undefined): Story['render'] =>
  ({ onNavigate }) => <ResetPasswordDialog token={token} onClose={onClose} onNavigate={onNavigate} />;

export const ResetDialog: Story = {
  name: 'Redefinição aberta',
  render: dialog('token'),
  play: async () => {
    await expect(await screen.findByLabelText('Nova senha')).toHaveFocus();
  },
};
export const ResetWithoutToken: Story = {
  name: 'Redefinição sem código',
  tags: ['long'],
  render: dialog(undefined),
  play: async () => {
    await expect(await screen.findByText('Token de redefinição inválido ou ausente.')).toBeVisible();
  },
};
export const ResetMismatch: Story = {
  name: 'Senhas não conferem',
  render: dialog('token'),
  play: async (context) => {
    await fillReset(context, 'Outra#2026');
    await expect(await screen.findByText('As senhas não conferem.')).toBeVisible();
  },
};
export const ResetFailed: Story = {
  name: 'Redefinição com falha',
  tags: ['long'],
  decorators: [withApp({ routes: { 'POST /api/auth/reset-password': { status: 400 } } })],
  render: dialog('token'),
  play: async (context) => {
    await fillReset(context);
    await expect(await screen.findByText(/^Não foi possível redefinir sua senha\./)).toBeVisible();
  },
};
export const ResetDone: Story = {
  name: 'Redefinição concluída',
  decorators: [withApp({ routes: { 'POST /api/auth/reset-password': { data: {} } } })],
  render: dialog('token'),
  play: async (context) => {
    await fillReset(context);
    await expect(await screen.findByRole('status')).toBeVisible();
  },
};
export const ResetDoneSignedIn: Story = {
  name: 'Redefinição concluída com sessão',
  tags: ['long'],
  decorators: [withApp({ session: sessionOf(), routes: { 'POST /api/auth/reset-password': { data: {} } } })],
  render: dialog('token'),
  play: async (context) => {
    await fillReset(context);
    await expect(await screen.findByText('Senha redefinida com sucesso.')).toBeVisible();
  },
};
