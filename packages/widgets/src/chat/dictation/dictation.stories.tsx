import type { Meta, StoryObj } from '@storybook/react-vite';
import { dictationTexts } from '@vesalio/core';
import { chatRoutes, sessionOf } from '@vesalio/core/testing';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  ComposerStage,
  messageBox,
  speech,
  standInForSpeech,
} from '../../../../../.storybook/composer-stage.tsx';
import { withApp } from '../../../../../.storybook/with-app.tsx';
import { ChatWidget } from '../chat-widget.tsx';

const { errors } = dictationTexts.dictation;

const meta: Meta<ComponentProps<typeof ComposerStage>> = {
  title: 'Chat/Ditado',
  parameters: {
    docs: {
      description: { component: 'Dictation: its notice, its running state and every error of the browser.' },
    },
  },
  component: ChatWidget,
  render: (args) => <ComposerStage {...args} />,
  decorators: [withApp({ routes: chatRoutes(), session: sessionOf() })],
  beforeEach: standInForSpeech,
};
export default meta;
type Story = StoryObj<typeof ComposerStage>;

const { privacyAccept, turnOff } = dictationTexts.dictation;

export const FirstPress: Story = {
  name: 'Aviso de privacidade',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ditar mensagem' }));
    await expect(await canvas.findByRole('button', { name: turnOff })).toBeVisible();
    await expect(await messageBox(canvas)).toHaveValue('');
  },
};

export const Dictating: Story = {
  name: 'Ditando',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FirstPress.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: privacyAccept }));
    await waitFor(async () =>
      expect(await messageBox(canvas)).toHaveValue('qual a meta pressórica no idoso'),
    );
  },
};

export const SwitchedOff: Story = {
  name: 'Já desativado',
  tags: ['long'],
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

export const SwitchingOff: Story = {
  name: 'Desativado agora',
  play: async (context) => {
    await FirstPress.play?.(context);
    context.canvas.getByRole('button', { name: turnOff }).focus();
    await context.userEvent.keyboard('{Enter}');
    // The note has disappeared with its buttons.
    await expect(await messageBox(context.canvas)).toHaveFocus();
    await expect(await context.canvas.findByText('Ditado desativado neste navegador.')).toBeVisible();
  },
};

const fails = (code: keyof typeof errors): Story => ({
  play: async (context) => {
    const { canvas, userEvent } = context;
    speech.fault = code;
    await FirstPress.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: privacyAccept }));
    await expect(await canvas.findByText(errors[code])).toBeVisible();
  },
});
export const NothingHeard = { ...fails('no-speech'), name: 'Nenhuma fala detectada' };
export const WithoutMicrophone = { ...fails('audio-capture'), name: 'Nenhum microfone', tags: ['long'] };
export const Denied = { ...fails('not-allowed'), name: 'Microfone recusado', tags: ['long'] };
export const Offline = { ...fails('network'), name: 'Sem conexão' };
export const ServiceDenied = {
  ...fails('service-not-allowed'),
  name: 'Serviço não permitido',
  tags: ['long'],
};
export const BadGrammar = { ...fails('bad-grammar'), name: 'Configuração com erro', tags: ['long'] };
export const LanguageNotSupported = {
  ...fails('language-not-supported'),
  name: 'Idioma não disponível',
  tags: ['long'],
};
export const UnknownFault = { ...fails('unknown'), name: 'Erro desconhecido', tags: ['long'] };
export const Unsupported = { ...fails('unsupported'), name: 'Navegador sem suporte' };
