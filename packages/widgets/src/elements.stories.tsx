import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import './elements.ts';

interface ElementArgs {
  tag: string;
  theme: 'light' | 'dark' | 'auto';
}

/** The custom elements as a page uses them; each is the twin of the React widget of the same name. */
const meta: Meta<ElementArgs> = {
  title: 'Elementos/Elementos personalizados',
  args: { theme: 'light' },
  argTypes: {
    tag: { control: false },
    theme: { control: 'inline-radio', options: ['light', 'dark', 'auto'] },
  },
  render: ({ tag, ...attributes }) => createElement(tag, { key: tag, ...attributes }),
  play: async ({ canvasElement, args }) => {
    const element = canvasElement.querySelector(args.tag);
    await expect(element).toBeInstanceOf(customElements.get(args.tag));
  },
};
export default meta;
type Story = StoryObj<ElementArgs>;

export const Chat: Story = { args: { tag: 'vesalio-chat' } };
export const Launcher: Story = { args: { tag: 'vesalio-launcher' } };
export const Auth: Story = { args: { tag: 'vesalio-auth' } };
export const Plans: Story = { args: { tag: 'vesalio-plans' } };
export const Payment: Story = { args: { tag: 'vesalio-payment' } };
export const Account: Story = { args: { tag: 'vesalio-account' } };
