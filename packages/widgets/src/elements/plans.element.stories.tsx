import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentRoutes, sessionOf } from '@vesalio/core/testing';
import { expect } from 'storybook/test';
import { elementArgTypes } from '../../../../.storybook/element-arg-types.ts';
import { elementStory } from '../../../../.storybook/element-story.tsx';
import { withApp } from '../../../../.storybook/with-app.tsx';
import './entries/index.ts';
import { PlansWidget } from '../plans/plans-widget.tsx';

/** `<vesalio-plans>` beside the React widget. */
const meta: Meta = { title: 'Planos/Elemento', argTypes: elementArgTypes('vesalio-plans') };
export default meta;
type Story = StoryObj;

const session = { planName: 'free_plan' };

export const PlansElement: Story = {
  ...elementStory({
    tag: 'vesalio-plans',
    routes: paymentRoutes(),
    session,
    shows: 'Escolha seu Plano',
  }),
  name: 'Com sessão',
};
/** A visitor can read the plans, and a notice asks for the sign-in. */
export const PlansElementForVisitor: Story = {
  ...elementStory({
    tag: 'vesalio-plans',
    routes: paymentRoutes(),
    shows: 'Entre para escolher um plano',
  }),
  name: 'Visitante',
};
export const PlansReact: Story = {
  name: 'Em React',
  decorators: [withApp({ routes: paymentRoutes(), session: sessionOf(session) })],
  render: () => (
    <PlansWidget
      onPay={() => undefined}
      onDone={() => undefined}
      quote={{ whatsapp: '5521999990000', email: 'contato@vesalio.example', brand: 'Vesálio' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Hipócrates' })).toBeVisible();
  },
};
