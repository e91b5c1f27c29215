import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionOf } from '@vesalio/core/testing';
import { expect, fn } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { ConsentWidget } from './consent-widget.tsx';

const path = '/gateway/embed-session/:challenge';
const origin = 'https://intranet.hospital.example';
const session = sessionOf();

const meta: Meta<typeof ConsentWidget> = {
  title: 'Entrada/Consentimento',
  component: ConsentWidget,
  args: { challenge: 'c'.repeat(43), onSignOut: fn() },
  decorators: [
    withApp({
      session,
      routes: { [`GET ${path}`]: { data: { origin } }, [`POST ${path}`]: { data: { state: 'granted' } } },
    }),
  ],
};
export default meta;
type Story = StoryObj<typeof ConsentWidget>;

export const Question: Story = {
  name: 'Pedido de autorização',
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(origin)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar outra conta' }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};
export const Allowed: Story = {
  name: 'Autorizado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autorizar' }));
    await expect(await canvas.findByText(new RegExp(`^Volte para ${origin}`))).toBeVisible();
  },
};
export const Denied: Story = {
  name: 'Recusado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Não autorizar' }));
    await expect(await canvas.findByText(/não recebeu a sua sessão/)).toBeVisible();
  },
};
export const Over: Story = {
  name: 'Pedido expirado',
  decorators: [withApp({ session, routes: { [`GET ${path}`]: { status: 410, data: { message: 'x' } } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este pedido não vale mais')).toBeVisible();
  },
};
