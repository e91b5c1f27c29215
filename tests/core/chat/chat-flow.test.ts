import { type Attachment, type Clock, createMemoryStore } from '@vesalio/core';
import {
  answerFixture,
  chatRoutes,
  type FakeEvent,
  type FakeRoutes,
  historyFixture,
  type OpenAppOptions,
  openApp,
  sessionOf,
  streamedAnswer,
} from '@vesalio/core/testing';
import { describe, expect, test, vi } from 'vitest';
import { createTestClock, noticesOf, settle } from '../fixtures.ts';

const LIMIT = 'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.';
const SEND_ERROR = 'Desculpe, não consegui processar sua mensagem no momento. Por favor, tente novamente.';
const ASK = 'POST /ai/api/mensagens';
const CHECK = 'GET /api/subscription/verifyPlanFree';

async function open(routes: FakeRoutes = chatRoutes(), options: OpenAppOptions = {}) {
  const { app, backend } = await openApp(routes, options);
  const flow = await app.chat();
  const shown = () =>
    flow.store.getState().messages.map(({ sender, type, text }) => `${sender} ${type}: ${text.slice(0, 20)}`);
  const ask = (text: string) => {
    flow.setDraft(text);
    return flow.send();
  };
  const notes = () => noticesOf(app);
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
  test('creates the conversation, asks, shows the answer and requests a title at the first send', async () => {
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

  test.each([
    ['streamed', true],
    ['whole', false],
  ])('leaves no listener on the signal of a person whose shift has many %s answers', async (_, stream) => {
    const { ask } = await open(chatRoutes({ stream }));
    await ask('Primeira');
    await settle();
    const live = new Set<unknown>();
    const added = vi.spyOn(AbortSignal.prototype, 'addEventListener').mockImplementation(function (
      this: AbortSignal,
      ...listener: Parameters<AbortSignal['addEventListener']>
    ) {
      if (!this.aborted) live.add(listener[1]);
      EventTarget.prototype.addEventListener.apply(this, listener);
    });
    const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener').mockImplementation(function (
      this: AbortSignal,
      ...listener: Parameters<AbortSignal['removeEventListener']>
    ) {
      live.delete(listener[1]);
      EventTarget.prototype.removeEventListener.apply(this, listener);
    });
    await ask('Segunda');
    await settle();
    expect(added).toHaveBeenCalled();
    expect([...live]).toEqual([]);
    added.mockRestore();
    removed.mockRestore();
  });

  test('asks in the same conversation and requests no title at the second send', async () => {
    const { backend, ask } = await open();
    await ask('Primeira');
    await ask('Segunda');
    expect(backend.callsTo('POST /ai/api/conversas')).toHaveLength(1);
    expect(backend.callsTo('POST /api/conversations/getNewTitle')).toHaveLength(1);
    expect(backend.callsTo(ASK)[1]?.body).toMatchObject({ conversationId: '41', prompt: 'Segunda' });
  });

  test('shows an answer once if the person leaves and returns while its title is requested', async () => {
    const { backend, ask, flow, shown, state } = await open();
    let named = () => {};
    const title = new Promise<void>((resolve) => {
      named = resolve;
    });
    backend.on('POST /api/conversations/getNewTitle', async () => {
      await title;
      return { data: {} };
    });
    const asking = ask('Qual a meta?');
    await expect.poll(() => shown().length).toBe(2);
    await flow.select(null);
    await flow.select(41);
    expect(state()).toMatchObject({ status: 'idle', answerId: null });
    expect(shown().filter((line) => line.includes('Qual a meta?'))).toEqual([]);
    named();
    expect(await asking).toBe('answered');
  });

  test('shows a second exchange whose answer has the message id of the first one', async () => {
    const { backend, ask, shown } = await open();
    for (const word of ['um', 'dois']) {
      backend.on(ASK, { data: { ...answerFixture(), resposta: `Resposta ${word}`, codigoMensagem: 5 } });
      await ask(`Pergunta ${word}`);
    }
    expect(shown()).toEqual([
      'user text: Pergunta um',
      'bot text: Resposta um',
      'user text: Pergunta dois',
      'bot text: Resposta dois',
    ]);
  });

  test('requests the title with the answer to the first question, even if that needed a retry', async () => {
    const { backend, ask, flow, state } = await open({ ...chatRoutes(), [ASK]: { status: 503 } });
    await ask('Qual a meta?');
    backend.on(ASK, { data: answerFixture() });
    await flow.retry(state().messages.at(-1)?.id ?? '');
    expect(backend.callsTo('POST /api/conversations/getNewTitle').map(({ body }) => body)).toEqual([
      expect.objectContaining({ question: 'Qual a meta?', conversationId: 41 }),
    ]);
    await ask('E no idoso?');
    expect(backend.callsTo('POST /api/conversations/getNewTitle')).toHaveLength(1);
  });

  test('requests no title for a second question after a first one that failed', async () => {
    const { backend, ask } = await open({ ...chatRoutes(), [ASK]: { status: 503 } });
    await ask('Qual a meta?');
    backend.on(ASK, { data: answerFixture() });
    await ask('E no idoso?');
    expect(backend.callsTo('POST /api/conversations/getNewTitle')).toHaveLength(0);
  });

  test('reads a closing event without text, events in a wrapper, and a media type in capitals', async () => {
    const { backend, flow, ask, shown, state } = await open();
    backend.on(ASK, {
      headers: { 'content-type': 'Text/Event-Stream' },
      events: [
        { event: 'delta', data: { data: { texto: 'Meta [search_1].' } } },
        { event: 'references', data: { data: { referencias: [{ id: 'search_1', title: 'Um' }] } } },
        { event: 'done', data: { codigoMensagem: 77 } },
      ],
    });
    await ask('Qual a meta?');
    expect(shown().at(-1)).toBe('bot text: Meta [search_1].');
    expect(state().messages.at(-1)).toMatchObject({ messageId: 77, references: [{ title: 'Um' }] });
    expect(flow.store.getState().finished).toMatchObject({ messageId: 77 });
  });

  test('shows the usual title over a question of files only', async () => {
    const { flow, ask, state } = await open({ ...chatRoutes(), [ASK]: { silent: true } });
    flow.addAttachments([attachment('exame.pdf', 'application/pdf')]);
    void ask('');
    await vi.waitFor(() => expect(state().conversationId).toBe(41));
    expect(state().title).toBe('Nova Conversa');
  });

  test('a retry asks nothing at the limit, nor while another question is under way', async () => {
    const { app, backend, flow, ask, state } = await open(
      { ...chatRoutes(), [ASK]: { status: 503 } },
      { session: free },
    );
    await ask('Qual a meta?');
    const failed = state().messages.at(-1)?.id ?? '';
    app.session.setFreePlanLimited(true);
    await flow.retry(failed);
    expect(backend.callsTo(ASK)).toHaveLength(1);
    app.session.setFreePlanLimited(false);
    backend.on(ASK, { silent: true });
    void ask('E no idoso?');
    await vi.waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(2));
    await flow.retry(failed);
    expect(backend.callsTo(ASK)).toHaveLength(2);
  });

  test('takes up to three different short suggestions of an answer', async () => {
    const { ask, state } = await open({
      ...chatRoutes(),
      [ASK]: {
        data: {
          ...answerFixture(),
          sugestoes: [7, ' ', 'x'.repeat(201), ' E no\nidoso? ', 'E no idoso?', 'x'.repeat(200), 'C?', 'D?'],
        },
      },
    });
    await ask('Qual a meta?');
    expect(state().messages.at(-1)?.suggestions).toEqual(['E no idoso?', 'x'.repeat(200), 'C?']);
  });

  test.each([
    ['an answer', { data: { ...answerFixture(), resposta: '' } }],
    ['a stream', { events: [{ event: 'done', data: {} } as const] }],
  ])('%s without words counts as a failed send, and a retry asks anew', async (_, reply) => {
    const { backend, flow, ask, shown, state, keys } = await open({ ...chatRoutes(), [ASK]: reply });
    await ask('Qual a meta?');
    expect(shown().at(-1)).toBe(`bot error: ${SEND_ERROR.slice(0, 20)}`);
    backend.on(ASK, { data: answerFixture() });
    await flow.retry(state().messages.at(-1)?.id ?? '');
    expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica i']);
    expect(new Set(keys()).size).toBe(2);
  });

  test.each([
    ['x'.repeat(60), 'x'.repeat(50)],
    [
      'Quando iniciar sacubitril-valsartana na insuficiência cardíaca?',
      'Quando iniciar sacubitril-valsartana na insuficiên',
    ],
    ['', 'Nova Conversa'],
  ])('gives the conversation of the question %j the title %j', async (question, title) => {
    const { backend, flow, ask } = await open();
    flow.addAttachments([attachment('a.png', 'image/png')]);
    await ask(question);
    expect(backend.requests[0]?.body).toMatchObject({ titulo: title });
  });

  test('sends files, depth and web as parts of the form and empties the input', async () => {
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

  test('sends nothing without text and files, or while a file is loading', async () => {
    const { backend, flow, ask } = await open();
    await ask('   ');
    flow.addAttachments([{ ...attachment('a.png', 'image/png'), isLoading: true }]);
    await ask('Com anexo pela metade');
    expect(backend.requests).toEqual([]);
  });

  test('sends nothing while a history is being read, and keeps the text', async () => {
    const { backend, flow, ask, state } = await open({
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': { silent: true },
    });
    void flow.select(9);
    expect(await ask('Qual a meta?')).toBe('busy');
    expect(state()).toMatchObject({ status: 'loading-history', draft: 'Qual a meta?' });
    expect(backend.callsTo(ASK)).toHaveLength(0);
  });

  test('ignores a second send while one is under way', async () => {
    const { backend, flow, ask } = await open(chatRoutes({ delayMs: 20 }));
    const first = ask('Uma');
    await ask('Outra');
    await first;
    expect(backend.callsTo(ASK)).toHaveLength(1);
    expect(flow.store.getState().draft).toBe('Outra');
  });

  test('warns if the title fails, and refreshes the list', async () => {
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
  test('is checked only for the free plan', async () => {
    const { backend, ask } = await open();
    await ask('Qual a meta?');
    expect(backend.callsTo(CHECK)).toHaveLength(0);
  });

  test('reached before: sends nothing, clears the input, and restores the text when the plan allows', async () => {
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

  test('reached by this message: shows the answer and a notice about the limit', async () => {
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
  ])('does not block a question if the check fails, and is not checked again: %s', async (_case, reply) => {
    const { app, backend, ask, shown } = await open({ ...chatRoutes(), [CHECK]: reply }, { session: free });
    await ask('Qual a meta?');
    expect(shown()).toHaveLength(2);
    expect(app.session.getState().isFreePlanLimited).toBe(false);
    // Before the question, and after the answer.
    expect(backend.callsTo(CHECK)).toHaveLength(2);
  });

  test('delays a question by at most 3 s if the check does not answer', async () => {
    const { backend, ask } = await open({ ...chatRoutes(), [CHECK]: { silent: true } }, { session: free });
    const begun = performance.now();
    void ask('Qual a meta?');
    await expect.poll(() => backend.callsTo(ASK).length, { timeout: 10_000 }).toBe(1);
    expect(performance.now() - begun).toBeGreaterThan(2500);
  });
});

describe('a question that is not in the input', () => {
  test('keeps the text and files of the input and their draft', async () => {
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

  test('is not sent if it is withdrawn while the rules about identifiers load', async () => {
    const { backend, flow, state } = await open();
    const withdrawal = new AbortController();
    flow.store.subscribe(({ status }) => {
      if (status === 'waiting') withdrawal.abort();
    });
    const question = 'O que mostra Ana Paula Ribeiro et al., Lancet 2019?';
    expect(await flow.ask(question, { signal: withdrawal.signal })).toBe('withdrawn');
    expect(withdrawal.signal.aborted).toBe(true);
    expect(backend.callsTo(ASK)).toHaveLength(0);
    expect(state().status).toBe('idle');
  });

  test.each([
    ['beside what was typed', 'rascunho', 'rascunho\n\nSegunda'],
    ['once, however often it is asked', 'Segunda', 'Segunda'],
    ['alone', '', 'Segunda'],
  ])('is put into the input if it may not be sent now: %s', async (_case, typed, expected) => {
    const { flow, ask, state, backend } = await open({ ...chatRoutes(), [ASK]: { silent: true } });
    void ask('Primeira');
    flow.setDraft(typed);
    await flow.ask('Segunda');
    expect(state().draft).toBe(expected);
    await vi.waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
    flow.dispose();
  });

  test('is added to the typed text if it fails', async () => {
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
    'returns text and files to the input after %s, and repeats the question with the same key: %s',
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
    ['a captive portal', { headers: { 'content-type': 'text/html' }, data: '<html>' }, 'Wi-Fi'],
    ['a portal that says so', { status: 511, headers: { 'content-type': 'text/html' } }, 'Wi-Fi'],
    ['the gateway itself', { status: 413, headers: { ...own, 'x-vesalio-error': 'too-large' } }, undefined],
    [
      'the gateway that takes no question of this size',
      {
        status: 413,
        headers: { ...own, 'x-vesalio-error': 'too-large' },
        data: { message: 'A pergunta é grande demais.' },
      },
      'A pergunta é grande demais.',
    ],
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
      'the gateway whose product still counts the free plan, because a payment awaits its confirmation',
      {
        status: 403,
        headers: { ...own, 'x-vesalio-error': 'forbidden' },
        data: { message: 'Aguarde a confirmação do pagamento.' },
      },
      'Aguarde a confirmação do pagamento.',
    ],
    [
      'the gateway that does not find a conversation, such as one that was deleted in another tab',
      {
        status: 404,
        headers: { ...own, 'x-vesalio-error': 'not-found' },
        data: { message: 'Esta conversa não existe mais.' },
      },
      'Esta conversa não existe mais.',
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
    ['a lost connection', { fail: 'before' }, 'Verifique sua conexão'],
    [
      'the gateway that is asked too often',
      {
        status: 429,
        headers: { ...own, 'x-vesalio-error': 'too-many-requests' },
        data: { message: 'Aguarde.' },
      },
      'Aguarde.',
    ],
    [
      'the gateway without its service',
      { status: 503, headers: { ...own, 'x-vesalio-error': 'down' }, data: { message: 'Indisponível.' } },
      `Indisponível. Código para o suporte: ${own['x-request-id']}.`,
    ],
    ['an answer that ends in an error', { events: [{ event: 'error', data: { mensagem: 'x' } }] }, undefined],
    ['any other refusal', { status: 500 }, undefined],
  ] as const)(
    '%s: shows what is known of the cause and the support code as a second line of the bubble',
    async (_, reply, hint) => {
      const { ask, state } = await open({ ...chatRoutes(), [ASK]: reply });
      await ask('Qual a meta?');
      expect(state().messages[1]?.text).toBe(SEND_ERROR);
      // The list shows the conversation that was created for it.
      expect(state().listVersion).toBe(1);
      if (hint) expect(state().messages[1]?.hint).toContain(hint);
      else expect(state().messages[1]?.hint).toBe('');
    },
  );

  test('repeats the same question when the returned text is sent', async () => {
    const { backend, flow, ask, shown } = await open({ ...chatRoutes(), [ASK]: { status: 502 } });
    await ask('Qual a meta?');
    backend.on(ASK, { data: answerFixture() });
    await flow.send();
    expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica i']);
  });

  test('keeps text typed meanwhile beside the returned text', async () => {
    const { flow, ask, state } = await open({ ...chatRoutes(), [ASK]: { status: 500, delayMs: 10 } });
    const sending = ask('Primeira');
    flow.setDraft('Segunda');
    await sending;
    expect(state()).toMatchObject({ draft: 'Segunda', unsent: { text: 'Primeira' } });
    flow.recoverUnsent();
    expect(state()).toMatchObject({ draft: 'Primeira\n\nSegunda', unsent: null });
  });

  test('returns the text to its own conversation after another one was opened', async () => {
    const routes = { ...chatRoutes(), [ASK]: { fail: 'before' as const, delayMs: 20 } };
    const { flow, ask, state, notes } = await open(routes);
    await flow.select(5);
    const sending = ask('Para a cinco');
    await flow.select(6);
    await sending;
    expect(state().draft).toBe('');
    expect(notes()).toEqual([`error: ${SEND_ERROR} O servidor não respondeu. Verifique sua conexão.`]);
    await flow.select(5);
    expect(state().draft).toBe('Para a cinco');
  });

  test('shows a failed history as a bubble with a retry', async () => {
    const { backend, flow, state } = await open({
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': { status: 404 },
    });
    await flow.select(5);
    expect(state().messages.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'error: Não foi possível carregar o histórico desta conversa. Por favor, tente selecionar outra conversa ou inicie uma nova.',
    ]);
    expect(state().messages[0]?.hint).toBe('');
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
    // Trying again would never find it.
    backend.on('GET /ai/api/mensagens/conversa/:id', {
      status: 404,
      headers: { 'x-vesalio-error': 'not-found' },
      data: { message: 'Esta conversa não existe mais. Inicie uma nova conversa.' },
    });
    await flow.select(6);
    expect(state().messages[0]).toMatchObject({
      retry: 'gone',
      hint: expect.stringContaining('não existe mais'),
    });
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

  test('leaves no empty conversation when it is stopped while its conversation is created', async () => {
    let create = () => {};
    const created = new Promise<void>((resolve) => {
      create = resolve;
    });
    const { backend, flow, ask, state } = await open({
      ...chatRoutes(),
      'POST /ai/api/conversas': async () => {
        await created;
        return { data: { codigoConversa: 77 } };
      },
    });
    const asking = ask('Qual a meta?');
    await vi.waitFor(() => expect(backend.callsTo('POST /ai/api/conversas')).toHaveLength(1));
    flow.stop();
    expect(await asking).toBe('stopped');
    expect(state()).toMatchObject({ draft: 'Qual a meta?', messages: [] });
    create();
    const removed = () => backend.callsTo('DELETE /api/conversations/:id').map(({ params }) => params.id);
    await vi.waitFor(() => expect(removed()).toEqual(['77']));
    expect(backend.callsTo(ASK)).toHaveLength(0);
  });

  test('keeps the draft of a question that is stopped before a word of the answer', async () => {
    const { backend, flow, ask, state } = await open({
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': { data: [] },
      [ASK]: { silent: true },
    });
    const sending = ask('Qual a meta?');
    await vi.waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
    flow.stop();
    expect(await sending).toBe('stopped');
    expect(state()).toMatchObject({ draft: '', conversationId: 41 });
    await flow.select(null);
    await flow.select(41);
    expect(state().draft).toBe('Qual a meta?');
  });

  describe('takes the empty conversation whose creation was not answered', () => {
    const question = 'Qual a meta?';
    const openLossy = () => {
      const titles: unknown[] = [];
      return open({
        ...chatRoutes(),
        'POST /ai/api/conversas': ({ body }) => {
          titles.push((body as { titulo: string }).titulo);
          return titles.length === 1 ? { fail: 'before' } : { data: { codigoConversa: 99 } };
        },
        'GET /api/conversations': () => ({
          data: {
            items: titles.map((title, index) => ({ id: 77 + index, title })),
            totalCount: titles.length,
          },
        }),
        'GET /ai/api/mensagens/conversa/:id': { data: [] },
      });
    };
    const created = ({ backend }: Awaited<ReturnType<typeof openLossy>>) =>
      backend.callsTo('POST /ai/api/conversas').length;

    test.each([question, 'Qual a meta no idoso?'])('for the next question: %s', async (next) => {
      const opened = await openLossy();
      expect(await opened.ask(question)).toBe('failed');
      expect(await opened.ask(next)).toBe('answered');
      expect(opened.state().conversationId).toBe(77);
      expect(created(opened)).toBe(1);
    });

    test('but not an older one of the same title that has messages', async () => {
      const opened = await openLossy();
      opened.backend.on('GET /ai/api/mensagens/conversa/:id', { data: historyFixture(1) });
      expect(await opened.ask(question)).toBe('failed');
      expect(await opened.ask(question)).toBe('answered');
      expect(opened.state().conversationId).toBe(99);
    });

    test('after a reload', async () => {
      const list = { items: [{ id: 77, title: question }], totalCount: 1 };
      const routes = {
        ...chatRoutes(),
        'GET /api/conversations': { data: list },
        'GET /ai/api/mensagens/conversa/:id': { data: [] },
      };
      const before = await open({ ...routes, 'POST /ai/api/conversas': { silent: true } });
      void before.ask(question);
      await vi.waitFor(() => expect(created(before)).toBe(1));
      const { app, backend } = await openApp(routes);
      for (const key of before.app.tabStorage.keys())
        app.tabStorage.set(key, before.app.tabStorage.get(key) ?? '');
      before.app.dispose();
      const flow = await app.chat();
      flow.setDraft(question);
      expect(await flow.send()).toBe('answered');
      expect(flow.store.getState().conversationId).toBe(77);
      expect(backend.callsTo('POST /ai/api/conversas')).toHaveLength(0);
      expect(app.tabStorage.keys().filter((key) => key.startsWith('own:unseen'))).toEqual([]);
    });
  });

  test('keeps the part when it is stopped, and stops it on the server at once (catalogue 42)', async () => {
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

  test('keeps the part when the connection breaks, marks it, and repeats the question with the same key', async () => {
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

  test('shows a new attempt in place of the answer that broke off, as the history does', async () => {
    const broken: FakeRoutes[string] = () => ({ events: part, fail: 'after' });
    const { backend, flow, ask, shown, state } = await open({ ...chatRoutes(), [ASK]: broken });
    const retry = () => flow.retry(state().messages.at(-1)?.id ?? '');
    await ask('Qual a meta?');
    const once = shown();
    expect(once).toHaveLength(2);
    await retry();
    expect(shown()).toEqual(once);
    backend.on(ASK, { status: 503 });
    await retry();
    // The service still has the part, because the new attempt has no word to put in its place.
    const failed = [...once, 'user text: Qual a meta?', `bot error: ${SEND_ERROR.slice(0, 20)}`];
    expect(shown()).toEqual(failed);
    await retry();
    expect(shown()).toEqual(failed);
    backend.on(ASK, { data: answerFixture() });
    await retry();
    expect(shown()).toEqual(['user text: Qual a meta?', 'bot text: ## Meta pressórica i']);
    const item = { pergunta: 'Qual a meta?', dataCadastro: '2026-01-01T10:00:00Z' };
    backend.on('GET /ai/api/mensagens/conversa/:id', {
      data: {
        data: [
          { ...item, codigo: 1, resposta: 'Meta de', interrupcao: 'queda' },
          { ...item, codigo: 2, resposta: 'Meta abaixo', dataCadastro: '2026-01-01T10:01:00Z' },
          { ...item, codigo: 3, resposta: 'Outra', dataCadastro: '2026-01-01T10:02:00Z' },
        ],
      },
    });
    await flow.select(5);
    expect(shown().filter((line) => line.startsWith('bot'))).toEqual([
      'bot text: Meta abaixo',
      'bot text: Outra',
    ]);
  });

  test.each([
    ['120 s of silence', 0, 120_000],
    ['the upload of 5 MB on a slow network and 120 s of silence', 5_000_000, 520_000],
  ])('fails after %s and returns the text', async (_name, fileBytes, silenceMs) => {
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
    const { backend, flow, ask, state } = await open({ ...chatRoutes(), [ASK]: { silent: true } }, { clock });
    if (fileBytes > 0)
      flow.addAttachments([
        { ...attachment('a.png', 'image/png'), bytes: new Blob([new Uint8Array(fileBytes)]) },
      ]);
    const sending = ask('Qual a meta?');
    await vi.waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
    now = silenceMs - 1;
    for (const { at, fn } of [...timers]) if (at <= now) fn();
    await settle();
    expect(state().status).toBe('sending');
    now = silenceMs;
    for (const { at, fn } of [...timers]) if (at <= now) fn();
    await sending;
    expect(state().messages[1]?.text).toBe(SEND_ERROR);
    expect(state().draft).toBe('Qual a meta?');
  });

  test('fails after 120 s of heartbeats only', async () => {
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

  test('continues when its conversation is opened again', async () => {
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
  test('are kept per conversation and after a reload, and removed at sign-out', async () => {
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
    // A press before the person has seen the draft sends only the new text.
    after.flow.appendDraft('Qual a meta?');
    expect(after.state()).toMatchObject({ draft: 'Qual a meta?', unsent: { text: 'Rascunho da cinco' } });
    await after.flow.send();
    expect(after.shown().at(-2)).toBe('user text: Qual a meta?');
    after.flow.recoverUnsent();
    expect(after.state().draft).toBe('Rascunho da cinco');
    await after.app.signOut();
    expect(storage.keys().filter((key) => key.startsWith('own:draft'))).toEqual([]);
    expect(after.state()).toMatchObject({ draft: '', messages: [], conversationId: null });
  });

  test('keep a question in transit over a reload', async () => {
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

  test('of another conversation stays there while a new one is created', async () => {
    const create = chatRoutes()['POST /ai/api/conversas'];
    const { backend, flow, ask, state } = await open({
      ...chatRoutes(),
      'POST /ai/api/conversas': async (request) => {
        await vi.waitFor(() => expect(state().draft).toBe('Rascunho da cinco'));
        return typeof create === 'function' ? create(request) : create;
      },
      [ASK]: { silent: true },
    });
    void ask('Qual a meta?');
    await flow.select(5);
    flow.setDraft('Rascunho da cinco');
    await vi.waitFor(() => expect(backend.callsTo(ASK)).toHaveLength(1));
    await flow.select(null);
    await flow.select(5);
    expect(state().draft).toBe('Rascunho da cinco');
    await flow.select(41);
    expect(state().draft).not.toBe('Rascunho da cinco');
  });

  test('keep the question of an expired session for the same person', async () => {
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

test('turns each stored item into a question and, 1 ms later, its answer, sorted by time', async () => {
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

test('an id with zeros in front stays a text: it is another conversation than its number', async () => {
  const { flow, ask, state, backend } = await open({
    ...chatRoutes(),
    'GET /ai/api/mensagens/conversa/:id': { data: historyFixture(1) },
    'POST /ai/api/conversas': { data: { codigoConversa: '0042' } },
  });
  await flow.select('007');
  expect(state().conversationId).toBe('007');
  expect(backend.callsTo('GET /ai/api/mensagens/conversa/:id')[0]?.path).toBe(
    '/ai/api/mensagens/conversa/007',
  );
  await flow.select(null);
  await ask('Qual a meta?');
  const [title] = backend.callsTo('POST /api/conversations/getNewTitle');
  expect(title?.body).toMatchObject({ conversationId: '0042' });
});

test('reads a conversation that was opened before the sign-in after it', async () => {
  const { app } = await openApp(
    {
      ...chatRoutes(),
      'GET /ai/api/mensagens/conversa/:id': ({ headers }) =>
        headers.get('authorization') ? { data: historyFixture(1) } : { status: 401, data: {} },
      'GET /api/auth/my-account': { status: 401, data: {} },
    },
    { session: null },
  );
  const flow = await app.chat();
  const opening = flow.select(9);
  app.session.signIn(sessionOf());
  await opening;
  await vi.waitFor(() =>
    expect(flow.store.getState().messages.map(({ text }) => text)[0]).toBe('Pergunta 1'),
  );
  expect(flow.store.getState()).toMatchObject({ conversationId: 9, status: 'idle' });
});

test('keeps text typed before the hand-over, for that person only', async () => {
  const { app } = await openApp(chatRoutes(), { session: null });
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

test('sets aside text typed before a stored draft is restored', async () => {
  const storage = createMemoryStore();
  const before = await open(chatRoutes(), { storage });
  before.flow.setDraft('Rascunho de ontem');
  before.flow.saveDraft();
  before.app.session.end('expired');
  before.app.dispose();
  const { app } = await openApp(chatRoutes(), { storage, session: null });
  const flow = await app.chat();
  flow.setDraft('Qual a meta?');
  app.session.signIn(sessionOf());
  expect(flow.store.getState()).toMatchObject({
    draft: 'Rascunho de ontem',
    unsent: { text: 'Qual a meta?' },
  });
  app.dispose();
});

test('keeps question and answer together if all items have the same date', async () => {
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
