import { chatRoutes, type FakeReply, type FakeRoutes, openApp } from '@vesalio/core/testing';
import { expect, it, vi } from 'vitest';
import { createSharedStore, noticesOf, settle } from '../../fixtures.ts';

const HISTORY = 'GET /ai/api/mensagens/conversa/:id';
const TURN = 'own:turns:';
const item = (codigo: number, resposta = `Resposta ${codigo}`) => ({
  codigo,
  pergunta: `Pergunta ${codigo}?`,
  resposta,
  dataCadastro: `2026-11-20T12:0${codigo}:00Z`,
});
const reply = (...items: readonly object[]): FakeReply => ({ data: { data: items } });

/** Opens conversation 5, whose answers 1 and 2 are stored, beside another tab. */
async function open(routes: FakeRoutes = {}) {
  const { storage, changeElsewhere } = createSharedStore();
  const { app, backend } = await openApp(
    { ...chatRoutes(), [HISTORY]: reply(item(1), item(2)), ...routes },
    { storage },
  );
  const flow = await app.chat();
  await flow.select(5);
  const change = async (key: string, value: string | null) => {
    changeElsewhere(key, value);
    // The first change loads its module.
    await vi.dynamicImportSettled();
    await settle();
  };
  return {
    app,
    backend,
    flow,
    shown: () => flow.store.getState().messages.map(({ text }) => text),
    reads: () => backend.callsTo(HISTORY).length,
    /** The other tab stores something that is no turn of its own. */
    write: () => change('own:draft:7', '{}'),
    begin: (conversationId = 5) =>
      change(TURN, JSON.stringify([{ conversationId, key: 'k', isFirst: false, at: Date.now() }])),
    end: () => change(TURN, null),
    /** The other tab has stored that an answer replaced another one. */
    mark: () => change('own:replaced', '3'),
    written: () => storage.get('own:replaced'),
    /** The other tab tells that it has changed the list, by a deletion if it names a conversation. */
    tell: (deleted: number | '' = '') => change('own:list', `${Math.random()} ${deleted}`),
  };
}

it('an exchange of another tab is shown once it has ended there, with the typed text unchanged', async () => {
  const { backend, flow, shown, begin, end, reads } = await open();
  flow.setDraft('A minha pergunta');
  await begin();
  backend.on(HISTORY, reply(item(1), item(2), item(3), item(4, '')));
  expect(reads()).toBe(1);
  await end();
  await expect
    .poll(shown)
    .toEqual(['Pergunta 1?', 'Resposta 1', 'Pergunta 2?', 'Resposta 2', 'Pergunta 3?', 'Resposta 3']);
  expect(flow.store.getState()).toMatchObject({ draft: 'A minha pergunta', status: 'idle', finished: null });
  expect(reads()).toBe(2);
});

it('an exchange of another tab that began or ended during an answer here is shown after it', async () => {
  const { backend, flow, shown, begin, end } = await open();
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  backend.on('POST /ai/api/mensagens', async () => {
    await gate;
    return { data: { resposta: 'Minha resposta', codigoMensagem: 4 } };
  });
  flow.setDraft('Minha pergunta?');
  const sending = flow.send();
  await expect.poll(() => flow.store.getState().status).toBe('sending');
  await begin();
  await end();
  // The other tab's answer was stored first.
  backend.on(HISTORY, reply(item(1), item(2), item(3), item(4)));
  answer();
  await sending;
  await expect
    .poll(() => shown().slice(4))
    .toEqual(['Minha pergunta?', 'Minha resposta', 'Pergunta 3?', 'Resposta 3']);
});

const LIST = 'GET /gateway/replacements';
const MARKED = { data: { items: [{ messageId: 3, replaces: 2 }] } };

async function openWithMarks() {
  const opened = await open({
    'GET /config.json': { data: { gateway: ['replacements'] } },
    'PUT /gateway/replacements/:id': { data: {} },
    [LIST]: { data: { items: [] } },
  });
  const { app, backend, flow } = opened;
  const stop = (await app.replacements()).follow(flow);
  await settle();
  const replaced = () => flow.store.getState().messages.map(({ replaces }) => replaces);
  backend.on(HISTORY, reply(item(1), item(2), item(3)));
  return { ...opened, stop, replaced, second: flow.store.getState().messages[2]?.id };
}

