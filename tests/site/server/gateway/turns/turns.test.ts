import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databases, openOwnDatabase } from '../../database-copy.ts';
import {
  addFreePerson,
  addPerson,
  bearer,
  json,
  messageForm,
  openWorld,
  type Person,
} from '../gateway-world.ts';
import { openTwoServers, type TwoServers } from '../two-servers.ts';

interface Told {
  id: string;
  name: string;
  data: { texto?: string; mensagem?: string; motivo?: string };
}

/** The events in a stream's text. */
function eventsOf(text: string): Told[] {
  return text
    .split('\n\n')
    .filter((block) => block.includes('data: '))
    .map((block) => {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? '';
      return { id: field('id'), name: field('event'), data: JSON.parse(field('data')) };
    });
}

const textOf = (events: readonly Told[]) => events.map(({ data }) => data.texto ?? '').join('');

/** A fake AI service whose answer a test writes chunk by chunk. */
function openAnswer(servers: Pick<TwoServers, 'world'>) {
  let begin: (response: ServerResponse) => void = () => {};
  const begun = new Promise<ServerResponse>((resolve) => {
    begin = resolve;
  });
  servers.world.on.set('POST /api/mensagens', (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    begin(response);
  });
  const write = async (name: string, data: unknown) => {
    (await begun).write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    delta: (texto: string) => write('delta', { texto }),
    done: async (data: Record<string, unknown> = {}) => {
      await write('done', { resposta: '', codigoMensagem: 7, ...data });
      (await begun).end();
    },
    cut: async () => void (await begun).destroy(),
  };
}

/** Resolves when a server has noticed that the next question's reader has left. */
function noticeLeaving(): Promise<void> {
  const channel = 'http.server.request.start';
  return new Promise((resolve) => {
    const onStart = (start: unknown) => {
      const { request, response } = start as { request: IncomingMessage; response: ServerResponse };
      if (request.url !== '/ai/api/mensagens') return;
      unsubscribe(channel, onStart);
      response.once('close', () => resolve());
    };
    subscribe(channel, onStart);
  });
}

let serial = 0;
const newKey = () => {
  serial += 1;
  return `key-${process.pid}-${serial}`;
};
/** Asks 'a' on the only server of a world. */
const askIn = (
  world: Awaited<ReturnType<typeof openWorld>>,
  person: Person,
  headers: Record<string, string>,
  conversationId = 'c',
) =>
  world.call('/ai/api/mensagens', {
    method: 'POST',
    headers: { ...bearer(person.id), ...headers },
    body: messageForm({ conversationId, prompt: 'a' }),
  });
const STREAM = { Accept: 'text/event-stream, application/json' };

