import { createMemoryStore, filterConversations } from '@vesalio/core';
import { chatRoutes, type FakeRoutes, openApp, recordRoutes } from '@vesalio/core/testing';
import { expect, test, vi } from 'vitest';
import { createSharedStore, noticesOf, settle } from '../../fixtures.ts';

const LIST = 'GET /api/conversations';

async function open(routes: FakeRoutes) {
  const { app, backend } = await openApp(routes);
  const flow = await app.conversations();
  const state = () => flow.store.getState();
  const notes = () => noticesOf(app);
  return { backend, app, flow, state, notes };
}

test('pages of 15 are appended until all are there', async () => {
  const { backend, flow, state } = await open(chatRoutes({ conversations: 34 }));
  await flow.load();
  await flow.load();
  expect(state()).toMatchObject({ total: 34, status: 'ready' });
  expect(state().items).toHaveLength(15);
  const first = state().items.map(({ id }) => id);
  const refreshed = flow.refresh();
  await flow.loadMore();
  await refreshed;
  expect(state().items).toHaveLength(15);
  await Promise.all([flow.loadMore(), flow.loadMore()]);
  await flow.loadMore();
  await flow.loadMore();
  const ids = state().items.map(({ id }) => id);
  expect(ids.slice(0, 15)).toEqual(first);
  expect(new Set(ids).size).toBe(34);
  expect(backend.callsTo(LIST).map(({ query }) => query.toString())).toEqual([
    'page=1&pageSize=15',
    'page=1&pageSize=15',
    'page=2&pageSize=15',
    'page=3&pageSize=15',
  ]);
});

test('a deletion removes the item, lowers the total, shows a notice, and leaves no gap in the next page', async () => {
  const { flow, state, notes } = await open(chatRoutes({ conversations: 31 }));
  await flow.load();
  const [first] = state().items;
  if (!first) throw new Error('no conversation');
  flow.askDelete(first);
  expect(state().asked).toBe(first);
  expect(await flow.confirmDelete()).toBe(first.id);
  expect(state()).toMatchObject({ total: 30, asked: null, isDeleting: false });
  expect(state().items).toHaveLength(14);
  expect(notes()).toEqual(['success: Conversa removida com sucesso!']);
  await flow.loadMore();
  await flow.loadMore();
  await flow.loadMore();
  expect(new Set(state().items.map(({ id }) => id)).size).toBe(30);
});

test('an empty list, and one whose reading anew failed, are not read again by themselves', async () => {
  const { backend, flow, state } = await open(chatRoutes({ conversations: 0 }));
  await flow.load();
  await flow.load();
  expect(backend.callsTo(LIST)).toHaveLength(1);
  backend.on(LIST, { data: { items: [{ id: 1, title: 'Um' }], totalCount: 1 } });
  await flow.refresh();
  backend.on(LIST, { status: 400 });
  await flow.refresh();
  await flow.load();
  expect(state()).toMatchObject({ status: 'failed', items: [{ id: 1 }] });
  expect(backend.callsTo(LIST)).toHaveLength(3);
});

test('a deletion, a title and a pin of another tab are shown here too', async () => {
  const routes = { ...chatRoutes({ conversations: 31 }), ...recordRoutes(31) };
  const { storage, changeElsewhere } = createSharedStore();
  const elsewhere = createMemoryStore();
  const here = await (await openApp(routes, { storage })).app.conversations();
  const there = await (await openApp(routes, { storage: elsewhere })).app.conversations();
  for (const flow of [here, there]) {
    await flow.load();
    await flow.loadMore();
    await flow.loadMore();
  }
  const told = () => changeElsewhere('own:list', elsewhere.get('own:list'));
  const [, second, third] = there.store.getState().items;
  if (!second || !third) throw new Error('no conversation');
  await there.rename(second, 'Plantão de sexta');
  told();
  await vi.waitFor(() => expect(here.store.getState().items[1]?.title).toBe('Plantão de sexta'));
  await there.pin(third, true);
  told();
  await vi.waitFor(() =>
    expect(here.store.getState().items[0]).toMatchObject({ id: third.id, isPinned: true }),
  );
  there.askDelete(second);
  await there.confirmDelete();
  told();
  await vi.waitFor(() => expect(here.store.getState()).toMatchObject({ total: 30, status: 'ready' }));
  expect(here.store.getState().items).toHaveLength(30);
  expect(here.store.getState().items.map(({ id }) => id)).not.toContain(second.id);
});

test('a list that is not shown is not read for another tab', async () => {
  const { storage, changeElsewhere } = createSharedStore();
  const { app, backend } = await openApp(chatRoutes(), { storage });
  await app.conversations();
  changeElsewhere('own:list', 'key ');
  await settle();
  expect(backend.callsTo(LIST)).toHaveLength(0);
});

test('a page that was requested before a deletion does not bring the conversation back', async () => {
  const { backend, flow, state } = await open(chatRoutes({ conversations: 3 }));
  await flow.load();
  const items = state().items;
  const [first] = items;
  if (!first) throw new Error('no conversation');
  backend.on(LIST, { data: { items, totalCount: 3 }, delayMs: 20 });
  const read = flow.refresh();
  flow.askDelete(first);
  await flow.confirmDelete();
  await read;
  expect(state()).toMatchObject({ total: 2, status: 'ready' });
  expect(state().items).toEqual(items.slice(1));
});

