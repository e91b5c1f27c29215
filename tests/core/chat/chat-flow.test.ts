import { type Attachment, type Clock, createApp, createMemoryStore, type KeyValueStore } from '@vesalio/core';
import {
  answerFixture,
  chatRoutes,
  createFakeBackend,
  type FakeEvent,
  type FakeRoutes,
  historyFixture,
  sessionOf,
  streamedAnswer,
} from '@vesalio/core/testing';
import { describe, expect, test, vi } from 'vitest';
import { createTestClock, settle } from '../fixtures.ts';

const LIMIT = 'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.';
const SEND_ERROR = 'Desculpe, não consegui processar sua mensagem no momento. Por favor, tente novamente.';
const ASK = 'POST /ai/api/mensagens';
const CHECK = 'GET /api/subscription/verifyPlanFree';

interface Options {
  session?: Record<string, unknown>;
  storage?: KeyValueStore;
  clock?: Clock;
}

async function open(routes: FakeRoutes = chatRoutes(), { session = {}, storage, clock }: Options = {}) {
  const backend = createFakeBackend(routes);
  const app = createApp({
    baseUrl: 'http://chat.test',
    storage: storage ?? 'memory',
    fetch: backend.fetch,
    ...(clock ? { clock } : {}),
  });
  await app.start();
  app.session.signIn(sessionOf(session));
  const flow = await app.chat();
  const shown = () =>
    flow.store.getState().messages.map(({ sender, type, text }) => `${sender} ${type}: ${text.slice(0, 20)}`);
  const ask = (text: string) => {
    flow.setDraft(text);
    return flow.send();
  };
  const notes = () => app.notices.getState().items.map(({ type, text }) => `${type}: ${text}`);
  const keys = () => backend.callsTo(ASK).map(({ headers }) => headers.get('idempotency-key'));
  return { backend, app, flow, shown, ask, notes, keys, state: () => flow.store.getState() };
}

const free = { planName: 'free_plan' };

function attachment(filename: string, mimeType: string): Attachment {
  const bytes = new Blob(['bytes'], { type: mimeType });
  const extension = filename.split('.').at(-1) ?? '';
  return { id: filename, filename, extension, size: bytes.size, mimeType, bytes, isLoading: false };
}

describe('sending', () => {
  test('the first send creates the conversation, asks, answers and names it', async () => {
    const { backend, ask, shown, state } = await open();
    await ask('  Qual a meta?  ');
    expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica i']);
    expect(state()).toMatchObject({
      conversationId: 41,
      isNewlyCreated: true,
      status: 'idle',
      draft: '',
      listVersion: 1,
    });
    expect(backend.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /ai/api/conversas',
      ASK,
      'POST /api/conversations/getNewTitle',
    ]);
    expect(backend.requests[0]?.body).toEqual({ codigoCliente: 7, titulo: 'Qual a meta?' });
    expect(backend.requests[2]?.body).toMatchObject({ conversationId: 41, question: 'Qual a meta?' });
  });

  test('the second send asks in the same conversation and names nothing', async () => {
    const { backend, ask } = await open();
    await ask('Primeira');
    await ask('Segunda');
    expect(backend.callsTo('POST /ai/api/conversas')).toHaveLength(1);
    expect(backend.callsTo('POST /api/conversations/getNewTitle')).toHaveLength(1);
    expect(backend.callsTo(ASK)[1]?.body).toMatchObject({ conversationId: '41', prompt: 'Segunda' });
  });

  test.each([
    ['x'.repeat(60), 'x'.repeat(50)],
    [
      'Quando iniciar sacubitril-valsartana na insuficiência cardíaca?',
      'Quando iniciar sacubitril-valsartana na insuficiên',
    ],
    ['', 'Nova Conversa'],
  ])('the title of %j is %j', async (question, title) => {
    const { backend, flow, ask } = await open();
    flow.addAttachments([attachment('a.png', 'image/png')]);
    await ask(question);
    expect(backend.requests[0]?.body).toMatchObject({ titulo: title });
  });

  test('files, depth and web go as parts; the input is empty afterwards', async () => {
    const { backend, flow, ask, state } = await open();
    flow.addAttachments([attachment('raio-x.png', 'image/png'), attachment('laudo.pdf', 'application/pdf')]);
    flow.setDepth(99);
    flow.setWeb(true);
    await ask('Veja');
    const body = backend.callsTo(ASK)[0]?.body as Record<string, File[] & string>;
    expect(body).toMatchObject({
      userId: '7',
      conversationId: '41',
      prompt: 'Veja',
      topK: '17',
      web: 'true',
    });
    expect(body.pdfs?.map(({ name }) => name)).toEqual(['laudo.pdf']);
    expect(body.images?.map(({ name }) => name)).toEqual(['raio-x.png']);
    expect(state()).toMatchObject({ attachments: [], draft: '' });
    expect(state().messages[0]?.type).toBe('text_with_attachments');
  });

  test('nothing to say, or a file still loading, sends nothing', async () => {
    const { backend, flow, ask } = await open();
    await ask('   ');
    flow.addAttachments([{ ...attachment('a.png', 'image/png'), isLoading: true }]);
    await ask('Com anexo pela metade');
    expect(backend.requests).toEqual([]);
  });

  test('a second send while one is under way does nothing', async () => {
    const { backend, flow, ask } = await open(chatRoutes({ delayMs: 20 }));
    const first = ask('Uma');
    await ask('Outra');
    await first;
    expect(backend.callsTo(ASK)).toHaveLength(1);
    expect(flow.store.getState().draft).toBe('Outra');
  });

  test('a title that fails is a warning, and the list is refreshed all the same', async () => {
    const { ask, notes, state } = await open({
      ...chatRoutes(),
      'POST /api/conversations/getNewTitle': { status: 500 },
    });
    await ask('Qual a meta?');
    expect(notes()).toEqual(['warning: Houve um problema ao nomear a conversa automaticamente.']);
    expect(state()).toMatchObject({ status: 'idle', listVersion: 1 });
  });
});

