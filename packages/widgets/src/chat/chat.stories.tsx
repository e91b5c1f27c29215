import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  answerFixture,
  chatRoutes,
  type FakeRoutes,
  historyFixture,
  referenceFixtures,
  sessionOf,
  streamedAnswer,
} from '@vesalio/core/testing';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { ChatWidget, type ChatWidgetProps } from './chat-widget.tsx';
import { ChatSidebar } from './sidebar/chat-sidebar.tsx';
import { SidebarToggle } from './sidebar/sidebar-toggle.tsx';
import { useSidebar } from './sidebar/use-sidebar.ts';

/** A stored conversation that ends with the answer of the fixture. */
const withAnswer = (answer: Record<string, unknown> = {}): FakeRoutes => ({
  ...chatRoutes({ conversations: 18 }),
  'GET /ai/api/mensagens/conversa/:id': {
    data: [
      {
        codigo: 1,
        pergunta:
          'Qual a meta de pressão arterial em paciente de 74 anos, hipertenso, de alto risco cardiovascular e sem AVC prévio?',
        resposta: answerFixture().resposta,
        dataCadastro: '2026-11-20T12:00:00Z',
        referenciasJSON: JSON.stringify(referenceFixtures),
        ...answer,
      },
    ],
  },
});

function ChatScreen(props: ChatWidgetProps & { current: string }) {
  const sidebar = useSidebar();
  return (
    <div className="stage-full vs-workspace">
      <ChatSidebar
        sidebar={sidebar}
        current={props.current}
        onNavigate={props.onNavigate ?? fn()}
        productName="Vesálio"
      />
      <div className="vs-workspace__main">
        <ChatWidget {...props} headerStart={<SidebarToggle sidebar={sidebar} />} />
      </div>
    </div>
  );
}

const meta: Meta<ComponentProps<typeof ChatScreen>> = {
  title: 'Chat/Conversa',
  component: ChatWidget,
  subcomponents: { ChatSidebar },
  render: (args) => <ChatScreen {...args} />,
  args: { current: '/chat/1018', conversationId: 1018, onNavigate: fn(), onConversationChange: fn() },
};
export default meta;
type Story = StoryObj<typeof ChatScreen>;
type Play = NonNullable<Story['play']>;

const on = (routes: FakeRoutes | (() => FakeRoutes), session: Record<string, unknown> = {}) => [
  withApp({ routes, session: sessionOf(session) }),
];

const askHere: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Mensagem' }), 'Qual a meta no idoso?');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Enviar' })).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
};

const blank = { current: '/chat', conversationId: null };

/** A story that ends when a text is shown in the conversation. A live region may repeat it. */
const shows =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    const [found] = await canvas.findAllByText(text);
    await expect(found).toBeVisible();
  };

export const Welcome: Story = {
  name: 'Boas-vindas',
  args: blank,
  decorators: on(chatRoutes({ conversations: 18 })),
  play: shows('Em que posso ajudar?'),
};

export const Answered: Story = {
  name: 'Respondida',
  decorators: on(withAnswer()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Meta pressórica intensiva, se tolerada' }),
    ).toBeVisible();
    await expect(canvas.getByText('Todas as citações têm fonte')).toBeVisible();
  },
};

/** The answer has more references than citations, and one without a title. */
export const ReferencesUnused: Story = {
  name: 'Referências não citadas',
  tags: ['long'],
  decorators: on(
    withAnswer({
      resposta: 'A meta é **menos de 130/80 mmHg** [search_1].',
      referenciasJSON: JSON.stringify([...referenceFixtures, { id: 'search_9', text: 'Sem título.' }]),
    }),
  ),
  play: shows(/recebidas? e não citadas?/),
};

export const ReferenceOpen: Story = {
  name: 'Referência aberta',
  decorators: on(withAnswer()),
  play: async ({ canvas, userEvent }) => {
    const [marker] = await canvas.findAllByRole('button', { name: 'Referência 1' });
    if (marker) await userEvent.hover(marker);
    await waitFor(() => expect(screen.getByRole('dialog', { name: /A Randomized Trial/ })).toBeVisible());
  },
};

