import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountAnswer } from '@vesalio/core/testing';
import { expect, spyOn } from 'storybook/test';
import { elementArgTypes } from '../../../../.storybook/element-arg-types.ts';
import { elementStory } from '../../../../.storybook/element-story.tsx';
import { withApp } from '../../../../.storybook/with-app.tsx';
import './entries/index.ts';
import { AuthWidget } from '../auth/auth-widget.tsx';

/** `<vesalio-auth>` beside the React widget. */
const meta: Meta = { title: 'Entrada/Elemento', argTypes: elementArgTypes('vesalio-auth') };
export default meta;
type Story = StoryObj;

const signedIn = { 'GET /api/auth/my-account': { data: accountAnswer() } };

export const AuthElement: Story = {
  ...elementStory({ tag: 'vesalio-auth', shows: 'Esqueceu sua senha?' }),
  name: 'Visitante',
};
/** On a partner's page no password can be entered unless both sides allow it. */
export const AuthElementElsewhere: Story = {
  ...elementStory({
    tag: 'vesalio-auth',
    isForeign: true,
    shows: 'Por segurança, a senha só é digitada no site do produto.',
  }),
  name: 'Em site parceiro',
};
export const AuthElementSignedIn: Story = {
  ...elementStory({
    tag: 'vesalio-auth',
    routes: signedIn,
    session: {},
    shows: 'Sessão iniciada como Ana Souza',
  }),
  name: 'Com sessão',
};
const before = (shows: string, session: Record<string, unknown>): Story =>
  elementStory({
    tag: 'vesalio-auth',
    routes: { 'GET /api/auth/my-account': { data: accountAnswer(session) } },
    session,
    shows,
  });
export const AuthElementBeforeTheTerms = {
  ...before('Termos de Uso e Política de Privacidade', {
    acceptTerms: false,
  }),
  name: 'Aguardando aceite dos termos',
};
export const AuthElementBeforeTheEmail = {
  ...before('Código de validação', {
    validateEmail: false,
    isEmailValidated: false,
  }),
  name: 'Aguardando validação do e-mail',
};
/** A module crashed or could not be loaded. */
export const AuthElementBroken: Story = {
  ...elementStory({
    tag: 'vesalio-auth',
    routes: signedIn,
    session: {},
    properties: {
      strings: {
        embed: {
          signedIn: {
            title: () => {
              throw new Error('A sentence of the host that fails.');
            },
          },
        },
      },
    },
    shows: 'Não foi possível carregar o assistente. Recarregue a página.',
  }),
  name: 'Com falha',
  beforeEach: () => {
    // The element logs the failure to the console.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
};
export const AuthReact: Story = {
  name: 'Componente em React',
  decorators: [withApp()],
  render: () => <AuthWidget onDone={() => undefined} onNavigate={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Esqueceu sua senha?' })).toBeVisible();
  },
};