describe('the free limit', () => {
  test('is not asked of other plans', async () => {
    const { backend, ask } = await open();
    await ask('Qual a meta?');
    expect(backend.callsTo(CHECK)).toHaveLength(0);
  });

  test('reached before: nothing is sent, the input is cleared, the text returns when the plan allows', async () => {
    const { app, backend, flow, ask, notes, shown, state } = await open(chatRoutes({ isPlanValid: false }), {
      session: free,
    });
    flow.addAttachments([attachment('a.png', 'image/png')]);
    await ask('Qual a meta?');
    expect(backend.callsTo(ASK)).toHaveLength(0);
    expect(backend.callsTo('POST /ai/api/conversas')).toHaveLength(0);
    expect(notes()).toEqual([`error: ${LIMIT}`]);
    expect(shown()).toEqual([]);
    expect(state()).toMatchObject({ draft: '', attachments: [], status: 'idle', isDraftKept: true });
    expect(app.session.getState().isFreePlanLimited).toBe(true);
    await ask('Outra');
    expect(backend.callsTo(CHECK)).toHaveLength(1);
    flow.setDraft('');
    app.session.update({ planName: 'fleming_plan' });
    expect(state()).toMatchObject({ draft: 'Qual a meta?', isDraftRestored: true });
  });

  test('reached by this message: the answer is shown and the limit told', async () => {
    let checks = 0;
    const { app, ask, notes, shown } = await open(
      { ...chatRoutes(), [CHECK]: () => ({ data: { isPlanValid: checks++ === 0 } }) },
      { session: free },
    );
    await ask('Qual a meta?');
    expect(shown()).toHaveLength(2);
    expect(notes()).toEqual([`error: ${LIMIT}`]);
    expect(app.session.getState().isFreePlanLimited).toBe(true);
  });

  test.each([
    ['a refusal', { status: 400 }],
    ['a server that is down', { status: 503 }],
    ['a broken connection', { fail: 'before' as const }],
  ])('a check that fails limits nobody and is not repeated: %s', async (_case, reply) => {
    const { app, backend, ask, shown } = await open({ ...chatRoutes(), [CHECK]: reply }, { session: free });
    await ask('Qual a meta?');
    expect(shown()).toHaveLength(2);
    expect(app.session.getState().isFreePlanLimited).toBe(false);
    // Before the question, and after the answer.
    expect(backend.callsTo(CHECK)).toHaveLength(2);
  });

  test('a check without an answer holds nobody longer than 3 s', async () => {
    const { backend, ask } = await open({ ...chatRoutes(), [CHECK]: { silent: true } }, { session: free });
    const begun = performance.now();
    void ask('Qual a meta?');
    await expect.poll(() => backend.callsTo(ASK).length, { timeout: 10_000 }).toBe(1);
    expect(performance.now() - begun).toBeGreaterThan(2500);
  });
});

