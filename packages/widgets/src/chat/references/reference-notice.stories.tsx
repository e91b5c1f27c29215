import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReferenceNotice as Notice, Reference } from '@vesalio/core';
import { expect, within } from 'storybook/test';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ReferenceNotice } from './reference-notice.tsx';

const withNotice = (notice: Notice): Reference => ({
  id: 'search_1',
  title: 'Estudo retirado',
  text: '',
  source: '#',
  journal: 'Revista',
  year: '2019',
  type: '',
  authors: [],
  volumePages: '',
  notice,
});

const meta: Meta<typeof ReferenceNotice> = {
  title: 'Chat/Aviso de referência',
  component: ReferenceNotice,
  decorators: [withApp()],
  args: {
    reference: withNotice({ kind: 'retracted', date: '2024-03-12', url: 'https://revista.example/nota' }),
  },
};
export default meta;
type Story = StoryObj<typeof ReferenceNotice>;

export const Retracted: Story = {
  name: 'Artigo retratado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Artigo retratado em 12\/03\/2024/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver aviso da revista (nova aba)' })).toBeVisible();
  },
};
export const Superseded: Story = {
  name: 'Artigo substituído',
  args: { reference: withNotice({ kind: 'superseded', date: '', url: '' }) },
};
export const Corrected: Story = {
  name: 'Artigo corrigido',
  args: { reference: withNotice({ kind: 'corrected', date: '2023-01-05', url: '' }) },
};
