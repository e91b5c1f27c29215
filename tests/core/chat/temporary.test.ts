import type { KeyValueStore } from '@vesalio/core';
import { chatRoutes, type FakeRoutes, openApp, recordRoutes, sessionOf } from '@vesalio/core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { createSharedStorage, createTestClock, settle } from '../fixtures.ts';

const DELETE = 'DELETE /api/conversations/:id';
const LEASE = 'PUT /gateway/conversations/:id/lease';

afterEach(() => vi.unstubAllGlobals());

/** @param storage shared by a browser's tabs; if absent, everything stays in memory */
async function open(routes: FakeRoutes = {}, storage: KeyValueStore | 'memory' = 'memory') {
  const clock = createTestClock();
  const { app, backend } = await openApp(
    { ...chatRoutes(), ...recordRoutes(), ...routes },
    { storage, clock, session: null },
  );
  if (!app.session.getState().session) app.session.signIn(sessionOf());
  const flow = await app.chat();
  const ask = (text: string) => {
    flow.setDraft(text);
    const ended = flow.send();
    return ended;
  };
  return { backend, app, flow, clock, ask, state: () => flow.store.getState() };
}

async function begin(routes: FakeRoutes = {}, storage?: KeyValueStore) {
  const world = await open(routes, storage);
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

test('leaving the page deletes it, and a page from the back-forward cache begins a new one', async () => {
  const { backend, flow, state } = await begin();
  flow.leavePage();
  await vi.waitFor(() => expect(backend.callsTo(DELETE)).toHaveLength(1));
  expect(state()).toMatchObject({ isTemporary: false, conversationId: null, messages: [] });
});

test('a view that is mounted again at once keeps it; the end of the last view deletes it', async () => {
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

test('the end of the last view leaves any other conversation as it is', async () => {
  const { backend, flow, clock, ask, state } = await open();
  await ask('Dose de amoxicilina?');
  flow.show()();
  await clock.tick(60_000);
  expect(state().conversationId).toBe(41);
  expect(backend.callsTo(LEASE)).toEqual([]);
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

test('a conversation that the server has deleted is reported and replaced with a new one', async () => {
  const { app, clock, state } = await begin({ [LEASE]: { status: 404 } });
  await clock.tick(30_000);
  await vi.waitFor(() => expect(state().conversationId).toBeNull());
  expect(app.notices.getState().items.map(({ text }) => text)).toEqual([
    'A conversa temporária foi apagada porque ficou muito tempo sem uso.',
  ]);
});

test('a sign of life that fails otherwise ends nothing', async () => {
  const { app, backend, clock, state } = await begin({ [LEASE]: { status: 503 } });
  await clock.tick(30_000);
  await vi.waitFor(() => expect(backend.callsTo(LEASE)).not.toEqual([]));
  await settle();
  expect(state()).toMatchObject({ isTemporary: true, conversationId: 41 });
  expect(app.notices.getState().items).toEqual([]);
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

/** A browser with several tabs. The locks of a tab end with it. */
function openBrowser(hasLocks = true) {
  const storage = createSharedStorage();
  const held = new Map<string, object>();
  let current = {};
  const locks = {
    request: async (name: string, run: () => Promise<void>) => {
      held.set(name, current);
      await run();
      held.delete(name);
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  const ids: string[] = [];
  return {
    values: storage.values,
    deleted: ids,
    async openTab(start: typeof open | typeof begin, routes: FakeRoutes = {}) {
      const tab = {};
      current = tab;
      const opened = await start(
        {
          [DELETE]: ({ params }) => {
            ids.push(params.id ?? '');
            return { status: 204 };
          },
          ...routes,
        },
        storage.open(),
      );
      return {
        ...opened,
        /** Ends the tab without any of its events. */
        kill() {
          for (const [name, owner] of held) if (owner === tab) held.delete(name);
        },
      };
    },
  };
}
type Tab = Awaited<ReturnType<typeof begin>>;
const callsAccount = async ({ app, backend }: Tab) => {
  const account = await app.account();
  await account.load();
  await settle();
  return backend.callsTo('GET /api/auth/my-account').at(-1)?.headers.get('x-vesalio-temporary') ?? undefined;
};

test('one whose tab is gone is deleted with the next call of another tab, once', async () => {
  const browser = openBrowser();
  const tab = await browser.openTab(begin);
  tab.kill();
  const next = await browser.openTab(open);
  await callsAccount(next);
  expect(browser.deleted).toEqual(['41']);
  expect(await callsAccount(next)).toBeUndefined();
  expect(browser.deleted).toEqual(['41']);
});

test('any other conversation is neither named nor deleted', async () => {
  const browser = openBrowser();
  const tab = await browser.openTab(open);
  await tab.ask('Dose de amoxicilina?');
  expect(await callsAccount(tab)).toBeUndefined();
  tab.kill();
  expect(await callsAccount(await browser.openTab(open))).toBeUndefined();
  expect(browser.deleted).toEqual([]);
});

test('one that another tab shows is named by every call, and stays', async () => {
  const browser = openBrowser();
  const tab = await browser.openTab(begin);
  const next = await browser.openTab(open);
  expect(await callsAccount(next)).toBe('41');
  expect(await callsAccount(tab)).toBe('41');
  expect(browser.deleted).toEqual([]);
  await tab.flow.select(null);
  await settle();
  expect(browser.deleted).toEqual(['41']);
  expect(await callsAccount(next)).toBeUndefined();
});

test('one that could not be deleted on leaving is deleted with the next call; a missing one is dropped', async () => {
  const browser = openBrowser();
  let status = 503;
  const tab = await browser.openTab(begin, { [DELETE]: () => ({ status }) });
  tab.flow.leavePage();
  await settle();
  status = 404;
  expect(await callsAccount(tab)).toBe('41');
  expect(await callsAccount(tab)).toBeUndefined();
  expect(tab.backend.callsTo(DELETE)).toHaveLength(2);
});

test('without locks a tab names its own alone, and the gateway waits for the others', async () => {
  const browser = openBrowser(false);
  const tab = await browser.openTab(begin);
  expect(await callsAccount(tab)).toBe('41');
  const next = await browser.openTab(open);
  expect(await callsAccount(next)).toBeUndefined();
  expect(browser.deleted).toEqual([]);
});

test('the storage has none of its text from the first key on', async () => {
  const browser = openBrowser();
  const words = () => [...browser.values.values()].filter((text) => /amoxicilina|claritro/i.test(text));
  let release = () => {};
  const { flow, ask, clock, state } = await browser.openTab(open, {
    'POST /ai/api/mensagens': async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return { data: { data: { resposta: 'Sim.' } } };
    },
  });
  flow.setDraft('Dose de amoxicilina');
  await clock.tick(1_000);
  expect(words()).toHaveLength(1);
  flow.setTemporary(true);
  expect(words()).toEqual([]);
  const ended = ask('Dose de amoxicilina?');
  await vi.waitFor(() => expect(state().conversationId).toBe(41));
  flow.setDraft('E de claritromicina?');
  await clock.tick(1_000);
  expect(words()).toEqual([]);
  await vi.waitFor(() => {
    release();
    expect(state().status).toBe('idle');
  });
  await ended;
  expect(words()).toEqual([]);
  expect(state().draft).toBe('E de claritromicina?');
});