describe('a question that does not stand in the input', () => {
  test('leaves text and files there, and what is kept of them', async () => {
    const storage = createMemoryStore();
    const { flow, backend, shown, state } = await open(chatRoutes(), { storage });
    const file = attachment('laudo.pdf', 'application/pdf');
    flow.setDraft('rascunho');
    flow.saveDraft();
    flow.addAttachments([file]);
    await flow.ask(' Qual a meta? ');
    expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica i']);
    expect(backend.callsTo(ASK)[0]?.body).not.toHaveProperty('pdfs');
    expect(state()).toMatchObject({ conversationId: 41, draft: 'rascunho', attachments: [file] });
    const after = await open(chatRoutes(), { storage });
    expect(after.state().draft).toBe('');
    await after.flow.select(41);
    expect(after.state().draft).toBe('rascunho');
  });

  test.each([
    ['beside what was typed', 'rascunho', 'rascunho\n\nSegunda'],
    ['once, however often it is asked', 'Segunda', 'Segunda'],
    ['alone', '', 'Segunda'],
  ])('that may not be sent now is put into the input: %s', async (_case, typed, expected) => {
    const { flow, ask, state, backend } = await open({ ...chatRoutes(), [ASK]: { silent: true } });
    void ask('Primeira');
    flow.setDraft(typed);
    await flow.ask('Segunda');
    expect(state().draft).toBe(expected);
    await vi.waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
    flow.dispose();
  });

  test('that fails comes back beside what was typed', async () => {
    const { flow, state } = await open({ ...chatRoutes(), [ASK]: { status: 500 } });
    flow.setDraft('rascunho');
    await flow.ask('Qual a meta?');
    expect(state()).toMatchObject({ draft: 'rascunho', unsent: { text: 'Qual a meta?' } });
  });
});

