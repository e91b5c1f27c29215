import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatRoutes, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import type { ComponentProps } from 'react';
import { configure, expect, screen, waitFor } from 'storybook/test';
import {
  attach,
  messageBox as box,
  drive,
  pdf,
  radiograph,
  ComposerStage as Stage,
  standInForSpeech,
} from '../../../../../.storybook/composer-stage.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

// Lazy modules load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const meta: Meta<ComponentProps<typeof Stage>> = {
  title: 'Chat/Mensagem',
  parameters: {
    docs: {
      description: {
        component:
          'The input: text, files, guard against data of the patient, depth and web search, limit and failures.',
      },
    },
  },
  component: ChatWidget,
  render: (args) => <Stage {...args} />,
  decorators: [withApp({ routes: chatRoutes(), session: sessionOf() })],
  beforeEach: standInForSpeech,
};
export default meta;
type Story = StoryObj<typeof Stage>;

const on = (routes: FakeRoutes, session: Record<string, unknown> = {}) => [
  withApp({ routes, session: sessionOf(session) }),
];

/** Finds the loaded tools beside the input: the slider, or the button that opens it in a narrow row. */
const tools = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  waitFor(() => {
    const slider = canvas.queryByRole('slider', { name: 'Profundidade da pesquisa' });
    const found = slider ?? canvas.queryByRole('button', { name: 'Opções de pesquisa' });
    expect(found).not.toBeNull();
    return found;
  });

export const Empty: Story = {
  name: 'Vazia',
  play: async ({ canvas }) => {
    const tool = await tools(canvas);
    if (tool?.matches('input')) await expect(tool).toHaveValue('10');
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  },
};

export const Growing: Story = {
  name: 'Texto longo',
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await userEvent.click(text);
    await userEvent.paste(`${'Uma linha do caso.\n'.repeat(20)}Qual a conduta?`);
    await waitFor(() => expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(150));
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(120);
  },
};

export const Files: Story = {
  name: 'Com anexos',
  play: async (context) => {
    await attach(context, await radiograph('raio-x-torax.png'), pdf('laudo.pdf'));
    await expect(await context.canvas.findByText(/metadados removidos/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Remover anexo laudo.pdf' })).toBeVisible();
  },
};

/** One file is still being read. The metadata of the other could not be located. */
export const FilesUnfinished: Story = {
  name: 'Carregando anexos',
  play: async (context) => {
    const cut = new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0])], 'cortada.png');
    const slow = Object.assign(pdf('laudo.pdf'), { arrayBuffer: () => new Promise(() => undefined) });
    await attach(context, cut, slow);
    const warning = await context.canvas.findByText(/não foi possível remover os metadados/);
    await expect(warning).toBeVisible();
    // The warning must not be truncated, because the person relies on it to decide whether to send the picture.
    await expect(warning.scrollWidth).toBeLessThanOrEqual(warning.clientWidth);
    await expect(context.canvas.getByText('Carregando laudo.pdf...')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  },
};

export const FilesNarrow: Story = {
  name: 'Anexos em tela estreita',
  tags: ['long'],
  args: { width: 360 },
  play: async (context) => {
    const names = ['a', 'b', 'c', 'd'].map((name) => pdf(`exame-laboratorial-${name}.pdf`, 200_000));
    await attach(context, await radiograph('raio-x-torax.png'), ...names);
    await waitFor(() =>
      expect(context.canvas.getAllByRole('button', { name: /^Remover anexo/ })).toHaveLength(5),
    );
  },
};

export const Dropping: Story = {
  name: 'Soltando arquivos',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Anexar arquivos' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('laudo.pdf', 100));
    const event = new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer });
    canvasElement.querySelector('.vs-chat')?.dispatchEvent(event);
    await expect(await canvas.findByText('Solte os arquivos aqui')).toBeVisible();
  },
};

const CASE = 'Paciente com CPF 529.982.247-25, nascido em 03/04/1952, em uso de varfarina.';

