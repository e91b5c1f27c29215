import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from '@vesalio/core';
import { chatRoutes, sessionOf } from '@vesalio/core/testing';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { attach, ComposerStage, messageBox, pdf } from '../../../../../.storybook/composer-stage.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

const meta: Meta<ComponentProps<typeof ComposerStage>> = {
  title: 'Chat/Anexos recusados',
  parameters: {
    docs: { description: { component: 'Files that cannot be attached, each with its own message.' } },
  },
  component: ChatWidget,
  render: (args) => <ComposerStage {...args} />,
  decorators: [withApp({ routes: chatRoutes(), session: sessionOf() })],
};
export default meta;
type Story = StoryObj<typeof ComposerStage>;

const refused = (sentence: string, ...files: (() => File)[]): Story => ({
  play: async (context) => {
    await attach(context, ...files.map((make) => make()));
    await expect(await context.canvas.findByText(sentence)).toBeVisible();
  },
});
/** Only reports this size. */
const large = (name: string, type: string, size: number) => () =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const small = (name: string) => () => pdf(name, 2_000);
const five = ['a', 'b', 'c', 'd', 'e'].map((letter) => small(`exame-${letter}.pdf`));

const pasted = (sentence: string, ...files: (() => File)[]): Story => ({
  play: async ({ canvas }) => {
    const box = await messageBox(canvas);
    await canvas.findByRole('button', { name: 'Anexar arquivos' });
    const clipboardData = new DataTransfer();
    for (const make of files) clipboardData.items.add(make());
    box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
});

export const OfAnotherType = {
  ...pasted(
    'Tipo de arquivo não suportado: "notas.txt". Apenas imagens e PDFs são permitidos.',
    () => new File(['nota'], 'notas.txt', { type: 'text/plain' }),
  ),
  name: 'Tipo não suportado',
};
export const OfAnotherContent = {
  ...refused(
    'Tipo de arquivo não suportado: "diagrama.png". Apenas imagens e PDFs são permitidos.',
    () => new File(['<svg/>'], 'diagrama.png', { type: 'image/png' }),
  ),
  name: 'Conteúdo diferente da extensão',
};
export const ImageTooLarge = {
  ...refused(
    'A imagem "tomografia.png" excede o limite de 20MB.',
    large('tomografia.png', 'image/png', limits.imageBytes + 1),
  ),
  name: 'Imagem acima do limite',
};
export const PdfTooLarge = {
  ...refused(
    'O PDF "prontuario.pdf" excede o limite de 25MB.',
    large('prontuario.pdf', 'application/pdf', limits.pdfBytes + 1),
  ),
  name: 'PDF acima do limite',
  tags: ['long'],
};
export const TooLargeTogether = {
  ...refused(
    'Limite total de 10MB para anexos excedido. Arquivo "ressonancia.pdf" não adicionado.',
    small('laudo.pdf'),
    large('ressonancia.pdf', 'application/pdf', limits.attachmentTotalBytes),
  ),
  name: 'Soma acima do limite',
};
export const Twice = {
  ...refused('O arquivo "laudo.pdf" já foi adicionado.', small('laudo.pdf'), small('laudo.pdf')),
  name: 'Arquivo repetido',
};
export const TheSixth = {
  ...refused(
    'Limite de 5 arquivos atingido. "exame-f.pdf" e os subsequentes não foram adicionados.',
    ...five,
    small('exame-f.pdf'),
  ),
  name: 'Sexto arquivo recusado',
};
export const Nothing = {
  ...refused(
    'O arquivo “vazio.pdf” está vazio.',
    () => new File([], 'vazio.pdf', { type: 'application/pdf' }),
  ),
  name: 'Arquivo vazio',
  tags: ['long'],
};
export const Unreadable = {
  ...refused(
    'Não foi possível ler o arquivo “laudo.pdf”. Escolha-o novamente.',
    // The file was moved after it was chosen.
    () => Object.assign(small('laudo.pdf')(), { arrayBuffer: () => Promise.reject(new Error('gone')) }),
  ),
  name: 'Arquivo ilegível',
  tags: ['long'],
};
/** The header of a PNG of 20,000 × 20,000 pixels. */
const header = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 78, 32, 0, 0, 78, 32, 8];
export const TooManyPixels = {
  ...refused(
    'A imagem “lamina.png” tem dimensões grandes demais. Reduza para até 40 megapixels e anexe novamente.',
    () => new File([new Uint8Array(header)], 'lamina.png', { type: 'image/png' }),
  ),
  name: 'Dimensões grandes demais',
  tags: ['long'],
};
export const AlreadyFive: Story = {
  name: 'Cinco anexos já adicionados',
  play: async (context) => {
    const { canvas } = context;
    await attach(context, ...five.map((make) => make()));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remover anexo/ })).toHaveLength(5));
    await attach(context, small('exame-f.pdf')());
    await expect(await canvas.findByText('Limite de 5 anexos já atingido.')).toBeVisible();
  },
};
export const SixPasted = {
  ...pasted(
    'Você pode anexar no máximo 5 arquivos no total. Alguns arquivos podem não ter sido adicionados.',
    ...five,
    small('exame-f.pdf'),
  ),
  name: 'Seis arquivos colados',
};
const unsupported = ['laudo.docx', 'notas.txt', 'exames.xlsx'];
/** Each file has its own message. On a phone two of them are visible at once, and the others wait. */
export const SeveralAtOnce: Story = {
  name: 'Quatro arquivos recusados',
  play: async (context) => {
    const paste = pasted(
      'O arquivo “vazio.png” está vazio.',
      ...unsupported.map((name) => () => new File(['x'], name)),
      () => new File([], 'vazio.png', { type: 'image/png' }),
    );
    await paste.play?.(context);
    for (const name of unsupported)
      await expect(
        context.canvas.getByText(
          `Tipo de arquivo não suportado: "${name}". Apenas imagens e PDFs são permitidos.`,
        ),
      ).toBeInTheDocument();
  },
};
