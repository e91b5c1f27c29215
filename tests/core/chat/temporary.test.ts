import { createApp } from '@vesalio/core';
import {
  chatRoutes,
  createFakeBackend,
  type FakeRoutes,
  recordRoutes,
  sessionOf,
} from '@vesalio/core/testing';
import { expect, test, vi } from 'vitest';
import { createTestClock, settle } from '../fixtures.ts';

const DELETE = 'DELETE /api/conversations/:id';
const LEASE = 'PUT /gateway/conversations/:id/lease';

async function open(routes: FakeRoutes = {}) {
  const backend = createFakeBackend({ ...chatRoutes(), ...recordRoutes(), ...routes });
  const clock = createTestClock();
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch, clock });
  await app.start();
  app.session.signIn(sessionOf());
  const flow = await app.chat();
  const ask = (text: string) => {
    flow.setDraft(text);
    const ended = flow.send();
    return ended;
  };
  return { backend, app, flow, clock, ask, state: () => flow.store.getState() };
}

async function begin(routes: FakeRoutes = {}) {
  const world = await open(routes);
  world.flow.setTemporary(true);
  await world.ask('Dose de amoxicilina?');
  return world;
}

test('it is created as such, without the words of the question, and never named', async () => {
  const { backend, state } = await begin();
  expect(backend.callsTo('POST /ai/api/conversas')[0]?.body).toMatchObject({
    titulo: 'Conversa temporária',
    temporaria: true,
  });
  expect(backend.callsTo('POST /api/conversations/getNewTitle')).toEqual([]);
  expect(state()).toMatchObject({
    isTemporary: true,
    conversationId: 41,
    title: 'Conversa temporária',
    listVersion: 0,
  });
  expect(state().messages).toHaveLength(2);
});

test('leaving for another conversation deletes it once', async () => {
  const { backend, flow, state } = await begin();
  await flow.select(null);
  expect(state()).toMatchObject({ isTemporary: false, conversationId: null });
  await vi.waitFor(() => expect(backend.callsTo(DELETE).map(({ params }) => params.id)).toEqual(['41']));
  await flow.select(7);
  expect(backend.callsTo(DELETE)).toHaveLength(1);
});

test('leaving the page deletes it, and a page from the cache begins anew', async () => {
  const { backend, flow, state } = await begin();
  flow.leavePage();
  await vi.waitFor(() => expect(backend.callsTo(DELETE)).toHaveLength(1));
  expect(state()).toMatchObject({ isTemporary: false, conversationId: null, messages: [] });
});

test('a view that comes back at once keeps it; the end of the last view deletes it', async () => {
  const { backend, flow, clock, state } = await begin();
  const hide = flow.show();
  hide();
  const hideAgain = flow.show();
  await clock.tick(5_000);
  expect(state().isTemporary).toBe(true);
  hideAgain();
  await clock.tick(5_000);
  await vi.waitFor(() => expect(backend.callsTo(DELETE)).toHaveLength(1));
  expect(state().isTemporary).toBe(false);
});

test('signs of life are given while it is open, and not after', async () => {
  const { backend, flow, clock } = await begin();
  await clock.tick(30_000);
  await clock.tick(30_000);
  await vi.waitFor(() => expect(backend.callsTo(LEASE)).toHaveLength(2));
  await flow.select(null);
  await clock.tick(120_000);
  await settle();
  expect(backend.callsTo(LEASE)).toHaveLength(2);
});

test('a conversation that is gone says so and gives way to a new one', async () => {
  const { app, clock, state } = await begin({ [LEASE]: { status: 404 } });
  await clock.tick(30_000);
  await vi.waitFor(() => expect(state().conversationId).toBeNull());
  expect(app.notices.getState().items.map(({ text }) => text)).toEqual([
    'A conversa temporária foi apagada porque ficou muito tempo sem uso.',
  ]);
});

test('an open conversation cannot become a temporary one', async () => {
  const { ask, flow, state } = await open();
  await ask('Qual a meta?');
  flow.setTemporary(true);
  expect(state().isTemporary).toBe(false);
});

test('leaving while it is being created drops the question', async () => {
  let release = () => {};
  const { backend, flow, ask, state } = await open({
    'POST /ai/api/conversas': async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return { data: { data: { codigoConversa: 41 } } };
    },
  });
  flow.setTemporary(true);
  const ended = ask('Dose?');
  await vi.waitFor(() => expect(backend.callsTo('POST /ai/api/conversas')).toHaveLength(1));
  await flow.select(null);
  release();
  expect(await ended).toBe('dropped');
  expect(backend.callsTo('POST /ai/api/mensagens')).toEqual([]);
  expect(state()).toMatchObject({ conversationId: null, messages: [] });
});
