import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import '../styles/site.css';
import './landing.css';
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
  component: Section,
  decorators: [withApp()],
};
export default meta;
type Story = StoryObj<typeof Section>;

export const FirstScreen: Story = { args: { part: <Hero /> } };
export const Demonstration: Story = {
  args: { part: <DemoCard /> },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Repetir demonstração' }, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Referência 1' })).toHaveLength(2);
  },
};
export const WhatItDoes: Story = { args: { part: <Benefits /> } };
export const Plans: Story = { args: { part: <PlansTeaser /> } };
export const Voices: Story = { args: { part: <Testimonials /> } };
export const Questions: Story = {
  args: { part: <Faq /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Posso escrever dados do paciente?'));
    await expect(canvas.getByText(/Anonimize o caso antes de enviar/)).toBeVisible();
  },
};
export const LastCall: Story = { args: { part: <Closing /> } };
