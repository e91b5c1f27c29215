import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CodeInput } from './code-input.tsx';

const meta: Meta<typeof CodeInput> = {
  title: 'Partes/Código',
  component: CodeInput,
  args: {
    label: 'Código de validação',
    boxLabel: (box, boxes) => `Caractere ${box} de ${boxes}`,
    value: '',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className="stage-column">
        <CodeInput {...args} value={value} onChange={setValue} />
      </div>
    );
  },
};
export default meta;
type Story = StoryObj<typeof CodeInput>;

export const Empty: Story = { name: 'Vazio' };
export const Pasted: Story = {
  name: 'Colado de uma vez',
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('textbox');
    if (boxes[0]) await userEvent.click(boxes[0]);
    await userEvent.keyboard('ab1');
    await expect(boxes[3]).toHaveFocus();
    await userEvent.paste('q7w8e');
    await expect(boxes.map((box) => (box as HTMLInputElement).value).join('')).toBe('Q7W8E');
  },
};
export const Partial: Story = { name: 'Incompleto', args: { value: 'A7' } };
export const Full: Story = { name: 'Completo', args: { value: 'A7K2Q' } };
export const Refused: Story = {
  name: 'Recusado',
  args: { value: 'A7', error: 'Por favor, insira o código completo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Por favor, insira o código completo.')).toBeVisible();
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid();
  },
};
export const Disabled: Story = { name: 'Desabilitado', args: { value: 'A7K2Q', disabled: true } };