export const IdentifiersFound: Story = {
  name: 'Dados do paciente encontrados',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await box(canvas));
    await userEvent.paste(CASE);
    await expect(await canvas.findByRole('button', { name: 'Ocultar dados' })).toBeVisible();
  },
};

export const IdentifiersHidden: Story = {
  name: 'Dados do paciente ocultos',
  tags: ['long'],
  play: async (context) => {
    await IdentifiersFound.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Ocultar dados' }));
    await expect(await context.canvas.findByRole('button', { name: 'Desfazer' })).toBeVisible();
    await expect(await box(context.canvas)).toHaveValue(
      'Paciente com CPF [CPF removido], nascido em [data de nascimento removida], em uso de varfarina.',
    );
  },
};

export const IdentifiersBesideFiles: Story = {
  name: 'Dados do paciente e anexo',
  tags: ['long'],
  play: async (context) => {
    await attach(context, pdf('laudo.pdf'));
    await context.userEvent.click(await box(context.canvas));
    await context.userEvent.paste('CNS 700 0000 0000 0005, prontuário nº 483920. Qual a conduta?');
    await expect(
      await context.canvas.findByText(/cartão do SUS e número de prontuário/, { selector: 'p' }),
    ).toBeVisible();
    await expect(
      context.canvas.getByText('Confira também se as imagens e os PDFs não identificam o paciente.'),
    ).toBeVisible();
  },
};

export const IdentifiersNarrow: Story = {
  ...IdentifiersFound,
  name: 'Dados em tela estreita',
  tags: ['long'],
  args: { width: 360 },
};

export const SentInHaste: Story = {
  name: 'Envio com dados a confirmar',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await tools(canvas);
    await userEvent.click(await box(canvas));
    await userEvent.paste(CASE);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Enviar assim mesmo' })).toBeVisible();
  },
};

export const DepthNarrow: Story = {
  name: 'Profundidade em tela estreita',
  args: { width: 400, features: { drive: true }, askDrive: drive({}) },
  play: async ({ canvas }) => {
    // In a narrower row the slider is behind a button.
    if (innerWidth < 400) return;
    const depth = await canvas.findByRole('slider', { name: 'Profundidade da pesquisa' });
    const label = canvas.getByText('10 referências');
    await waitFor(() => expect(label).toBeVisible());
    const caption = label.getBoundingClientRect();
    const send = canvas.getByRole('button', { name: 'Enviar' }).getBoundingClientRect();
    await expect(caption.right).toBeLessThanOrEqual(send.left);
    const box = depth.closest('.vs-composer')?.getBoundingClientRect();
    await expect(send.right).toBeLessThanOrEqual(box?.right ?? 0);
    await expect(caption.bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
  },
};

/** A wide composer also shows the value, on the same line as its tools. */
export const DepthWide: Story = {
  name: 'Profundidade em tela larga',
  args: { features: { drive: true }, askDrive: drive({}) },
  play: async ({ canvas }) => {
    if (innerWidth < 768) return;
    const depth = await canvas.findByRole('slider', { name: 'Profundidade da pesquisa' });
    const label = canvas.getByText('10 referências');
    await waitFor(() => expect(label).toBeVisible());
    const row = depth.closest('.vs-composer__row')?.getBoundingClientRect();
    const caption = label.getBoundingClientRect();
    await expect(caption.top).toBeGreaterThan(depth.getBoundingClientRect().top);
    await expect(caption.bottom).toBeLessThanOrEqual(row?.bottom ?? 0);
    await expect(row?.height).toBeLessThanOrEqual(60);
  },
};

/** The caption of the slider wraps at most once, at any width and also with fewer tools. */
export const DepthWithoutDrive: Story = {
  name: 'Profundidade sem Google Drive',
  args: { width: 400 },
  play: async ({ canvas }) => {
    // In a narrower row the slider is behind a button.
    if (innerWidth < 400) return;
    const label = await canvas.findByText('10 referências');
    await waitFor(() => expect(label).toBeVisible());
    const composer = label.closest<HTMLElement>('.vs-composer');
    for (let width = 360; width < 640; width += 8) {
      composer?.style.setProperty('inline-size', `${width}px`);
      await expect(label.getBoundingClientRect().height).toBeLessThan(36);
    }
    composer?.style.removeProperty('inline-size');
  },
};

export const OptionsNarrow: Story = {
  name: 'Opções abertas em tela estreita',
  args: { width: 300 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opções de pesquisa' }));
    await expect(await screen.findByRole('dialog', { name: 'Opções de pesquisa' })).toBeVisible();
    await expect(screen.getByRole('switch', { name: 'Pesquisar na web' })).not.toBeChecked();
  },
};

export const Answering: Story = {
  name: 'Resposta em andamento',
  decorators: on({ ...chatRoutes(), 'POST /ai/api/mensagens': { silent: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'Qual a meta?{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Parar' })).toBeVisible();
  },
};

