import { createApp, createMemoryStore, type KeyValueStore } from '@vesalio/core';
import {
  chatRoutes,
  createFakeBackend,
  type FakeEvent,
  type FakeReply,
  type FakeRoutes,
  openApp,
  sessionOf,
} from '@vesalio/core/testing';
import { describe, expect, it } from 'vitest';
import { createTestClock, settle } from '../../fixtures.ts';

const ASK = 'POST /ai/api/mensagens';
const EVENTS = 'GET /gateway/turns/:key/events';
const HISTORY = 'GET /ai/api/mensagens/conversa/:id';
const STOP = 'DELETE /gateway/turns/:key';
const offered = { 'GET /config.json': { data: { gateway: ['resume'] } } };
const delta = (texto: string): FakeEvent => ({ event: 'delta', data: { texto } });
const done = (text: string, codigoMensagem = 77): FakeEvent => ({
  event: 'done',
  data: { resposta: text, codigoMensagem },
});
const failure = (motivo?: string): FakeEvent => ({ event: 'error', data: { mensagem: 'x', motivo } });
const cut = (...events: FakeEvent[]): FakeReply => ({ events, fail: 'after' });

async function open(
  routes: FakeRoutes,
  storage: KeyValueStore = createMemoryStore(),
  clock?: ReturnType<typeof createTestClock>,
) {
  const { app, backend } = await openApp(
    { ...chatRoutes(), [HISTORY]: { data: { data: [] } }, ...routes },
    { storage, session: null, ...(clock ? { clock } : {}) },
  );
  if (!app.session.getState().session) app.session.signIn(sessionOf());
  const flow = await app.chat();
  const shown = () =>
    flow.store
      .getState()
      .messages.map(
        ({ sender, text, interrupted }) => `${sender}: ${text}${interrupted ? ` (${interrupted})` : ''}`,
      );
  const ask = (text: string) => {
    flow.setDraft(text);
    return flow.send();
  };
  return { app, backend, flow, shown, ask };
}

/** Opens conversation 5. The returned function asks there, and leaves the page once the answer has begun. */
async function openTab(storage: KeyValueStore) {
  const { app, flow, ask } = await open(
    { ...offered, [ASK]: { events: [delta('Um '), { ...delta('dois'), delayMs: 60_000 }] } },
    storage,
  );
  await flow.select(5);
  return async (question: string) => {
    void ask(question);
    await expect.poll(() => flow.live.getState().text).toBe('Um ');
    app.dispose();
  };
}

const leaveMidAnswer = async (storage: KeyValueStore) => (await openTab(storage))('Qual a meta?');

const turnOf = (status: string): FakeReply => ({ data: { status, question: 'Qual a meta?' } });