describe('failures', () => {
  test.each([
    ['a refusal', { status: 500 }, false],
    ['an answer lost behind the gateway', { status: 502 }, true],
    ['an answer late behind the gateway', { status: 504 }, true],
    ['a failure of the gateway itself', { status: 503, headers: { 'x-vesalio-error': 'limits-down' } }, true],
    ['a switched-off service', { status: 503, headers: { 'x-vesalio-error': 'asking-off' } }, false],
    ['a lost connection', { fail: 'before' }, true],
    ['an unreadable answer', { data: { nada: true } }, true],
  ] as const)(
    '%s gives the text and files back; the repetition bears the same key: %s',
    async (_, reply, same) => {
      const { backend, flow, ask, shown, state, keys } = await open({ ...chatRoutes(), [ASK]: reply });
      const file = attachment('a.png', 'image/png');
      flow.addAttachments([file]);
      await ask('Qual a meta?');
      expect(shown()).toEqual(['user image: Qual a meta?', `bot error: ${SEND_ERROR.slice(0, 20)}`]);
      expect(state().messages[1]?.text).toBe(SEND_ERROR);
      expect(state()).toMatchObject({ draft: 'Qual a meta?', attachments: [file], status: 'idle' });
      backend.on(ASK, { data: answerFixture() });
      await flow.retry(state().messages[1]?.id ?? '');
      expect(shown()).toEqual(['user image: Qual a meta?', 'bot text: ## Meta pressórica i']);
      expect(state()).toMatchObject({ draft: '', attachments: [] });
      expect(keys()[0] === keys()[1]).toBe(same);
    },
  );

  const own = { 'x-request-id': 'RJQW-FTSX-WNZL' };
  test.each([
    ['a proxy that takes no large body', { status: 413 }, 'um proxy respondeu 413'],
    [
      'a proxy without a gateway',
      { status: 502, data: '<html>502 Bad Gateway</html>' },
      'um proxy respondeu 502',
    ],
    ['a proxy that stops waiting', { status: 504 }, 'um proxy respondeu 504'],
    ['the gateway itself', { status: 413, headers: { ...own, 'x-vesalio-error': 'too-large' } }, undefined],
    [
      'the gateway that refuses a file',
      {
        status: 415,
        headers: { ...own, 'x-vesalio-error': 'file-refused' },
        data: { message: 'exame.pdf: O arquivo está vazio.' },
      },
      'exame.pdf: O arquivo está vazio.',
    ],
    [
      'a service behind the gateway that tells of a file',
      { status: 415, headers: own, data: { message: 'exame.pdf: não.' } },
      undefined,
    ],
    [
      'a service behind the gateway',
      { status: 502, headers: own },
      `Código para o suporte: ${own['x-request-id']}.`,
    ],
    ['an answer that ends in an error', { events: [{ event: 'error', data: { mensagem: 'x' } }] }, undefined],
    ['any other refusal', { status: 500 }, undefined],
  ] as const)(
    '%s: the bubble stays as it is, a second line tells the cause of a proxy or the code for support',
    async (_, reply, hint) => {
      const { ask, state } = await open({ ...chatRoutes(), [ASK]: reply });
      await ask('Qual a meta?');
      expect(state().messages[1]?.text).toBe(SEND_ERROR);
      if (hint) expect(state().messages[1]?.hint).toContain(hint);
      else expect(state().messages[1]?.hint).toBeUndefined();
    },
  );

  test('pressing send with what was given back repeats the same question', async () => {
    const { backend, flow, ask, shown } = await open({ ...chatRoutes(), [ASK]: { status: 502 } });
    await ask('Qual a meta?');
    backend.on(ASK, { data: answerFixture() });
    await flow.send();
    expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica i']);
  });

  test('what was typed meanwhile is kept beside what comes back', async () => {
    const { flow, ask, state } = await open({ ...chatRoutes(), [ASK]: { status: 500, delayMs: 10 } });
    const sending = ask('Primeira');
    flow.setDraft('Segunda');
    await sending;
    expect(state()).toMatchObject({ draft: 'Segunda', unsent: { text: 'Primeira' } });
    flow.recoverUnsent();
    expect(state()).toMatchObject({ draft: 'Primeira\n\nSegunda', unsent: null });
  });

  test('a failure after leaving gives the text back to its own conversation', async () => {
    const { flow, ask, state, notes } = await open({ ...chatRoutes(), [ASK]: { status: 500, delayMs: 20 } });
    await flow.select(5);
    const sending = ask('Para a cinco');
    await flow.select(6);
    await sending;
    expect(state().draft).toBe('');
    expect(notes()).toEqual([`error: ${SEND_ERROR}`]);
    await flow.select(5);
    expect(state().draft).toBe('Para a cinco');
  });

  test('a history that fails is a bubble, and can be tried again', async () => {
    const { backend, flow, state } = await open({
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': { status: 404 },
    });
    await flow.select(5);
    expect(state().messages.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'error: Não foi possível carregar o histórico desta conversa. Por favor, tente selecionar outra conversa ou inicie uma nova.',
    ]);
    expect(state().messages[0]?.hint).toBeUndefined();
    // A GET that fails at the server is tried three times.
    backend.on('GET /ai/api/mensagens/conversa/:id', {
      status: 500,
      headers: { 'x-request-id': 'RJQW-FTSX-WNZL' },
    });
    await flow.retry(state().messages[0]?.id ?? '');
    expect(state().messages.map(({ hint }) => hint)).toEqual(['Código para o suporte: RJQW-FTSX-WNZL.']);
    backend.on('GET /ai/api/mensagens/conversa/:id', { data: historyFixture(1) });
    await flow.retry(state().messages[0]?.id ?? '');
    expect(state().messages).toHaveLength(2);
  });
});

