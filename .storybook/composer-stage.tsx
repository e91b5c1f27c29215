import type { StoryContext } from '@storybook/react-vite';
import type { DriveClient, SpeechRecognizer } from '@vesalio/core';
import { ChatWidget, type ChatWidgetProps } from '@vesalio/widgets';

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** The chat at the width of the window, or at a given width. */
export function ComposerStage({ width, ...props }: ChatWidgetProps & { width?: number }) {
  return (
    <div className="stage-full" style={width ? { inlineSize: width, maxInlineSize: '100%' } : undefined}>
      <ChatWidget {...props} />
    </div>
  );
}

export const messageBox = (canvas: Context['canvas']) => canvas.findByRole('textbox', { name: 'Mensagem' });

/** The words that the fake recognizer returns, or the code of its failure. */
export const speech = { words: '', fault: '' };

/** A fake recognizer that returns the story's words. */
class StandIn implements SpeechRecognizer {
  lang = '';
  interimResults = false;
  continuous = false;
  maxAlternatives = 1;
  onresult: SpeechRecognizer['onresult'] = null;
  onerror: SpeechRecognizer['onerror'] = null;
  onend: SpeechRecognizer['onend'] = null;
  start() {
    const { words, fault: error } = speech;
    if (error === 'unsupported') throw new Error(error);
    const results = [Object.assign([{ transcript: words }], { isFinal: false })];
    setTimeout(() => (error ? this.onerror?.({ error }) : this.onresult?.({ results })), 50);
  }
  stop() {
    this.onend?.();
  }
  abort() {
    this.onend?.();
  }
}

/** For `beforeEach`: replaces the browser's speech recognizer with the fake one. */
export function standInForSpeech(): () => void {
  const browser = window as { SpeechRecognition?: unknown };
  const own = browser.SpeechRecognition;
  browser.SpeechRecognition = StandIn;
  Object.assign(speech, { words: 'qual a meta pressórica no idoso', fault: '' });
  return () => {
    browser.SpeechRecognition = own;
  };
}

/** A fake Google Drive with one file, whose download never ends. */
export const drive = (access: Partial<DriveClient>) => async (): Promise<DriveClient> => ({
  load: async () => undefined,
  token: async () => 'token',
  pick: async () => [{ id: '1', name: 'laudo-tomografia.pdf', mimeType: 'application/pdf', size: 0 }],
  close: () => undefined,
  download: () => new Promise(() => undefined),
  release: () => undefined,
  ...access,
});

/** A gray picture with a name in a text chunk, as scanners write it. */
export async function radiograph(name: string): Promise<File> {
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

export const pdf = (name: string, size = 1_300_000) =>
  new File(['%PDF-1.7 '.padEnd(size)], name, { type: 'application/pdf' });

export async function attach({ canvas, canvasElement, userEvent }: Context, ...files: File[]): Promise<void> {
  await canvas.findByRole('button', { name: 'Anexar arquivos' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, files);
}
