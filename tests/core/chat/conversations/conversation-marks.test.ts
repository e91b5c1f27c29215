import { createApp } from '@vesalio/core';
import { chatRoutes, type FakeRoutes, openApp, recordRoutes, sessionOf } from '@vesalio/core/testing';
import { expect, test, vi } from 'vitest';
import { createTestClock, noticesOf, settle } from '../../fixtures.ts';

async function open(routes: FakeRoutes = {}, count = 34) {
  const clock = createTestClock();
  const { app, backend } = await openApp(
    {
      ...chatRoutes({ conversations: count }),
      ...recordRoutes(count),
      ...routes,
    },
    { clock },
  );
  const flow = await app.conversations();
  const state = () => flow.store.getState();
  await flow.load();
  const notes = () => noticesOf(app);
  return { backend, app, flow, state, clock, notes };
}
const first = (state: { items: readonly { id: unknown }[] }) => state.items[0];

test('a title of the person beats the one that the product gives', async () => {
  const { flow, state } = await open();
  await vi.waitFor(() => expect(state().hasMarks).toBe(true));
  const [item] = state().items;
  if (!item) throw new Error('no conversation');
  expect(await flow.rename(item, '  Plantão de sexta ')).toBe('saved');
  expect(first(state())).toMatchObject({ id: item.id, title: 'Plantão de sexta' });
  await flow.refresh();
  expect(first(state())).toMatchObject({ title: 'Plantão de sexta' });
  await flow.rename(item, '   ');
  expect(first(state())).toMatchObject({ title: item.title });
});

test('a title that could identify a patient is never sent', async () => {
  const { flow, state, backend } = await open();
  const [item] = state().items;
  if (!item) throw new Error('no conversation');
  for (const title of ['CPF 529.982.247-25', 'Paciente Maria da Silva Souza, leito 4'])
    expect(await flow.rename(item, title)).toBe('identifying');
  expect(backend.callsTo('PUT /gateway/conversations/:id')).toEqual([]);
  expect(first(state())).toMatchObject({ title: item.title });
});

test('pinned conversations are first, even if their page is not loaded', async () => {
  const { flow, state, app, backend } = await open();
  await vi.waitFor(() => expect(state().hasMarks).toBe(true));
  await flow.loadMore();
  const last = state().items.at(-1);
  if (!last) throw new Error('no conversation');
  await flow.pin(last, true);
  expect(first(state())).toMatchObject({ id: last.id, isPinned: true });
  // The next visit reads only one page.
  const again = createApp({ baseUrl: 'http://list.test', storage: 'memory', fetch: backend.fetch });
  await again.start();
  again.session.signIn(sessionOf());
  const list = await again.conversations();
  await list.load();
  await vi.waitFor(() =>
    expect(first(list.store.getState())).toMatchObject({
      id: String(last.id),
      title: last.title,
      isPinned: true,
    }),
  );
  expect(list.store.getState().items).toHaveLength(16);
  await list.loadMore();
  await list.loadMore();
  expect(new Set(list.store.getState().items.map(({ id }) => String(id))).size).toBe(34);
  app.dispose();
  again.dispose();
});

test('a pinned conversation that is deleted leaves the list', async () => {
  const { flow, state } = await open();
  await vi.waitFor(() => expect(state().hasMarks).toBe(true));
  const [item] = state().items;
  if (!item) throw new Error('no conversation');
  await flow.pin(item, true);
  flow.askDelete({ ...item, isPinned: true });
  expect(await flow.confirmDelete()).toBe(item.id);
  expect(state().items.map(({ id }) => String(id))).not.toContain(String(item.id));
});

test('a failed change is reported and changes nothing', async () => {
  const { flow, state, notes } = await open({ 'PUT /gateway/conversations/:id': { status: 500 } });
  const [item] = state().items;
  if (!item) throw new Error('no conversation');
  expect(await flow.rename(item, 'Outro')).toBe('failed');
  expect(first(state())).toMatchObject({ title: item.title });
  expect(notes()).toEqual(['error: Não foi possível salvar. Tente novamente.']);
});

test('without the feature nothing of it is asked', async () => {
  const { backend, flow, state, clock } = await open({ 'GET /config.json': { data: { version: '1' } } });
  flow.setQuery('sepse');
  await clock.tick(1_000);
  await settle();
  expect(state()).toMatchObject({ hasMarks: false, found: null, search: 'idle' });
  expect(backend.requests.filter(({ path }) => path.startsWith('/gateway/conversations'))).toEqual([]);
});

test('the search waits for the last key, and an older answer never replaces a newer one', async () => {
  let release = () => {};
  const { flow, state, clock, backend } = await open({
    'POST /gateway/conversations/search': async ({ body }) => {
      const { query } = body as { query: string };
      if (query === 'se') await new Promise<void>((resolve) => (release = resolve));
      return { data: { items: [{ id: 1, title: query }] } };
    },
  });
  flow.setQuery('s');
  await clock.tick(1_000);
  expect(state().search).toBe('idle');
  flow.setQuery('se');
  await clock.tick(1_000);
  await vi.waitFor(() => expect(state().search).toBe('busy'));
  flow.setQuery('sepse');
  await clock.tick(1_000);
  await vi.waitFor(() => expect(state().found).toMatchObject([{ title: 'sepse' }]));
  release();
  await settle();
  expect(state().found).toMatchObject([{ title: 'sepse' }]);
  expect(backend.callsTo('POST /gateway/conversations/search')).toHaveLength(2);
  flow.setQuery('');
  expect(state()).toMatchObject({ found: null, search: 'idle' });
});

test('a failed search is reported beside the loaded titles', async () => {
  const { flow, state, clock } = await open({ 'POST /gateway/conversations/search': { status: 500 } });
  flow.setQuery('sepse');
  await clock.tick(1_000);
  await vi.waitFor(() => expect(state().search).toBe('failed'));
  expect(state().found).toBeNull();
});