describe('an answer being written', () => {
  const part = [...streamedAnswer(answerFixture())].slice(0, 3);

  test('is shown as it arrives', async () => {
    const { flow, ask, shown } = await open(chatRoutes({ stream: 8 }));
    const seen: string[] = [];
    flow.live.subscribe(({ text }) => seen.push(text));
    await ask('Qual a meta?');
    expect(seen.filter(Boolean).length).toBeGreaterThan(2);
    expect(shown()[1]).toBe('bot text: ## Meta pressórica i');
    expect(flow.live.getState().text).toBe('');
  });

  test('stopped: the part stays, the server is told at once (catalogue 42)', async () => {
    async function* endless() {
      yield* part;
      await new Promise(() => undefined);
    }
    const { backend, flow, ask, state } = await open({
      ...chatRoutes(),
      [ASK]: () => ({ events: endless() }),
    });
    const sending = ask('Qual a meta?');
    await vi.waitFor(() => expect(flow.live.getState().text).not.toBe(''));
    flow.stop();
    expect(backend.callsTo(ASK)[0]?.signal.aborted).toBe(true);
    await sending;
    expect(state()).toMatchObject({ status: 'idle', draft: '' });
    expect(state().messages[1]).toMatchObject({
      type: 'text',
      interrupted: 'stopped',
      text: part.map(({ data }) => (data as { texto: string }).texto).join(''),
    });
  });

  test('cut off: the part stays and says so; the repetition bears the same key', async () => {
    const { backend, flow, ask, state, keys } = await open({
      ...chatRoutes(),
      [ASK]: () => ({ events: part, fail: 'after' }),
    });
    await ask('Qual a meta?');
    expect(state().messages[1]).toMatchObject({ interrupted: 'lost', retry: 'send' });
    backend.on(ASK, { data: answerFixture() });
    await flow.retry(state().messages[1]?.id ?? '');
    expect(keys()[0]).toBe(keys()[1]);
    expect(state().messages.at(-1)).toMatchObject({ interrupted: null });
  });

  test('silent for 120 s: an error, and the text comes back', async () => {
    const timers: { at: number; fn: () => void }[] = [];
    let now = 0;
    const clock: Clock = {
      now: () => now,
      random: () => 0,
      after(ms, fn) {
        const timer = { at: now + ms, fn };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer) >>> 0, 1);
      },
    };
    const { backend, ask, state } = await open({ ...chatRoutes(), [ASK]: { silent: true } }, { clock });
    const sending = ask('Qual a meta?');
    await vi.waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
    now = 119_999;
    for (const { at, fn } of [...timers]) if (at <= now) fn();
    expect(state().status).toBe('sending');
    now = 120_000;
    for (const { at, fn } of [...timers]) if (at <= now) fn();
    await sending;
    expect(state().messages[1]?.text).toBe(SEND_ERROR);
    expect(state().draft).toBe('Qual a meta?');
  });

  test('silent for 120 s but for heartbeats: an error all the same', async () => {
    const clock = createTestClock();
    let beats = 0;
    async function* heartbeats(): AsyncGenerator<FakeEvent> {
      for (;;) {
        await new Promise<void>((resolve) => clock.after(15_000, resolve));
        beats += 1;
        yield { event: 'comment', data: null };
      }
    }
    const { backend, ask, state } = await open(
      { ...chatRoutes(), [ASK]: () => ({ events: heartbeats() }) },
      { clock },
    );
    const sending = ask('Qual a meta?');
    await vi.waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
    await settle();
    await clock.tick(119_000);
    expect(state().status).toBe('sending');
    expect(beats).toBeGreaterThan(5);
    await clock.tick(2_000);
    await sending;
    expect(state().messages[1]?.text).toBe(SEND_ERROR);
  });

  test('left and come back to: it goes on where it was', async () => {
    const { flow, ask, state, shown } = await open({
      ...chatRoutes({ stream: 10 }),
      'GET /ai/api/mensagens/conversa/:id': { data: [] },
    });
    await flow.select(5);
    const sending = ask('Qual a meta?');
    await flow.select(6);
    expect(shown()).toEqual([]);
    await flow.select(5);
    expect(state().status).not.toBe('idle');
    await sending;
    expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica i']);
    expect(state().draft).toBe('');
  });
});

describe('drafts', () => {
  test('are kept per conversation, over a reload, and go with the person', async () => {
    const storage = createMemoryStore();
    const before = await open(chatRoutes(), { storage });
    before.flow.setDraft('Rascunho novo');
    await before.flow.select(5);
    expect(before.state().draft).toBe('');
    before.flow.setDraft('Rascunho da cinco');
    before.flow.saveDraft();
    before.app.dispose();

    const after = await open(chatRoutes(), { storage });
    expect(after.state()).toMatchObject({ draft: 'Rascunho novo', isDraftRestored: true });
    await after.flow.select(5);
    expect(after.state().draft).toBe('Rascunho da cinco');
    // What is pressed before the person has seen the draft goes alone.
    after.flow.offer('Qual a meta?');
    expect(after.state()).toMatchObject({ draft: 'Qual a meta?', unsent: { text: 'Rascunho da cinco' } });
    await after.flow.send();
    expect(after.shown().at(-2)).toBe('user text: Qual a meta?');
    after.flow.recoverUnsent();
    expect(after.state().draft).toBe('Rascunho da cinco');
    await after.app.signOut();
    expect(storage.keys().filter((key) => key.startsWith('own:draft'))).toEqual([]);
    expect(after.state()).toMatchObject({ draft: '', messages: [], conversationId: null });
  });

  test('a question on its way survives a reload', async () => {
    const storage = createMemoryStore();
    const before = await open({ ...chatRoutes(), [ASK]: { silent: true } }, { storage });
    await before.flow.select(5);
    void before.ask('Ainda não chegou');
    await vi.waitFor(() => expect(before.backend.callsTo(ASK)).toHaveLength(1));
    const after = await open(chatRoutes(), { storage });
    await after.flow.select(5);
    expect(after.state().draft).toBe('Ainda não chegou');
    before.app.dispose();
  });

  test('an expired session keeps the question for the same person', async () => {
    const { app, flow, ask, state } = await open({
      ...chatRoutes(),
      [ASK]: { status: 401 },
      'GET /api/auth/my-account': { status: 401 },
    });
    await flow.select(5);
    await ask('Qual a meta?');
    expect(app.session.getState().ended).toBe('expired');
    expect(state()).toMatchObject({ messages: [], status: 'idle', draft: '' });
    app.session.signIn(sessionOf({ token: 'token-novo' }));
    await flow.select(5);
    expect(state().draft).toBe('Qual a meta?');
  });
});

