import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes } from '@vesalio/core/testing';
import { expect, fn, within } from 'storybook/test';
import { elementStory } from '../../../../../.storybook/element-story.tsx';
import '../entries/index.ts';

/** What a chat says if its page, its version or its address is not in order, and while a sign-in is under way. */
const meta: Meta = { title: 'Chat/Avisos do elemento' };
export default meta;
type Story = StoryObj;

const routes = chatRoutes();

/** The gateway does not list the origin of the page. */
export const NotListed: Story = {
  ...elementStory({
    tag: 'vesalio-chat',
    isForeign: true,
    routes: {
      ...routes,
      'GET /gateway/embed-origin': { fail: 'before' },
      'HEAD /embed/diagnostico/diagnosis.js': {},
    },
    shows: 'Esta página ainda não está autorizada',
  }),
  name: 'Página não autorizada',
};

/** The release is older than the gateway supports. */
export const Outdated: Story = {
  ...elementStory({
    tag: 'vesalio-chat',
    routes: { ...routes, 'GET /gateway/embed-version': { data: { outdated: true } } },
    session: {},
    shows: 'Esta página usa uma versão antiga do assistente. Peça à equipe de TI que a atualize.',
  }),
  name: 'Versão antiga',
};

const visitor = elementStory({
  tag: 'vesalio-chat',
  isForeign: true,
  routes: { ...routes, 'GET /gateway/embed-origin': {}, 'POST /gateway/embed-session': {} },
  shows: 'Entre para conversar',
});
const contentOf = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await visitor.play?.(context);
  const element = context.canvasElement.querySelector('vesalio-chat');
  return { element, content: within(element?.shadowRoot as unknown as HTMLElement) };
};

/** After a press on 'Entrar', until the other tab has handed over its session. */
export const Waiting: Story = {
  ...visitor,
  name: 'Acesso em outra aba',
  play: async (context) => {
    const { content } = await contentOf(context);
    const { open } = window;
    window.open = fn(() => null);
    await context.userEvent.click(content.getByRole('button', { name: 'Entrar' }));
    window.open = open;
    await expect(await content.findByText('Conclua o acesso na outra aba')).toBeVisible();
    sessionStorage.clear();
  },
};

/** The address of the gateway is none. */
export const Unaddressed: Story = {
  ...visitor,
  name: 'Página sem configuração',
  play: async (context) => {
    const { element, content } = await contentOf(context);
    element?.setAttribute('base-url', 'http://');
    await expect(await content.findByText(/^O assistente ainda não está configurado/)).toBeVisible();
  },
};
