import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, referenceFixtures, sessionOf } from '@vesalio/core/testing';
import { expect, screen } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget, type ChatWidgetProps } from '../chat-widget.tsx';

const meta: Meta<ChatWidgetProps> = {
  title: 'Chat/Prova da citação',
  parameters: {
    docs: { description: { component: 'Each verdict of the check of citations: mark, popup and line.' } },
  },
  component: ChatWidget,
  args: { conversationId: 1018 },
};
export default meta;
type Story = StoryObj<ChatWidgetProps>;
type Play = NonNullable<Story['play']>;

const answered = (resposta: string, references: readonly unknown[] = referenceFixtures) => [
  withApp({
    session: sessionOf(),
    routes: {
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': {
        data: [
          {
            codigo: 1,
            pergunta: 'Qual a meta de pressão arterial no hipertenso de alto risco?',
            resposta,
            dataCadastro: '2026-11-20T12:00:00Z',
            referenciasJSON: JSON.stringify(references),
          },
        ],
      },
    },
  }),
];

const says =
  (line: string): Play =>
  async ({ canvas }) => {
    const isLine = (_: string, element: Element | null) =>
      element?.localName === 'span' &&
      element.parentElement?.className === 'vs-check' &&
      element.textContent === line;
    await expect(await canvas.findByText(isLine, {}, { timeout: 5_000 })).toBeVisible();
  };

const match = 'A meta < 120 mmHg reduziu o desfecho composto (HR 0,75; IC 95 % 0,64–0,89) [search_1].';
const turned = 'A meta < 120 mmHg reduziu o desfecho composto (HR 0,80; IC 95 % 0,64–0,89) [search_1].';
const silent = 'Converse com a pessoa sobre os efeitos adversos [search_2].';
const bare = 'O estudo acompanhou 9.361 pessoas.';

/** Every comparable claim was found. */
export const Match: Story = {
  name: 'Confere com a fonte',
  decorators: answered(match),
  play: says('1 frase confere com a fonte'),
};

/** The mark opens the sentence and the passage, with the differences marked in each. */
export const Diverging: Story = {
  name: 'Diverge da fonte',
  decorators: answered(`${turned} ${match}`),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await says('1 frase confere com a fonte · 1 diverge')(context);
    const mark = canvas.getByRole('button', { name: 'diverge da fonte: comparar frase e fonte' });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
    await expect(popup).toHaveTextContent('resposta: 0,80 · fonte: 0,75');
    const marked = Array.from(popup.querySelectorAll('mark'), ({ textContent }) => textContent);
    await expect(marked).toEqual(['0,80', '0,75']);
  },
};

/** The value stands in another source than the cited one: both are named and shown. */
export const Elsewhere: Story = {
  name: 'Está em outra fonte',
  decorators: answered(`${match} O desfecho composto teve HR 0,75 [search_2].`),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await says('1 frase confere com a fonte · 1 diverge')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'diverge da fonte: comparar frase e fonte' }));
    const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
    await expect(popup).toHaveTextContent('0,75: está em [1], não na fonte citada [2]');
    await expect(popup).toHaveTextContent(/Fonte \[1\].*Fonte \[2\]/);
  },
};

const retracted = [
  {
    ...referenceFixtures[0],
    aviso: { kind: 'retracted', date: '2024-03-12', url: 'https://revista.example/nota' },
  },
  ...referenceFixtures.slice(1),
];

/** The marker of a retracted paper has its sign from the first moment, not only when the answer has ended. */
export const RetractedWriting: Story = {
  name: 'Artigo retratado durante a resposta',
  decorators: [
    withApp({
      session: sessionOf(),
      routes: () => ({
        ...chatRoutes(),
        'GET /config.json': { data: { gateway: ['resume'] } },
        'GET /ai/api/mensagens/conversa/:id': { data: { data: [] }, headers: { 'X-Open-Turn': 'key' } },
        'GET /gateway/turns/:key': { data: { status: 'running', question: 'Qual a meta?' } },
        'GET /gateway/turns/:key/events': {
          events: [
            { event: 'references', data: { referencias: retracted } },
            { event: 'delta', data: { texto: `${match} Faltam` } },
            { event: 'comment', data: '', delayMs: 600_000 },
          ],
        },
      }),
    }),
  ],
  play: async ({ canvas }) => {
    const marker = await canvas.findByRole('button', { name: 'Referência 1: Artigo retratado' });
    await expect(getComputedStyle(marker, '::before').content).toBe('"!"');
  },
};

/** A sentence that agrees with a retracted paper bears a mark of its own. */
export const Retracted: Story = {
  name: 'Confere com artigo retratado',
  decorators: answered(match, retracted),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await says('1 frase confere com a fonte (1 cita artigo retratado)')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'artigo retratado: ver frase e aviso' }));
    const popup = await screen.findByRole('dialog', { name: 'Frase e fonte comparadas' });
    await expect(popup).toHaveTextContent('Artigo retratado em 12/03/2024');
  },
};

/** Says so if nothing could be compared. */
export const Incomparable: Story = {
  name: 'Não comparável',
  decorators: answered(silent),
  play: says('1 frase não comparável com a fonte'),
};

/** Shows a sentence with figures that cites nothing. */
export const Uncited: Story = {
  name: 'Números sem citação',
  decorators: answered(`${bare} ${match}`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByText('1 frase com números e sem citação', {}, { timeout: 5_000 }),
    );
    await expect(canvas.getByText(bare, { selector: 'details li' })).toBeVisible();
  },
};

/** All verdicts in one answer, with a table and a list. */
export const AllVerdicts: Story = {
  name: 'Todos os resultados',
  decorators: answered(
    `## Meta pressórica\n\n${turned} ${match} ${bare}\n\n- ${silent}\n\n| Desfecho | HR (IC 95 %) |\n|---|---|\n| Composto [search_1] | 0,57 (0,64–0,89) |`,
  ),
  play: says('1 frase confere com a fonte · 2 divergem · 1 não comparável'),
};
