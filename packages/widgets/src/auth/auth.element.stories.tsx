import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementStory } from '../../../../.storybook/element-story.tsx';
import { withApp } from '../../../../.storybook/with-app.tsx';
import '../elements.ts';
import { AuthWidget } from './auth-widget.tsx';

/** `<vesalio-auth>` beside the React widget. */
const meta: Meta = { title: 'Entrada/Elemento' };
export default meta;
type Story = StoryObj;

export const AuthElement: Story = elementStory({ tag: 'vesalio-auth', shows: 'Esqueceu sua senha?' });
export const AuthReact: Story = {
  decorators: [withApp()],
  render: () => <AuthWidget onDone={() => undefined} onNavigate={() => undefined} />,
};
