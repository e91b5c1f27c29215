import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { VesalioProvider } from '@vesalio/widgets';
import { afterEach, expect, test } from 'vitest';
import { ChatPane } from '../../packages/widgets/src/chat/chat-pane.tsx';
import { type SharedApp, sharedApp } from '../../packages/widgets/src/element-app.tsx';
import type { ElementSurface } from '../../packages/widgets/src/element-root.tsx';

afterEach(cleanup);

/** The chat of an element whose host has not said yet who its person is. */
async function show() {
  const backend = createFakeBackend(chatRoutes());
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf());
  let settle: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const element = document.createElement('vesalio-test');
  const flow = app.anotherChat();
  const shared: SharedApp = {
    ...sharedApp('http://chat.test', 'memory'),
    app: { ...app, anotherChat: () => flow },
    settled: () => answer,
  };
  const surface: ElementSurface = {
    host: {
      element,
      root: document,
      attributes: {},
      properties: { suggestions: ['Como tratar dengue?'] },
      provide: () => undefined,
      emit: () => true,
    },
    shared,
    app,
    headingLevel: 2,
    navigate: () => undefined,
    announce: () => undefined,
  };
  render(
    <VesalioProvider app={app}>
      <ChatPane surface={surface} isOpened onOpen={() => undefined} onClose={() => undefined} />
    </VesalioProvider>,
  );
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  const asked = () =>
    backend.callsTo('POST /ai/api/mensagens').map(({ body }) => (body as { prompt: string }).prompt);
  return { box, asked, flow: await flow, settle };
}

const press = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' });

test('what was sent before the host has said who it is leaves as it stood then', async () => {
  const { box, asked, settle } = await show();
  fireEvent.input(box, { target: { value: 'Qual a meta?' } });
  press(box);
  settle();
  await waitFor(() => expect(asked()).toEqual(['Qual a meta?']));
});

test('what was written after the press stays until the guard has seen it too', async () => {
  const { box, asked, flow, settle } = await show();
  fireEvent.input(box, { target: { value: 'Qual a meta?' } });
  press(box);
  fireEvent.input(box, { target: { value: 'Qual a meta? CPF 529.982.247-25' } });
  settle();
  await screen.findByRole('button', { name: 'Ocultar dados' });
  expect([asked(), flow.store.getState().draft]).toEqual([[], 'Qual a meta? CPF 529.982.247-25']);
});