describe.each(databases)('a turn on two servers with one $name', ({ url }) => {
  let servers: TwoServers;
  afterEach(() => servers.close());

  const open = async (environment: Record<string, string> = {}) => {
    servers = await openTwoServers(url, { RATE_LIMITS: 'off', ...environment });
    return servers;
  };
  const onServer = (index: 0 | 1, path: string, init?: RequestInit) =>
    fetch(servers.urls[index] + path, init);
  const ask = (person: Person, key: string, options: { signal?: AbortSignal; prompt?: string } = {}) =>
    onServer(0, '/ai/api/mensagens', {
      method: 'POST',
      headers: { ...bearer(person.id), ...STREAM, 'Idempotency-Key': key },
      body: messageForm({ conversationId: 'c', prompt: options.prompt ?? 'Qual a dose?' }),
      signal: options.signal ?? null,
    });
  const follow = (index: 0 | 1, person: Person, key: string, last?: string, init: RequestInit = {}) =>
    onServer(index, `/gateway/turns/${key}/events`, {
      ...init,
      headers: { ...bearer(person.id), ...(last ? { 'Last-Event-ID': last } : {}) },
    });
  const upstreamCalls = () => servers.world.seenAt('/api/mensagens');

  it('continues without its reader, and can be read from the other server during and after it', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const answer = openAnswer(servers);
    const key = newKey();
    const leave = new AbortController();
    const asked = await ask(person, key, { signal: leave.signal });
    await answer.delta('Um ');
    await asked.body?.getReader().read();
    leave.abort();
    const reading = follow(1, person, key);
    await answer.delta('dois ');
    await answer.delta('três');
    await answer.done();
    const events = eventsOf(await (await reading).text());
    expect(textOf(events)).toBe('Um dois três');
    expect(events.at(-1)?.name).toBe('done');
    expect(events.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4]);
    expect(upstreamCalls()).toHaveLength(1);
    for (const server of [0, 1] as const) {
      const rest = eventsOf(await (await follow(server, person, key, '2')).text());
      expect(textOf(rest)).toBe('três');
      expect(rest.map(({ id }) => id)).toEqual(['3', '4']);
    }
    const state = await onServer(1, `/gateway/turns/${key}`, { headers: bearer(person.id) });
    expect(await state.json()).toEqual({ status: 'done', question: 'Qual a dose?' });
  });

  it('is named by the history of its conversation while it runs', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c', 'd'] });
    servers.world.on.set('GET /api/mensagens/conversa/c', (_seen, response) => json(response, 200, []));
    servers.world.on.set('GET /api/mensagens/conversa/d', (_seen, response) => json(response, 200, []));
    const named = async (conversation: string, query = '?limit=9') => {
      const path = `/ai/api/mensagens/conversa/${conversation}${query}`;
      return (await onServer(1, path, { headers: bearer(person.id) })).headers.get('x-open-turn');
    };
    const answer = openAnswer(servers);
    const key = newKey();
    const asked = await ask(person, key);
    await answer.delta('Um ');
    expect([await named('c'), await named('d'), await named('c', '?limit=9&before=3')]).toEqual([
      key,
      null,
      null,
    ]);
    await answer.done();
    await asked.text();
    await expect.poll(() => named('c')).toBeNull();
  });

  describe('is named by the account', () => {
    const PATH = '/ai/api/mensagens/conversa/c';
    const unread = async (person: Person) =>
      (await onServer(1, '/api/auth/my-account', { headers: bearer(person.id) })).headers.get(
        'x-unread-conversation',
      );
    const begin = async () => {
      await open();
      const person = addPerson(servers.world, { conversations: ['c'] });
      servers.world.on.set('GET /api/mensagens/conversa/c', (_seen, response) => json(response, 200, []));
      const answer = openAnswer(servers);
      const leaving = noticeLeaving();
      const reader = new AbortController();
      const asked = await ask(person, newKey(), { signal: reader.signal });
      await answer.delta('Um ');
      const leave = () => {
        reader.abort();
        return leaving;
      };
      return { person, answer, leave, asked };
    };

    it('while it runs, and after an unread end until its conversation is read', async () => {
      const { person, answer, leave, asked } = await begin();
      await asked.body?.getReader().read();
      expect(await unread(person)).toBe('c');
      expect(await unread(addPerson(servers.world))).toBeNull();
      await leave();
      await answer.done();
      const ended = () => servers.db.query(`select 1 from gateway_turn_record where status = 'done'`);
      await expect.poll(ended).toHaveLength(1);
      expect(await unread(person)).toBe('c');
      await onServer(0, PATH, { headers: bearer(person.id) });
      expect(await unread(person)).toBeNull();
    });

    it('no longer after its end was read or it was stopped', async () => {
      const { person, answer, asked } = await begin();
      await answer.done();
      await asked.text();
      await expect.poll(() => unread(person)).toBeNull();
      const again = openAnswer(servers);
      const stopped = newKey();
      await ask(person, stopped);
      await again.delta('Dois ');
      expect(await unread(person)).toBe('c');
      await onServer(1, `/gateway/turns/${stopped}`, { method: 'DELETE', headers: bearer(person.id) });
      expect(await unread(person)).toBeNull();
    });

    it('never in a temporary conversation', async () => {
      const { person } = await begin();
      await servers.db.query(
        `insert into gateway_temporary (conversation_id, owner_id, held_until)
         select conversation_id, owner_id, clock_timestamp() + interval '1 hour' from gateway_turn_record`,
      );
      expect(await unread(person)).toBeNull();
    });
  });

  it('belongs to one account and is stored encrypted', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const stranger = addPerson(servers.world);
    const answer = openAnswer(servers);
    const key = newKey();
    const asked = ask(person, key);
    await answer.delta('segredo clínico');
    await answer.done();
    await (await asked).text();
    for (const path of ['', '/events'])
      expect(
        (await onServer(1, `/gateway/turns/${key}${path}`, { headers: bearer(stranger.id) })).status,
      ).toBe(404);
    expect((await onServer(1, `/gateway/turns/${key}/events`)).status).toBe(401);
    const stop = { method: 'DELETE', headers: bearer(stranger.id) };
    expect((await onServer(1, `/gateway/turns/${key}`, stop)).status).toBe(404);
    const rows = await servers.db.query<{ bytes: Uint8Array }>(
      'select events as bytes from gateway_turn_event union all select question from gateway_turn_record',
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { bytes } of rows) expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/segredo|dose/);
  });

  it('asks once per key: a repetition gets the same answer, another question is refused', async () => {
    await open();
    const person = addFreePerson(servers.world, 1);
    person.conversations = ['c'];
    const answer = openAnswer(servers);
    const key = newKey();
    const first = ask(person, key);
    await answer.delta('Um ');
    const second = ask(person, key);
    await answer.delta('dois');
    person.left = 0;
    await answer.done();
    const texts = await Promise.all([first, second].map(async (response) => (await response).text()));
    const third = await (await ask(person, key)).text();
    for (const text of [...texts, third]) expect(textOf(eventsOf(text))).toBe('Um dois');
    expect(upstreamCalls()).toHaveLength(1);
    expect((await ask(person, key, { prompt: 'Outra' })).status).toBe(422);
  });

  it('ends the upstream within 500 ms when it is stopped on the other server (catalogue 42)', async () => {
    // The servers check for stops at intervals. The test advances the timers, so that a busy machine does not matter.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    // Stop on the other server first, while no interval has passed.
    for (const server of [1, 0] as const) {
      servers.world.seen.length = 0;
      const answer = openAnswer(servers);
      const key = newKey();
      const asked = ask(person, key);
      await answer.delta('Um ');
      await asked;
      const stopped = await onServer(server, `/gateway/turns/${key}`, {
        method: 'DELETE',
        headers: bearer(person.id),
      });
      expect(stopped.status).toBe(204);
      await vi.advanceTimersByTimeAsync(499);
      expect(await upstreamCalls()[0]?.cut).toBe(true);
      const events = eventsOf(await (await asked).text());
      expect(events.at(-1)).toMatchObject({ name: 'error', data: { motivo: 'parada' } });
      const other = eventsOf(await (await follow(1, person, key)).text());
      expect(textOf(other)).toBe('Um ');
      expect(other.at(-1)?.data.motivo).toBe('parada');
    }
  });

  it('never asks a question that was stopped before it began', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const key = newKey();
    const stop = { method: 'DELETE', headers: bearer(person.id) };
    expect((await onServer(1, `/gateway/turns/${key}`, stop)).status).toBe(404);
    const events = eventsOf(await (await ask(person, key)).text());
    expect(events.map(({ data }) => data.motivo)).toEqual(['parada']);
    expect(upstreamCalls()).toHaveLength(0);
  });

  it('returns the text so far of a process that died, and asks again only at the request of the person', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const answer = openAnswer(servers);
    const key = newKey();
    await ask(person, key);
    await answer.delta('Um ');
    await expect.poll(() => servers.db.query('select 1 from gateway_turn_event')).toHaveLength(1);
    // The state of the database after a process has died: the lease has expired and is not renewed.
    await servers.db.exec(
      `update gateway_turn_record set holder = 'dead', held_until = clock_timestamp() - interval '1 second'`,
    );
    const events = eventsOf(await (await follow(1, person, key)).text());
    expect(textOf(events)).toBe('Um ');
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { motivo: 'interrompida' } });
    expect(upstreamCalls()).toHaveLength(1);
    const recorded = await servers.db.query('select is_stopped as "isStopped" from gateway_interruption');
    expect(recorded).toEqual([{ isStopped: false }]);
  });

  it('tells a reader of the death who knows events that the process had sent and not stored', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const answer = openAnswer(servers);
    const key = newKey();
    const question = await ask(person, key);
    await answer.delta('Um ');
    await expect.poll(() => servers.db.query('select 1 from gateway_turn_event')).toHaveLength(1);
    await question.body?.cancel();
    await servers.db.exec(
      `update gateway_turn_record set holder = 'dead', held_until = clock_timestamp() - interval '1 second'`,
    );
    for (const known of ['2', '9']) {
      const events = eventsOf(await (await follow(1, person, key, known)).text());
      expect(events, known).toMatchObject([{ name: 'error', data: { motivo: 'interrompida' } }]);
    }
    servers.world.on.delete('POST /api/mensagens');
    expect((await ask(person, key)).status).toBe(200);
    // Its text belongs to the first answer, so no event of the second answer may follow it.
    expect((await follow(1, person, key, '9')).status).toBe(404);
  });

  it('keeps an answer that was given up apart from the next one, in the same process', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const key = newKey();
    const earlier = openAnswer(servers);
    const left = await ask(person, key);
    await earlier.delta('Antiga ');
    await left.body?.getReader().read();
    // The database was away from this process for longer than the lease.
    await servers.db.query('update gateway_turn_record set held_until = $1', [new Date(0)]);
    const state = async () =>
      (await (await onServer(0, `/gateway/turns/${key}`, { headers: bearer(person.id) })).json()).status;
    expect(await state()).toBe('interrupted');

    const answer = openAnswer(servers);
    const asked = await ask(person, key);
    await earlier.delta('resto');
    expect(await upstreamCalls()[0]?.cut, 'nobody waits for it').toBe(true);
    expect(await state()).toBe('running');
    await answer.delta('Nova');
    await answer.done();
    expect(textOf(eventsOf(await asked.text()))).toBe('Nova');
    for (const server of [0, 1] as const)
      expect(textOf(eventsOf(await (await follow(server, person, key)).text()))).toBe('Nova');
  });

  it('forgets a turn that was refused', async () => {
    await open();
    const person = addFreePerson(servers.world, 0);
    person.conversations = ['c'];
    const key = newKey();
    expect((await ask(person, key)).status).toBe(403);
    person.left = 1;
    for (const status of [413, 400]) {
      servers.world.on.set('POST /api/mensagens', (_seen, response) => json(response, status, {}));
      expect((await ask(person, key)).status).toBe(status);
      expect((await follow(1, person, key)).status).toBe(404);
    }
    await expect.poll(() => servers.db.query('select 1 from gateway_turn')).toEqual([]);
    const stranger = addPerson(servers.world);
    const foreign = newKey();
    expect((await ask(stranger, foreign)).status, 'another person’s conversation').toBe(404);
    expect((await follow(1, stranger, foreign)).status).toBe(404);
    expect(upstreamCalls()).toHaveLength(2);
  });

  it('never passes on a 408, after which a browser sends the question again by itself', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const timeOut = (_seen: unknown, response: ServerResponse) => json(response, 408, { message: 'x' });
    servers.world.on.set('POST /api/mensagens', timeOut);
    servers.world.on.set('POST /api/auth/register', timeOut);
    expect((await ask(person, newKey())).status).toBe(504);
    const registered = await onServer(0, '/api/auth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: 'ana@hospital.example',
        password: 'Senha#123',
        confirmPassword: 'Senha#123',
        fullName: 'Ana',
        plan: null,
      }),
    });
    expect(registered.status).toBe(504);
  });

  it('keeps the failure of an answer without a body: the service has been asked', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const key = newKey();
    servers.world.on.set('POST /api/mensagens', (_seen, response) => {
      response.writeHead(204).end();
    });
    expect((await ask(person, key)).status).toBe(204);
    const events = eventsOf(await (await follow(1, person, key)).text());
    expect(events.map(({ name }) => name)).toEqual(['error']);
    expect(upstreamCalls()).toHaveLength(1);
  });

  it('keeps the answer of a service that does not stream', async () => {
    await open();
    const person = addPerson(servers.world, { conversations: ['c'] });
    const key = newKey();
    const data = { resposta: 'Inteira', codigoMensagem: 3 };
    servers.world.on.set('POST /api/mensagens', (_seen, response) => json(response, 200, { data }));
    expect(await (await ask(person, key)).json()).toEqual({ data });
    const events = eventsOf(await (await follow(1, person, key)).text());
    expect(events).toEqual([{ id: '1', name: 'done', data }]);
    expect((await ask(person, key)).headers.get('content-type')).toContain('text/event-stream');
  });
});

