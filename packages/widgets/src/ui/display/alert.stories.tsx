import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Alert } from './alert.tsx';

const meta: Meta<typeof Alert> = { title: 'Partes/Aviso', component: Alert };
export default meta;
type Story = StoryObj<typeof Alert>;

export const Failure: Story = {
  name: 'Com falha',
  args: { children: 'Erro ao buscar cartões.', action: <Button size="small">Tentar novamente</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao buscar cartões.');
  },
};

export const Success: Story = {
  name: 'Concluído',
  args: { kind: 'success', children: 'Cartão salvo para futuras compras!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cartão salvo');
  },
};

export const Information: Story = {
  name: 'Informação',
  args: { kind: 'info', children: 'Um código de validação foi enviado para seu e-mail.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Um código de validação/);
  },
};
