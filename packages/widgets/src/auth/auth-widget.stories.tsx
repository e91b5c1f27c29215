import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginAnswer } from '@vesalio/core/testing';
import { expect, fn } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { AuthWidget } from './auth-widget.tsx';

const meta: Meta<typeof AuthWidget> = {
  title: 'Entrada/Entrada completa',
  component: AuthWidget,
  args: { onDone: fn(), onNavigate: fn() },
  decorators: [withApp({ routes: { 'POST /api/auth/login': { data: loginAnswer() } } })],
};
export default meta;
type Story = StoryObj<typeof AuthWidget>;

const at = (start: 'login' | 'register' | 'forgot-password', button: string): Story => ({
  args: { start },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: button })).toBeVisible();
  },
});
export const AtLogin = { ...at('login', 'Entrar'), name: 'Na entrada' };
export const AtRegistration = { ...at('register', 'Registrar'), name: 'No cadastro' };
export const AtRecovery = { ...at('forgot-password', 'Enviar Link'), name: 'Na recuperação de senha' };
export const FromOneToTheOther: Story = {
  name: 'Da entrada à recuperação',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Cadastre-se' }));
    await expect(await canvas.findByLabelText('Nome completo')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Entrar' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Esqueceu sua senha?' }));
    await expect(await canvas.findByRole('button', { name: 'Enviar Link' })).toBeVisible();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};