export const ReferenceMissing: Story = {
  name: 'Referência não encontrada',
  decorators: on(withAnswer({ referenciasJSON: JSON.stringify(referenceFixtures.slice(0, 1)) })),
  play: async ({ canvas, userEvent }) => {
    // A press would also open the drawer, whose focus closes the popup after a moment.
    await userEvent.hover(await canvas.findByRole('button', { name: 'Referência 2: não encontrada' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Referência: Erro' })).toBeVisible());
  },
};

export const NoReferences: Story = {
  name: 'Resposta sem referências',
  decorators: on(
    withAnswer({ resposta: 'Não encontrei estudos sobre essa pergunta na base.', referenciasJSON: '[]' }),
  ),
  play: shows('Não encontrei estudos sobre essa pergunta na base.'),
};

export const HistoryLoading: Story = {
  name: 'Carregando histórico',
  decorators: on({
    ...chatRoutes({ conversations: 3 }),
    'GET /ai/api/mensagens/conversa/:id': { silent: true },
  }),
  play: shows('Carregando histórico da conversa...'),
};

export const HistoryFailed: Story = {
  name: 'Histórico com falha',
  decorators: on({
    ...chatRoutes({ conversations: 3 }),
    'GET /ai/api/mensagens/conversa/:id': { status: 500 },
  }),
  play: shows(/^Não foi possível carregar o histórico desta conversa\./),
};

export const LongHistory: Story = {
  name: 'Histórico longo',
  tags: ['long'],
  decorators: on({
    ...chatRoutes({ conversations: 3 }),
    'GET /ai/api/mensagens/conversa/:id': { data: historyFixture(2_500) },
  }),
  play: shows('Pergunta 2500'),
};

export const Pending: Story = {
  name: 'Aguardando resposta',
  tags: ['long'],
  args: blank,
  decorators: on({ ...chatRoutes(), 'POST /ai/api/mensagens': { silent: true } }),
  play: askHere,
};

export const Writing: Story = {
  name: 'Escrevendo a resposta',
  tags: ['moving'],
  args: blank,
  decorators: on({
    ...chatRoutes(),
    'POST /ai/api/mensagens': () => ({ events: slowly() }),
  }),
  play: askHere,
};

async function* slowly() {
  const events = [...streamedAnswer(answerFixture(), 60)];
  yield* events.slice(0, 22);
  await new Promise(() => undefined);
}

/** How much of the text is visible depends on timing. */
export const Stopped: Story = {
  ...Writing,
  name: 'Resposta interrompida',
  tags: ['moving'],
  play: async (context) => {
    await askHere(context);
    await context.canvas.findByRole('heading', { name: 'Meta pressórica intensiva, se tolerada' });
    // A press right after sending counts as the second half of a double press.
    await waitFor(async () => {
      const stop = context.canvas.queryByRole('button', { name: 'Parar' });
      if (stop) await context.userEvent.click(stop);
      expect(context.canvas.getByText('Resposta interrompida', { selector: 'strong' })).toBeVisible();
    });
  },
};

export const ConnectionLost: Story = {
  name: 'Conexão perdida na resposta',
  tags: ['long'],
  args: blank,
  decorators: on({
    ...chatRoutes(),
    'POST /ai/api/mensagens': () => ({
      events: [...streamedAnswer(answerFixture())].slice(0, 14),
      fail: 'after',
    }),
  }),
  play: async (context) => {
    await askHere(context);
    const hint = 'O que chegou foi mantido.';
    await expect(await context.canvas.findByText(hint)).toBeVisible();
  },
};

export const SentOffline: Story = {
  name: 'Envio sem conexão',
  tags: ['long'],
  args: blank,
  decorators: on({
    ...chatRoutes(),
    'POST /ai/api/conversas': { fail: 'before' },
    'POST /ai/api/mensagens': { fail: 'before' },
  }),
  play: async (context) => {
    await askHere(context);
    const [message] = await context.canvas.findAllByText(/não consegui processar sua mensagem/);
    await expect(message).toBeVisible();
  },
};

export const SendRefusedByProxy: Story = {
  name: 'Envio recusado pela rede (413)',
  args: blank,
  decorators: on({ ...chatRoutes(), 'POST /ai/api/mensagens': { status: 413 } }),
  play: async (context) => {
    await askHere(context);
    const [bubble] = await context.canvas.findAllByText(/não consegui processar sua mensagem/);
    await expect(bubble).toBeVisible();
    const hints = await context.canvas.findAllByText(/um proxy respondeu 413/);
    await expect(hints.some((hint) => hint.localName === 'small')).toBe(true);
  },
};
export const SendFailed: Story = {
  name: 'Envio com falha',
  tags: ['long'],
  args: blank,
  decorators: on({ ...chatRoutes(), 'POST /ai/api/mensagens': { status: 500 } }),
  play: async (context) => {
    await askHere(context);
    // The sentence is in the bubble and in the live region.
    const [bubble] = await context.canvas.findAllByText(/não consegui processar sua mensagem/);
    await expect(bubble).toBeVisible();
  },
};

export const FreeLimitReached: Story = {
  name: 'Limite gratuito atingido',
  args: blank,
  decorators: on(chatRoutes({ conversations: 3, isPlanValid: false }), { planName: 'free_plan' }),
  play: async (context) => {
    await askHere(context);
    await waitFor(() =>
      expect(
        context.canvas.getByPlaceholderText(
          'Você atingiu o limite do plano gratuito. Faça um upgrade para continuar.',
        ),
      ).toBeDisabled(),
    );
  },
};

export const Find: Story = {
  name: 'Busca com resultados',
  decorators: on(chatRoutes({ conversations: 3, turns: 12 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar nesta conversa' }));
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Buscar nesta conversa' }),
      'pergunta 3',
    );
    await expect(await canvas.findByText('2 de 2')).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  tags: ['long'],
  decorators: on(chatRoutes({ conversations: 3, turns: 2 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar nesta conversa' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar nesta conversa' }), 'gota');
    const [message] = await canvas.findAllByText('Nada encontrado nesta conversa.');
    await expect(message).toBeVisible();
  },
};

/** Replaces the clipboard with one that keeps nothing or rejects. */
const clipboard = (write: () => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: write, write },
  });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
};
const copy: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Copiar' }));
};
export const Copied: Story = {
  name: 'Resposta copiada',
  tags: ['long'],
  decorators: on(withAnswer()),
  beforeEach: clipboard(async () => undefined),
  play: async (context) => {
    await copy(context);
    await shows('Resposta copiada.')(context);
  },
};
export const NotCopied: Story = {
  name: 'Cópia com falha',
  tags: ['long'],
  decorators: on(withAnswer()),
  beforeEach: clipboard(async () => Promise.reject(new DOMException('refused', 'NotAllowedError'))),
  play: async (context) => {
    await copy(context);
    await shows('Não foi possível copiar. Selecione o texto e copie manualmente.')(context);
  },
};

