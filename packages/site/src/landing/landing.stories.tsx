import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import '../styles/site.css';
import './landing.css';
import { AskBox } from './ask-box.tsx';
import { Benefits } from './benefits.tsx';
import { DemoCard } from './demo-card.tsx';
import { Closing, Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { PlansTeaser } from './plans-teaser.tsx';
import { Testimonials } from './testimonials.tsx';

function Section({ part }: { part: React.ReactNode }) {
  return (
    <MemoryRouter>
      <div className="vs-page__main">{part}</div>
    </MemoryRouter>
  );
}

const meta: Meta<typeof Section> = {
  title: 'Site/Página inicial',
  parameters: { docs: { description: { component: 'The sections of the landing page.' } } },
  component: Section,
  decorators: [withApp()],
};
export default meta;
type Story = StoryObj<typeof Section>;

const shows =
  (role: 'heading' | 'link' | 'article', ...names: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const name of names) await expect(await canvas.findByRole(role, { name })).toBeVisible();
  };

export const FirstScreen: Story = {
  name: 'Abertura da página',
  args: { part: <Hero /> },
  play: async (context) => {
    await shows('heading', /^A evidência certa/)(context);
    await expect(context.canvas.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute(
      'href',
      '/#planos',
    );
  },
};
export const AskFirst: Story = {
  name: 'Dados do paciente ocultados',
  args: { part: <AskBox /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Mensagem' }),
      'Paciente com CPF 529.982.247-25 em uso de varfarina{Enter}',
    );
    // Once on screen, and once for screen readers.
    const [warning] = await canvas.findAllByText(/^Há dados que identificam o paciente/);
    await expect(warning).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar dados' }));
    await expect(canvas.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
      'Paciente com CPF [CPF removido] em uso de varfarina',
    );
  },
};
export const Demonstration: Story = {
  name: 'Demonstração sobre dengue',
  args: { part: <DemoCard /> },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Repetir demonstração' }, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Referência 1' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Dengue' }));
    await expect(canvas.getByText('Posso usar ibuprofeno na suspeita de dengue?')).toBeVisible();
    await expect(canvas.getByText(/^Dexametasona reduz/)).not.toBeVisible();
  },
};
export const WhatItDoes: Story = {
  name: 'Benefícios',
  args: { part: <Benefits /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A fonte' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Apixaban versus Warfarin/ })).toBeVisible();
  },
};
export const Plans: Story = {
  name: 'Planos',
  args: { part: <PlansTeaser /> },
  play: async (context) => {
    await shows('article', 'Gratuito', 'Fleming', 'Hipócrates')(context);
    await shows('link', 'Solicitar cotação')(context);
  },
};
export const Voices: Story = {
  name: 'Depoimentos',
  args: { part: <Testimonials /> },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    // With reduced motion there is nothing to pause.
    const pause = canvas.queryByRole('button', { name: 'Pausar depoimentos' });
    if (!pause) return;
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Continuar depoimentos' })).toBeVisible();
  },
};
export const Questions: Story = {
  name: 'Pergunta frequente aberta',
  args: { part: <Faq /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Posso escrever dados do paciente?'));
    await expect(canvas.getByText(/Anonimize o caso antes de enviar/)).toBeVisible();
  },
};
export const LastCall: Story = {
  name: 'Chamada final',
  args: { part: <Closing /> },
  play: shows('link', 'Criar conta gratuita'),
};