it.each(['after', 'before'])(
  'an edited question is marked as such if its mark is stored %s it is shown',
  async (when) => {
    const { backend, flow, begin, end, mark, replaced, second, stop } = await openWithMarks();
    const store = () => {
      backend.on(LIST, MARKED);
      return mark();
    };
    await begin();
    if (when === 'before') await store();
    await end();
    await expect.poll(replaced).toHaveLength(6);
    if (when === 'after') await store();
    await expect.poll(replaced).toEqual([null, null, null, null, second, null]);
    expect(backend.callsTo(LIST)).toHaveLength(2);
    await flow.ask('Pergunta 4?');
    expect(backend.callsTo(LIST), 'nothing is read after a question of its own').toHaveLength(2);
    expect(replaced().slice(0, 6)).toEqual([null, null, null, null, second, null]);
    stop();
    await mark();
    expect(backend.callsTo(LIST)).toHaveLength(2);
  },
);

it('other tabs are told of a mark once it is stored', async () => {
  const { backend, flow, written, stop } = await openWithMarks();
  const question = flow.store.getState().messages[2];
  await flow.edit(question?.id ?? '', 'Pergunta 2, mudada?');
  await expect.poll(() => backend.callsTo('PUT /gateway/replacements/:id')).toHaveLength(1);
  await expect
    .poll(written)
    .toBe(backend.callsTo('PUT /gateway/replacements/:id')[0]?.path.split('/').at(-1));
  stop();
});

it('nothing is read for what another tab writes, nor for its turns in other conversations', async () => {
  const { flow, shown, write, begin, end, reads } = await open();
  await write();
  await begin(7);
  await end();
  // The person has left the conversation before its turn ends.
  await begin();
  await flow.select(null);
  await end();
  await write();
  expect(reads()).toBe(1);
  expect(shown()).toEqual([]);
});

it('the list is read again once another tab has ended a turn in any conversation', async () => {
  const { flow, write, begin, end } = await open();
  const { listVersion } = flow.store.getState();
  await write();
  await begin(7);
  expect(flow.store.getState().listVersion).toBe(listVersion);
  await end();
  await write();
  expect(flow.store.getState().listVersion).toBe(listVersion + 1);
});

/** Question 3 has failed here. */
async function openFailed() {
  const opened = await open({ 'POST /ai/api/mensagens': { status: 400 } });
  const { backend, flow, reads } = opened;
  flow.setDraft('Pergunta 3?');
  expect(await flow.send()).toBe('failed');
  expect(reads()).toBe(1);
  const asked = () => backend.callsTo('POST /ai/api/mensagens').length;
  return { ...opened, asked, failed: flow.store.getState().messages.at(-1)?.id ?? '' };
}

it('an answer that broke off here is not shown again', async () => {
  const { backend, shown, begin, end, reads } = await openFailed();
  const before = shown();
  await begin();
  backend.on(HISTORY, reply(item(1), item(2), { ...item(3), interrupcao: 'queda' }, item(4)));
  await end();
  await expect.poll(reads).toBe(2);
  await expect.poll(shown).toEqual([...before, 'Pergunta 4?', 'Resposta 4']);
});

const LATER = ['Pergunta 3?', 'Resposta 3', 'Pergunta 4?', 'Resposta 4'];

it('the whole answer of another tab takes the place of one that failed here', async () => {
  const { app, backend, flow, shown, begin, end } = await openFailed();
  const before = shown().slice(0, 4);
  await begin();
  backend.on(HISTORY, reply(item(1), item(2), item(3), item(4)));
  await end();
  await expect.poll(shown).toEqual([...before, ...LATER]);
  expect(flow.store.getState().draft, 'the question leaves the input').toBe('');
  app.dispose();
});

