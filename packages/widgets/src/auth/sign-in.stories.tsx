import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginAnswer } from '@vesalio/core/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import type { AskGoogle } from './google-button.tsx';
import { LoginWidget } from './login-widget.tsx';

const meta: Meta<typeof LoginWidget> = {
  title: 'Entrada/Login',
  component: LoginWidget,
  args: { onDone: fn(), onNavigate: fn(), askGoogle: async () => ({ credential: 'c' }) },
  decorators: [withApp({ routes: { 'POST /api/auth/login': { data: loginAnswer() } } })],
};
export default meta;
type Story = StoryObj<typeof LoginWidget>;
type Play = NonNullable<Story['play']>;

const submit =
  (after?: Play): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ana@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'Senha#2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await after?.(context);
  };

const shows =
  (sentence: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
  };

const google =
  (sentence: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar com Google' }));
    await expect(await canvas.findByText(sentence)).toBeVisible();
  };

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Entrar com Google' })).toBeVisible();
  },
};
export const WithoutGoogle: Story = {
  name: 'Sem Google',
  args: { askGoogle: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Entrar com Google' })).toBeNull();
  },
};
const noticed = (notice: string): Story => ({ args: { notice }, play: shows(notice) });
export const SessionExpired = {
  ...noticed('Sua sessão expirou. Entre novamente para continuar.'),
  name: 'Sessão expirada',
};
export const InvalidResetLink: Story = {
  name: 'Redefinição de senha inválida',
  args: {
    notice: 'Token de redefinição inválido ou ausente.',
    isNoticeFailure: true,
    noticeLink: { to: '/forgot-password', label: 'Solicite um novo link' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Token de redefinição inválido ou ausente.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Solicite um novo link' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/forgot-password');
  },
};
export const CapsLock: Story = {
  name: 'Caps Lock ativado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Senha'));
    await userEvent.keyboard('{CapsLock}S');
    await expect(await canvas.findByText('Caps Lock está ativado.')).toBeVisible();
  },
};
export const Required: Story = {
  name: 'Campos obrigatórios',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Senha é obrigatória.')).toBeVisible();
  },
};
export const Success: Story = {
  name: 'Concluído',
  play: submit(async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ to: '/chat' }));
  }),
};
export const Busy: Story = {
  name: 'Em andamento',
  decorators: [withApp({ routes: { 'POST /api/auth/login': { silent: true } } })],
  play: submit(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Entrando...' })).toBeVisible();
  }),
};
export const Refused: Story = {
  name: 'Recusado',
  decorators: [withApp({ routes: { 'POST /api/auth/login': { status: 401 } } })],
  play: submit(shows('Email ou senha inválidos. Por favor, verifique e tente novamente.')),
};
export const NoToken: Story = {
  name: 'Resposta incompleta do servidor',
  tags: ['long'],
  decorators: [withApp({ routes: { 'POST /api/auth/login': { data: loginAnswer({ token: undefined }) } } })],
  play: submit(shows('Não foi possível realizar o login. Verifique os dados ou tente novamente.')),
};
export const GoogleWithoutCredential: Story = {
  name: 'Google sem credenciais',
  args: { askGoogle: async () => ({}) },
  play: google('Não foi possível obter as credenciais do Google. Tente novamente.'),
};
export const GoogleWithoutToken: Story = {
  name: 'Google com resposta incompleta',
  tags: ['long'],
  decorators: [withApp({ routes: { 'POST /api/auth/google-login': { data: {} } } })],
  play: google('Não foi possível realizar o login com Google. Tente o login manual ou retorne mais tarde.'),
};
export const GoogleServerError: Story = {
  name: 'Google com erro do servidor',
  tags: ['long'],
  decorators: [withApp({ routes: { 'POST /api/auth/google-login': { status: 500 } } })],
  play: google(
    'Ocorreu um erro ao tentar o login com Google. Por favor, tente o login manual ou retorne mais tarde.',
  ),
};
const blocked: AskGoogle = () => Promise.reject(new Error('blocked'));
export const GoogleWindowFailed: Story = {
  name: 'Janela do Google com falha',
  tags: ['long'],
  args: { askGoogle: blocked },
  play: google('Falha na autenticação com Google. Por favor, tente novamente ou utilize o login manual.'),
};