describe('a cut connection', () => {
  it('fails if the gateway cannot resume', async () => {
    const { backend, shown, ask } = await open({ [ASK]: cut(delta('Um ')) });
    expect(await ask('Qual a meta?')).toBe('failed');
    expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um  (lost)']);
    expect(backend.callsTo(EVENTS)).toHaveLength(0);
  });

  it('fails after seconds if the gateway never answered, and the next press uses the same key', async () => {
    const clock = createTestClock();
    const down: FakeReply = { fail: 'before' };
    const { backend, flow, shown, ask } = await open(
      { ...offered, [ASK]: down, [EVENTS]: down },
      createMemoryStore(),
      clock,
    );
    let outcome: unknown;
    let isPromised = false;
    flow.live.subscribe(({ isLost }) => {
      isPromised ||= isLost === true;
    });
    void ask('Qual a meta?').then((ended) => {
      outcome = ended;
    });
    for (let seconds = 0; seconds < 10 && !outcome; seconds += 1) {
      await clock.tick(1_000);
      await settle();
    }
    expect(outcome).toBe('failed');
    expect(isPromised, 'that the answer continues').toBe(false);
    expect(shown()[1]).toContain('Desculpe, não consegui processar sua mensagem no momento.');
    expect(flow.store.getState().draft).toBe('Qual a meta?');
    backend.on(ASK, { events: [done('Um')] });
    expect(await flow.send()).toBe('answered');
    const keys = backend.callsTo(ASK).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('is not assumed for an answer without a body: it fails, and the question is not sent again', async () => {
    const { backend, ask } = await open({ ...offered, [ASK]: { status: 204 }, [EVENTS]: { status: 404 } });
    expect(await ask('Qual a meta?')).toBe('failed');
    expect(backend.callsTo(ASK)).toHaveLength(1);
  });

  it('is continued if the gateway can resume', async () => {
    const { backend, shown, ask } = await open({
      ...offered,
      [ASK]: { fail: 'before' },
      [EVENTS]: { events: [delta('Um '), done('Um dois')] },
    });
    expect(await ask('Qual a meta?')).toBe('answered');
    expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um dois']);
    const [asked] = backend.callsTo(ASK);
    expect(backend.callsTo(EVENTS)[0]?.params.key).toBe(asked?.headers.get('idempotency-key'));
  });

  it.each([429, 502, 503, 504])(
    'is continued after a gateway that answers %i for a moment',
    async (status) => {
      const { backend, shown, ask } = await open({
        ...offered,
        [ASK]: { fail: 'before' },
        [EVENTS]: { status },
      });
      const asked = ask('Qual a meta?');
      await expect.poll(() => backend.callsTo(EVENTS), { timeout: 3_000 }).toHaveLength(1);
      backend.on(EVENTS, { events: [done('Um dois')] });
      expect(await asked).toBe('answered');
      expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um dois']);
    },
  );

  it.each([200, 403, 511])('is continued after a captive portal that answers %i', async (status) => {
    const { backend, shown, ask } = await open({
      ...offered,
      [ASK]: cut({ ...delta('Um '), id: '1' }),
      [EVENTS]: { status, headers: { 'content-type': 'text/html' }, data: '<html>Wi-Fi</html>' },
    });
    const asked = ask('Qual a meta?');
    await expect.poll(() => backend.callsTo(EVENTS), { timeout: 3_000 }).toHaveLength(1);
    backend.on(EVENTS, { events: [done('Um dois')] });
    expect(await asked).toBe('answered');
    expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um dois']);
  });

  it('is continued after its last event, and never asked again once it has begun', async () => {
    const { backend, shown, ask } = await open({
      ...offered,
      [ASK]: cut({ ...delta('Um '), id: '1' }, { ...delta('dois'), id: '2' }, delta(' e')),
      [EVENTS]: { status: 404 },
    });
    expect(await ask('Qual a meta?')).toBe('failed');
    expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um dois e (lost)']);
    expect(backend.callsTo(EVENTS).map(({ headers }) => headers.get('last-event-id'))).toEqual(['2']);
    expect(backend.callsTo(ASK)).toHaveLength(1);
  });

  it('is never asked again once a word has arrived, even without an event id', async () => {
    const { backend, shown, ask } = await open({
      ...offered,
      [ASK]: cut(delta('Um ')),
      [EVENTS]: { status: 404 },
    });
    expect(await ask('Qual a meta?')).toBe('failed');
    expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um  (lost)']);
    expect(backend.callsTo(ASK)).toHaveLength(1);
  });

  it('lives as long as the gateway sends anything, once it can be resumed', async () => {
    const clock = createTestClock();
    let goOn = () => {};
    const step = () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      });
    async function* told(): AsyncGenerator<FakeEvent> {
      yield { ...delta('Um '), id: '1' };
      await step();
      yield { event: 'comment', data: null };
      await step();
      yield done('Um dois');
    }
    const { backend, flow, ask } = await open(
      { ...offered, [ASK]: { events: told() } },
      createMemoryStore(),
      clock,
    );
    const asked = ask('Qual a meta?');
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.poll(() => [clock.tick(100), flow.live.getState().text].at(-1)).toBe('Um ');
      await clock.tick(100_000);
      goOn();
      await settle();
    }
    expect(await asked).toBe('answered');
    expect(backend.callsTo(EVENTS)).toEqual([]);
  });

  it('reads the history once if the process died, and does not ask again', async () => {
    const stored = {
      codigo: 9,
      pergunta: 'Qual a meta?',
      resposta: 'Inteira',
      dataCadastro: new Date().toISOString(),
    };
    for (const [items, answer] of [
      [[], 'Um  (lost)'],
      [[{ ...stored, resposta: '' }], 'Um  (lost)'],
      [[{ ...stored, dataCadastro: '2026-01-20T12:00:00Z' }], 'Um  (lost)'],
      [[stored], 'Inteira'],
      [[{ ...stored, resposta: 'Um dois', interrupcao: 'queda' }], 'Um dois (lost)'],
    ] as const) {
      const { backend, shown, ask } = await open({
        ...offered,
        [ASK]: { events: [delta('Um '), failure('interrompida')] },
        [HISTORY]: { data: { data: items } },
      });
      await ask('Qual a meta?');
      expect(shown()).toEqual(['user: Qual a meta?', `bot: ${answer}`]);
      expect(backend.callsTo(HISTORY)).toHaveLength(1);
      expect(backend.callsTo(ASK)).toHaveLength(1);
    }
  });
});

