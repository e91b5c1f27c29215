import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, sessionOf } from '@vesalio/core/testing';
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
export const ChatReact: Story = {
  decorators: [withApp({ routes, session: sessionOf() })],
  render: () => <ChatWidget />,
};
export const LauncherElement: Story = elementStory({
  tag: 'vesalio-launcher',
  routes,
  session: {},
  shows: 'Abrir assistente clínico',
});
