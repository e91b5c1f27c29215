import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, test } from 'vitest';

const BASE = 'http://chat.test';

async function open(routes: FakeRoutes = chatRoutes(), session: Record<string, unknown> = {}) {
  const backend = createFakeBackend(routes);
  const app = createApp({ baseUrl: BASE, storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf(session));
  const flow = await app.chat();
  const shown = () =>
    flow.store.getState().messages.map(({ sender, type, text }) => `${sender} ${type}: ${text.slice(0, 30)}`);
  return { backend, app, flow, shown };
}

test('the first send creates the conversation, asks, answers and names it', async () => {
  const { backend, flow, shown } = await open();
  flow.setDraft('  Qual a meta?  ');
  await flow.send();
  expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica intensiva, ']);
  const state = flow.store.getState();
  expect(state).toMatchObject({
    conversationId: 41,
    isNewlyCreated: true,
    status: 'idle',
    draft: '',
    listVersion: 1,
  });
  expect(backend.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /ai/api/conversas',
    'POST /ai/api/mensagens',
    'POST /api/conversations/getNewTitle',
  ]);
});

test('a streamed answer is shown as it arrives', async () => {
  const { flow, shown } = await open(chatRoutes({ stream: 8 }));
  const seen: string[] = [];
  flow.live.subscribe(({ text }) => seen.push(text));
  flow.setDraft('Qual a meta?');
  await flow.send();
  expect(seen.filter(Boolean).length).toBeGreaterThan(2);
  expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica intensiva, ']);
});