describe('a stop', () => {
  it.each([
    [offered, 1],
    [{}, 0],
  ])('is reported to a gateway that can resume: %j', async (routes, calls) => {
    const { backend, flow, shown, ask } = await open({
      ...routes,
      [STOP]: { status: 204 },
      [ASK]: { events: [delta('Um '), { ...delta('dois'), delayMs: 60_000 }] },
    });
    const asked = ask('Qual a meta?');
    await expect.poll(() => flow.live.getState().text).toBe('Um ');
    flow.stop();
    expect(await asked).toBe('stopped');
    expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um  (stopped)']);
    await expect.poll(() => backend.callsTo('GET /config.json')).toHaveLength(1);
    await expect.poll(() => backend.callsTo(STOP)).toHaveLength(calls);
  });
});

it('a question whose person leaves while it is asked whether the gateway can resume ends as dropped', async () => {
  let tell = (_: FakeReply) => {};
  const { app, backend, ask } = await open({
    'GET /config.json': () => new Promise<FakeReply>((resolve) => (tell = resolve)),
    'POST /gateway/logout': { status: 204 },
    [ASK]: { fail: 'before' },
  });
  const asked = ask('Qual a meta?');
  await expect.poll(() => backend.callsTo('GET /config.json')).toHaveLength(1);
  await app.signOut();
  tell(offered['GET /config.json']);
  expect(await asked).toBe('dropped');
});

describe('the verdicts of a checked answer', () => {
  const counts = { confere: 2, diverge: 1, 'nao-verificavel': 0 };
  const VERDICTS = 'POST /gateway/turns/:key/verdicts';

  it.each([
    [['verdicts'], 1],
    [['resume'], 0],
  ])('are reported once if the gateway accepts them: %j', async (gateway, calls) => {
    const { backend, flow, ask } = await open({
      'GET /config.json': { data: { gateway } },
      [ASK]: { events: [delta('Um'), done('Um')] },
      [VERDICTS]: { status: 204 },
    });
    await ask('Qual a meta?');
    const answer = flow.store.getState().messages.at(-1);
    flow.reportVerdicts('another', counts);
    for (let time = 0; time < 2; time += 1) flow.reportVerdicts(answer?.id ?? '', counts);
    await expect.poll(() => backend.callsTo('GET /config.json')).toHaveLength(1);
    await expect.poll(() => backend.callsTo(VERDICTS)).toHaveLength(calls);
    for (const { body, params, headers } of backend.callsTo(VERDICTS)) {
      expect(body).toEqual(counts);
      expect(headers.get('authorization')).toMatch(/^Bearer ./);
      expect(params.key).toBe(backend.callsTo(ASK)[0]?.headers.get('idempotency-key'));
    }
  });
});