test('only the draft of a deleted conversation is deleted with it', async () => {
  const { app, flow, state } = await open(chatRoutes({ conversations: 3 }));
  await flow.load();
  const [first, second] = state().items;
  if (!first || !second) throw new Error('no conversations');
  const chat = await app.chat();
  for (const { id } of [first, second]) {
    await chat.select(id);
    chat.setDraft(`rascunho de ${id}`);
  }
  await chat.select(null);
  flow.askDelete(first);
  await flow.confirmDelete();
  await chat.select(first.id);
  expect(chat.store.getState().draft).toBe('');
  await chat.select(second.id);
  expect(chat.store.getState().draft).toBe(`rascunho de ${second.id}`);
});

test('a deletion that fails changes nothing', async () => {
  const { flow, state, notes } = await open({
    ...chatRoutes({ conversations: 3 }),
    'DELETE /api/conversations/:id': { status: 500 },
  });
  await flow.load();
  const [first] = state().items;
  if (first) flow.askDelete(first);
  expect(await flow.confirmDelete()).toBeNull();
  expect(state()).toMatchObject({ total: 3, asked: null, isDeleting: false });
  expect(notes()).toEqual(['error: Não foi possível remover a conversa. Tente novamente.']);
});

test('a conversation that is gone already is removed from the list', async () => {
  const { backend, flow, state, notes } = await open({
    ...chatRoutes({ conversations: 3 }),
    'DELETE /api/conversations/:id': { fail: 'before' },
  });
  await flow.load();
  const [first] = state().items;
  if (!first) throw new Error('no conversation');
  flow.askDelete(first);
  expect(await flow.confirmDelete()).toBeNull();
  backend.on('DELETE /api/conversations/:id', { status: 404 });
  flow.askDelete(first);
  expect(await flow.confirmDelete()).toBe(first.id);
  expect(state()).toMatchObject({ total: 2 });
  expect(notes().at(-1)).toBe('success: Conversa removida com sucesso!');
});

test('a list that fails is reported and can be read again', async () => {
  const { app, backend, flow, state, notes } = await open({ [LIST]: { status: 500 } });
  await flow.load();
  expect(state().status).toBe('failed');
  expect(notes()).toEqual(['error: Não foi possível carregar suas conversas. Tente novamente mais tarde.']);
  backend.on(LIST, { data: { items: [{ id: 1, title: '' }], totalCount: 1 } });
  await flow.load();
  expect(state()).toMatchObject({ status: 'ready', items: [{ id: 1, title: '' }] });
  expect(app.notices.getState().items, 'nothing says any longer that it failed').toMatchObject([
    { leaving: true },
  ]);
});

test('a failed page keeps the loaded ones, and is requested again', async () => {
  const { backend, flow, state, notes } = await open(chatRoutes({ conversations: 20 }));
  await flow.load();
  const page = chatRoutes({ conversations: 20 })[LIST];
  backend.on(LIST, { status: 400 });
  await flow.loadMore();
  expect(state()).toMatchObject({ status: 'failed-more', total: 20 });
  expect(state().items).toHaveLength(15);
  expect(notes()).toEqual(['error: Não foi possível carregar suas conversas. Tente novamente mais tarde.']);
  if (page) backend.on(LIST, page);
  await flow.loadMore();
  expect(state()).toMatchObject({ status: 'ready' });
  expect(state().items).toHaveLength(20);
  expect(backend.callsTo(LIST).map(({ query }) => query.get('page'))).toEqual(['1', '2', '2']);
});

test('a named conversation appears without asking', async () => {
  const { app, flow, state } = await open(chatRoutes({ conversations: 2 }));
  await flow.load();
  const chat = await app.chat();
  chat.setDraft('Qual a meta?');
  await chat.send();
  await expect.poll(() => state().items.map(({ title }) => title)).toContain('Qual a meta?');
  expect(state().items).toHaveLength(3);
});

test('the answer of an older read, or for another person, is dropped', async () => {
  const { backend, app, flow, state } = await open({});
  const page = (id: number) => ({ data: { items: [{ id, title: `n${id}` }], totalCount: 1 } });
  backend.on(LIST, { ...page(1), delayMs: 20 });
  const old = flow.refresh();
  await new Promise((resolve) => setTimeout(resolve, 5));
  backend.on(LIST, page(2));
  await flow.refresh();
  await old;
  expect(state().items.map(({ id }) => id)).toEqual([2]);
  backend.on(LIST, { ...page(3), delayMs: 20 });
  const mine = flow.refresh();
  app.session.end('logout');
  await mine;
  expect(state()).toMatchObject({ items: [], total: 0, status: 'idle' });
});

test('the search ignores accents and case, and finds untitled conversations by their substitute title', () => {
  const items = [
    { id: 1, title: 'Hipertensão no idoso' },
    { id: 2, title: '' },
  ];
  const ids = (query: string) => filterConversations(items, query, 'Conversa sem título').map(({ id }) => id);
  expect(ids('HIPERTENSAO')).toEqual([1]);
  expect(ids('sem titulo')).toEqual([2]);
  expect(ids('  ')).toEqual([1, 2]);
});
