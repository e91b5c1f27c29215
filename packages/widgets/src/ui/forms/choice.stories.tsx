import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Slider } from '../controls/slider.tsx';
import { Tag } from '../display/tag.tsx';
import { Checkbox, Switch } from './choice.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Partes/Escolhas',
  component: Checkbox,
  args: { label: 'Salvar cartão para futuras compras', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Unticked: Story = {
  name: 'Marcada ao clicar',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Salvar cartão para futuras compras'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Ticked: Story = { name: 'Marcada', args: { defaultChecked: true } };
export const Disabled: Story = { name: 'Desabilitada', args: { disabled: true, defaultChecked: true } };
export const WithLinksAndError: Story = {
  name: 'Aceite dos termos com erro',
  args: {
    label: (
      <>
        Li e concordo com os <a href="#termos">Termos de Uso</a> e a{' '}
        <a href="#privacidade">Política de Privacidade</a>
      </>
    ),
    error: 'Você deve concordar com os Termos e Política de Privacidade.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^Li e concordo/ });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/^Você deve concordar/);
  },
};

export const Switches: Story = {
  name: 'Interruptores',
  render: () => (
    <div className="stage-column">
      <Switch label="Pesquisar na web" />
      <Switch label="Pesquisar na web" defaultChecked hint="A resposta pode demorar mais." />
      <Switch label="Pesquisar na web" disabled />
    </div>
  ),
};

function Depth(props: Partial<ComponentProps<typeof Slider>>) {
  const [value, setValue] = useState(10);
  return (
    <Slider
      label="Profundidade da pesquisa"
      min={3}
      max={17}
      value={value}
      valueText={props.hideLabel ? undefined : `${value} fontes`}
      onChange={setValue}
      {...props}
    />
  );
}

export const Sliders: Story = {
  name: 'Controles deslizantes',
  render: () => (
    <div className="stage-column">
      <Depth />
      <Depth hideLabel ends={['Rápida', 'Profunda']} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('slider', { name: 'Profundidade da pesquisa' });
    if (first) await fireEvent.change(first, { target: { value: '17' } });
    await expect(first).toHaveValue('17');
    await expect(canvas.getByText('17 fontes')).toBeVisible();
  },
};

function SavedCards({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>('a');
  return (
    <div className="stage-column">
      <RadioCards
        label="Cartões salvos"
        value={value}
        onChange={setValue}
        error={error}
        options={[
          {
            value: 'a',
            label: 'Pessoal',
            detail: 'Visa final 4242 · 12/31',
            end: <Tag tone="brand">em uso</Tag>,
          },
          { value: 'b', label: 'Clínica', detail: 'Elo final 0001 · 03/29' },
          { value: 'c', label: 'Antigo', detail: 'Mastercard final 7777 · expirado', disabled: true },
        ]}
      />
    </div>
  );
}

/** A long nickname without spaces wraps within its card. */
export const LongNickname: Story = {
  name: 'Apelido comprido',
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <RadioCards
        label="Cartões salvos"
        value="a"
        onChange={fn()}
        options={[{ value: 'a', label: 'Anestesiologia'.repeat(5), detail: 'Visa final 4242' }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getByRole('radiogroup');
    await expect(cards.scrollWidth).toBe(cards.clientWidth);
    await expect(cards.clientWidth).toBe(280);
  },
};
export const Cards: Story = {
  name: 'Cartões salvos',
  render: () => <SavedCards />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Elo final 0001 · 03/29'));
    await expect(canvas.getByRole('radio', { name: 'Clínica' })).toBeChecked();
  },
};
export const CardsWithError: Story = {
  name: 'Cartões salvos com erro',
  render: () => <SavedCards error="Selecione um cartão para continuar." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/^Selecione um cartão/);
  },
};
