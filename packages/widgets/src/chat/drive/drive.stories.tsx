import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DriveClient, DriveError, type DriveErrorCode, driveTexts } from '@vesalio/core';
import { chatRoutes, sessionOf } from '@vesalio/core/testing';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ComposerStage, drive } from '../../../../../.storybook/composer-stage.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

const { errors } = driveTexts.drive;
const FILE = 'laudo-tomografia.pdf';

const meta: Meta<ComponentProps<typeof ComposerStage>> = {
  title: 'Chat/Google Drive',
  parameters: {
    docs: {
      description: {
        component: 'Files from Google Drive, and every way in which the window of Google can fail.',
      },
    },
  },
  component: ChatWidget,
  render: (args) => <ComposerStage {...args} />,
  decorators: [withApp({ routes: chatRoutes(), session: sessionOf() })],
};
export default meta;
type Story = StoryObj<typeof ComposerStage>;

const withMessage = (sentence: string | RegExp, access: Partial<DriveClient>): Story => ({
  args: { features: { drive: true }, askDrive: drive(access) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Anexar do Google Drive' }));
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
});
const fails = (code: DriveErrorCode) => () => Promise.reject(new DriveError(code));
const refuses = (status: number) => ({ download: async () => ({ refused: status }) });

export const Downloading = { ...withMessage(FILE, {}), name: 'Baixando arquivo' };
export const ScriptLost = {
  ...withMessage(errors.script, { load: fails('script') }),
  name: 'Google Drive não carregado',
};
export const NotLoaded = {
  ...withMessage('Erro ao carregar APIs do Google Drive.', { load: fails('load') }),
  name: 'Recursos do Google com erro',
  tags: ['long'],
};
export const NotReady = {
  ...withMessage('APIs do Google ainda não estão prontas. Tente novamente em breve.', {
    token: fails('not-ready'),
  }),
  name: 'Google ainda não pronto',
  tags: ['long'],
};
export const WindowClosed = {
  ...withMessage(errors.popupClosed, { token: fails('popup_closed') }),
  name: 'Janela fechada antes do fim',
};
export const WindowBlocked = {
  ...withMessage(errors.popupBlocked, { token: fails('popup_failed_to_open') }),
  name: 'Janela bloqueada',
  tags: ['long'],
};
export const AccessDenied = {
  ...withMessage(errors.accessDenied, { token: fails('access_denied') }),
  name: 'Acesso recusado',
};
export const WithoutToken = {
  ...withMessage(errors.token, { token: fails('token') }),
  name: 'Acesso com falha',
};
export const FileUnauthorized = {
  ...withMessage(errors.fileUnauthorized(FILE), refuses(401)),
  name: 'Autorização expirada',
  tags: ['long'],
};
export const FileForbidden = {
  ...withMessage(errors.fileForbidden(FILE), refuses(403)),
  name: 'Arquivo sem permissão',
  tags: ['long'],
};
export const FileLost = { ...withMessage(errors.file(FILE), refuses(500)), name: 'Arquivo com falha' };
