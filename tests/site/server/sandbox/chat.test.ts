import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../../../packages/site/server/platform/db.ts';
import { runInScope } from '../../../../packages/site/server/platform/scope.ts';
import {
  createConversation,
  type NewMessage,
  saveMessage,
} from '../../../../packages/site/server/sandbox/chat/chat-store.ts';
import { databases } from '../database-copy.ts';
import { isBlocked } from '../meeting-statements.ts';
import { openLog } from '../platform/log-lines.ts';
import { type Chat, EVENTS, openChat, readEvents, type StreamEvent } from './chat-stage.ts';
import { type FakeModel, openFakeModel } from './fake-model.ts';

const QUESTION = 'Anticoagulação na fibrilação atrial';

const DONE = 'data: [DONE]\n\n';
/** A chunk of a model's stream. */
const deltaOf = (content: string, reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: reason }] })}\n\n`;

const newMessage = (id: number, ownerId: number, question: string): NewMessage => ({
  conversation: { id, ownerId },
  question,
  answer: 'Resposta',
  references: [],
  suggestions: [],
  model: { nome: 'modelo' },
  attachments: [],
  idempotencyKey: undefined,
  createdAt: new Date(),
});

const textOf = (events: readonly StreamEvent[]): string =>
  events.flatMap(({ event, data }) => (event === 'delta' ? [data.texto as string] : [])).join('');

describe.each(databases)('the chat service on $name', ({ url }) => {
  let chat: Chat;
  beforeAll(async () => {
    chat = await openChat(url);
  });
  afterAll(() => chat.close());
  afterEach(() => chat.rebuild({}));

  const used = async (userId = chat.person.userId): Promise<number> =>
    (
      await chat.stage.db.query<{ used: number }>('select used from free_usage where user_id = $1', [userId])
    )[0]?.used ?? 0;

  it('opens a conversation, answers and returns its history', async () => {
    const conversationId = await chat.open(chat.person.userId, `${'á'.repeat(60)}\0`);
    const answer = await chat.ask(QUESTION, { conversationId, userId: chat.person.userId });
    expect(answer).toMatchObject({
      codigoConversaCliente: conversationId,
      codigoMensagem: expect.any(Number),
    });
    expect(answer.referencias[0]).toMatchObject({
      id: 'search_1',
      authors: ['Granger CB', 'Alexander JH', 'McMurray JJV', 'et al'],
    });
    const { items } = await chat.history(conversationId, `?codigoCliente=${chat.person.userId}`);
    expect(items).toEqual([
      {
        codigo: answer.codigoMensagem,
        guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        pergunta: QUESTION,
        resposta: answer.resposta,
        dataCadastro: chat.stage.clock.now.toISOString(),
        referenciasJSON: expect.any(String),
        modelo: { nome: 'Extrator de demonstração', versao: '1' },
      },
    ]);
    expect(JSON.parse(items[0].referenciasJSON)).toEqual(answer.referencias);
    const [row] = await chat.stage.db.query<{ title: string }>(
      'select title from conversations where id = $1',
      [conversationId],
    );
    expect(row?.title).toBe('á'.repeat(50));
  });

  it('stores the names of attachments and not their content', async () => {
    const { codigoMensagem, codigoConversaCliente } = await chat.ask(QUESTION, {
      files: { 'raio-x.png': 'image/png' },
    });
    const [row] = await chat.stage.db.query('select attachments from messages where id = $1', [
      codigoMensagem,
    ]);
    expect(row).toEqual({ attachments: [{ filename: 'raio-x.png' }] });
    // The history says how many there were, because a repeated question must not silently lack them.
    expect((await chat.history(codigoConversaCliente)).items).toMatchObject([{ anexos: 1 }]);
  });

  it('refuses malformed forms and conversations of others', async () => {
    const other = await chat.stage.join({ name: 'Outra Pessoa' });
    const conversationId = await chat.open();
    const deleted = await chat.open();
    await chat.stage.call('DELETE', `/api/conversations/${deleted}`, { token: chat.person.token });
    const json = (body: unknown) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const statuses = await Promise.all([
      chat.post('  ', { conversationId }),
      chat.post('x'.repeat(60_000), { conversationId }),
      chat.post(QUESTION, { conversationId, userId: other.userId }),
      chat.post(QUESTION, { conversationId: deleted }),
      chat.post(QUESTION, { conversationId: 999_999_999 }),
      chat.post(QUESTION, { conversationId: Number.NaN }),
      chat.send('/api/mensagens', json({ prompt: QUESTION })),
      chat.send('/api/conversas', json({ titulo: 'sem cliente' })),
      chat.send('/api/conversas', json({ codigoCliente: 999_999_999, titulo: '' })),
      chat.send(`/api/mensagens/conversa/${conversationId}?codigoCliente=${other.userId}`),
      chat.send(`/api/mensagens/conversa/${deleted}`),
      chat.send('/api/mensagens/conversa/1;drop'),
      chat.send('/api/outra'),
    ]).then((answers) => answers.map(({ status }) => status));
    expect(statuses).toEqual([400, 413, 404, 404, 404, 400, 400, 400, 404, 404, 404, 404, 404]);
  });

  it('answers 503 while the database is away', async () => {
    const conversationId = await chat.open();
    const { query } = chat.stage.db;
    chat.stage.db.query = () => Promise.reject(new DatabaseUnavailable('away'));
    const { status } = await chat.history(conversationId).finally(() => {
      chat.stage.db.query = query;
    });
    expect(status).toBe(503);
  });

  it('requires its key if it has one, and listens on the configured path', async () => {
    chat.rebuild({ apiKey: 'segredo', apiKeyHeader: 'X-Key', messagePath: '/api/perguntar' });
    const call = (headers: Record<string, string>) =>
      chat.send('/api/perguntar', { method: 'POST', headers, body: new FormData() });
    expect((await call({})).status).toBe(401);
    expect((await call({ 'X-Key': 'segred0' })).status).toBe(401);
    expect((await call({ 'X-Key': 'segredo' })).status).toBe(400);
    expect((await chat.send('/api/mensagens/conversa/1')).status).toBe(401);
  });

  it('reads a very long history in linear time', async () => {
    const noise = Array.from({ length: 6_000 }, (_, index) => `x${index.toString(36)}zq`).join(' ');
    const startedAt = performance.now();
    const { referencias } = await chat.ask(
      `${noise.slice(0, 40_000)} Posição prona na SDRA grave, pronação precoce?`,
    );
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(referencias).toEqual([]);
    const history = 'Paciente estável, acordado, colaborativo, em cuidados gerais há vários dias. '.repeat(
      500,
    );
    const long = await chat.ask(`${history} Devo usar posição prona na SDRA?`);
    expect(long.referencias.map(({ title }) => title)).toEqual([
      expect.stringContaining('Prone Positioning'),
    ]);
  });

  it('answers a key that another server has answered meanwhile with that answer', async () => {
    chat.rebuild({ paceMs: 20 });
    const conversationId = await chat.open();
    const before = await used();
    const slow = await chat.post(QUESTION, { conversationId, key: 'two-servers', accept: EVENTS });
    chat.rebuild({});
    const quick = await chat.ask(QUESTION, { conversationId, key: 'two-servers' });
    expect((await readEvents(slow)).at(-1)?.data).toEqual(quick);
    expect((await chat.history(conversationId)).items).toHaveLength(1);
    expect(await used()).toBe(before + 1);
  });

  it('streams the same answer that it stores', async () => {
    const conversationId = await chat.open();
    const response = await chat.post(QUESTION, { conversationId, accept: EVENTS });
    expect(response.headers.get('Content-Type')).toContain('text/event-stream');
    const events = await readEvents(response);
    expect(events[0]?.event).toBe('references');
    expect(events.filter(({ event }) => event === 'delta').length).toBeGreaterThan(10);
    const done = events.at(-1);
    expect(done?.event).toBe('done');
    expect(Object.keys(done?.data)).toEqual([
      'resposta',
      'referencias',
      'codigoConversaCliente',
      'codigoMensagem',
      'modelo',
    ]);
    expect(textOf(events)).toBe(done?.data.resposta);
    expect(events[0]?.data.referencias).toEqual(done?.data.referencias);
    const { items } = await chat.history(conversationId);
    expect(items).toHaveLength(1);
    expect(items[0].resposta).toBe(done?.data.resposta);
    const spoken = await chat.post(QUESTION, {
      conversationId,
      accept: 'application/json, text/event-stream;q=0.5',
    });
    expect(spoken.headers.get('Content-Type')).toContain('application/json');
  });

  it.each(['request', 'reader'] as const)(
    'stores the partial answer when the %s disconnects',
    async (leaving) => {
      chat.rebuild({ paceMs: 5 });
      const conversationId = await chat.open();
      const abort = new AbortController();
      const response = await chat.post(QUESTION, {
        conversationId,
        accept: EVENTS,
        signal: abort.signal,
        key: leaving,
      });
      const reader = response.body?.getReader();
      const decoder = new TextDecoder();
      let read = '';
      while ((read.match(/event: delta/g) ?? []).length < 6) {
        read += decoder.decode((await reader?.read())?.value, { stream: true });
      }
      if (leaving === 'request') abort.abort();
      else await reader?.cancel();
      const items = await expect
        .poll(async () => (await chat.history(conversationId)).items, { timeout: 5_000 })
        .toHaveLength(1)
        .then(async () => (await chat.history(conversationId)).items);
      const full = await chat.ask(QUESTION);
      expect(items[0].interrupcao).toBe('queda');
      const part = items[0].resposta;
      expect(part.length).toBeGreaterThan(20);
      expect(part.length).toBeLessThan(full.resposta.length);
      expect(full.resposta.startsWith(part)).toBe(true);
      // The references of the missing text are kept as well.
      expect(JSON.parse(items[0].referenciasJSON)).toEqual(full.referencias);
      // The same question under the same key is answered whole, in place of the part.
      expect((await chat.post('Outra?', { conversationId, key: leaving })).status).toBe(422);
      await (await chat.post(QUESTION, { conversationId, accept: EVENTS, key: leaving })).text();
      const [whole, ...others] = (await chat.history(conversationId)).items;
      expect(others).toEqual([]);
      expect(whole).toMatchObject({ codigo: items[0].codigo, resposta: full.resposta });
      expect(whole).not.toHaveProperty('interrupcao');
    },
  );

  it('stores nothing of a conversation that is deleted meanwhile', async () => {
    chat.rebuild({ paceMs: 20 });
    const before = await used();
    const conversationId = await chat.open();
    const response = await chat.post(QUESTION, { conversationId, accept: EVENTS });
    await chat.stage.call('DELETE', `/api/conversations/${conversationId}`, { token: chat.person.token });
    expect((await readEvents(response)).at(-1)?.event).toBe('error');
    const rows = await chat.stage.db.query('select 1 from messages where conversation_id = $1', [
      conversationId,
    ]);
    expect(rows).toHaveLength(0);
    expect(await used()).toBe(before);
  });

  it('opens no conversation for a person whose deletion is under way', async () => {
    const { db, clock } = chat.stage;
    const { userId } = await chat.stage.join();
    let opening: Promise<unknown> | undefined;
    await db.tx(async (tx) => {
      await tx.query('delete from users where id = $1', [userId]);
      opening = createConversation(db, userId, 'Dose', clock.now).catch((error) => error);
      if (url) await Promise.race([opening, isBlocked(db)]);
    });
    expect(await opening).toBeUndefined();
  });

  it('stores nothing of a conversation whose deletion is under way', async () => {
    const conversationId = await chat.open();
    const { db } = chat.stage;
    const text = 'Pergunta que chega com a exclusão';
    let asking: Promise<unknown> | undefined;
    await db.tx(async (tx) => {
      await tx.query('update conversations set deleted_at = now() where id = $1', [conversationId]);
      asking = saveMessage(db, newMessage(conversationId, chat.person.userId, text));
      // PGlite lets no other statement in during a transaction.
      if (url) await Promise.race([asking, isBlocked(db)]);
      await tx.query('delete from messages where conversation_id = $1', [conversationId]);
    });
    expect(await asking).toBeUndefined();
    expect(await db.query('select 1 from messages where pergunta = $1', [text])).toEqual([]);
  });

  it('lets the deletion of a person end who has just got an answer', async () => {
    const { db } = chat.stage;
    const { userId } = await chat.stage.join();
    const conversationId = await chat.open(userId);
    // A message of the free plan would wait at its claim.
    await db.query("update subscriptions set plan = 'fleming_plan' where user_id = $1", [userId]);
    let asking: Promise<Response> | undefined;
    await db.tx(async (tx) => {
      await tx.query('select 1 from users where id = $1 for update', [userId]);
      asking = chat.post(QUESTION, { conversationId, userId });
      if (url) await Promise.race([asking, isBlocked(db)]);
      await tx.query('delete from users where id = $1', [userId]);
    });
    expect((await asking)?.status).toBe(404);
  });

  it('answers a repeated key with the stored message, one after the other or at once', async () => {
    const before = await used();
    const conversationId = await chat.open();
    const key = randomUUID();
    const first = await chat.ask(QUESTION, { conversationId, key });
    const again = await chat.ask(QUESTION, { conversationId, key });
    expect(again).toEqual(first);
    const streamed = await readEvents(await chat.post(QUESTION, { conversationId, key, accept: EVENTS }));
    expect(streamed.at(-1)?.data).toEqual(first);
    const burst = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => chat.ask(QUESTION, { conversationId, key: burst })),
    );
    expect(new Set(answers.map(({ codigoMensagem }) => codigoMensagem)).size).toBe(1);
    expect((await chat.history(conversationId)).items).toHaveLength(2);
    expect(await used()).toBe(before + 2);
    expect((await chat.post('Outra pergunta', { conversationId, key })).status).toBe(422);
    expect((await chat.post(QUESTION, { key })).status).toBe(422);
    expect((await chat.post(QUESTION, { conversationId, key: 'k'.repeat(300) })).status).toBe(400);
  });

  it('answers exactly one of fifty parallel questions at the last free message (catalogue 55)', async () => {
    const member = await chat.stage.join({ name: 'No Limite' });
    const conversationId = await chat.open(member.userId);
    chat.rebuild({ freePlanMessages: 3 });
    await chat.ask(QUESTION, { conversationId });
    await chat.ask(QUESTION, { conversationId });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => chat.post(QUESTION, { conversationId })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(49);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toEqual({
      message: 'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.',
    });
    expect((await chat.history(conversationId)).items).toHaveLength(3);
    await chat.stage.db.query(`update subscriptions set plan = 'fleming_plan' where user_id = $1`, [
      member.userId,
    ]);
    expect((await chat.post(QUESTION, { conversationId })).status).toBe(200);
  });

  describe('with a language model', () => {
    let model: FakeModel;
    beforeAll(async () => {
      model = await openFakeModel();
    });
    afterAll(() => model.close());
    const withModel = (silenceMs = 5_000) =>
      chat.rebuild({ llm: { baseUrl: model.url, model: 'clinico-1', apiKey: 'chave', silenceMs } });

    it('sends it the passages and streams its text, also with markers that it invents', async () => {
      withModel();
      model.says([
        'A dabigatrana ',
        'reduziu o AVC [sea',
        'rch_2]. Inventado [search_9]. ',
        'Ambas [1, search_2, 40].',
      ]);
      const conversationId = await chat.open();
      const events = await readEvents(
        await chat.post(QUESTION, { conversationId, accept: EVENTS, web: true }),
      );
      const done = events.at(-1);
      expect(done?.event).toBe('done');
      expect(done?.data.resposta).toBe(
        'A dabigatrana reduziu o AVC [search_2]. Inventado [search_9]. Ambas [search_1, search_2, search_40].\n\n' +
          'A pesquisa na web foi pedida, mas esta demonstração não pesquisa na web: só o acervo foi consultado.',
      );
      expect(textOf(events)).toBe(done?.data.resposta);
      expect(done?.data.referencias.map(({ id }: { id: string }) => id)).toEqual(['search_1', 'search_2']);
      const { authorization, body } = model.last();
      expect(authorization).toBe('Bearer chave');
      expect(body).toMatchObject({ model: 'clinico-1', stream: true });
      expect(body.messages[0]?.content).toContain('[search_N]');
      expect(body.messages[1]?.content).toContain('[search_1] Apixaban versus Warfarin');
      expect(body.messages[1]?.content).toContain(`Pergunta: ${QUESTION}`);
      expect((await chat.ask(QUESTION, { conversationId })).resposta).toContain('A dabigatrana reduziu');
      expect(model.last().body.messages[1]?.content).toContain('Pergunta anterior:');
    });

    it.each([
      ['after its thoughts', ['<thi', 'nk>Talvez 5 mg [search_1]</th', 'ink>\n\nA ', 'apixabana.']],
      ['with an open bracket first', ['<', 'A apixabana.']],
    ])('streams only the answer, %s', async (_, pieces) => {
      withModel();
      model.says(pieces);
      const { resposta } = await chat.ask(QUESTION);
      expect(resposta).toBe(pieces[0] === '<' ? '<A apixabana.' : 'A apixabana.');
    });

    it('reads lines of any ending, and accepts a finish reason as the end', async () => {
      withModel();
      model.sends(deltaOf('Reduziu o risco.', 'stop').replaceAll('\n', '\r\n'));
      expect((await chat.ask(QUESTION)).resposta).toBe('Reduziu o risco.');
    });

    it('reports the cause of its failure only to the operator', async () => {
      withModel();
      model.fails(429);
      const { log, lines } = openLog();
      const response = await runInScope({ log }, () => chat.post(QUESTION));
      expect(lines()).toMatchObject([{ level: 'warn', where: 'language model', reason: 'status 429' }]);
      expect(await response.text()).not.toContain('429');
    });

    it('does not ask it about topics that the corpus does not cover', async () => {
      withModel();
      const calls = model.calls();
      expect((await chat.ask('qual a capital da França')).resposta).toContain('Nada encontrado');
      expect(model.calls()).toBe(calls);
    });

    it.each([
      ['refuses', () => model.fails(500)],
      ['sends nonsense', () => model.sends('data: <html>\n\n')],
      ['reports an error inside the stream', () => model.sends('data: {"error":{"message":"x"}}\n\n')],
      ['says nothing', () => model.says([])],
      ['falls silent', () => model.hangs()],
      ['breaks off', () => model.breaks(['A apixabana ']), 'A apixabana'],
      ['closes without an end', () => model.sends(deltaOf('A apixabana ')), 'A apixabana'],
      ['reaches its own limit', () => model.sends(deltaOf('A dose é', 'length') + DONE), 'A dose é'],
      ['is cut by its filter', () => model.sends(deltaOf('A dose é', 'content_filter') + DONE), 'A dose é'],
      ['thinks without an answer', () => model.sends(deltaOf('<think>Talvez 5 mg.', 'stop') + DONE)],
      ['sends without an end', () => model.sends(`:${'x'.repeat(6_000_000)}\n\n${deltaOf('A', 'stop')}`)],
    ])('keeps the question, but counts no message when it %s', async (_, prepare, part = '') => {
      withModel(300);
      const conversationId = await chat.open();
      const before = await used();
      prepare();
      const response = await chat.post(QUESTION, { conversationId });
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ message: expect.stringContaining('modelo de linguagem') });
      prepare();
      const events = await readEvents(await chat.post(QUESTION, { conversationId, accept: EVENTS }));
      expect(events.at(-1)).toEqual({ event: 'error', data: { mensagem: expect.any(String) } });
      const stored = (await chat.history(conversationId)).items;
      // A question without a word of an answer gives way to its next attempt, whichever page asks.
      expect(stored).toHaveLength(part ? 2 : 1);
      for (const item of stored)
        expect(item).toMatchObject({ pergunta: QUESTION, resposta: part, interrupcao: 'queda' });
      expect(await used()).toBe(before);
    });

    it('answers a question whole in place of the part that broke off under its key', async () => {
      withModel();
      const asked = { conversationId: await chat.open(), accept: EVENTS, key: 'broken' };
      const attempt = async (prepare: () => void) => {
        prepare();
        await (await chat.post(QUESTION, asked)).text();
        return (await chat.history(asked.conversationId)).items;
      };
      const broken = await attempt(() => model.breaks(['A apixabana reduziu ']));
      expect(broken).toMatchObject([{ resposta: 'A apixabana reduziu', interrupcao: 'queda' }]);
      // An attempt without a word does not remove the part.
      expect(await attempt(() => model.fails(500))).toEqual(broken);
      const [whole, ...others] = await attempt(() => model.says(['A apixabana reduziu o AVC.']));
      expect(others).toEqual([]);
      expect(whole).toMatchObject({ codigo: broken[0].codigo, resposta: 'A apixabana reduziu o AVC.' });
      expect(whole).not.toHaveProperty('interrupcao');
    });

    it('fails at a closing tag of thoughts without an opening one, and removes them from then on', async () => {
      withModel();
      const answer = async (...pieces: string[]) => {
        model.says(pieces);
        const events = await readEvents(await chat.post(QUESTION, { accept: EVENTS }));
        const { event, data } = events.at(-1) ?? {};
        return event === 'done' ? data?.resposta : event;
      };
      const thoughts = ['Talvez 5 mg.', '</thi', 'nk>A apixabana.'];
      expect(await answer(...thoughts)).toBe('error');
      expect(await answer(...thoughts)).toBe('A apixabana.');
      expect(await answer('<think>Talvez.</think>', 'A apixabana.')).toBe('A apixabana.');
      expect(await answer('A apixabana ', 'reduziu o AVC.')).toBe('A apixabana reduziu o AVC.');
      expect(await answer(...thoughts)).toBe('error');
    });

    // A busy machine may be slow once; a service that waits for something is slow every time.
    it('aborts its call when the reader disconnects', { retry: 3 }, async () => {
      withModel();
      model.hangs(['A apixabana ', 'reduziu ']);
      const conversationId = await chat.open();
      const response = await chat.post(QUESTION, { conversationId, accept: EVENTS });
      const reader = response.body?.getReader();
      const decoder = new TextDecoder();
      let read = '';
      while (!read.includes('" reduziu"'))
        read += decoder.decode((await reader?.read())?.value, { stream: true });
      const leftAt = Date.now();
      await reader?.cancel();
      await model.closed();
      expect(Date.now() - leftAt).toBeLessThan(500);
      await expect
        .poll(async () => (await chat.history(conversationId)).items[0]?.resposta, { timeout: 5_000 })
        .toBe('A apixabana reduziu');
    });
  });
});
