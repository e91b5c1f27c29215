import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp } from '@vesalio/core';
import { chatRoutes, type FakeRequest, type FakeRoute, openApp, sessionOf } from '@vesalio/core/testing';
import { expect, test } from 'vitest';
import { isLong } from '../../long.ts';

const HISTORY = 'GET /ai/api/mensagens/conversa/:id';
const TOTAL = 450;

const stored = (codigo: number) => ({
  codigo,
  pergunta: `Pergunta ${codigo}`,
  resposta: `Resposta ${codigo}`,
  dataCadastro: new Date(1_700_000_000_000 + codigo * 60_000).toISOString(),
});

/** Serves pages like the gateway. */
const paged = ({ query }: FakeRequest) => {
  const before = Number(query.get('before') ?? TOTAL + 1);
  const from = Math.max(1, before - Number(query.get('limit')));
  return {
    data: Array.from({ length: before - from }, (_, index) => stored(from + index)),
    headers: { 'x-older-messages': String(from > 1) },
  };
};

async function open(history: FakeRoute) {
  const { app, backend } = await openApp({ ...chatRoutes(), [HISTORY]: history });
  const flow = await app.chat();
  await flow.select(9);
  const texts = () => flow.store.getState().messages.map(({ text }) => text);
  return { backend, app, flow, texts, older: () => flow.store.getState().older };
}

test('opens with the newest 200, and shows page after page of the older ones, none twice', async () => {
  const { backend, flow, texts, older } = await open(paged);
  expect(texts()[0]).toBe('Pergunta 251');
  expect(texts()).toHaveLength(400);
  expect(older()).toBe('there');
  const last = flow.store.getState().messages.at(-1);

  const both = [flow.loadOlder(), flow.loadOlder()];
  expect(older()).toBe('loading');
  await Promise.all(both);
  expect(texts()[0]).toBe('Pergunta 51');
  expect(flow.store.getState().messages.at(-1)).toBe(last);

  await flow.loadOlder();
  expect(texts()).toEqual(
    Array.from({ length: TOTAL }, (_, index) => [`Pergunta ${index + 1}`, `Resposta ${index + 1}`]).flat(),
  );
  expect(older()).toBe('none');
  await flow.loadOlder();
  expect(backend.callsTo(HISTORY).map(({ query }) => query.toString())).toEqual([
    'limit=200',
    'limit=200&before=251',
    'limit=200&before=51',
  ]);
});

test('of a service without paging the newest are read, the others without a request, in the order of time', async () => {
  const all = Array.from({ length: 450 }, (_, index) => stored(index + 1));
  const { backend, flow, older, texts } = await open({ data: all.toReversed() });
  expect(texts()).toHaveLength(400);
  expect(texts()[0]).toBe('Pergunta 251');
  expect(older()).toBe('there');
  await flow.loadOlder();
  expect(texts()[0]).toBe('Pergunta 51');
  expect(await flow.loadAll()).toBe(true);
  expect(texts()).toEqual(all.flatMap(({ pergunta, resposta }) => [pergunta, resposta]));
  expect(older()).toBe('none');
  expect(backend.callsTo(HISTORY)).toHaveLength(1);
});

test('a broken answer is left out also if its question was asked again on the next page', async () => {
  const broken = (codigo: number) => ({
    ...stored(codigo),
    ...(codigo === 250 ? { pergunta: 'Pergunta 251', interrupcao: 'queda' } : {}),
  });
  const all = Array.from({ length: 450 }, (_, index) => broken(index + 1));
  const { flow, texts } = await open({ data: all });
  const before = texts();
  await flow.loadOlder();
  expect(texts().slice(-401)).toEqual(['Resposta 249', ...before]);
});

test('none of them appears in the conversation that is opened next', async () => {
  const { flow, texts } = await open({ data: Array.from({ length: 450 }, (_, index) => stored(index + 1)) });
  await flow.select(null);
  flow.showArrived();
  expect(texts()).toEqual([]);
});

test('a service whose pages are larger than asked for loses nothing', async () => {
  const wide = new URLSearchParams('limit=220');
  const { flow, older, texts } = await open((request) => {
    const before = request.query.get('before');
    const query = new URLSearchParams(wide);
    if (before) query.set('before', before);
    return paged({ ...request, query });
  });
  expect(texts()).toHaveLength(400);
  expect(await flow.loadAll()).toBe(true);
  expect(texts()).toEqual(
    Array.from({ length: TOTAL }, (_, index) => [`Pergunta ${index + 1}`, `Resposta ${index + 1}`]).flat(),
  );
  expect(older()).toBe('none');
});