describe('a reload in the middle of an answer', () => {
  it('shows the question and the answer, which continues', async () => {
    const storage = createMemoryStore();
    await leaveMidAnswer(storage);
    expect(storage.get('own:turns:')).not.toMatch(/meta/);
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    async function* told(): AsyncGenerator<FakeEvent> {
      yield delta('Um ');
      await gate;
      yield delta('dois');
      yield done('Um dois');
    }
    const { backend, flow, shown } = await open(
      {
        ...offered,
        'GET /gateway/turns/:key': turnOf('running'),
        [EVENTS]: { events: told() },
      },
      storage,
    );
    await flow.select(5);
    await expect.poll(() => flow.store.getState().status).toBe('streaming');
    expect(shown()).toEqual(['user: Qual a meta?']);
    expect(flow.store.getState().draft).toBe('');
    goOn();
    await expect.poll(shown).toEqual(['user: Qual a meta?', 'bot: Um dois']);
    expect(backend.callsTo(ASK)).toHaveLength(0);
    expect(storage.keys().filter((key) => /own:(turns|draft)/.test(key))).toEqual([]);
  });

  it('continues in a page without stored keys if the history names the turn', async () => {
    const before = { codigo: 5, pergunta: 'Antes?', resposta: 'Sim.', dataCadastro: '2026-11-20T12:00:00Z' };
    // A service may list the question before its answer has arrived.
    const asked = { ...before, codigo: 6, pergunta: 'Qual a meta?', resposta: '' };
    for (const items of [[], [before], [before, asked]]) {
      const clock = createTestClock();
      const { backend, flow, shown } = await open(
        {
          ...offered,
          [HISTORY]: { data: { data: items }, headers: { 'X-Open-Turn': 'key-1' } },
          'GET /gateway/turns/:key': turnOf('running'),
          [EVENTS]: { events: [delta('Um '), done('Um dois')] },
        },
        createMemoryStore(),
        clock,
      );
      await flow.select(5);
      for (let moments = 0; moments < 5; moments++) {
        await settle();
        await clock.tick(300);
      }
      await expect
        .poll(shown)
        .toEqual([
          ...(items.length === 0 ? [] : ['user: Antes?', 'bot: Sim.']),
          'user: Qual a meta?',
          'bot: Um dois',
        ]);
      expect(backend.callsTo(EVENTS)[0]?.params.key).toBe('key-1');
      expect(backend.callsTo(ASK)).toHaveLength(0);
      // Its own page can no longer name the conversation.
      await clock.tick(2_000);
      await expect
        .poll(() => backend.callsTo('POST /api/conversations/getNewTitle'))
        .toHaveLength(items.length === 0 ? 1 : 0);
    }
  });

  it('gives the conversation one title if two tabs read its first answer', async () => {
    const storage = createMemoryStore();
    const clock = createTestClock();
    const NAME = 'POST /api/conversations/getNewTitle';
    let finish = () => undefined as unknown;
    const whole = new Promise((resolve) => {
      finish = () => resolve(undefined);
    });
    async function* told() {
      yield delta('Um ');
      await whole;
      yield done('Um dois');
    }
    const routes = () => ({
      ...offered,
      'GET /gateway/turns/:key': turnOf('running'),
      [ASK]: { events: told() },
      [EVENTS]: { events: told() },
    });
    const asking = await open(routes(), storage, clock);
    const reading = await open(routes(), storage, clock);
    const pass = async () => {
      for (let moments = 0; moments < 10; moments++) {
        await settle();
        await clock.tick(300);
      }
    };
    void asking.ask('Qual a meta?');
    await pass();
    void reading.flow.select(41);
    await pass();
    expect([asking, reading].map(({ flow }) => flow.store.getState().status)).toEqual([
      'streaming',
      'streaming',
    ]);
    finish();
    await pass();
    for (const { shown } of [asking, reading])
      expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um dois']);
    expect([asking, reading].map(({ backend }) => backend.callsTo(NAME).length)).toEqual([1, 0]);
    expect(reading.flow.store.getState().listVersion).toBe(1);
  });

  it('ignores an invalid key in the history', async () => {
    const { backend, flow, shown } = await open({
      ...offered,
      [HISTORY]: { data: { data: [] }, headers: { 'X-Open-Turn': '../account' } },
    });
    await flow.select(5);
    expect([shown(), backend.callsTo('GET /gateway/turns/:key')]).toEqual([[], []]);
  });

  describe('with files', () => {
    const pdf = new File(['%PDF-1.4'], 'Maria Souza.pdf', { type: 'application/pdf' });

    /** Asks with a file and leaves the page once the answer has begun. */
    async function leaveWithFile(storage: KeyValueStore, question: string) {
      const { app, flow, ask } = await open(
        { ...offered, [ASK]: { events: [delta('Um '), { ...delta('dois'), delayMs: 60_000 }] } },
        storage,
      );
      await flow.select(5);
      flow.addAttachments([
        {
          id: 'f1',
          filename: pdf.name,
          extension: 'pdf',
          size: pdf.size,
          mimeType: pdf.type,
          bytes: pdf,
          isLoading: false,
        },
      ]);
      void ask(question);
      await expect.poll(() => flow.live.getState().text).toBe('Um ');
      app.dispose();
    }

    it.each(['Qual a meta?', ''])(
      'shows how many files were sent with “%s”, and keeps no names',
      async (question) => {
        const storage = createMemoryStore();
        await leaveWithFile(storage, question);
        expect(storage.get('own:turns:')).not.toMatch(/Maria/);
        const { backend, flow } = await open(
          {
            ...offered,
            'GET /gateway/turns/:key': { data: { status: 'running', question } },
            [EVENTS]: { events: [delta('Um dois'), failure()] },
          },
          storage,
        );
        await flow.select(5);
        await expect.poll(() => flow.store.getState().messages).toHaveLength(2);
        const [asked, answer] = flow.store.getState().messages;
        expect(asked).toMatchObject({
          text: question,
          lostFiles: 'Enviada com um arquivo. Anexos não ficam guardados: anexe de novo ao repetir.',
        });
        // A retry without the files must not send the question.
        await flow.retry(answer?.id ?? '');
        expect(backend.callsTo(ASK)).toHaveLength(0);
        expect(flow.store.getState().draft).toBe(question);
      },
    );
  });

  it('shows an answer once if the history already has it', async () => {
    const storage = createMemoryStore();
    await leaveMidAnswer(storage);
    const item = {
      codigo: 77,
      pergunta: 'Qual a meta?',
      resposta: 'Um dois',
      dataCadastro: new Date().toISOString(),
    };
    const { flow, shown } = await open(
      {
        ...offered,
        'GET /gateway/turns/:key': turnOf('done'),
        [EVENTS]: { events: [delta('Um '), done('Um dois')] },
        [HISTORY]: { data: { data: [item] } },
      },
      storage,
    );
    await flow.select(5);
    await expect.poll(() => storage.get('own:turns:')).toBeNull();
    await expect.poll(() => flow.store.getState().status).toBe('idle');
    expect(shown()).toEqual(['user: Qual a meta?', 'bot: Um dois']);
  });

  it.each([
    ['stopped', 'parada', 'Um  (stopped)'],
    ['interrupted', 'interrompida', 'Um  (lost)'],
  ])('shows the text so far of a turn that was %s', async (status, motivo, answer) => {
    const storage = createMemoryStore();
    await leaveMidAnswer(storage);
    const { backend, flow, shown } = await open(
      {
        ...offered,
        'GET /gateway/turns/:key': turnOf(status),
        [EVENTS]: { events: [delta('Um '), failure(motivo)] },
      },
      storage,
    );
    await flow.select(5);
    await expect.poll(shown).toEqual(['user: Qual a meta?', `bot: ${answer}`]);
    expect(backend.callsTo(ASK)).toHaveLength(0);
  });

  it('shows the questions of two tabs one after the other, unless one never arrived', async () => {
    const storage = createMemoryStore();
    const tabs = [await openTab(storage), await openTab(storage), await openTab(storage)];
    for (const question of ['A primeira?', 'Nunca chegou?', 'A segunda?']) await tabs.shift()?.(question);
    const keys = (JSON.parse(storage.get('own:turns:') ?? '') as { key: string }[]).map(({ key }) => key);
    const questions = new Map([
      [keys[0], 'A primeira?'],
      [keys[2], 'A segunda?'],
    ]);
    const { flow, shown } = await open(
      {
        ...offered,
        'GET /gateway/turns/:key': ({ params: { key } }) =>
          questions.has(key)
            ? { data: { status: 'running', question: questions.get(key) } }
            : { status: 404 },
        [EVENTS]: ({ params: { key } }) => ({
          events: [done(`Resposta: ${questions.get(key)}`, keys.indexOf(key ?? '') + 1)],
        }),
      },
      storage,
    );
    await flow.select(5);
    await expect
      .poll(shown)
      .toEqual([
        'user: A primeira?',
        'bot: Resposta: A primeira?',
        'user: A segunda?',
        'bot: Resposta: A segunda?',
      ]);
    expect(storage.get('own:turns:')).toBeNull();
    expect(flow.store.getState()).toMatchObject({ status: 'idle', draft: '' });
  });

  it('returns a question that never arrived to the input', async () => {
    const storage = createMemoryStore();
    await leaveMidAnswer(storage);
    const { flow, shown } = await open(offered, storage);
    await flow.select(5);
    expect(shown()).toEqual([]);
    expect(flow.store.getState().draft).toBe('Qual a meta?');
    expect(storage.get('own:turns:')).toBeNull();
  });
});

