import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { PlansWidget } from './plans-widget.tsx';

const meta: Meta<typeof PlansWidget> = {
  title: 'Planos/Escolha do plano',
  component: PlansWidget,
  args: {
    onPay: fn(),
    onDone: fn(),
    quote: { whatsapp: '5521987654321', email: 'contato@vesalio.example', brand: 'Vesálio' },
  },
  decorators: [
    withApp({ routes: paymentRoutes(), session: sessionOf({ hasActivePlan: false, planName: '' }) }),
  ],
};
export default meta;
type Story = StoryObj<typeof PlansWidget>;

const offers =
  (...plans: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const name of plans) await expect(await canvas.findByRole('article', { name })).toBeVisible();
  };
const current =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const plan = within(await canvas.findByRole('article', { name }));
    await expect(plan.getByText('Plano atual')).toBeVisible();
  };

export const Private: Story = { name: 'Planos privados', play: offers('Gratuito', 'Fleming', 'Hipócrates') };
export const Corporate: Story = {
  name: 'Plano corporativo',
  args: { startTab: 'corporate' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Solicitar cotação' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/5521987654321\?text=Ol/),
    );
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const CorporateByMail: Story = {
  name: 'Cotação por e-mail',
  args: {
    startTab: 'corporate',
    quote: { whatsapp: null, email: 'contato@vesalio.example', brand: 'Vesálio' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /contato@vesalio\.example/ })).toBeVisible();
  },
};
export const OnFree: Story = {
  name: 'Plano atual Gratuito',
  decorators: [withApp({ routes: paymentRoutes(), session: sessionOf({ planName: 'free_plan' }) })],
  play: current('Gratuito'),
};
export const OnFleming: Story = {
  name: 'Plano atual Fleming',
  tags: ['long'],
  decorators: [withApp({ routes: paymentRoutes(), session: sessionOf() })],
  play: current('Fleming'),
};
export const OnHippocrates: Story = {
  name: 'Plano atual Hipócrates',
  decorators: [withApp({ routes: paymentRoutes(), session: sessionOf({ planName: 'hippocrates_plan' }) })],
  play: current('Hipócrates'),
};
export const OnCorporate: Story = {
  name: 'Plano atual corporativo',
  tags: ['long'],
  args: { startTab: 'corporate' },
  decorators: [withApp({ routes: paymentRoutes(), session: sessionOf({ planName: 'corporate_plan' }) })],
  play: current('Corporativo Premium'),
};
export const Pending: Story = {
  name: 'Pagamento de outro aparelho em confirmação',
  decorators: [
    withApp({
      routes: paymentRoutes({
        paid: {
          data: [
            { key: 'k-3', plan: 'fleming_plan', startedAt: '2026-11-20T13:05:00Z', confirmation: 'pending' },
          ],
        },
      }),
      session: sessionOf({ planName: 'free_plan' }),
    }),
  ],
  play: async ({ canvas }) => {
    const plan = within(await canvas.findByRole('article', { name: 'Fleming' }));
    await expect(await plan.findByText('Em confirmação')).toBeVisible();
  },
};
export const Paying: Story = {
  name: 'Plano pago escolhido',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher Hipócrates' }));
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith({
        planNameIdentifier: 'hippocrates_plan',
        planName: 'Hipócrates',
      }),
    );
  },
};
export const Activating: Story = {
  name: 'Ativação em andamento',
  decorators: [
    withApp({
      routes: { ...paymentRoutes(), 'POST /api/subscription/link-free': { silent: true } },
      session: sessionOf({ hasActivePlan: false, planName: '' }),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher Gratuito' }));
    await expect(await canvas.findByRole('button', { name: 'Ativando...' })).toBeVisible();
  },
};
/** Announced to screen readers, because the chat opens a second later. */
export const Activated: Story = {
  name: 'Ativação concluída',
  tags: ['long'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher Gratuito' }));
    await expect(await canvas.findByText('Plano Gratuito ativado. Abrindo o chat.')).toBeInTheDocument();
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
export const ActivationFailed: Story = {
  name: 'Ativação com falha',
  decorators: [
    withApp({
      routes: { ...paymentRoutes(), 'POST /api/subscription/link-free': { status: 500 } },
      session: sessionOf({ hasActivePlan: false, planName: '' }),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher Gratuito' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível ativar o plano Gratuito. Por favor, tente novamente mais tarde.',
    );
  },
};