test('an invalid item is dropped; an answer that is no list or too long is rejected whole', async () => {
  const all: unknown[] = Array.from({ length: 450 }, (_, index) => stored(index + 1));
  all[10] = 'nothing';
  all[440] = null;
  const { flow, texts } = await open({ data: all });
  expect(await flow.loadAll()).toBe(true);
  expect(texts()).toHaveLength(2 * 448);
  for (const data of [{ items: all }, 'nothing', Array.from({ length: 20_001 }, () => stored(1))]) {
    const refused = await open({ data });
    expect(refused.flow.store.getState().messages).toMatchObject([{ type: 'error', retry: 'history' }]);
  }
});

test('messages without id or date keep their order and are all shown, in one task where that is needed', async () => {
  const all = Array.from({ length: 450 }, (_, index) => ({ pergunta: `P${index}`, resposta: `R${index}` }));
  const { flow, older, texts } = await open({ data: all });
  flow.showArrived();
  expect(texts()).toEqual(all.flatMap(({ pergunta, resposta }) => [pergunta, resposta]));
  expect(older()).toBe('none');
  const ids = flow.store.getState().messages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(900);
});

test('everything is loaded page by page; another conversation or a failure ends it', async () => {
  let isDown = false;
  const { flow, texts } = await open((request) => (isDown ? { status: 500, data: {} } : paged(request)));
  isDown = true;
  expect(await flow.loadAll()).toBe(false);
  isDown = false;
  const given = flow.loadAll();
  await flow.select(10);
  expect(await given).toBe(false);
  expect(await flow.loadAll()).toBe(true);
  expect(texts()).toHaveLength(2 * TOTAL);
});

test('a failure is reported, loses nothing and can be retried', async () => {
  let isDown = false;
  const { flow, texts, older } = await open((request) =>
    isDown ? { status: 500, data: {} } : paged(request),
  );
  isDown = true;
  await flow.loadOlder();
  expect(older()).toBe('failed');
  expect(texts()).toHaveLength(400);
  isDown = false;
  await flow.loadOlder();
  expect(older()).toBe('there');
  expect(texts()).toHaveLength(800);
});

test('a page that arrives after another conversation was opened is dropped', async () => {
  const { flow, texts, older } = await open(paged);
  const late = flow.loadOlder();
  await flow.select(null);
  await late;
  expect(texts()).toEqual([]);
  expect(older()).toBe('none');
});

test('a server that repeats the same page is not asked without end', async () => {
  const same = new URLSearchParams('limit=200');
  const { flow, texts, older } = await open((request) => paged({ ...request, query: same }));
  await flow.loadOlder();
  expect(older()).toBe('none');
  expect(texts()).toHaveLength(400);
});

test('reading all older pages ends when the chat ends, at whichever page', async () => {
  const { app, flow, older } = await open((request: FakeRequest) =>
    request.query.has('before') ? { silent: true } : paged(request),
  );
  const all = flow.loadAll();
  await expect.poll(older).toBe('loading');
  app.dispose();
  expect(await all).toBe(false);
});

/** Memory of this process after garbage collection, in bytes. */
function kept(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  for (let round = 0; round < 2; round++) if (typeof collect === 'function') collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

// The fake backend keeps every answer, so this one is served by hand.
test.runIf(isLong)(
  'of 10,000 messages, 50 MB, only the pages read are held, and none after the conversation is left',
  async () => {
    const total = 10_000;
    const asked: string[] = [];
    const fetchPage: typeof fetch = async (input) => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input));
      if (!pathname.startsWith('/ai/api/mensagens/conversa/')) return Response.json({ data: {} });
      asked.push(pathname);
      const isLongOne = pathname.endsWith('/9');
      const before = isLongOne ? Number(searchParams.get('before') ?? total + 1) : 2;
      const from = Math.max(1, before - Number(searchParams.get('limit')));
      const page = Array.from({ length: before - from }, (_, index) => ({
        ...stored(from + index),
        resposta: `Resposta ${from + index} ${'amoxicilina '.repeat(420)}`,
      }));
      return Response.json(page, { headers: { 'X-Older-Messages': String(from > 1) } });
    };
    const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: fetchPage });
    await app.start();
    app.session.signIn(sessionOf());
    const flow = await app.chat();
    await flow.select(8);
    const before = kept();
    await flow.select(9);
    const opened = kept() - before;
    await flow.loadOlder();
    const scrolled = kept() - before;
    await flow.loadAll();
    const whole = kept() - before;
    expect(flow.store.getState().messages).toHaveLength(2 * total);
    await flow.select(8);
    const left = kept() - before;
    expect(opened).toBeLessThan(4_000_000);
    expect(scrolled).toBeLessThan(8_000_000);
    expect(whole).toBeLessThan(100_000_000);
    expect(left).toBeLessThan(4_000_000);
    expect(asked).toHaveLength(1 + 50 + 1);
  },
);

test('two messages under one id of the server are both shown', async () => {
  const { flow, texts } = await open({ data: [stored(1), { ...stored(2), codigo: 1 }] });
  expect(texts()).toEqual(['Pergunta 1', 'Resposta 1', 'Pergunta 2', 'Resposta 2']);
  const ids = flow.store.getState().messages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});