test('history becomes a question and, 1 ms later, its answer, sorted by time', async () => {
  const [first, second] = historyFixture(2);
  const { flow, state } = await open({
    ...chatRoutes(),
    'GET /ai/api/mensagens/conversa/:id': { data: { data: [second, first] } },
  });
  await flow.select('5');
  expect(state().conversationId).toBe(5);
  expect(state().messages.map(({ sender, text }) => `${sender} ${text.slice(0, 11)}`)).toEqual([
    'user Pergunta 1',
    'bot Resposta 1 ',
    'user Pergunta 2',
    'bot Resposta 2 ',
  ]);
  const [question, answer] = state().messages;
  expect((answer?.date ?? 0) - (question?.date ?? 0)).toBe(1);
  expect(answer?.references).toHaveLength(1);
});

test('a conversation that was opened before anybody had signed in is read once somebody has', async () => {
  const backend = createFakeBackend({
    ...chatRoutes(),
    'GET /ai/api/mensagens/conversa/:id': ({ headers }) =>
      headers.get('authorization') ? { data: historyFixture(1) } : { status: 401, data: {} },
    'GET /api/auth/my-account': { status: 401, data: {} },
  });
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  await app.start();
  const flow = await app.chat();
  const opening = flow.select(9);
  app.session.signIn(sessionOf());
  await opening;
  await vi.waitFor(() =>
    expect(flow.store.getState().messages.map(({ text }) => text)[0]).toBe('Pergunta 1'),
  );
  expect(flow.store.getState()).toMatchObject({ conversationId: 9, status: 'idle' });
});

test('what stands in the input before the host has said who it is stays, for that person alone', async () => {
  const app = createApp({ storage: 'memory', fetch: createFakeBackend(chatRoutes()).fetch });
  await app.start();
  const flow = await app.chat();
  const file = attachment('laudo.pdf', 'application/pdf');
  flow.setDraft('Qual a meta?');
  flow.addAttachments([file]);
  flow.setDepth(5);
  flow.setWeb(true);
  app.session.signIn(sessionOf());
  expect(flow.store.getState()).toMatchObject({
    draft: 'Qual a meta?',
    attachments: [file],
    depth: 5,
    web: true,
  });
  await app.signOut();
  app.session.signIn(sessionOf({ userId: 8 }));
  expect(flow.store.getState()).toMatchObject({ draft: '', attachments: [], depth: 10, web: false });
  app.dispose();
});

test('what is typed before a kept draft is known waits beside it', async () => {
  const storage = createMemoryStore();
  const before = await open(chatRoutes(), { storage });
  before.flow.setDraft('Rascunho de ontem');
  before.flow.saveDraft();
  before.app.session.end('expired');
  before.app.dispose();
  const app = createApp({ storage, fetch: createFakeBackend(chatRoutes()).fetch });
  await app.start();
  const flow = await app.chat();
  flow.setDraft('Qual a meta?');
  app.session.signIn(sessionOf());
  expect(flow.store.getState()).toMatchObject({
    draft: 'Rascunho de ontem',
    unsent: { text: 'Qual a meta?' },
  });
  app.dispose();
});

test('questions of one and the same moment keep their answers', async () => {
  const stored = historyFixture(3).map((item) => ({ ...item, dataCadastro: '2026-11-20T10:00:00Z' }));
  const { flow, shown } = await open({
    ...chatRoutes(),
    'GET /ai/api/mensagens/conversa/:id': { data: stored },
  });
  await flow.select(9);
  expect(shown().map((entry) => entry.split(' ')[0])).toEqual(['user', 'bot', 'user', 'bot', 'user', 'bot']);
  expect(shown().filter((entry) => entry.startsWith('user'))).toEqual([
    'user text: Pergunta 1',
    'user text: Pergunta 2',
    'user text: Pergunta 3',
  ]);
});