describe('the ends of a turn', () => {
  it.each([
    ['silence', { silenceMs: 100 }, ''],
    ['five minutes', { turnMs: 200 }, ''],
    ['512 kB', {}, 'x'.repeat(513 * 1024)],
  ])('%s', async (_name, timeouts, text) => {
    const world = await openWorld({ RATE_LIMITS: 'off' }, { timeouts });
    try {
      const person = addPerson(world, { conversations: ['c'] });
      const answer = openAnswer({ world });
      const asked = askIn(world, person, { ...STREAM, 'Idempotency-Key': newKey() });
      await answer.delta('Um ');
      if (text) await answer.delta(text);
      const events = eventsOf(await (await asked).text());
      expect(textOf(events)).toBe('Um ');
      expect(events.at(-1)?.name).toBe('error');
      expect(await world.seenAt('/api/mensagens')[0]?.cut).toBe(true);
    } finally {
      await world.close();
    }
  });

  it.each([
    ['five minutes of a few bytes', { turnMs: 300 }, 20, ''],
    ['512 kB', {}, 0, 'x'.repeat(513 * 1024)],
  ])('%s, without a key', async (_name, timeouts, tickMs, text) => {
    const world = await openWorld({ RATE_LIMITS: 'off' }, { timeouts });
    let ticks: NodeJS.Timeout | undefined;
    try {
      const person = addPerson(world, { conversations: ['c'] });
      const answer = openAnswer({ world });
      const asked = askIn(world, person, STREAM);
      await answer.delta(text);
      if (tickMs) ticks = setInterval(() => void answer.delta('.'), tickMs);
      expect(await (await asked).text()).toMatch(/event: error\ndata: .*\n\n$/);
      expect(await world.seenAt('/api/mensagens')[0]?.cut).toBe(true);
    } finally {
      clearInterval(ticks);
      await world.close();
    }
  });

  it.each<Record<string, string>>([{ 'Idempotency-Key': newKey() }, {}])(
    'silence of a service that took the question and sends no header, with %o',
    async (headers) => {
      const world = await openWorld({ RATE_LIMITS: 'off' }, { timeouts: { silenceMs: 100 } });
      try {
        const person = addPerson(world, { conversations: ['c'] });
        world.on.set('POST /api/mensagens', () => {});
        const asked = await askIn(world, person, { ...STREAM, ...headers });
        expect(asked.status).toBe(504);
        expect(await world.seenAt('/api/mensagens')[0]?.cut).toBe(true);
      } finally {
        await world.close();
      }
    },
  );

  const KB = 1024;
  it.each([
    ['events over 512 kB in UTF-8', 'é'.repeat(300 * KB), '', 'error'],
    ['a final event over 512 kB', 'Um ', 'é'.repeat(300 * KB), 'error'],
    ['no end: a final event that repeats the events', 'x'.repeat(500 * KB), 'x'.repeat(500 * KB), 'done'],
  ])('%s', async (_name, texto, resposta, last) => {
    const world = await openWorld({ RATE_LIMITS: 'off' });
    try {
      const person = addPerson(world, { conversations: ['c'] });
      const answer = openAnswer({ world });
      const asked = askIn(world, person, { ...STREAM, 'Idempotency-Key': newKey() });
      await answer.delta(texto);
      await answer.done({ resposta });
      expect(eventsOf(await (await asked).text()).at(-1)?.name).toBe(last);
    } finally {
      await world.close();
    }
  });

  it('512 kB of a service that does not stream', async () => {
    const world = await openWorld({ RATE_LIMITS: 'off' });
    try {
      const person = addPerson(world, { conversations: ['c'] });
      const key = newKey();
      world.on.set('POST /api/mensagens', (_seen, response) =>
        json(response, 200, { data: { resposta: 'é'.repeat(300 * KB), codigoMensagem: 3 } }),
      );
      const asked = await askIn(world, person, { 'Idempotency-Key': key });
      expect(asked.status).toBe(502);
      const events = await world.call(`/gateway/turns/${key}/events`, { headers: bearer(person.id) });
      expect(eventsOf(await events.text()).map(({ name }) => name)).toEqual(['error']);
    } finally {
      await world.close();
    }
  });

  it('is deleted 15 minutes after it', async () => {
    let now = new Date();
    const world = await openWorld({ RATE_LIMITS: 'off' }, { now: () => now });
    try {
      const person = addPerson(world, { conversations: ['c'] });
      const answer = openAnswer({ world });
      const key = newKey();
      const asked = askIn(world, person, { ...STREAM, 'Idempotency-Key': key });
      await answer.delta('Um ');
      await answer.done();
      await (await asked).text();
      const read = () => world.call(`/gateway/turns/${key}/events`, { headers: bearer(person.id) });
      now = new Date(now.getTime() + 14 * 60_000);
      expect(textOf(eventsOf(await (await read()).text()))).toBe('Um ');
      now = new Date(now.getTime() + 2 * 60_000);
      expect((await read()).status).toBe(404);
    } finally {
      await world.close();
    }
  });
});

