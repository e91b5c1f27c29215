import { createServer, type Db, type RunningServer, readConfig } from '@vesalio/site/server';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openOwnDatabase } from '../../database-copy.ts';
import { openLog } from '../../platform/log-lines.ts';
import { addPerson, bearer, json, openWorld, type Person, type World } from '../gateway-world.ts';

/** The archive of a person's data, from the whole server. */
let db: Db;
let server: RunningServer;
let url: string;
beforeAll(async () => {
  db = await openOwnDatabase();
  server = await createServer(
    readConfig({ PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: '{"export":{"max":2,"seconds":60}}' }),
    { db },
  );
  ({ url } = await server.listen());
});
afterAll(async () => {
  await server.close();
  await db.close();
});

async function signIn(): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(server.sandbox?.demo),
  });
  return (await response.json()).token;
}
const read = (token?: string) =>
  fetch(`${url}/gateway/export`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});

describe('the export of a person', () => {
  it('has profile, plan, conversations and feedback, each as JSON and Markdown, and is limited', async () => {
    const token = await signIn();
    const response = await read(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="vesalio-[\d-]+\.zip"$/,
    );
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    for (const name of ['perfil', 'plano', 'avaliacoes']) {
      expect(() => JSON.parse(text(`${name}.json`))).not.toThrow();
      expect(text(`${name}.md`)).toMatch(/^# /);
    }
    expect(JSON.parse(text('perfil.json')).email).toBe(server.sandbox?.demo.email);
    // Uses words for people, not those of the API.
    expect(text('perfil.md')).toContain(`\n- E-mail: ${server.sandbox?.demo.email}\n`);
    expect(text('perfil.md')).toMatch(/\n- Plano:\n {2}- /);
    for (const name of ['perfil', 'plano']) {
      expect(text(`${name}.md`)).not.toMatch(/[{}"]|null|true|false|_plan/);
      // Every field has a Portuguese label, and no date is shown as an instant in UTC.
      expect(text(`${name}.md`)).not.toMatch(/- [a-z]\w*:|\dT\d/);
    }
    expect(text('plano.md')).toMatch(
      /Nome: Fleming\n.*Valor do plano: R\$\s100,00\n.*Situação: Ativo\n.*Início: \d\d\/\d\d\/\d{4}, \d\d:\d\d\n/s,
    );
    const conversations = Object.keys(files).filter((name) => /^conversas\/\d+\.json$/.test(name));
    expect(conversations.length).toBeGreaterThan(2);
    const [first = ''] = conversations;
    const { messages } = JSON.parse(text(first));
    expect(messages[0].question).not.toBe('');
    const read1 = text(first.replace('.json', '.md'));
    expect(read1).toMatch(/^# .+\n\n## Pergunta · \d\d\/\d\d\/\d{4}, \d\d:\d\d\n/);
    expect(read1).toContain(`\n\n${messages[0].question}\n\n## Resposta\n\n`);
    expect(read1).toMatch(/ \[1\]\..*\n\n### Referências\n\n1\. /s);
    expect(read1).not.toContain('search_');
    expect(Object.keys(files)).not.toContain('faltou.md');

    const [{ id }] = messages;
    const rated = await fetch(`${url}/gateway/feedback/${id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        helpful: false,
        reasons: ['incorrect', 'incomplete'],
        text: 'Dose errada.',
        conversationId: JSON.parse(text(first)).id,
      }),
    });
    expect(rated.status).toBe(200);
    const again = unzipSync(new Uint8Array(await (await read(token)).arrayBuffer()));
    expect(new TextDecoder().decode(again['avaliacoes.md'])).toMatch(
      new RegExp(`^- Resposta ${id}: Não útil · Incorreta · Incompleta · Dose errada. · \\d\\d/`, 'm'),
    );
    expect((await read(token)).status).toBe(429);
  });

  it('has the other data about the person, and nobody else’s: terms, payments, withdrawn reports, edits and pins', async () => {
    const db = await openOwnDatabase();
    const world = await openWorld({ RATE_LIMITS: 'off' }, { db });
    const person = addPerson(world, { conversations: ['a'], cards: [] });
    const another = addPerson(world, { conversations: ['b'] });
    const answer = (codigo: number) => ({ codigo, pergunta: 'p', resposta: 'r' });
    for (const [id, answers] of Object.entries({ a: [answer(1), answer(2)], b: [answer(3), answer(4)] }))
      world.on.set(`GET /api/mensagens/conversa/${id}`, (_seen, response) => json(response, 200, answers));
    const send = async (method: string, path: string, body?: unknown, { id } = person) => {
      const headers = { ...bearer(id), 'Content-Type': 'application/json' };
      const response = await world.call(path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect(response.status, path).toBeLessThan(300);
    };
    await send('POST', '/api/auth/accept-terms', {});
    const inB = { text: 'De outra pessoa.', conversationId: 'b' };
    await send('POST', '/api/auth/accept-terms', {}, another);
    await send('PUT', '/gateway/conversations/b', { title: inB.text, pinned: true }, another);
    await send('PUT', '/gateway/replacements/4', { replaces: 3, conversationId: 'b' }, another);
    await send('PUT', '/gateway/feedback/3/clinical-error', inB, another);
    await send('PUT', '/gateway/feedback/4', { helpful: false, reasons: [], ...inB }, another);
    await send('DELETE', '/gateway/feedback/3/clinical-error', undefined, another);
    await send('PUT', '/gateway/conversations/a', { pinned: true });
    await send('PUT', '/gateway/replacements/2', { replaces: 1, conversationId: 'a' });
    await send('PUT', '/gateway/feedback/1/clinical-error', { text: 'Dose errada.', conversationId: 'a' });
    await send('DELETE', '/gateway/feedback/1/clinical-error');
    await send('PUT', '/gateway/feedback/2/clinical-error', { text: 'Dose certa?', conversationId: 'a' });
    world.on.set('POST /api/conversas', (_seen, response) => {
      person.conversations?.push('passing');
      json(response, 200, { data: { codigoConversa: 'passing' } });
    });
    await send('POST', '/ai/api/conversas', { codigoCliente: person.id, titulo: 'x', temporaria: true });
    world.on.set('GET /api/mensagens/conversa/passing', (_seen, response) =>
      json(response, 200, [answer(5)]),
    );
    world.on.set('GET /api/auth/my-account', (_seen, response) =>
      json(response, 200, { data: { id: person.id, name: 'Ana', photoProfile: 'cGhvdG8=' } }),
    );
    await db.query(
      `insert into gateway_attempt (owner_id, idempotency_key, kind, plan_name, coupon, status)
       select owner_id, 'payment-1', 'payment', 'fleming_plan', 'MED20', 'paid' from gateway_conversation_mark`,
    );
    const files = unzipSync(
      new Uint8Array(
        await (await world.call('/gateway/export', { headers: bearer(person.id) })).arrayBuffer(),
      ),
    );
    const text = (name: string) => new TextDecoder().decode(files[name]);
    for (const name of Object.keys(files)) expect(text(name), name).not.toContain(inB.text);
    expect(JSON.parse(text('registros.json'))).toEqual({
      terms: [{ version: expect.any(String), acceptedAt: expect.any(String) }],
      payments: [expect.objectContaining({ kind: 'payment', planName: 'fleming_plan', status: 'paid' })],
      withdrawnReports: [expect.objectContaining({ protocol: expect.stringMatching(/^EC-/) })],
      replacements: [expect.objectContaining({ conversationId: 'a', messageId: '2', replaces: '1' })],
    });
    expect(text('registros.md')).toMatch(
      /\n {4}- Tipo: pagamento\n {4}- Plano: Fleming\n {4}- Cupom: MED20\n {4}- Situação: pago\n/,
    );
    expect(JSON.parse(text('conversas/a.json')).pinned).toBe(true);
    expect(Object.keys(files).join(), 'a temporary conversation').not.toContain('passing');
    expect(text('perfil.md')).toMatch(/^- Foto: /m);
    expect(text('perfil.md')).not.toContain('cGhvdG8=');
    const recorded = () => db.query("select 1 from audit where kind = 'data-exported'");
    await expect.poll(recorded).toHaveLength(1);
    await world.close();
    await db.close();
  });

  it('is for nobody without a session', async () => {
    expect((await read()).status).toBe(401);
  });
});

describe('a part that could not be read', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ RATE_LIMITS: 'off' });
  });

  const CARDS = 'Cartões salvos';
  /** A person with three conversations on two pages, with readable texts. */
  function withConversations(): Person {
    for (const id of ['a', 'b', 'c'])
      world.on.set(`GET /api/mensagens/conversa/${id}`, (_seen, response) => json(response, 200, []));
    return addPerson(world, { conversations: ['a', 'b', 'c'], cards: [] });
  }
  /** Makes the product reject a page of the list. */
  const refuse = (refused: number, status: number) =>
    world.on.set('GET /api/conversations', ({ url: asked }, response) => {
      const page = Number(new URL(asked, 'http://fake').searchParams.get('page'));
      const items = ['a', 'b'].map((id) => ({ id, title: id }));
      if (page === refused) json(response, status, { message: 'x' });
      else json(response, 200, { data: { items, totalCount: 3 } });
    });
  const filesOf = async (person: Person) => {
    const response = await world.call('/gateway/export', { headers: bearer(person.id) });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const texts = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
    return Object.fromEntries(texts) as Record<string, string>;
  };

  it.each([
    [1, 429, 'Todas as conversas: a lista não pôde ser lida'],
    [1, 404, 'Todas as conversas: a lista não pôde ser lida'],
    [2, 429, 'As conversas mais antigas: a lista não pôde ser lida depois da 2ª'],
    [2, 503, 'As conversas mais antigas: a lista não pôde ser lida depois da 2ª'],
  ])('is named in the archive if page %i of the list answers %i', async (page, status, line) => {
    const person = withConversations();
    refuse(page, status);
    const files = await filesOf(person);
    expect(files['faltou.md']).toContain(`\n- ${line}\n`);
    expect('conversas/a.json' in files).toBe(page === 2);
    world.on.delete('GET /api/conversations');
  });

  it('says of an answer that was cut off that it is incomplete', async () => {
    const person = withConversations();
    const cut = { codigo: 1, pergunta: 'Qual a meta?', resposta: 'Abaixo de', interrupcao: 'queda' };
    world.on.set('GET /api/mensagens/conversa/a', (_seen, response) => json(response, 200, [cut]));
    const { 'conversas/a.md': text, 'conversas/a.json': data = '' } = await filesOf(person);
    expect(text).toContain('Abaixo de\n\n**Resposta interrompida**\n');
    expect(JSON.parse(data).messages).toMatchObject([{ interrupted: 'lost' }]);
  });

  it('is named if it is the cards or a conversation, and the archive does not say that there are no cards', async () => {
    const person = withConversations();
    expect(Object.keys(await filesOf(person))).not.toContain('faltou.md');
    world.on.set(`GET /api/clientCards/cliente/${person.id}`, (_seen, response) => json(response, 500, {}));
    world.on.set('GET /api/mensagens/conversa/b', (_seen, response) => json(response, 500, {}));
    const files = await filesOf(person);
    expect(files['faltou.md']).toMatch(new RegExp(`\n- ${CARDS}\n- Conversa: b\n$`));
    expect(files['plano.md']).toContain(`\n- ${CARDS}: não puderam ser lidos agora\n`);
    expect(JSON.parse(files['plano.json'] ?? '').cards).toBeNull();
  });

  it.each([
    [429, 429, '7'],
    [403, 502, null],
    [500, 502, null],
  ])('fails the search if the list answers %i', async (status, expected, retryAfter) => {
    const person = withConversations();
    world.on.set('GET /api/conversations', (_seen, response) => {
      response.setHeader('Retry-After', '7');
      json(response, status, {});
    });
    const response = await world.call('/gateway/conversations/search', {
      method: 'POST',
      headers: { ...bearer(person.id), 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'dor' }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([expected, retryAfter]);
    world.on.delete('GET /api/conversations');
  });
});

it('an export of the last evening of a month has the day of Brasília in name and text', async () => {
  const own = await openOwnDatabase();
  const world = await openWorld({}, { db: own, now: () => new Date('2026-12-01T01:30:00Z') });
  const response = await world.call('/gateway/export', { headers: bearer(addPerson(world).id) });
  expect(response.headers.get('content-disposition')).toContain('vesalio-2026-11-30.zip');
  const { 'leia-me.md': readme } = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(new TextDecoder().decode(readme)).toContain('Exportação de 30/11/2026, 22:30');
  await world.close();
  await own.close();
});

describe('an export whose database fails on the way', () => {
  it('is cut, and tells the log what an error may tell', async () => {
    const log = openLog();
    const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const own = await openOwnDatabase();
    const query: Db['query'] = (sql, params, options) =>
      sql.startsWith('select') && sql.includes('from gateway_feedback')
        ? Promise.reject(new Error('row of "Ana Prado" at ana.prado@hospital.example'))
        : own.query(sql, params, options);
    const world = await openWorld({}, { db: { ...own, query }, log: log.log });
    const person = addPerson(world);
    const response = await world.call('/gateway/export', { headers: bearer(person.id) });
    await expect(response.arrayBuffer()).rejects.toThrow();
    await vi.waitFor(() => expect(log.requests()).toHaveLength(1));
    const failures = log.lines().filter(({ msg }) => msg === 'failure');
    expect(failures.map(({ where }) => where)).toEqual(['gateway: GET /gateway/export']);
    expect(log.text()).not.toMatch(/Ana|Prado|hospital/);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
    await world.close();
    await own.close();
  });

  it('is no failure when its reader leaves in the middle', async () => {
    const log = openLog();
    const world = await openWorld({}, { db, log: log.log });
    const person = addPerson(world, { conversations: ['slow', 'never'] });
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      world.on.set('GET /api/mensagens/conversa/slow', (_seen, response) => {
        answer = () => json(response, 200, { data: [] });
        resolve();
      });
    });
    const gone = new AbortController();
    const response = await world.call('/gateway/export', {
      headers: bearer(person.id),
      signal: gone.signal,
    });
    await isAsked;
    gone.abort();
    await response.arrayBuffer().catch(() => {});
    await vi.waitFor(() => expect(log.requests().map(({ isCut }) => isCut)).toEqual([true]));
    answer();
    await vi.waitFor(() => expect(world.seenAt('/api/mensagens/conversa/slow')).toHaveLength(1));
    await world.close();
    expect(log.lines().filter(({ msg }) => msg === 'failure')).toEqual([]);
    expect(world.seenAt('/api/mensagens/conversa/never')).toEqual([]);
  });
});
