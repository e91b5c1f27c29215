import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DriveDoor, DriveError, type SpeechRecognizer } from '@vesalio/core';
import { chatRoutes, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { configure, expect, screen, waitFor } from 'storybook/test';
import { withApp } from '../../../../.storybook/with-app.tsx';
import { ChatWidget, type ChatWidgetProps } from './chat-widget.tsx';

// Lazy parts arrive late when the machine is busy.
configure({ asyncUtilTimeout: 10_000 });

/** A recogniser that hears what the story says. */
class StandIn implements SpeechRecognizer {
  static words = '';
  lang = '';
  interimResults = false;
  continuous = false;
  maxAlternatives = 1;
  onresult: SpeechRecognizer['onresult'] = null;
  onerror: SpeechRecognizer['onerror'] = null;
  onend: SpeechRecognizer['onend'] = null;
  start() {
    const results = [Object.assign([{ transcript: StandIn.words }], { isFinal: false })];
    setTimeout(() => this.onresult?.({ results }), 50);
  }
  stop() {
    this.onend?.();
  }
  abort() {
    this.onend?.();
  }
}

const drive = (door: Partial<DriveDoor>) => async (): Promise<DriveDoor> => ({
  load: async () => undefined,
  token: async () => 'token',
  pick: async () => [{ id: '1', name: 'laudo-tomografia.pdf', mimeType: 'application/pdf', size: 0 }],
  close: () => undefined,
  download: () => new Promise(() => undefined),
  release: () => undefined,
  ...door,
});

function Stage({ width, ...props }: ChatWidgetProps & { width?: number }) {
  return (
    <div className="stage-full" style={width ? { inlineSize: width } : undefined}>
      <ChatWidget {...props} />
    </div>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Chat/Mensagem',
  component: Stage,
  decorators: [withApp({ routes: chatRoutes(), session: sessionOf() })],
  beforeEach: () => {
    const browser = window as { SpeechRecognition?: unknown };
    const own = browser.SpeechRecognition;
    browser.SpeechRecognition = StandIn;
    StandIn.words = 'qual a meta pressórica no idoso';
    return () => {
      browser.SpeechRecognition = own;
    };
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const on = (routes: FakeRoutes, session: Record<string, unknown> = {}) => [
  withApp({ routes, session: sessionOf(session) }),
];
const box = (canvas: Context['canvas']) => canvas.findByRole('textbox', { name: 'Mensagem' });

/** A grey picture with a text chunk that bears a name, as scanners write it. */
async function radiograph(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const draw = canvas.getContext('2d');
  const shade = draw?.createRadialGradient(160, 120, 20, 160, 120, 180);
  shade?.addColorStop(0, 'rgb(210 214 216)');
  shade?.addColorStop(1, 'rgb(30 34 38)');
  if (draw && shade) {
    draw.fillStyle = shade;
    draw.fillRect(0, 0, 320, 240);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  const text = new TextEncoder().encode('tEXtComment\0Maria da Silva');
  const chunk = new Uint8Array([0, 0, 0, text.length - 4, ...text, 0, 0, 0, 0]);
  const header = 33;
  return new File([bytes.slice(0, header), chunk, bytes.slice(header)], name, { type: 'image/png' });
}
const pdf = (name: string, size = 1_300_000) =>
  new File(['%PDF-1.7 '.padEnd(size)], name, { type: 'application/pdf' });

async function attach({ canvas, canvasElement, userEvent }: Context, ...files: File[]): Promise<void> {
  await canvas.findByRole('button', { name: 'Anexar arquivos' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, files);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Profundidade da pesquisa' })).toHaveValue('10');
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  },
};

export const Growing: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await userEvent.click(text);
    await userEvent.paste(`${'Uma linha do caso.\n'.repeat(20)}Qual a conduta?`);
    await waitFor(() => expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(150));
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(120);
  },
};

export const Files: Story = {
  play: async (context) => {
    await attach(context, await radiograph('raio-x-torax.png'), pdf('laudo.pdf'));
    await expect(await context.canvas.findByText(/metadados removidos/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Remover anexo laudo.pdf' })).toBeVisible();
  },
};

export const FilesRefused: Story = {
  play: async (context) => {
    const svg = new File(['<svg/>'], 'diagrama.png', { type: 'image/png' });
    await attach(context, svg, pdf('laudo.pdf'));
    await expect(await context.canvas.findByText('laudo.pdf')).toBeVisible();
    await expect(context.canvas.queryByText('diagrama.png')).toBeNull();
  },
};

export const FilesNarrow: Story = {
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
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider');
    await userEvent.click(await box(canvas));
    await userEvent.paste(CASE);
    await expect(await canvas.findByRole('button', { name: 'Ocultar dados' })).toBeVisible();
  },
};

export const IdentifiersHidden: Story = {
  play: async (context) => {
    await IdentifiersFound.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Ocultar dados' }));
    await expect(await context.canvas.findByRole('button', { name: 'Desfazer' })).toBeVisible();
    await expect(await box(context.canvas)).toHaveValue(
      'Paciente com CPF [CPF removido], nascido em [data de nascimento removida], em uso de varfarina.',
    );
  },
};

export const IdentifiersNarrow: Story = { ...IdentifiersFound, args: { width: 360 } };

export const SentInHaste: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider');
    await userEvent.click(await box(canvas));
    await userEvent.paste(CASE);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Enviar assim mesmo' })).toBeVisible();
  },
};

export const Dictating: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ditar mensagem' }));
    await waitFor(async () => expect(await box(canvas)).toHaveValue('qual a meta pressórica no idoso'));
    await expect(canvas.getByRole('button', { name: 'Desativar ditado' })).toBeVisible();
  },
};