it.each(['retry', 'send', 'findAnswer'] as const)(
  '%s shows the answer that another device has got to a failed question, and asks nothing',
  async (way) => {
    const { backend, flow, shown, asked, failed } = await openFailed();
    const before = shown().slice(0, 4);
    backend.on(HISTORY, reply(item(1), item(2), item(3), item(4)));
    await (way === 'retry' ? flow.retry(failed) : flow[way]());
    expect(shown()).toEqual([...before, ...LATER]);
    expect(asked()).toBe(1);
    expect(flow.store.getState()).toMatchObject({
      status: 'idle',
      draft: '',
      finished: way === 'findAnswer' ? null : { messageId: 4 },
    });
  },
);

it.each(['retry', 'send'] as const)(
  '%s asks a failed question once more if nobody has answered it, also at two presses',
  async (way) => {
    const { backend, flow, shown, asked, failed } = await openFailed();
    backend.on(HISTORY, reply(item(1), item(2), { ...item(4), codigo: 9 }));
    backend.on('POST /ai/api/mensagens', { data: { resposta: 'Aqui', codigoMensagem: 3 } });
    const press = () => (way === 'retry' ? flow.retry(failed) : flow.send());
    await Promise.all([press(), press()]);
    expect(asked()).toBe(2);
    expect(shown().slice(4)).toEqual(['Pergunta 3?', 'Aqui']);
  },
);

it('nothing is read for a failure while nothing has failed', async () => {
  const { flow, reads } = await open();
  await flow.findAnswer();
  expect(reads()).toBe(1);
});

it('a history that cannot be read does not stop a failed question from being asked again', async () => {
  const { backend, flow, shown, failed } = await openFailed();
  backend.on(HISTORY, { silent: true });
  backend.on('POST /ai/api/mensagens', { data: { resposta: 'Aqui', codigoMensagem: 3 } });
  await flow.retry(failed);
  expect(shown().slice(4)).toEqual(['Pergunta 3?', 'Aqui']);
});

it('a history that cannot be read leaves everything as it is', async () => {
  const { backend, flow, shown, begin, end } = await open();
  const before = shown();
  await begin();
  backend.on(HISTORY, { status: 400 });
  await end();
  expect(shown()).toEqual(before);
  expect(flow.store.getState()).toMatchObject({ status: 'idle', draft: '' });
});

it('a conversation that another tab deletes is left, its answer stops, and the typed text stays', async () => {
  const { app, backend, flow, tell } = await open({ 'GET /config.json': { data: { gateway: ['resume'] } } });
  backend.on('POST /ai/api/mensagens', { silent: true });
  const asking = flow.ask('Pergunta 3?');
  flow.setDraft('A minha pergunta');
  await expect.poll(() => backend.callsTo('POST /ai/api/mensagens')).toHaveLength(1);
  await tell(7);
  await tell();
  expect(flow.store.getState()).toMatchObject({ conversationId: 5, status: 'sending' });
  expect(noticesOf(app)).toEqual([]);

  await tell(5);
  expect(await asking).toBe('stopped');
  expect(backend.callsTo('DELETE /gateway/turns/:key')).toHaveLength(1);
  expect(flow.store.getState()).toMatchObject({
    conversationId: null,
    isNewlyCreated: true,
    messages: [],
    status: 'idle',
    draft: 'A minha pergunta',
  });
  expect(noticesOf(app)).toEqual(['warning: Esta conversa foi removida em outra aba.']);
  await flow.select(9);
  await tell();
  expect(flow.store.getState().conversationId).toBe(9);
});

it('an old deletion does not close a conversation', async () => {
  const { storage, changeElsewhere } = createSharedStore();
  storage.set('own:list', 'k 5');
  const { app } = await openApp({ ...chatRoutes(), [HISTORY]: reply(item(1)) }, { storage });
  const flow = await app.chat();
  await flow.select(5);
  changeElsewhere('own:draft:7', '{}');
  await vi.dynamicImportSettled();
  await settle();
  expect(flow.store.getState().conversationId).toBe(5);
});
