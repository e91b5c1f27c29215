import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Printer, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

function Reference() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        Referência 1
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label="Referência 1">
        <strong>A Randomized Trial of Intensive versus Standard Blood-Pressure Control</strong>
        <p>N Engl J Med · 2015 · há 11 anos</p>
        <a href="https://doi.org/10.1056/NEJMoa1511939">doi.org/10.1056/NEJMoa1511939</a>
      </Popover>
    </>
  );
}

const chosen = fn();

const meta: Meta = { title: 'Partes/Popover e menu', component: Popover, subcomponents: { Menu } };
export default meta;
type Story = StoryObj;

export const Box: Story = {
  name: 'Caixa de referência aberta',
  render: () => <Reference />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Referência 1' });
    await userEvent.click(button);
    const box = canvas.getByRole('dialog', { name: 'Referência 1' });
    await expect(box).toBeVisible();
    await expect(box.matches(':popover-open')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
  },
};

export const Actions: Story = {
  name: 'Menu de ações aberto',
  render: () => (
    <Menu
      label="Mais ações"
      icon={Ellipsis}
      placement="bottom-start"
      items={[
        { id: 'copy', label: 'Copiar com referências', icon: Copy, onSelect: () => chosen('copy') },
        { id: 'print', label: 'Imprimir', icon: Printer, disabled: true, onSelect: () => chosen('print') },
        {
          id: 'remove',
          label: 'Excluir conversa',
          icon: Trash2,
          danger: true,
          onSelect: () => chosen('remove'),
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    const button = canvas.getByRole('button', { name: 'Mais ações' });
    await userEvent.click(button);
    await expect(canvas.getByRole('menuitem', { name: 'Copiar com referências' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Excluir conversa' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('remove');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};