export const FreeLimit: Story = {
  name: 'Limite gratuito atingido',
  decorators: [
    withApp({
      routes: chatRoutes(),
      session: sessionOf({ planName: 'free_plan' }),
      prepare: (app) => app.session.setFreePlanLimited(true),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await box(canvas)).toBeDisabled();
  },
};

/** The limit clears the input. A message beside it, not a second notice, tells where the text is kept. */
export const FreeLimitKeepsText: Story = {
  name: 'Limite atingido, texto guardado',
  decorators: [
    withApp({
      routes: chatRoutes({ isPlanValid: false }),
      session: sessionOf({ planName: 'free_plan' }),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'Qual a meta?{Enter}');
    await expect(await canvas.findByText(/^Seu texto está guardado/)).toBeVisible();
    await expect(await box(canvas)).toBeDisabled();
    await expect(await box(canvas)).toHaveValue('');
  },
};

export const Unsent: Story = {
  name: 'Envio com falha',
  decorators: on({ ...chatRoutes(), 'POST /ai/api/mensagens': { status: 500 } }),
  play: async (context) => {
    await attach(context, pdf('laudo.pdf'));
    await context.userEvent.type(await box(context.canvas), 'O que diz o laudo?');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Enviar' })).toBeEnabled());
    await context.userEvent.keyboard('{Enter}');
    await expect(
      await context.canvas.findByRole('button', { name: 'Remover anexo laudo.pdf' }),
    ).toBeVisible();
    await waitFor(async () => expect(await box(context.canvas)).toHaveValue('O que diz o laudo?'));
  },
};

/** Unsent text from before the page was left is back in the input. */
export const DraftRestored: Story = {
  name: 'Rascunho recuperado',
  decorators: [
    withApp({
      routes: chatRoutes(),
      session: sessionOf(),
      prepare: async (app) => {
        const flow = await app.chat();
        flow.setDraft('Posologia da colchicina na gota com clearance de 35 mL/min');
        // Opens another conversation and leaves it again.
        await flow.select(1018);
        await flow.select(null);
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recuperamos o rascunho que você não enviou.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descartar rascunho' })).toBeVisible();
    await expect(await box(canvas)).toHaveValue('Posologia da colchicina na gota com clearance de 35 mL/min');
  },
};

/** A question fails after the page has put another one into the input. Its text is kept above the input. */
export const UnsentKept: Story = {
  name: 'Mensagem não enviada guardada',
  decorators: [
    withApp({
      routes: { ...chatRoutes(), 'POST /ai/api/conversas': { status: 500 } },
      session: sessionOf(),
      prepare: async (app) => {
        const flow = await app.chat();
        flow.setDraft('Qual a dose no idoso?');
        const sending = flow.send();
        flow.setDraft('E na insuficiência renal?');
        await sending;
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A mensagem que não foi enviada está guardada.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Recuperar texto' })).toBeVisible();
    await expect(await box(canvas)).toHaveValue('E na insuficiência renal?');
  },
};
