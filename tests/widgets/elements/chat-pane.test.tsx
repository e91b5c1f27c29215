import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { App } from '@vesalio/core';
import { chatRoutes, openApp } from '@vesalio/core/testing';
import { VesalioProvider } from '@vesalio/widgets';
import { afterEach, expect, test, vi } from 'vitest';
import { ChatPane } from '../../../packages/widgets/src/elements/chat/chat-pane.tsx';
import type { ElementSurface } from '../../../packages/widgets/src/elements/element-surface.ts';
import { type SharedApp, sharedApp } from '../../../packages/widgets/src/elements/session/shared-app.ts';

afterEach(cleanup);

/** Renders the chat of an element whose host has not handed over a session yet. */
async function show({ suggestion = 'Como tratar dengue?', gate = false, features = '', id = '' } = {}) {
  const routes = { ...chatRoutes(), 'GET /ai/api/mensagens/conversa/:id': { status: 404 } };
  const { app, backend } = await openApp(routes, { session: gate ? { isEmailValidated: false } : {} });
  let settle: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let methods: Record<string, (text: never) => unknown> = {};
  const onOpen = vi.fn();
  const emit = vi.fn(() => true);
  const element = document.createElement('vesalio-test');
  let flow: ReturnType<App['anotherChat']> | undefined;
  const anotherChat: App['anotherChat'] = (own) => {
    flow ??= app.anotherChat(own);
    return flow;
  };
  const shared: SharedApp = {
    ...sharedApp('http://chat.test', 'memory'),
    app: { ...app, anotherChat },
    settled: () => answer,
  };
  const surface: ElementSurface = {
    host: {
      element,
      root: document,
      attributes: { features, conversationId: id },
      properties: { suggestions: [suggestion] },
      provide: (given) => {
        methods = given;
      },
      emit,
    },
    shared,
    app,
    headingLevel: 2,
    navigate: () => undefined,
    announce: () => true,
  };
  render(
    <VesalioProvider app={app}>
      <ChatPane surface={surface} onOpen={onOpen} onClose={() => undefined} />
    </VesalioProvider>,
  );
  await screen.findByRole('slider', { name: 'Profundidade da pesquisa' });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  const asked = () =>
    backend.callsTo('POST /ai/api/mensagens').map(({ body }) => (body as { prompt: string }).prompt);
  const starter = () => screen.getByRole('button', { name: suggestion });
  return {
    box,
    asked,
    starter,
    flow: await anotherChat(),
    settle,
    onOpen,
    emit,
    ask: (text: string) => methods.ask?.(text as never),
    openConversation: (id: string | number) => methods.openConversation?.(id as never),
  };
}

/** Splits a text at the line ends of a form, which are CRLF. */
const inLines = (text: string) => text.split(/\r?\n/);
const press = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' });

test('a question that was sent before the host’s token is sent with the text of that time', async () => {
  const { box, asked, settle } = await show();
  fireEvent.input(box, { target: { value: 'Qual a meta?' } });
  press(box);
  settle();
  await waitFor(() => expect(asked()).toEqual(['Qual a meta?']));
});

test('text typed after the press stays until the guard has checked it too', async () => {
  const { box, asked, flow, settle } = await show();
  fireEvent.input(box, { target: { value: 'Qual a meta?' } });
  press(box);
  fireEvent.input(box, { target: { value: 'Qual a meta? CPF 529.982.247-25' } });
  settle();
  await screen.findByRole('button', { name: 'Ocultar dados' });
  expect(asked()).toEqual([]);
  await waitFor(() => expect(flow.store.getState().draft).toBe('Qual a meta? CPF 529.982.247-25'));
});

test('a starter question pressed before the host’s token is asked with it, and the draft stays', async () => {
  const { box, asked, starter, settle } = await show();
  fireEvent.input(box, { target: { value: 'rascunho' } });
  fireEvent.click(starter());
  settle();
  await waitFor(() => expect(asked()).toEqual(['Como tratar dengue?']));
  expect(box.value).toBe('rascunho');
});

test('a starter question that a gate stops is put into the input, below the draft', async () => {
  const { box, asked, starter, settle } = await show({ gate: true });
  fireEvent.input(box, { target: { value: 'rascunho' } });
  fireEvent.click(starter());
  settle();
  await waitFor(() => expect(box.value).toBe('rascunho\n\nComo tratar dengue?'));
  expect(asked()).toEqual([]);
});

test('the guard stops a question of the host: it is shown in the input, and the promise is rejected', async () => {
  const { box, asked, settle, onOpen, ask } = await show();
  settle();
  fireEvent.input(box, { target: { value: 'rascunho' } });
  const question = 'Conduta para o CPF 529.982.247-25?';
  await expect(ask(question)).rejects.toThrow(/^ask\(text\) foi retida/);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(box.value).toBe(`rascunho\n\n${question}`);
  expect(asked()).toEqual([]);
  await screen.findByRole('button', { name: 'Ocultar dados' });
  // The person has seen the warning and sends the text.
  const later = Date.now() + 1_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(later);
  press(box);
  await waitFor(() => expect(asked().map(inLines)).toEqual([['rascunho', '', question]]));
  now.mockRestore();
});

test('a question of the host that identifies nobody is answered, and the draft stays', async () => {
  const { box, asked, settle, ask } = await show();
  settle();
  fireEvent.input(box, { target: { value: 'rascunho' } });
  await ask('Meta de PA aos 74 anos, segundo a SBC 2025?');
  expect([asked(), box.value]).toEqual([['Meta de PA aos 74 anos, segundo a SBC 2025?'], 'rascunho']);
});

test.each([12, '12'])('the event of a conversation tells its id as the host gave it: %j', async (id) => {
  const { emit, openConversation } = await show();
  void openConversation(id);
  await waitFor(() => expect(emit).toHaveBeenCalledWith('vesalio-conversation', { id }));
});

const newOne = () => screen.queryByRole('button', { name: 'Nova Conversa' });

test('a conversation has a button for a new one, and so has one that does not exist', async () => {
  const { box, emit, settle } = await show({ id: '404' });
  settle();
  await screen.findByText(/inicie uma nova/);
  fireEvent.click(newOne() as HTMLElement);
  await screen.findByRole('heading', { name: 'Em que posso ajudar?' });
  expect(emit).toHaveBeenCalledWith('vesalio-conversation', { id: null });
  expect(document.activeElement).toBe(box);
  expect(newOne(), 'nothing to leave yet').toBeNull();
});

test.each([
  ['-new-conversation', 0],
  ['history', 1],
])('with the features %s there is no second one: %d', async (features, count) => {
  const { settle } = await show({ id: '404', features });
  settle();
  await screen.findByText(/inicie uma nova/);
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Nova Conversa' })).toHaveLength(count));
});
