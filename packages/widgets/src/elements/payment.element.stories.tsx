import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentRoutes, sessionOf } from '@vesalio/core/testing';
import { expect } from 'storybook/test';
import { elementArgTypes } from '../../../../.storybook/element-arg-types.ts';
import { elementStory } from '../../../../.storybook/element-story.tsx';
import { withApp } from '../../../../.storybook/with-app.tsx';
import './entries/index.ts';
import { PaymentWidget } from '../payment/payment-widget.tsx';

/** `<vesalio-payment>` beside the React widget. */
const meta: Meta = { title: 'Pagamento/Elemento', argTypes: elementArgTypes('vesalio-payment') };
export default meta;
type Story = StoryObj;

/** Nobody buys the plan in force. */
const toBuy = { hasActivePlan: false, planName: '' };

export const PaymentElement: Story = {
  ...elementStory({
    tag: 'vesalio-payment',
    routes: paymentRoutes(),
    session: toBuy,
    attributes: { plan: 'fleming_plan' },
    shows: 'Nome impresso no cartão',
  }),
  name: 'Com sessão',
};
/** A payment of this account is in progress on another device. It is looked up before another payment is possible. */
export const PaymentElementRecovers: Story = {
  ...elementStory({
    tag: 'vesalio-payment',
    routes: paymentRoutes({
      underWay: { data: [{ key: 'k-1', status: 'inflight', plan: 'fleming_plan', startedAt: '' }] },
      attempt: { data: { status: 'inflight' } },
    }),
    session: {},
    attributes: { plan: 'fleming_plan' },
    shows: 'Conferindo o pagamento...',
  }),
  name: 'Conferindo o pagamento',
};
/** On a partner's page no card can be entered unless both sides allow it. */
export const PaymentElementElsewhere: Story = {
  ...elementStory({
    tag: 'vesalio-payment',
    session: {},
    isForeign: true,
    attributes: { plan: 'fleming_plan' },
    shows: 'Por segurança, os dados do cartão só são digitados no site do produto.',
  }),
  name: 'Bloqueado em site parceiro',
};
/** For a visitor there is no card form. */
export const PaymentElementForVisitor: Story = {
  ...elementStory({
    tag: 'vesalio-payment',
    routes: paymentRoutes(),
    attributes: { plan: 'fleming_plan' },
    shows: 'Entre para assinar um plano',
  }),
  name: 'Visitante',
};
export const PaymentReact: Story = {
  name: 'Em React',
  decorators: [withApp({ routes: paymentRoutes(), session: sessionOf(toBuy) })],
  render: () => (
    <PaymentWidget
      plan="fleming_plan"
      isSandbox
      onDone={() => undefined}
      onBackToPlans={() => undefined}
      onAccount={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nome impresso no cartão')).toBeVisible();
  },
};
