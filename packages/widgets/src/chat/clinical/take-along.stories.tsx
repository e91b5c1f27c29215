import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  answerFixture,
  chatRoutes,
  type FakeRoutes,
  referenceFixtures,
  sessionOf,
} from '@vesalio/core/testing';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

/** The items of 'Mais' that export an answer: to the chart, the clipboard, a file or the printer. */
const meta: Meta<typeof ChatWidget> = {
  title: 'Chat/Levar consigo',
  component: ChatWidget,
  render: (args) => (
    <div className="stage-full">
      <ChatWidget {...args} />
    </div>
  ),
  args: { conversationId: 1018, onRecord: fn() },
};
export default meta;
type Story = StoryObj<typeof ChatWidget>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const turn = (codigo: number) => ({
  codigo,
  pergunta: 'Qual a meta de pressão arterial em paciente de 74 anos?',
  resposta: answerFixture().resposta,
  dataCadastro: '2026-11-20T12:00:00Z',
  referenciasJSON: JSON.stringify(referenceFixtures),
});
const on = (routes: FakeRoutes = {}) => [
  withApp({
    routes: {
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': { data: [turn(1)] },
      ...routes,
    },
    session: sessionOf(),
  }),
];

async function choose({ canvas, userEvent }: Context, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mais' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
/** Records the names of saved files. Nothing is downloaded. */
function watchFiles(): string[] {
  const names: string[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
/** A story that ends when a file with a matching name was saved. */
const saves = (item: string, name: RegExp): Story => ({
  decorators: on(),
  play: async (context) => {
    const names = watchFiles();
    await choose(context, item);
    await waitFor(() => expect(names).toEqual([expect.stringMatching(name)]), { timeout: 10_000 });
  },
});

export const Entries: Story = {
  name: 'Menu Mais aberto',
  decorators: on(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais' }));
    for (const name of [
      'Registro de uso de IA',
      'Inserir no prontuário',
      'Copiar para o prontuário',
      'Copiar em FHIR',
      'Baixar em Markdown',
      'Baixar em Word (DOCX)',
      'Baixar a conversa em Markdown',
      'Baixar a conversa em Word (DOCX)',
      'Referências em RIS',
      'Referências em BibTeX',
      'Referências em CSL-JSON',
      'Salvar ou imprimir',
    ])
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible();
  },
};
export const IntoTheRecord: Story = {
  name: 'Enviada ao prontuário',
  decorators: on(),
  play: async (context) => {
    await choose(context, 'Inserir no prontuário');
    await expect(await screen.findByText('Enviado ao prontuário.')).toBeVisible();
    await expect(context.args.onRecord).toHaveBeenCalledOnce();
  },
};
export const Word = {
  ...saves('Baixar em Word (DOCX)', /^resposta-\d{4}-\d\d-\d\d\.docx$/),
  name: 'Resposta salva em Word',
};
export const WholeConversation = {
  ...saves('Baixar a conversa em Word (DOCX)', /^conversa-.*\.docx$/),
  name: 'Conversa salva em Word',
  tags: ['long'],
};
export const Markdown = {
  ...saves('Baixar em Markdown', /\.md$/),
  name: 'Resposta salva em Markdown',
  tags: ['long'],
};
/** The file of a reopened conversation has the title from the list, like its header. */
export const TitleOfTheList: Story = {
  name: 'Arquivo com título da lista',
  tags: ['long'],
  decorators: on({
    'GET /api/conversations': {
      data: { data: { items: [{ id: 1018, title: 'Meta pressórica no idoso' }], totalCount: 1 } },
    },
  }),
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('heading', { name: 'Meta pressórica no idoso' }),
    ).toBeVisible();
    watchFiles();
    const saved = spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    await choose(context, 'Baixar a conversa em Markdown');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [[file] = []] = saved.mock.calls;
    const text = file instanceof Blob ? await file.text() : '';
    await expect(text.split('\n')[0]).toBe('# Meta pressórica no idoso');
  },
};
export const Ris = {
  ...saves('Referências em RIS', /^referencias-.*\.ris$/),
  name: 'Referências salvas em RIS',
};
export const Bibtex = {
  ...saves('Referências em BibTeX', /^referencias-.*\.bib$/),
  name: 'Referências salvas em BibTeX',
  tags: ['long'],
};
export const CslJson = {
  ...saves('Referências em CSL-JSON', /^referencias-.*\.json$/),
  name: 'Referências salvas em CSL-JSON',
  tags: ['long'],
};
/** In the chart, an incomplete answer is marked as such. */
export const IncompleteIntoTheRecord: Story = {
  name: 'Resposta parcial no prontuário',
  args: { conversationId: null },
  decorators: on({
    'POST /ai/api/mensagens': {
      events: [{ event: 'delta', data: { texto: 'Abaixo de 130 por 80.' } }],
      fail: 'after',
    },
  }),
  play: async (context) => {
    await context.userEvent.type(
      await context.canvas.findByRole('textbox', { name: 'Mensagem' }),
      'Qual a meta pressórica?{Enter}',
    );
    await context.canvas.findByText('Resposta interrompida', { selector: 'strong' });
    await choose(context, 'Inserir no prontuário');
    await expect(await screen.findByText('Enviado ao prontuário.')).toBeVisible();
    await expect(context.args.onRecord).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringMatching(/^Resposta interrompida/) }),
    );
  },
};
/**
 * If older messages cannot be read, no file is saved, because a partial one must not pass for the whole conversation.
 */
export const Offline: Story = {
  name: 'Sem conexão',
  tags: ['long'],
  decorators: on({
    'GET /ai/api/mensagens/conversa/:id': ({ query }) =>
      query.has('before') ? { fail: 'before' } : { data: [turn(1)], headers: { 'X-Older-Messages': 'true' } },
  }),
  play: async (context) => {
    await choose(context, 'Baixar a conversa em Word (DOCX)');
    await expect(
      await screen.findByText('Não foi possível gerar o arquivo. Tente novamente.', {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
/** The older messages of the conversation load slowly. */
export const Busy: Story = {
  name: 'Processando o arquivo',
  decorators: on({
    'GET /ai/api/mensagens/conversa/:id': ({ query }) =>
      query.has('before') ? { silent: true } : { data: [turn(1)], headers: { 'X-Older-Messages': 'true' } },
  }),
  play: async (context) => {
    await choose(context, 'Baixar a conversa em Word (DOCX)');
    await expect(await screen.findByText('Preparando o arquivo...')).toBeVisible();
  },
};