describe('stored turns', () => {
  const ADMIN = 'an-operator-token-that-is-long-enough';
  const METRICS = 'a-metrics-token-that-is-long-enough';
  const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

  it('counts the verdicts of an answer once, by model version, for the operator', async () => {
    const world = await openWorld({ RATE_LIMITS: 'off', ADMIN_TOKEN: ADMIN, METRICS_TOKEN: METRICS });
    try {
      const person = addPerson(world, { conversations: ['c'] });
      const answer = openAnswer({ world });
      const key = newKey();
      const asked = askIn(world, person, { ...STREAM, 'Idempotency-Key': key });
      const report = (body: unknown, id: number = person.id) =>
        world.call(`/gateway/turns/${key}/verdicts`, {
          method: 'POST',
          headers: { ...bearer(id), 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      const counts = { confere: 3, diverge: 1, 'nao-verificavel': 0 };
      await answer.delta('Um');
      await asked;
      expect((await report(counts)).status, 'not ended').toBe(404);
      await answer.done({ modelo: { nome: 'modelo-a', versao: '2' } });
      await (await asked).text();
      expect((await report(counts, addPerson(world).id)).status, 'of another person').toBe(404);
      for (const bad of [{}, { ...counts, diverge: -1 }, { ...counts, diverge: 'muito' }])
        expect((await report(bad)).status).toBe(400);
      expect((await report({ ...counts, text: 'segredo', confere: 1e6 })).status).toBe(204);
      expect((await report({ ...counts, diverge: 9 })).status).toBe(204);
      const csv = await world.call('/gateway/admin/verdicts', withToken(ADMIN));
      expect(csv.headers.get('content-type')).toContain('text/csv');
      const [header, line] = (await csv.text()).split('\r\n');
      expect(header).toBe('day,model,version,answers,agreeing,diverging,unverifiable,diverging_share');
      expect(line).toMatch(/^"\d{4}-\d\d-\d\d","modelo-a","2",1,500,1,0,"0\.0020"$/);
      expect((await world.call('/gateway/admin/verdicts')).status).toBe(401);
      const metrics = await (await world.call('/metrics', withToken(METRICS))).text();
      expect(metrics).toContain(
        'vesalio_cited_sentences{model="modelo-a",version="2",verdict="diverging"} 1',
      );
      expect(metrics).toMatch(/vesalio_diverging_sentences_ratio\{model="modelo-a",version="2"\} 0\.00199/);
    } finally {
      await world.close();
    }
  });

  it('is named by the history as cut off, for a service that stores a part as if it were whole', async () => {
    const db = await openOwnDatabase();
    const world = await openWorld({ RATE_LIMITS: 'off' }, { db });
    try {
      const person = addPerson(world, { conversations: ['c', 'd'] });
      const begin = async (key = newKey(), conversationId = 'c') => {
        const answer = openAnswer({ world });
        const asked = askIn(world, person, { ...STREAM, 'Idempotency-Key': key }, conversationId);
        await answer.delta('Um');
        return { answer, asked: await asked, key };
      };
      const stop = (key: string) =>
        world.call(`/gateway/turns/${key}`, { method: 'DELETE', headers: bearer(person.id) });
      const stored: Record<string, unknown>[] = [];
      const store = (codigo: number, fields: Record<string, unknown> = {}) =>
        stored.push({
          codigo,
          pergunta: 'a',
          resposta: 'Um',
          dataCadastro: new Date().toISOString(),
          ...fields,
        });
      const marks = async (query = '') => {
        for (const id of ['c', 'd'])
          world.on.set(`GET /api/mensagens/conversa/${id}`, (_seen, response) => json(response, 200, stored));
        const path = `/ai/api/mensagens/conversa/c${query}`;
        const list = await (await world.call(path, { headers: bearer(person.id) })).json();
        return list.map(({ codigo, interrupcao }: Record<string, unknown>) => [codigo, interrupcao]);
      };

      const silent = newKey();
      world.on.set('POST /api/mensagens', (_seen, response) => void response.destroy());
      await askIn(world, person, { ...STREAM, 'Idempotency-Key': silent });
      const stopped = await begin();
      await stop(stopped.key);
      await stopped.asked.text();
      const whole = await begin();
      await whole.answer.done({ resposta: 'Um todo', codigoMensagem: 7 });
      await whole.asked.text();
      const cut = await begin();
      await cut.answer.cut();
      await cut.asked.text();
      store(5, { dataCadastro: '2026-01-20T12:00:00Z' });
      store(7);
      store(6);
      store(8);
      store(9);
      expect(await marks()).toEqual([
        [5, undefined],
        [7, undefined],
        [6, 'parada'],
        [8, 'queda'],
        [9, undefined],
      ]);
      // From then on by the id, on a page too.
      stored[2] = { ...stored[2], pergunta: 'outra' };
      expect((await marks('?limit=3'))[0]).toEqual([6, 'parada']);

      // The repetition of the question got the rest under the same id.
      const again = await begin(cut.key);
      await again.answer.done({ resposta: 'Um todo', codigoMensagem: 8 });
      await again.asked.text();
      expect((await marks())[3]).toEqual([8, undefined]);

      await world.call('/api/conversations/c', { method: 'DELETE', headers: bearer(person.id) });
      expect(await db.query('select 1 from gateway_interruption')).toEqual([]);
    } finally {
      await world.close();
      await db.close();
    }
  });

  it('ends when its conversation is deleted, and its text is deleted', async () => {
    const world = await openWorld({ RATE_LIMITS: 'off' });
    try {
      const person = addPerson(world, { conversations: ['c', 'd'] });
      const begin = async (conversationId: string) => {
        const answer = openAnswer({ world });
        const key = newKey();
        const asked = askIn(world, person, { ...STREAM, 'Idempotency-Key': key }, conversationId);
        await answer.delta('Um');
        await asked;
        return { answer, key };
      };
      const read = (key: string) => world.call(`/gateway/turns/${key}`, { headers: bearer(person.id) });
      const kept = await begin('d');
      await kept.answer.done();
      const left = await begin('c');
      const deleted = { method: 'DELETE', headers: bearer(person.id) };
      expect((await world.call('/api/conversations/c', deleted)).status).toBe(200);
      expect((await read(left.key)).status).toBe(404);
      // The service is still silent, so only the deletion can end the turn.
      const calls = world.seenAt('/api/mensagens');
      expect(await calls[1]?.cut, 'nobody waits for the answer').toBe(true);
      expect((await read(left.key)).status).toBe(404);
      expect((await read(kept.key)).status).toBe(200);
    } finally {
      await world.close();
    }
  });

  it('is deleted with the account', async () => {
    const world = await openWorld({ RATE_LIMITS: 'off' });
    try {
      const person = addPerson(world, { conversations: ['c'] });
      const answer = openAnswer({ world });
      const key = newKey();
      const asked = askIn(world, person, { ...STREAM, 'Idempotency-Key': key });
      await answer.delta('Um');
      await asked;
      const read = (part = '') => world.call(`/gateway/turns/${key}${part}`, { headers: bearer(person.id) });
      expect((await read()).status).toBe(200);
      const deleted = { method: 'DELETE', headers: bearer(person.id) };
      expect((await world.call('/api/auth/delete-account', deleted)).status).toBe(200);
      expect((await read()).status).toBe(404);
      expect(await world.seenAt('/api/mensagens')[0]?.cut, 'nobody waits for the answer').toBe(true);
    } finally {
      await world.close();
    }
  });
});
