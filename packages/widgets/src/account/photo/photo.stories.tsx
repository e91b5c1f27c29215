import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import { PhotoCropDialog, type PhotoCropDialogProps } from './photo-crop-dialog.tsx';

/** Draws a landscape, so that no picture has to be loaded. */
async function landscape(): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const sky = context.createLinearGradient(0, 0, 640, 400);
  sky.addColorStop(0, 'teal');
  sky.addColorStop(1, 'moccasin');
  context.fillStyle = sky;
  context.fillRect(0, 0, 640, 400);
  context.fillStyle = 'saddlebrown';
  context.beginPath();
  context.arc(320, 190, 90, 0, Math.PI * 2);
  context.fill();
  return createImageBitmap(canvas);
}

function OnPicture(props: Omit<PhotoCropDialogProps, 'picture'>) {
  const [picture, setPicture] = useState<ImageBitmap>();
  useEffect(() => {
    void landscape().then(setPicture);
  }, []);
  return picture ? <PhotoCropDialog {...props} picture={picture} /> : null;
}

const meta: Meta<PhotoCropDialogProps> = {
  title: 'Conta/Ajustar foto',
  component: PhotoCropDialog,
  subcomponents: { UnsavedDialog },
  render: (args) => <OnPicture {...args} />,
  args: { busy: false, error: null, onSave: fn(), onClose: fn() },
  decorators: [withApp()],
};
export default meta;
type Story = StoryObj<typeof OnPicture>;

export const Cropping: Story = {
  name: 'Recorte ajustado',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajustar foto' }));
    dialog.getByRole('application', { name: 'Área da foto' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}++');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar foto' }));
    const crop = (args.onSave as ReturnType<typeof fn>).mock.calls[0]?.[0] as { x: number; zoom: number };
    await expect(crop.zoom).toBeCloseTo(1.2);
    await expect(crop.x).toBeLessThan(0.5);
  },
};
export const Sending: Story = {
  name: 'Enviando',
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Ajustar foto' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Com falha',
  args: { error: 'Não foi possível atualizar sua foto. Tente novamente.' },
  play: async () => {
    await expect(
      await screen.findByText('Não foi possível atualizar sua foto. Tente novamente.'),
    ).toBeVisible();
  },
};
export const LeavingUnsaved: Story = {
  name: 'Saída sem salvar',
  render: ({ onClose }) => <UnsavedDialog onStay={onClose} onLeave={onClose} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('button')[0]).toBeVisible();
    await expect(document.activeElement).toHaveAttribute('data-autofocus');
  },
};