const drawer =
  (...texts: string[]): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar referências' }));
    const title = await screen.findByText('Referências da conversa');
    await expect(title).toBeVisible();
    const sources = within(title.closest('aside, dialog') as HTMLElement);
    for (const text of texts) await expect(await sources.findByText(text)).toBeVisible();
  };
export const AllReferences: Story = {
  name: 'Painel de referências aberto',
  decorators: on(withAnswer()),
  play: drawer('Diretriz Brasileira de Hipertensão Arterial'),
};
/** Every answer has its own numbers. One publication has no title. */
export const ReferencesOfSeveralAnswers: Story = {
  name: 'Referências de várias respostas',
  tags: ['long'],
  decorators: on({
    ...chatRoutes(),
    'GET /ai/api/mensagens/conversa/:id': {
      data: [
        ...historyFixture(2),
        {
          codigo: 3,
          pergunta: 'E no idoso frágil?',
          resposta: 'Individualize a meta [search_9].',
          dataCadastro: '2026-11-20T12:00:00Z',
          referenciasJSON: JSON.stringify([{ id: 'search_9', text: 'Sem título.' }]),
        },
      ],
    },
  }),
  play: drawer('Pergunta 2', 'E no idoso frágil?', 'Referência sem título'),
};
/** The passage beside the sentence, with buttons to step through the claims of the answer. */
export const SourceBeside: Story = {
  name: 'Fonte ao lado',
  decorators: on(withAnswer()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/conferem? com a fonte/);
    const [marker] = await canvas.findAllByRole('button', { name: 'Referência 1' });
    if (marker) await userEvent.click(marker);
    const beside = within(await screen.findByRole('region', { name: 'Fonte ao lado' }));
    await expect(beside.getByText(/^Frase \d/)).toBeVisible();
    await userEvent.click(beside.getByRole('button', { name: 'Próxima' }));
    await expect(beside.getByLabelText('Trecho da fonte')).toBeVisible();
  },
};
/** From one sentence that diverges to the next. */
export const NextDiverging: Story = {
  name: 'Próxima divergência',
  tags: ['long'],
  decorators: on(
    withAnswer({
      resposta:
        'Entre 9.361 adultos [search_1], o desfecho composto teve HR 0,80 [search_1]. O risco de morte teve HR 0,95 [search_1].',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/divergem? da fonte/);
    const [marker] = await canvas.findAllByRole('button', { name: 'Referência 1' });
    if (marker) await userEvent.click(marker);
    const beside = within(await screen.findByRole('region', { name: 'Fonte ao lado' }));
    await userEvent.click(await beside.findByRole('button', { name: 'Ir para a divergência 2 de 2' }));
    await expect(beside.getByText('Diverge da fonte')).toBeVisible();
  },
};
export const NoReferencesYet: Story = {
  name: 'Nenhuma referência no painel',
  tags: ['long'],
  decorators: on(withAnswer({ resposta: 'Não encontrei estudos sobre isso.', referenciasJSON: '[]' })),
  play: drawer('As referências das respostas aparecem aqui.'),
};

export const Shortcuts: Story = {
  name: 'Atalhos do teclado abertos',
  decorators: on(withAnswer()),
  play: async ({ canvas, userEvent }) => {
    // The shortcuts load with the header's tools.
    await canvas.findByRole('button', { name: 'Buscar nesta conversa' });
    await userEvent.click(await canvas.findByRole('log', { name: 'Conversa' }));
    await userEvent.keyboard('{Control>}/{/Control}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible());
  },
};

const askToDelete: Play = async ({ canvas, userEvent }) => {
  await canvas.findByRole('log', { name: 'Conversa' });
  const open = canvas.queryByRole('button', { name: 'Abrir menu' });
  if (open) await userEvent.click(open);
  const name = 'Excluir conversa Meta pressórica no idoso de alto risco';
  await userEvent.click(await canvas.findByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Confirmar Exclusão' })).toBeVisible());
};
const deleteAndHear =
  (sentence: string): Play =>
  async (context) => {
    await askToDelete(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Sim, Remover' }));
    await expect(await context.canvas.findByText(sentence)).toBeVisible();
  };

export const DeleteAsked: Story = {
  name: 'Aguardando confirmar exclusão',
  decorators: on(withAnswer()),
  play: askToDelete,
};

export const Deleted: Story = {
  name: 'Conversa excluída',
  tags: ['long'],
  decorators: on(withAnswer),
  play: deleteAndHear('Conversa removida com sucesso!'),
};

export const DeleteFailed: Story = {
  name: 'Exclusão com falha',
  tags: ['long'],
  decorators: on({ ...withAnswer(), 'DELETE /api/conversations/:id': { status: 500 } }),
  play: deleteAndHear('Não foi possível remover a conversa. Tente novamente.'),
};

export const NotNamed: Story = {
  name: 'Nome automático com falha',
  tags: ['long'],
  args: blank,
  decorators: on({ ...chatRoutes(), 'POST /api/conversations/getNewTitle': { status: 500 } }),
  play: async (context) => {
    await askHere(context);
    const warning = 'Houve um problema ao nomear a conversa automaticamente.';
    await expect(await context.canvas.findByText(warning)).toBeVisible();
  },
};

export const Untitled: Story = {
  name: 'Sem título',
  tags: ['long'],
  args: { current: '/chat/0f3a9c21-77d0', conversationId: '0f3a9c21-77d0' },
  decorators: on({ ...chatRoutes(), 'GET /ai/api/mensagens/conversa/:id': { data: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Conversa 0f3a9c21' })).toBeVisible();
  },
};

/** Its first question was never delivered. */
export const NoMessages: Story = {
  name: 'Nenhuma mensagem',
  decorators: on({ ...chatRoutes({ conversations: 3 }), 'GET /ai/api/mensagens/conversa/:id': { data: [] } }),
  play: shows('Esta conversa ainda não tem mensagens. Escreva sua pergunta abaixo.'),
};
