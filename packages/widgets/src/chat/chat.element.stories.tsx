import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountAnswer, chatRoutes, sessionOf } from '@vesalio/core/testing';
import { expect } from 'storybook/test';
import { elementStory } from '../../../../.storybook/element-story.tsx';
import { withApp } from '../../../../.storybook/with-app.tsx';
import '../elements.ts';
import { ChatWidget } from './chat-widget.tsx';

/** `<vesalio-chat>` and `<vesalio-launcher>` beside the React widget of the same chat. */
const meta: Meta = { title: 'Chat/Elementos' };
export default meta;
type Story = StoryObj;

const routes = chatRoutes({ conversations: 3 });

export const ChatElement: Story = elementStory({
  tag: 'vesalio-chat',
  routes,
  session: {},
  shows: 'No que posso ajudar?',
});
export const ChatElementForVisitor: Story = elementStory({ tag: 'vesalio-chat', shows: /^Entre/ });
/** A gate that is closed: a notice stands before the chat, and tells the host where to go. */
const closed = (session: Record<string, unknown>, shows: string): Story => {
  const story = elementStory({
    tag: 'vesalio-chat',
    routes: { ...routes, 'GET /api/auth/my-account': { data: accountAnswer(session) } },
    session,
    shows,
  });
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      // A part that comes after the first view brings its styles along.
      const root = context.canvasElement.querySelector('vesalio-chat')?.shadowRoot;
      await expect(root?.querySelector('.vs-gate')).toHaveStyle({ display: 'flex' });
    },
  };
};
export const ChatElementBeforeTheEmail = closed(
  { validateEmail: false, isEmailValidated: false },
  'Falta confirmar o código enviado para o seu e-mail.',
);
export const ChatElementBeforeTheTerms = closed({ acceptTerms: false }, 'Aceite os termos');
export const ChatElementWithoutAPlan = closed(
  { hasActivePlan: false, planId: null, planName: '', activePlan: null },
  'Você precisa de um plano ativo para conversar com o assistente.',
);
export const ChatReact: Story = {
  decorators: [withApp({ routes, session: sessionOf() })],
  render: () => <ChatWidget />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No que posso ajudar?')).toBeVisible();
  },
};
export const LauncherElement: Story = elementStory({
  tag: 'vesalio-launcher',
  routes,
  session: {},
  shows: 'Abrir assistente clínico',
});
