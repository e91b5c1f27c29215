import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { Collapsible } from './collapsible.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { Stepper } from './stepper.tsx';
import { Tabs } from './tabs.tsx';

function PlanTabs() {
  const [selected, setSelected] = useState<'private' | 'corporate'>('private');
  return (
    <Tabs
      label="Tipos de plano"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'private', label: 'Planos Privados', content: <p>Gratuito, Fleming e Hipócrates.</p> },
        { id: 'corporate', label: 'Plano Corporativo Premium', content: <p>Sob consulta.</p> },
      ]}
    />
  );
}

const meta: Meta = {
  title: 'Partes/Navegação',
  component: Tabs,
  subcomponents: { Stepper, Collapsible, NewTabLink },
};
export default meta;
type Story = StoryObj;

export const TwoTabs: Story = {
  name: 'Duas abas',
  render: () => <PlanTabs />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Planos Privados' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Plano Corporativo Premium' })).toBeVisible();
  },
};

const steps = ['Cartão', 'Endereço de cobrança', 'Cupom e conclusão'];
const stepper = (current: number): Story => ({
  render: () => (
    <Stepper label="Etapas do pagamento" steps={steps} current={current} doneLabel=" (concluída)" />
  ),
});
export const FirstStep: Story = { ...stepper(0), name: 'Primeira etapa' };
export const SecondStep: Story = { ...stepper(1), name: 'Segunda etapa' };
export const LastStep: Story = { ...stepper(2), name: 'Última etapa' };

export const Opening: Story = {
  name: 'Seções recolhida e aberta',
  render: () => (
    <div className="stage-column">
      <Collapsible summary="Direito de arrependimento">
        <p>Você pode desistir em até 7 dias.</p>
      </Collapsible>
      <Collapsible summary="Dados da assinatura" open>
        <p>Fleming, desde 20/11/2026.</p>
      </Collapsible>
    </div>
  ),
};

/** The accessible name announces the new tab. */
export const NewTab: Story = {
  name: 'Abre em nova aba',
  decorators: [withApp({ routes: () => ({}) })],
  render: () => <NewTabLink href="https://doi.org/10.1056/NEJMoa1511939">SPRINT</NewTabLink>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'SPRINT (nova aba)' })).toBeVisible();
  },
};