export const DictationSwitchedOff: Story = {
  decorators: [
    withApp({
      routes: chatRoutes(),
      session: sessionOf(),
      prepare: (app) => app.storage.set('own:dictation', 'off'),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ditar mensagem' }));
    await expect(await canvas.findByRole('button', { name: 'Entendi, ditar' })).toBeVisible();
  },
};

export const DriveDownloading: Story = {
  args: { features: { drive: true }, askDrive: drive({}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Anexar do Google Drive' }));
    await expect(await canvas.findByText('laudo-tomografia.pdf')).toBeVisible();
  },
};

export const DriveRefused: Story = {
  args: {
    features: { drive: true },
    askDrive: drive({ token: () => Promise.reject(new DriveError('access_denied')) }),
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Anexar do Google Drive' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};

export const DepthNarrow: Story = {
  args: { width: 352, features: { drive: true }, askDrive: drive({}) },
  play: async ({ canvas }) => {
    const depth = await canvas.findByRole('slider', { name: 'Profundidade da pesquisa' });
    const [fast, deep] = [canvas.getByText('Rápida'), canvas.getByText('Profunda')];
    await waitFor(() => expect(fast).toBeVisible());
    const [left, right] = [fast.getBoundingClientRect(), deep.getBoundingClientRect()];
    await expect(right.top).toBe(left.top);
    await expect(left.right).toBeLessThan(right.left);
    const send = canvas.getByRole('button', { name: 'Enviar' }).getBoundingClientRect();
    await expect(right.right).toBeLessThanOrEqual(send.left);
    const box = depth.closest('.vs-composer')?.getBoundingClientRect();
    await expect(send.right).toBeLessThanOrEqual(box?.right ?? 0);
    await expect(left.bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
  },
};

export const OptionsNarrow: Story = {
  args: { width: 300 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opções de pesquisa' }));
    await expect(await screen.findByRole('dialog', { name: 'Opções de pesquisa' })).toBeVisible();
    await expect(screen.getByRole('switch', { name: 'Pesquisar na web' })).not.toBeChecked();
  },
};

export const Answering: Story = {
  decorators: on({ ...chatRoutes(), 'POST /ai/api/mensagens': { silent: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), 'Qual a meta?{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Parar' })).toBeVisible();
  },
};

export const FreeLimit: Story = {
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

export const Unsent: Story = {
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
