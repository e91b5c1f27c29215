import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../forms/choice.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Partes/Diálogo',
  component: Dialog,
  args: { title: 'Redefinir Senha', closeLabel: 'Fechar' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: ({ open: _open, onClose: _onClose, ...args }) => <Opener {...args} />,
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Confirmation: Story = {
  name: 'Confirmação',
  args: {
    size: 'small',
    title: 'Confirmar Exclusão',
    description: 'Deseja remover a conversa “Meta pressórica no idoso”? Esta ação não pode ser desfeita.',
    actions: (
      <>
        <Button data-autofocus="">Não</Button>
        <Button variant="danger">Sim, Remover</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Confirmar Exclusão' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Não' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const WithForm: Story = {
  name: 'Com formulário',
  args: {
    children: (
      <Field label="Nova senha">
        <TextInput type="password" autoComplete="new-password" data-autofocus="" />
      </Field>
    ),
    actions: <Button variant="primary">Redefinir senha</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nova senha')).toHaveFocus();
  },
};

export const Blocking: Story = {
  name: 'Sem opção de fechar',
  args: {
    blocking: true,
    title: 'Termos de Uso e Política de Privacidade',
    description: 'Para continuar, leia e aceite os documentos abaixo.',
    children: <Checkbox label="Li e aceito os Termos de Uso e a Política de Privacidade" />,
    actions: <Button variant="primary">Aceitar e continuar</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Texto longo',
  args: {
    size: 'large',
    title: 'Política de Privacidade',
    children: Array.from({ length: 14 }, (_, index) => index + 1).map((article) => (
      <p key={article}>
        {article}. Tratamos apenas os dados necessários à prestação do serviço, pelo tempo necessário e com as
        salvaguardas que a lei exige.
      </p>
    )),
    actions: <Button variant="primary">Entendi</Button>,
  },
  play: async ({ canvas }) => {
    // The text scrolls, and the actions stay in view.
    const { bottom } = canvas.getByRole('button', { name: 'Entendi' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const Drawer: Story = {
  name: 'Painel lateral',
  args: { placement: 'side', title: 'Referências', children: <p>Duas referências nesta resposta.</p> },
  play: async ({ canvas }) => {
    const { right, height } = canvas.getByRole('dialog', { name: 'Referências' }).getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth);
    await expect(height).toBe(innerHeight);
  },
};
