import type { Meta, StoryObj } from '@storybook/react-vite';
import { generalTexts } from '@vesalio/core';
import { chatRoutes, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatSidebar, type ChatSidebarProps } from './chat-sidebar.tsx';
import { SidebarToggle } from './sidebar-toggle.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The sidebar beside an empty page. On a narrow page, its button opens it. */
function Beside(props: Omit<ChatSidebarProps, 'sidebar'>) {
  const sidebar = useSidebar();
  return (
    <div className="stage-full vs-workspace">
      <ChatSidebar {...props} sidebar={sidebar} />
      <div className="vs-workspace__main">
        <SidebarToggle sidebar={sidebar} />
      </div>
    </div>
  );
}

const meta: Meta<ChatSidebarProps> = {
  title: 'Chat/Barra lateral',
  component: ChatSidebar,
  render: (args) => <Beside {...args} />,
  // On a narrow page, the overlay closes when the window grows.
  tags: ['per-width'],
  args: { current: '/chat', productName: 'Vesálio', onNavigate: fn(), onSignOut: async () => false },
};
export default meta;
type Story = StoryObj<typeof Beside>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const on = (routes: FakeRoutes | (() => FakeRoutes), session: Record<string, unknown> = {}) => [
  withApp({ routes, session: sessionOf(session) }),
];

/** Finds the sidebar. On a narrow page, opens it first. */
async function sidebarOf({ canvas, userEvent }: Context) {
  const { label, open } = generalTexts.sidebar;
  const either = () =>
    canvas.queryByRole('complementary', { name: label }) ?? canvas.queryByRole('button', { name: open });
  await waitFor(() => expect(either()).toBeVisible());
  const button = canvas.queryByRole('button', { name: open });
  if (button) await userEvent.click(button);
  return within(await canvas.findByRole('complementary', { name: label }));
}

/** A story that ends when a text is shown in the sidebar. */
const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async (context) => {
    const sidebar = await sidebarOf(context);
    await expect(await sidebar.findByText(text)).toBeVisible();
  };

const page = (conversations: number): FakeRoutes => chatRoutes({ conversations });

export const Empty: Story = {
  name: 'Nenhuma conversa',
  decorators: on(page(0)),
  play: shows('Suas conversas aparecem aqui.'),
};

export const Loading: Story = {
  name: 'Carregando',
  decorators: on({ ...page(18), 'GET /api/conversations': { silent: true } }),
  play: shows('Carregando conversas...'),
};

/** The text spacing that readers may set (WCAG 1.4.12). */
export const SpacedLetters: Story = {
  name: 'Com letras espaçadas',
  decorators: on(page(0)),
  render: (args) => (
    <>
      <style>{'.vs-sidebar * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'}</style>
      <Beside {...args} />
    </>
  ),
  play: async (context) => {
    const sidebar = await sidebarOf(context);
    const ends = sidebar.getAllByRole('button', { name: / em breve$/ }).map((button) => {
      const words = document.createRange();
      words.selectNode([...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) as Text);
      return words.getBoundingClientRect();
    });
    await expect(ends).toHaveLength(3);
    for (const [at, { left }] of ends.entries())
      if (at > 0) await expect(left - (ends[at - 1]?.right ?? 0)).toBeGreaterThan(2);
  },
};

