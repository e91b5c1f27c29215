import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AttachmentThumb } from './attach-thumb.tsx';

/** Draws a picture, because stories fetch nothing. */
function picture(): Promise<Blob> {
  const surface = new OffscreenCanvas(96, 64);
  const draw = surface.getContext('2d');
  if (draw) {
    draw.fillStyle = 'teal';
    draw.fillRect(0, 0, 96, 64);
    draw.fillStyle = 'wheat';
    draw.fillRect(24, 16, 48, 32);
  }
  return surface.convertToBlob({ type: 'image/png' });
}

const meta: Meta<typeof AttachmentThumb> = {
  title: 'Chat/Miniatura de anexo',
  component: AttachmentThumb,
  args: { edge: 96 },
};
export default meta;
type Story = StoryObj<typeof AttachmentThumb>;

const drawn: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible(), { timeout: 4_000 });
};
const withPicture: Story['loaders'] = [async () => ({ bytes: await picture() })];
const render: Story['render'] = (args, { loaded }) => (
  <AttachmentThumb {...args} attachment={{ ...args.attachment, bytes: loaded.bytes }} />
);

export const Picture: Story = {
  name: 'Imagem carregada',
  args: { attachment: { extension: 'png', isLoading: false, bytes: null } },
  loaders: withPicture,
  render,
  play: drawn,
};
export const PictureInFull: Story = {
  ...Picture,
  name: 'Imagem inteira',
  args: { ...Picture.args, fit: 'contain' },
};
/** Expects an icon without a thumbnail. */
const iconAlone: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toBeVisible();
  await expect(canvasElement.querySelector('canvas:not([hidden])')).toBeNull();
};
export const Pdf: Story = {
  name: 'PDF com ícone',
  args: { attachment: { extension: 'pdf', isLoading: false, bytes: null } },
  play: iconAlone,
};
export const Loading: Story = {
  name: 'Carregando',
  args: { attachment: { extension: 'png', isLoading: true, bytes: null } },
};
export const Undrawable: Story = {
  name: 'Imagem com erro',
  args: { attachment: { extension: 'png', isLoading: false, bytes: new Blob(['nada']) } },
  play: iconAlone,
};
