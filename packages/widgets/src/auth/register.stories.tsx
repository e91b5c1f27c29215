import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginAnswer } from '@vesalio/core/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { RegisterWidget } from './register-widget.tsx';

const meta: Meta<typeof RegisterWidget> = {
  title: 'Entrada/Cadastro',
  component: RegisterWidget,
  args: { onDone: fn(), onNavigate: fn(), askGoogle: async () => ({ credential: 'c' }) },
  decorators: [
    withApp({ routes: { 'POST /api/auth/register': { data: loginAnswer({ validateEmail: false }) } } }),
  ],
};
export default meta;
type Story = StoryObj<typeof RegisterWidget>;
type Play = NonNullable<Story['play']>;

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Nome completo'), 'Ana Souza');
  await userEvent.type(canvas.getByLabelText('E-mail'), 'ana@exemplo.com.br');
  await userEvent.type(canvas.getByLabelText('Senha'), 'Senha#2026');
  await userEvent.type(canvas.getByLabelText('Confirmar senha'), 'Senha#2026');
  await userEvent.click(canvas.getByRole('checkbox'));
};

export const Empty: Story = { name: 'Vazio' };
export const WithPlan: Story = {
  name: 'Com plano escolhido',
  args: { plan: 'fleming_plan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Plano escolhido: Fleming')).toBeVisible();
  },
};
export const EveryFieldEmpty: Story = {
  name: 'Campos obrigatórios vazios',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Registrar' }));
    for (const sentence of [
      'Nome completo é obrigatório.',
      'Email é obrigatório.',
      'Senha é obrigatória.',
      'Confirmação de senha é obrigatória.',
      'Você deve concordar com os Termos e Política de Privacidade.',
    ]) {
      await expect(await canvas.findByText(sentence)).toBeVisible();
    }
  },
};
export const EveryFieldWrong: Story = {
  name: 'Campos com erro',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ana@');
    await userEvent.type(canvas.getByLabelText('Senha'), 'fraca');
    await userEvent.type(canvas.getByLabelText('Confirmar senha'), 'outra');
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar' }));
    for (const sentence of [
      'Nome completo é obrigatório.',
      'Formato de email inválido.',
      'Senha deve ter 8+ caracteres, incluindo maiúscula, minúscula, número e caractere especial.',
      'As senhas não conferem.',
      'Você deve concordar com os Termos e Política de Privacidade.',
    ]) {
      await expect(await canvas.findByText(sentence)).toBeVisible();
    }
  },
};
export const Success: Story = {
  name: 'Concluído',
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled());
  },
};
export const Busy: Story = {
  name: 'Em andamento',
  tags: ['long'],
  decorators: [withApp({ routes: { 'POST /api/auth/register': { silent: true } } })],
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Registrar' }));
    await expect(await context.canvas.findByRole('button', { name: 'Registrando...' })).toBeVisible();
  },
};
export const Refused: Story = {
  name: 'Recusado',
  decorators: [withApp({ routes: { 'POST /api/auth/register': { status: 409 } } })],
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Registrar' }));
    await expect(
      await context.canvas.findByText(
        'Não foi possível concluir o cadastro. Verifique os dados informados ou tente novamente mais tarde.',
      ),
    ).toBeVisible();
  },
};
export const GoogleServerError: Story = {
  name: 'Google com falha no servidor',
  tags: ['long'],
  decorators: [withApp({ routes: { 'POST /api/auth/google-login': { status: 500 } } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar com Google' }));
    await expect(
      await canvas.findByText(
        'Ocorreu um erro ao tentar o cadastro com Google. Por favor, tente o cadastro manual ou retorne mais tarde.',
      ),
    ).toBeVisible();
  },
};
export const GoogleWindowFailed: Story = {
  name: 'Janela do Google com falha',
  tags: ['long'],
  args: { askGoogle: () => Promise.reject(new Error('blocked')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar com Google' }));
    await expect(
      await canvas.findByText(
        'Falha na autenticação com Google. Por favor, tente novamente ou utilize o cadastro manual.',
      ),
    ).toBeVisible();
  },
};
