import { answerFixture, chatRoutes, type FakeRoutes, historyFixture, openApp } from '@vesalio/core/testing';
import { describe, expect, test, vi } from 'vitest';

const ASK = 'POST /ai/api/mensagens';
const CONFIG = 'GET /config.json';
const LIST = 'GET /gateway/replacements';
const KEEP = 'PUT /gateway/replacements/:id';
const offered: FakeRoutes = {
  [CONFIG]: { data: { gateway: ['replacements'] } },
  [LIST]: { data: { items: [] } },
  [KEEP]: { status: 204 },
};

async function open(routes: FakeRoutes = {}) {
  let next = 900;
  const { app, backend } = await openApp({
    ...chatRoutes(),
    [ASK]: () => ({
      data: { data: { resposta: 'Sim.', codigoConversaCliente: 41, codigoMensagem: ++next } },
    }),
    ...routes,
  });
  const flow = await app.chat();
  const state = () => flow.store.getState();
  const lastQuestion = () => state().messages.findLast(({ sender }) => sender === 'user');
  const prompts = () => backend.callsTo(ASK).map(({ body }) => (body as { prompt: string }).prompt);
  return { backend, app, flow, state, lastQuestion, prompts };
}

describe('editing the last question', () => {
  test('asks again below and sends which question it replaces', async () => {
    const { flow, state, lastQuestion, prompts } = await open();
    await flow.ask('Qual a meta?');
    const first = lastQuestion();
    expect(await flow.edit(first?.id ?? '', '  Qual a meta no idoso? ')).toBe('answered');
    expect(prompts()).toEqual(['Qual a meta?', 'Qual a meta no idoso?']);
    expect(state().messages.map(({ text }) => text)).toEqual([
      'Qual a meta?',
      'Sim.',
      'Qual a meta no idoso?',
      'Sim.',
    ]);
    expect(lastQuestion()?.replaces).toBe(first?.id);
  });

  test('an earlier question cannot be edited', async () => {
    const { flow, state, prompts } = await open();
    await flow.ask('Primeira');
    await flow.ask('Segunda');
    expect(await flow.edit(state().messages[0]?.id ?? '', 'Outra')).toBe('empty');
    expect(prompts()).toHaveLength(2);
  });

  test('an edit that the guard stops is put into the input and still replaces the question', async () => {
    const { flow, state, lastQuestion } = await open();
    await flow.ask('Qual a meta?');
    const first = lastQuestion()?.id ?? '';
    expect(await flow.edit(first, 'CPF 529.982.247-25: meta?')).toBe('held');
    expect(state()).toMatchObject({ draft: 'CPF 529.982.247-25: meta?', replaces: first });
    flow.setDraft('Meta no idoso?');
    await flow.send();
    expect(lastQuestion()).toMatchObject({ text: 'Meta no idoso?', replaces: first });
    expect(state().replaces).toBeNull();
  });

  test('an emptied input replaces nothing any more', async () => {
    const { flow, state, lastQuestion } = await open();
    await flow.ask('Qual a meta?');
    await flow.edit(lastQuestion()?.id ?? '', 'CPF 529.982.247-25: meta?');
    flow.setDraft('');
    flow.setDraft('Outro assunto');
    expect(state().replaces).toBeNull();
  });

  test('a failed edit is repeated as the same edit', async () => {
    let isDown = false;
    let next = 0;
    const { flow, state, lastQuestion, backend } = await open({
      [ASK]: () =>
        isDown
          ? { status: 504 }
          : { data: { resposta: 'Sim.', codigoConversaCliente: 41, codigoMensagem: ++next } },
    });
    await flow.ask('Qual a meta?');
    const first = lastQuestion()?.id ?? '';
    isDown = true;
    expect(await flow.edit(first, 'Nova')).toBe('failed');
    isDown = false;
    await flow.retry(state().messages.at(-1)?.id ?? '');
    expect(lastQuestion()).toMatchObject({ text: 'Nova', replaces: first });
    const [, ...keys] = backend.callsTo(ASK).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a question that failed', () => {
  async function openFailed() {
    const opened = await open({ [ASK]: { status: 503 } });
    const { flow, backend, lastQuestion } = opened;
    flow.setDraft('Qual a meta?');
    expect(await flow.send()).toBe('failed');
    backend.on(ASK, { data: answerFixture() });
    return { ...opened, failed: lastQuestion()?.id ?? '' };
  }

  test('is replaced by the changed text that returned to the input', async () => {
    const { flow, state, lastQuestion, failed } = await openFailed();
    flow.setDraft('Qual a meta no idoso?');
    await flow.send();
    expect(lastQuestion()).toMatchObject({ text: 'Qual a meta no idoso?', replaces: failed });
    expect(state().messages).toHaveLength(4);
  });

  test('is not replaced by another question in an emptied input', async () => {
    const { flow, lastQuestion } = await openFailed();
    flow.setDraft('');
    flow.setDraft('Outro assunto');
    await flow.send();
    expect(lastQuestion()).toMatchObject({ text: 'Outro assunto', replaces: null });
  });

  test('leaves no mark on its repetition', async () => {
    const { flow, state } = await openFailed();
    await flow.send();
    expect(state().messages.map(({ replaces }) => replaces)).toEqual([null, null]);
    expect(state().replaces).toBeNull();
  });
});

describe('what the gateway keeps of an edit', () => {
  test('the ids of both answers, after the new one has come', async () => {
    const { app, flow, backend, lastQuestion } = await open(offered);
    const stop = (await app.replacements()).follow(flow);
    await flow.ask('Qual a meta?');
    await flow.edit(lastQuestion()?.id ?? '', 'Nova');
    await vi.waitFor(() => expect(backend.callsTo(KEEP)).toHaveLength(1));
    const [kept] = backend.callsTo(KEEP);
    expect([kept?.path, kept?.body]).toEqual([
      '/gateway/replacements/902',
      { replaces: 901, conversationId: 41 },
    ]);
    stop();
  });

  test('loses nothing, and tells nobody, if the gateway cannot keep it', async () => {
    const { app, flow, state, backend, lastQuestion } = await open({ ...offered, [KEEP]: { status: 503 } });
    (await app.replacements()).follow(flow);
    await flow.ask('Qual a meta?');
    await flow.edit(lastQuestion()?.id ?? '', 'Nova');
    await vi.waitFor(() => expect(backend.callsTo(KEEP)).toHaveLength(1));
    expect(state().messages).toHaveLength(4);
    expect(app.notices.getState().items).toEqual([]);
  });

  test('the same where the new answer came before the module that keeps them', async () => {
    const { app, flow, backend, lastQuestion } = await open(offered);
    await flow.ask('Qual a meta?');
    await flow.edit(lastQuestion()?.id ?? '', 'Nova');
    (await app.replacements()).follow(flow);
    await vi.waitFor(() => expect(backend.callsTo(KEEP)).toHaveLength(1));
    expect(backend.callsTo(KEEP)[0]?.body).toEqual({ replaces: 901, conversationId: 41 });
  });

  test('folds the replaced exchange when the conversation is opened again', async () => {
    const { app, flow, state, backend } = await open({
      ...offered,
      'GET /ai/api/mensagens/conversa/:id': { data: historyFixture(3) },
      [LIST]: {
        data: {
          items: [
            { messageId: 3, replaces: 2 },
            { messageId: 99, replaces: 1 },
          ],
        },
      },
    });
    (await app.replacements()).follow(flow);
    await flow.select(41);
    await vi.waitFor(() => expect(state().messages[4]?.replaces).toBe(state().messages[2]?.id));
    expect(state().messages.filter(({ replaces }) => replaces !== null)).toHaveLength(1);
    expect(backend.callsTo(LIST)[0]?.query.get('conversationId')).toBe('41');
  });

  test('folds one on an older page too, with what was read once', async () => {
    const stored = (codigo: number) => ({
      codigo,
      pergunta: `Pergunta ${codigo}`,
      resposta: `Resposta ${codigo}`,
      dataCadastro: new Date(1_700_000_000_000 + codigo * 60_000).toISOString(),
    });
    const { app, flow, state, backend } = await open({
      ...offered,
      'GET /ai/api/mensagens/conversa/:id': ({ query }) =>
        query.get('before') === null
          ? { data: [stored(3), stored(4)], headers: { 'x-older-messages': 'true' } }
          : { data: [stored(1), stored(2)], headers: { 'x-older-messages': 'false' } },
      [LIST]: { data: { items: [{ messageId: 2, replaces: 1 }] } },
    });
    (await app.replacements()).follow(flow);
    await flow.select(41);
    await vi.waitFor(() => expect(backend.callsTo(LIST)).toHaveLength(1));
    expect(state().messages.every(({ replaces }) => replaces === null)).toBe(true);
    await flow.loadOlder();
    await vi.waitFor(() => expect(state().messages[2]?.replaces).toBe(state().messages[0]?.id));
    expect(state().messages).toHaveLength(8);
    expect(backend.callsTo(LIST)).toHaveLength(1);
  });

  test('nothing is asked of a gateway that does not offer it', async () => {
    const { app, flow, backend, lastQuestion } = await open({ [CONFIG]: { data: {} } });
    (await app.replacements()).follow(flow);
    await flow.ask('Qual a meta?');
    await flow.edit(lastQuestion()?.id ?? '', 'Nova');
    await vi.waitFor(() => expect(backend.callsTo(CONFIG).length).toBeGreaterThan(0));
    await app.gatewayFeatures();
    expect(backend.requests.filter(({ path }) => path.startsWith('/gateway/replacements'))).toEqual([]);
  });
});