describe('a first question that never arrived', () => {
  const DELETE = 'DELETE /api/conversations/:id';
  /** Asks in a new conversation, and leaves the page before the question has arrived. */
  async function leaveUploading(storage: KeyValueStore): Promise<string> {
    const { app, backend, ask } = await open({ ...offered, [ASK]: { silent: true } }, storage);
    void ask('Qual a meta?');
    await expect.poll(() => backend.callsTo(ASK)).toHaveLength(1);
    app.dispose();
    return app.tabStorage.get('own:created') ?? '';
  }

  it('is the draft of a new conversation after a reload, and its empty one is deleted', async () => {
    const storage = createMemoryStore();
    const created = await leaveUploading(storage);
    const { app, backend, flow, ask } = await open({ ...offered, [DELETE]: {} }, storage);
    app.tabStorage.set('own:created', created);
    await flow.select(41);
    const { listVersion } = flow.store.getState();
    expect(flow.store.getState()).toMatchObject({
      conversationId: null,
      isNewlyCreated: true,
      draft: 'Qual a meta?',
      isDraftRestored: true,
    });
    await expect.poll(() => backend.callsTo(DELETE).map(({ params }) => params.id)).toEqual(['41']);
    await expect.poll(() => flow.store.getState().listVersion).toBe(listVersion + 1);
    expect(storage.get('own:list')).toMatch(/ 41$/);
    expect(storage.keys().filter((key) => key.startsWith('own:draft:'))).toEqual(['own:draft:new']);
    expect(await ask(flow.store.getState().draft)).toBe('answered');
    expect(backend.callsTo('POST /ai/api/conversas')).toHaveLength(1);
  });

  it.each([
    ['the tab did not create it', offered, {}, false],
    [
      'a message is there',
      { ...offered, [HISTORY]: { data: [{ codigo: 1, pergunta: 'a', resposta: 'b' }] } },
      {},
      true,
    ],
    ['the gateway keeps no turns', {}, {}, true],
    ['the gateway does not answer', { ...offered, 'GET /gateway/turns/:key': { status: 503 } }, {}, true],
    [
      'another draft would be lost',
      offered,
      { 'own:draft:new': '{"text":"E a dose?","at":0,"owner":"7"}' },
      true,
    ],
  ] as const)('stays in its conversation if %s', async (_, routes, kept, isSameTab) => {
    const storage = createMemoryStore();
    const created = await leaveUploading(storage);
    for (const [key, value] of Object.entries(kept))
      storage.set(key, value.replace('"at":0', `"at":${Date.now()}`));
    const { app, backend, flow } = await open({ ...routes, [DELETE]: {} }, storage);
    if (isSameTab) app.tabStorage.set('own:created', created);
    await flow.select(41);
    await expect.poll(() => flow.store.getState().draft).toBe('Qual a meta?');
    expect(flow.store.getState().conversationId).toBe(41);
    expect(backend.callsTo(DELETE)).toEqual([]);
  });
});

