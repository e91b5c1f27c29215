import { limits } from '@vesalio/core';
import type { Db } from '@vesalio/site/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createFeedbackRows } from '../../../../../packages/site/server/gateway/feedback/feedback-rows.ts';
import { afterStatement } from '../../meeting-statements.ts';
import {
  addPerson,
  bearer,
  createConversation,
  json,
  messageForm,
  openWorld,
  type Person,
  sharedDb,
  type World,
} from '../gateway-world.ts';

const ADMIN = 'operator-token';
let world: World;
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off', ADMIN_TOKEN: ADMIN });
});

const call = async (headers: Record<string, string>, method: string, path: string, body?: unknown) => {
  const response = await world.call(path, {
    method,
    headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    code: response.headers.get('x-vesalio-error'),
    text,
    data: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined,
  };
};
const as = (person: Person) => bearer(person.id);
const operator = { Authorization: `Bearer ${ADMIN}` };

const SECRET_WORDS = 'amoxicilina em gestante';
const answerOf = (id: string) => ({
  resposta: `Resposta sobre ${SECRET_WORDS}.`,
  referencias: [{ id: 'search_1', title: 'Diretriz' }],
  codigoConversaCliente: 'c',
  codigoMensagem: id,
  modelo: { nome: 'clinico', versao: '2026-09' },
});

let next = 0;
/** A person who has just got an answer. */
async function answered(accept = 'application/json'): Promise<{ person: Person; id: string }> {
  next += 1;
  const id = `m${Date.now()}-${next}`;
  const conversation = `c${id}`;
  const person = addPerson(world);
  await createConversation(world, person, conversation);
  world.on.set('POST /api/mensagens', (_seen, response) => {
    if (accept === 'application/json') return json(response, 200, { data: answerOf(id) });
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.end(
      `event: delta\ndata: {"texto":"Resposta"}\n\nevent: done\ndata: ${JSON.stringify(answerOf(id))}\n\n`,
    );
  });
  const response = await world.call('/ai/api/mensagens', {
    method: 'POST',
    headers: { ...as(person), Accept: accept },
    body: messageForm({ conversationId: conversation, prompt: `Dose de ${SECRET_WORDS}?` }),
  });
  expect(response.status).toBe(200);
  await response.text();
  return { person, id };
}
const rating = { helpful: false, reasons: ['outdated', 'unsupported'], text: 'A diretriz mudou.' };

describe('feedback on an answer', () => {
  it.each(['application/json', 'text/event-stream'])(
    'is kept, changed and withdrawn (%s)',
    async (accept) => {
      const { person, id } = await answered(accept);
      expect(await call(as(person), 'PUT', `/gateway/feedback/${id}`, rating)).toMatchObject({
        status: 200,
        data: { messageId: id, kind: 'rating', ...rating, protocol: null },
      });
      await call(as(person), 'PUT', `/gateway/feedback/${id}`, { helpful: true, reasons: [] });
      const { data } = await call(as(person), 'GET', '/gateway/feedback');
      expect(data.items).toMatchObject([{ messageId: id, helpful: true, reasons: [], text: null }]);
      expect((await call(as(person), 'DELETE', `/gateway/feedback/${id}`)).status).toBe(204);
      expect((await call(as(person), 'DELETE', `/gateway/feedback/${id}`)).status).toBe(204);
      expect((await call(as(person), 'GET', '/gateway/feedback')).data).toEqual({ items: [] });
    },
  );

  it.each(['named', 'searched'])('is 404 if its conversation, %s, is deleted meanwhile', async (how) => {
    const person = addPerson(world, { conversations: [`gone-${how}`] });
    world.on.set(`GET /api/mensagens/conversa/gone-${how}`, (_seen, response) => json(response, 404, {}));
    const named = how === 'named' ? { ...rating, conversationId: `gone-${how}` } : rating;
    expect((await call(as(person), 'PUT', '/gateway/feedback/unknown', named)).status).toBe(404);
  });

  it('is 404 for the message of another person, and 401 for nobody', async () => {
    const { id } = await answered();
    const other = addPerson(world);
    for (const path of [`/gateway/feedback/${id}`, '/gateway/feedback/999999'])
      for (const method of ['PUT', 'DELETE'])
        expect((await call(as(other), method, path, method === 'PUT' ? rating : undefined)).status).toBe(404);
    const report = { text: 'Dose errada.' };
    expect((await call(as(other), 'PUT', `/gateway/feedback/${id}/clinical-error`, report)).status).toBe(404);
    expect((await call({}, 'PUT', `/gateway/feedback/${id}`, rating)).status).toBe(401);
  });

  it('finds an older message in the history of its conversation', async () => {
    const person = addPerson(world, { conversations: ['old-1', 'old-2'] });
    const [id, other] = [`h${Date.now()}`, `o${Date.now()}`];
    for (const [conversation, message] of [
      ['old-1', other],
      ['old-2', id],
    ])
      world.on.set(`GET /api/mensagens/conversa/${conversation}`, (_seen, response) =>
        json(response, 200, {
          data: [{ codigo: message, pergunta: 'P', resposta: 'R', referenciasJSON: '[{"id":"r9"}]' }],
        }),
      );
    expect((await call(as(person), 'PUT', `/gateway/feedback/${id}`, rating)).status).toBe(200);
    expect(
      (await call(as(person), 'PUT', `/gateway/feedback/${other}`, { ...rating, conversationId: 'old-1' }))
        .status,
    ).toBe(200);
    const stranger = addPerson(world);
    expect(
      (await call(as(stranger), 'PUT', `/gateway/feedback/x${id}`, { ...rating, conversationId: 'old-1' }))
        .status,
    ).toBe(404);
  });

  it('finds a message of a named conversation beyond the newest, and beside a deleted one', async () => {
    const id = `n${Date.now()}`;
    const person = addPerson(world, { conversations: [`gone-${id}`, `near-${id}`, `far-${id}`] });
    const message = (codigo: string) => ({
      data: [{ codigo, pergunta: 'P', resposta: 'R', referenciasJSON: '[]' }],
    });
    const answer = (conversation: string, status: number, body: unknown) =>
      world.on.set(`GET /api/mensagens/conversa/${conversation}-${id}`, (_seen, response) =>
        json(response, status, body),
      );
    answer('gone', 404, {});
    answer('near', 200, message(`near-${id}`));
    answer('far', 200, message(`far-${id}`));
    const rate = async (which: string, named = {}) =>
      (await call(as(person), 'PUT', `/gateway/feedback/${which}-${id}`, { ...rating, ...named })).status;
    expect(await rate('near')).toBe(200);
    expect(await rate('far')).toBe(404);
    expect(await rate('far', { conversationId: `far-${id}` })).toBe(200);
    answer('near', 503, {});
    expect(await rate('other'), 'nobody can tell').toBe(502);
  });

  it.each([
    { helpful: 'no', reasons: [] },
    { helpful: true },
    { helpful: false, reasons: ['ugly'] },
    { helpful: false, reasons: [], text: 'x'.repeat(1_001) },
  ])('refuses %j', async (body) => {
    const { person, id } = await answered();
    expect((await call(as(person), 'PUT', `/gateway/feedback/${id}`, body)).status).toBe(400);
  });

  it('stores no word that identifies a patient', async () => {
    const { person, id } = await answered();
    const text = 'Paciente de CPF 529.982.247-25 piorou.';
    expect(await call(as(person), 'PUT', `/gateway/feedback/${id}`, { ...rating, text })).toMatchObject({
      status: 422,
      code: 'identifiers',
    });
    expect(await call(as(person), 'PUT', `/gateway/feedback/${id}/clinical-error`, { text })).toMatchObject({
      status: 422,
    });
    expect((await call(as(person), 'GET', '/gateway/feedback')).data).toEqual({ items: [] });
  });
});

describe('the report of a clinical error', () => {
  it('has a protocol number that stays with changes, and is withdrawn', async () => {
    const { person, id } = await answered();
    const path = `/gateway/feedback/${id}/clinical-error`;
    const first = await call(as(person), 'PUT', path, { text: 'Dose dez vezes maior.' });
    expect(first.data.protocol).toMatch(/^EC-\d{4}-[0-9A-Z]{8}$/);
    const second = await call(as(person), 'PUT', path, { text: 'Dose cem vezes maior.' });
    expect(second.data).toMatchObject({ protocol: first.data.protocol, text: 'Dose cem vezes maior.' });
    expect((await call(as(person), 'DELETE', path)).status).toBe(204);
    const reported = async () => {
      const { items } = (await call(operator, 'GET', '/gateway/admin/feedback')).data;
      return items.find(({ protocol }: { protocol: string }) => protocol === first.data.protocol);
    };
    const withdrawn = await reported();
    expect(withdrawn).toMatchObject({ text: null, withdrawnAt: expect.any(String) });
    expect((await call(as(person), 'GET', '/gateway/feedback')).data).toEqual({ items: [] });
    expect((await call(as(person), 'DELETE', path)).status).toBe(204);
    expect(await reported()).toEqual(withdrawn);
  });

  it.each([{ text: ' ' }, { text: 'x'.repeat(1_001) }, {}])('refuses %j', async (body) => {
    const { person, id } = await answered();
    expect((await call(as(person), 'PUT', `/gateway/feedback/${id}/clinical-error`, body)).status).toBe(400);
  });

  it('is in the audit trail', async () => {
    const { person, id } = await answered();
    await call(as(person), 'PUT', `/gateway/feedback/${id}/clinical-error`, { text: 'Dose errada.' });
    await vi.waitFor(async () => {
      const { data } = await call(operator, 'GET', `/gateway/admin/audit?account=${person.id}`);
      expect(data.map(({ kind }: { kind: string }) => kind)).toContain('clinical-error');
    });
  });
});

describe("the facts for 'Sobre'", () => {
  it('names the version, the model of the newest answer, the maker, its security contact and the licences', async () => {
    await answered();
    expect((await call({}, 'GET', '/gateway/about')).data).toEqual({
      version: expect.stringMatching(/^\d/),
      model: 'clinico',
      modelVersion: '2026-09',
      corpus: null,
      maker: expect.objectContaining({
        securityEmail: expect.stringContaining('@'),
        securityText: expect.stringMatching(/^http.*\/\.well-known\/security\.txt$/),
        licenses: expect.stringMatching(/^http.*\/licenses\.md$/),
      }),
    });
  });
});

describe("the operator's report", () => {
  it('has model, references and version, and neither account nor question nor answer', async () => {
    const { person, id } = await answered();
    await call(as(person), 'PUT', `/gateway/feedback/${id}`, { ...rating, text: '=HYPERLINK("x")' });
    const { data, text } = await call(operator, 'GET', '/gateway/admin/feedback?format=json');
    const found = data.items.find(({ messageId }: { messageId: string }) => messageId === id);
    expect(found).toMatchObject({
      model: 'clinico',
      modelVersion: '2026-09',
      references: ['search_1'],
      version: expect.any(String),
    });
    expect(text).not.toContain(SECRET_WORDS);
    expect(Object.values(found).map(String)).not.toContain(String(person.id));
    const csv = await call(operator, 'GET', '/gateway/admin/feedback?format=csv');
    expect(csv.text.split('\r\n')[0]).toContain('kind,protocol,message,helpful,reasons,text,model');
    expect(csv.text).toContain(`"'=HYPERLINK(""x"")"`);
    const stored = await (await sharedDb()).query('select * from gateway_feedback');
    expect(JSON.stringify(stored)).not.toContain(SECRET_WORDS);
  });

  it('holds every row once, newest first, however many there are', async () => {
    const db = await sharedDb();
    const [one] = await db.query<{ owner: string }>('select owner_id as owner from gateway_feedback limit 1');
    // Ten rows share each moment, so that pages end between rows of one moment.
    await db.query(
      `insert into gateway_feedback (owner_id, message_id, kind, reasons, reference_ids, version, created_at, updated_at)
       select $1, split_part($1, '/', 1) || 'many-' || n, 'rating', '{}', '{}', '1', at, at from
         (select n, timestamptz '2021-01-01Z' + (n / 10) * interval '1 second' as at
          from generate_series(1, 2500) as n) as numbered`,
      [one?.owner ?? ''],
    );
    const range = 'since=2021-01-01&until=2021-01-02';
    const { items } = (await call(operator, 'GET', `/gateway/admin/feedback?${range}`)).data;
    expect(new Set(items.map(({ messageId }: { messageId: string }) => messageId)).size).toBe(2_500);
    expect(items).toHaveLength(2_500);
    const dates = items.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const csv = await call(operator, 'GET', `/gateway/admin/feedback?format=csv&${range}`);
    expect(csv.text.trimEnd().split('\r\n')).toHaveLength(2_501);
    await db.query("delete from gateway_feedback where created_at < '2021-01-02'");
  });

  it('reads each page by an index, and sorts no table of years for it', async () => {
    const db = await sharedDb();
    const plans: string[] = [];
    const explained: Db = {
      ...db,
      query: async (sql, params) => {
        const plan = await db.tx(async (tx) => {
          // The table of a test is too small for an index.
          await tx.exec('set local enable_seqscan = off; set local enable_bitmapscan = off');
          return tx.query(`explain ${sql}`, params);
        });
        plans.push(JSON.stringify(plan));
        return db.query(sql, params);
      },
    };
    const rows = createFeedbackRows({ db: explained, scope: '', version: '1', now: () => new Date() });
    await rows.report(undefined, undefined).next();
    expect(plans).toEqual([expect.stringContaining('Index Scan Backward using gateway_feedback_created')]);
  });

  it('is for the operator only, and accepts only valid dates', async () => {
    const person = addPerson(world);
    expect((await call(as(person), 'GET', '/gateway/admin/feedback')).status).toBe(401);
    expect((await call(operator, 'GET', '/gateway/admin/feedback?since=yesterday')).status).toBe(400);
    for (const none of ['until=2020-01-01', 'since=2100-01-01'])
      expect((await call(operator, 'GET', `/gateway/admin/feedback?${none}`)).data).toEqual({ items: [] });
  });
});

describe("the operator's notice and switch", () => {
  it('apply to everybody without a restart, and block only questions', async () => {
    const person = addPerson(world);
    await createConversation(world, person, 'switch-1');
    world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 200, { data: answerOf('switch-m') }),
    );
    const ask = () =>
      world.call('/ai/api/mensagens', {
        method: 'POST',
        headers: as(person),
        body: messageForm({ conversationId: 'switch-1', prompt: 'Dose?' }),
      });
    const other = await openWorld({ RATE_LIMITS: 'off', ADMIN_TOKEN: ADMIN });
    const set = await call(operator, 'PUT', '/gateway/admin/operation', {
      notice: 'Manutenção às 22h.',
      asking: false,
    });
    expect(set.status).toBe(200);
    // The switch applies to the other process too.
    expect(await (await other.call('/gateway/operation')).json()).toEqual({
      notice: 'Manutenção às 22h.',
      asking: false,
    });
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('x-vesalio-error')).toBe('asking-off');
    expect(await refused.json()).toMatchObject({ message: 'Manutenção às 22h.' });
    // The browser creates the conversation before the first question, and it would stay empty.
    const reached = world.seenAt('/api/conversas').length;
    const body = { codigoCliente: person.id, titulo: 'Nova Conversa' };
    expect(await call(as(person), 'POST', '/ai/api/conversas', body)).toMatchObject({
      status: 503,
      code: 'asking-off',
    });
    expect(world.seenAt('/api/conversas')).toHaveLength(reached);
    expect((await call(as(person), 'GET', '/api/conversations?page=1&pageSize=15')).status).toBe(200);
    await call(operator, 'PUT', '/gateway/admin/operation', { notice: null, asking: true });
    await vi.waitFor(async () => expect((await ask()).status).toBe(200));
    expect(
      (await call(as(person), 'PUT', '/gateway/admin/operation', { notice: 'x', asking: false })).status,
    ).toBe(401);
    expect(await (await other.call('/gateway/operation')).json()).toEqual({ notice: null, asking: true });
    await other.close();
  });

  it('stay as they are if the change cannot be recorded', async () => {
    const restore = afterStatement(await sharedDb(), 'insert into audit', () => {
      throw new Error('away');
    });
    const body = { notice: 'Pausa.', asking: false };
    const changed = await call(operator, 'PUT', '/gateway/admin/operation', body).finally(restore);
    expect(changed.status).toBe(500);
    expect((await call(operator, 'GET', '/gateway/operation')).data).not.toEqual(body);
  });

  it('refuse a notice that is empty or too long, and any other type', async () => {
    const put = (notice: unknown, asking: unknown) =>
      call(operator, 'PUT', '/gateway/admin/operation', { notice, asking });
    const longest = 'x'.repeat(limits.noticeLength);
    for (const [notice, asking] of [
      ['', true],
      [' \n', true],
      [`${longest}x`, true],
      [null, 1],
      [1, true],
    ])
      expect((await put(notice, asking)).status, String(notice)).toBe(400);
    const changed = async () => (await sharedDb()).query('select changed_at from gateway_operation');
    expect(await put(` ${longest} `, true)).toMatchObject({ status: 200, data: { notice: longest } });
    const before = await changed();
    await put(null, true);
    expect(await changed()).not.toEqual(before);
  });
});
