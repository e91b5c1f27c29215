import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultLegalIdentity, privacyPolicy, termsOfUse } from '@vesalio/core';
import { paymentRoutes, savedCardAnswer, sessionOf } from '@vesalio/core/testing';
import { expect, within } from 'storybook/test';
import { elementArgTypes } from '../../../../.storybook/element-arg-types.ts';
import { elementStory } from '../../../../.storybook/element-story.tsx';
import { withApp } from '../../../../.storybook/with-app.tsx';
import './entries/index.ts';
import { AccountWidget } from '../account/account-widget.tsx';

/** `<vesalio-account>` beside the React widget. */
const meta: Meta = { title: 'Conta/Elemento', argTypes: elementArgTypes('vesalio-account') };
export default meta;
type Story = StoryObj;

const routes = paymentRoutes({ cards: [savedCardAnswer({ isUsing: true })] });

const elsewhere = elementStory({
  tag: 'vesalio-account',
  routes,
  session: {},
  isForeign: true,
  shows: 'Alterar senha',
});

export const AccountElement: Story = {
  ...elementStory({
    tag: 'vesalio-account',
    routes,
    session: {},
    shows: 'Alterar senha',
  }),
  name: 'Com sessão',
};
/** For a visitor. */
export const AccountElementForVisitor: Story = {
  ...elementStory({
    tag: 'vesalio-account',
    routes,
    shows: 'Entre para ver sua conta',
  }),
  name: 'Visitante',
};
/** On a partner's page the links to card entry open the product's site. */
export const AccountElementElsewhere: Story = {
  ...elsewhere,
  name: 'Em página de parceiro',
  tags: ['long'],
  play: async (context) => {
    await elsewhere.play?.(context);
    const add = within(context.canvasElement).getByRole('link', { name: 'Adicionar cartão' });
    await expect(add).toHaveAttribute('href', expect.stringMatching(/\/account#cards$/));
  },
};
export const AccountReact: Story = {
  name: 'Componente React',
  decorators: [withApp({ routes, session: sessionOf() })],
  render: () => (
    <AccountWidget
      legal={{ terms: termsOfUse(defaultLegalIdentity), privacy: privacyPolicy(defaultLegalIdentity) }}
      quote={{ whatsapp: '5521999990000', email: 'contato@vesalio.example', brand: 'Vesálio' }}
      onDeleted={() => undefined}
      onPaid={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Identificação' })).toBeVisible();
  },
};