describe('the conversation with an unread answer', () => {
  const READ = 'GET /api/auth/my-account';
  const named = (id: string): FakeReply => ({
    data: { data: { id: 7, name: 'Ana' } },
    headers: { 'X-Unread-Conversation': id },
  });

  /** An app whose host hands over one token after another, or none yet. */
  async function handOver(reply: FakeRoutes[string], hands = true) {
    const backend = createFakeBackend({ ...chatRoutes(), [HISTORY]: { data: { data: [] } }, [READ]: reply });
    let handed = 0;
    const app = createApp({
      baseUrl: 'http://chat.test',
      storage: 'memory',
      fetch: backend.fetch,
      ...(hands
        ? {
            getToken: async () => {
              handed += 1;
              return `token-${handed}`;
            },
          }
        : {}),
    });
    await app.start();
    return { app, backend, flow: await app.chat() };
  }

  it('is named once, by the account of the host’s token', async () => {
    const { flow } = await handOver(named('5'));
    expect(await Promise.all([flow.takeUnread(), flow.takeUnread()])).toEqual([5, null]);
  });

  it.each(['', '../4', 'a b'])('is not named for %j', async (id) => {
    expect(await (await handOver(named(id))).flow.takeUnread()).toBeNull();
  });

  it('is not named after the person began to type, or in an open conversation', async () => {
    const { flow } = await handOver(named('5'));
    flow.setDraft('Qual');
    expect(await flow.takeUnread()).toBeNull();
    flow.setDraft('');
    await flow.select(6);
    expect(await flow.takeUnread()).toBeNull();
    await flow.select(null);
    expect(await flow.takeUnread()).toBe(5);
  });

  it('is not named for the next person', async () => {
    const { app, flow } = await handOver(({ headers }) =>
      headers.get('authorization') === 'Bearer another' ? { data: { data: { id: 8 } } } : named('5'),
    );
    app.session.end('logout');
    app.session.signIn(sessionOf({ userId: 8, token: 'another' }));
    expect(await flow.takeUnread()).toBeNull();
  });

  it('is left to the chat of the page that asked in it', async () => {
    const { app, flow } = await handOver(named('5'));
    const beside = app.anotherChat({ texts: app.texts, draftScope: 'vesalio-chat-1:' });
    const turn = { conversationId: 5, key: 'key-1', isFirst: true, at: Date.now() };
    app.storage.set('own:turns:vesalio-chat-1:', JSON.stringify([turn]));
    expect(await flow.takeUnread()).toBeNull();
    expect(await (await beside).takeUnread()).toBe(5);
  });

  it('is requested once if the host hands over the whole account', async () => {
    const { app, flow, backend } = await handOver(named('5'), false);
    app.session.signIn(sessionOf({ token: 'whole' }));
    expect(backend.callsTo(READ)).toHaveLength(0);
    expect(await Promise.all([flow.takeUnread(), flow.takeUnread()])).toEqual([5, null]);
    expect(await flow.takeUnread()).toBeNull();
    expect(backend.callsTo(READ)).toHaveLength(1);
  });

  it('is not opened if the person begins to type during the request', async () => {
    const { app, flow } = await handOver(named('5'), false);
    app.session.signIn(sessionOf({ token: 'whole' }));
    const told = flow.takeUnread();
    flow.setDraft('Qual');
    expect(await told).toBeNull();
  });

  it('is the one that an earlier page stored here, if the storage is kept', async () => {
    const storage = createMemoryStore();
    await leaveMidAnswer(storage);
    const { flow } = await open(offered, storage);
    expect(await flow.takeUnread()).toBe(5);
  });

  it('is the one that this chat asked in, if the account names that of another chat of the page', async () => {
    const storage = createMemoryStore();
    await leaveMidAnswer(storage);
    const { app, flow } = await open({ ...offered, [READ]: named('9') }, storage);
    expect(await flow.takeUnread()).toBe(5);
    const other = await app.anotherChat({ texts: app.texts, draftScope: 'other:' });
    expect(await other.takeUnread()).toBeNull();
  });
});