export const Failed: Story = {
  name: 'Com falha',
  tags: ['long'],
  decorators: on({ ...page(18), 'GET /api/conversations': { status: 500 } }),
  play: async (context) => {
    const sidebar = await sidebarOf(context);
    await expect(await sidebar.findByText('A lista não foi carregada.')).toBeVisible();
    // The notice gives the reason, so the page does not repeat it.
    await expect(sidebar.queryByText(/^Não foi possível carregar suas conversas/)).toBeNull();
    await expect(sidebar.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

export const FirstPage: Story = {
  name: 'Primeiras conversas',
  decorators: on(page(18)),
  play: async (context) => {
    const sidebar = await sidebarOf(context);
    await expect(await sidebar.findByRole('button', { name: 'Carregar Mais' })).toBeVisible();
    await expect(sidebar.getAllByRole('button', { name: /^Excluir conversa / })).toHaveLength(15);
    await expect(sidebar.getByText('Conversa sem título')).toBeVisible();
  },
};

const askForMore = async (context: Context) => {
  const sidebar = await sidebarOf(context);
  await context.userEvent.click(await sidebar.findByRole('button', { name: 'Carregar Mais' }));
  return sidebar;
};

export const EveryPage: Story = {
  name: 'Todas as conversas',
  decorators: on(page(18)),
  play: async (context) => {
    const sidebar = await askForMore(context);
    await waitFor(() =>
      expect(sidebar.getAllByRole('button', { name: /^Excluir conversa / })).toHaveLength(18),
    );
    await expect(sidebar.queryByRole('button', { name: 'Carregar Mais' })).toBeNull();
  },
};

/** The first page as usual, the second with the given reply. */
const secondPage = (second: FakeRoutes[string]) => (): FakeRoutes => {
  const routes = page(18);
  const whole = routes['GET /api/conversations'];
  return {
    ...routes,
    'GET /api/conversations': (request) => {
      const answer = request.query.get('page') === '2' ? second : whole;
      return typeof answer === 'function' ? answer(request) : (answer ?? { status: 404 });
    },
  };
};

export const LoadingMore: Story = {
  name: 'Carregando mais conversas',
  tags: ['long'],
  decorators: on(secondPage({ silent: true })),
  play: async (context) => {
    const sidebar = await askForMore(context);
    await expect(await sidebar.findByRole('button', { name: 'Carregando...' })).toBeVisible();
  },
};

export const MoreFailed: Story = {
  name: 'Mais conversas com falha',
  tags: ['long'],
  decorators: on(secondPage({ status: 500 })),
  play: async (context) => {
    const sidebar = await askForMore(context);
    const note = await screen.findByText(
      'Não foi possível carregar suas conversas. Tente novamente mais tarde.',
    );
    await expect(note).toBeVisible();
    await expect(await sidebar.findByRole('button', { name: 'Carregar Mais' })).toBeVisible();
  },
};

const search = async (context: Context, words: string) => {
  const sidebar = await sidebarOf(context);
  await context.userEvent.type(await sidebar.findByRole('searchbox'), words);
  return sidebar;
};

export const Found: Story = {
  name: 'Conversa encontrada',
  decorators: on(page(18)),
  play: async (context) => {
    const sidebar = await search(context, 'dengue');
    await waitFor(() =>
      expect(sidebar.getAllByRole('button', { name: /^Excluir conversa / })).toHaveLength(1),
    );
    // The match is marked, so the title consists of several text nodes.
    const [title] = sidebar.getAllByText(
      (_, node) => node?.textContent === 'Dengue com sinais de alarme, grupo C',
    );
    await expect(title).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  tags: ['long'],
  decorators: on(page(18)),
  play: async (context) => {
    const sidebar = await search(context, 'gota');
    await expect(await sidebar.findByText(/gota/, { selector: 'p' })).toBeVisible();
  },
};

export const VeryLong: Story = {
  name: 'Texto longo',
  decorators: on(
    {
      ...page(0),
      'GET /api/conversations': {
        data: {
          items: [
            {
              id: 7,
              title:
                'Otorrinolaringologia pediátrica: conduta diante de corpo estranho em via aérea superior',
            },
            { id: 8, title: 'Hidroxietilamido'.repeat(6) },
            { id: 9, title: 'Qual a meta de pressão arterial no idoso hipertens' },
          ],
          totalCount: 3,
        },
      },
    },
    {
      username: 'Maximiliano-Aurélio de Albuquerque Cavalcanti',
      planName: 'plano_institucional_do_hospital',
    },
  ),
  play: async (context) => {
    await shows(/^Otorrinolaringologia/)(context);
    await shows('Qual a meta de pressão arterial no idoso…')(context);
  },
};

/** The name and the title run from right to left, and the elements beside them stay on their side. */
export const RightToLeft: Story = {
  name: 'Da direita para a esquerda',
  decorators: on(
    {
      ...page(0),
      'GET /api/conversations': {
        data: {
          items: [
            { id: 7, title: 'ما هو هدف ضغط الدم (SPRINT)؟' },
            { id: 8, title: 'Qual a meta de pressão arterial?' },
          ],
          totalCount: 2,
        },
      },
    },
    { username: 'مريم الحسن' },
  ),
  play: async (context) => {
    const sidebar = await sidebarOf(context);
    await expect(await sidebar.findByText('مريم')).toBeVisible();
    const [arabic, portuguese] = await sidebar.findAllByRole('button', { name: /^Excluir conversa/ });
    await expect(arabic?.getBoundingClientRect().left).toBe(portuguese?.getBoundingClientRect().left);
  },
};

/** Pressing a planned feature shows that it is planned. */
export const StillToCome: Story = {
  name: 'Recurso em desenvolvimento',
  decorators: on(page(3)),
  play: async (context) => {
    const sidebar = await sidebarOf(context);
    await context.userEvent.click(await sidebar.findByRole('button', { name: /^Calculadora MED/ }));
    await expect(
      await screen.findByText("Funcionalidade 'Calculadora MED' em desenvolvimento."),
    ).toBeVisible();
  },
};

export const Limited: Story = {
  name: 'Limite do plano gratuito',
  decorators: [
    withApp({
      routes: chatRoutes({ conversations: 3, isPlanValid: false }),
      session: sessionOf({ planName: 'free_plan' }),
      prepare: (app) => app.session.setFreePlanLimited(true),
    }),
  ],
  play: async (context) => {
    const sidebar = await sidebarOf(context);
    await expect(await sidebar.findByText('Limite do plano gratuito atingido')).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Nova Conversa' })).toBeDisabled();
    await context.userEvent.click(sidebar.getByRole('button', { name: /^Explorar/ }));
    await expect(
      await screen.findByText(
        'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.',
      ),
    ).toBeVisible();
  },
};

export const MyAccount: Story = {
  name: 'Na minha conta',
  args: { current: '/account#security-terms' },
  decorators: on(page(3)),
  play: async (context) => {
    const sidebar = await sidebarOf(context);
    await expect(await sidebar.findByRole('link', { name: 'Termos de Uso' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(sidebar.queryByRole('button', { name: 'Nova Conversa' })).toBeNull();
  },
};

const ofPlan = (planName: string | null, tag: string): Story => ({
  decorators: on(page(3), { planName }),
  play: shows(tag),
});

export const OnFree = { ...ofPlan('free_plan', 'FREE'), name: 'Plano gratuito' };
export const OnFleming = { ...ofPlan('fleming_plan', 'FLEMMING'), name: 'Plano Fleming', tags: ['long'] };
export const OnHippocrates = {
  ...ofPlan('hippocrates_plan', 'HIPÓCRATES'),
  name: 'Plano Hipócrates',
  tags: ['long'],
};
export const OnCorporate = {
  ...ofPlan('corporate_plan', 'CORPORATE'),
  name: 'Plano corporativo',
  tags: ['long'],
};
export const OnAnUnknownPlan = {
  ...ofPlan('residencia_plan', 'RESIDENCIA_PLAN'),
  name: 'Plano desconhecido',
};
export const WithoutAPlan = { ...ofPlan(null, 'N/D'), name: 'Nenhum plano', tags: ['long'] };
