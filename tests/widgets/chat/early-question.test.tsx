import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, historyFixture, sessionOf } from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';
import { expect, test } from 'vitest';

const ASK = 'POST /ai/api/mensagens';

/** Renders a chat that is still loading. */
function show(props: ChatWidgetProps) {
  const backend = createFakeBackend({
    ...chatRoutes(),
    'GET /ai/api/mensagens/conversa/:id': { data: historyFixture(1) },
  });
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  app.session.signIn(sessionOf({}));
  const at = (more: ChatWidgetProps) => (
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget {...props} {...more} />
      </div>
    </VesalioProvider>
  );
  const { rerender } = render(at({}));
  return { app, backend, go: (more: ChatWidgetProps) => rerender(at(more)) };
}

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
const press = (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.keyDown(input(), { key: 'Enter' });
};

test('a question pressed before the chat is loaded is asked in its own conversation, not in the next one', async () => {
  const { backend, go } = show({});
  press('Fica para trás');
  go({ conversationId: 77 });
  expect(input().value).toBe('');
  expect(await screen.findByText('Pergunta 1')).toBeDefined();
  await waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
  expect(backend.callsTo(ASK)[0]?.body).toMatchObject({ prompt: 'Fica para trás', conversationId: '41' });
  expect(screen.queryByText('Fica para trás')).toBeNull();
});

test('a question pressed in a conversation that is left before its history is read stays there as a draft', async () => {
  const { app, backend, go } = show({ conversationId: 9 });
  press('Fica com a nove');
  go({ conversationId: 77 });
  expect(await screen.findByText('Pergunta 1')).toBeDefined();
  const { store } = await app.chat();
  await waitFor(() =>
    expect(store.getState()).toMatchObject({ conversationId: 77, status: 'idle', draft: '' }),
  );
  go({ conversationId: 9 });
  await waitFor(() => expect(input().value).toBe('Fica com a nove'));
  expect(backend.callsTo(ASK)).toHaveLength(0);
});

test('a starter question pressed before the chat is loaded is not asked in the next conversation', async () => {
  const { backend, go } = show({ suggestions: ['Como tratar dengue?'] });
  fireEvent.click(screen.getByRole('button', { name: 'Como tratar dengue?' }));
  go({ conversationId: 77 });
  expect(await screen.findByText('Pergunta 1')).toBeDefined();
  // If the first question were sent to the next conversation, the call would have been recorded by now.
  press('Pergunta da 77');
  await waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
  expect(backend.callsTo(ASK)[0]?.body).toMatchObject({ prompt: 'Pergunta da 77', conversationId: '77' });
});
