import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEventParser } from '@vesalio/core';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markEvents } from '../../../../../packages/site/server/gateway/notices/mark-answers.ts';
import {
  createNoticeFile,
  readNotices,
} from '../../../../../packages/site/server/gateway/notices/notices.ts';
import { runInScope } from '../../../../../packages/site/server/platform/scope.ts';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { openLog } from '../../platform/log-lines.ts';
import {
  addPerson,
  bearer,
  json,
  messageForm,
  openWorld,
  type Person,
  type World,
} from '../gateway-world.ts';

const folder = temporaryFolder();
const file = join(folder, 'notices.jsonl');
const RETRACTED = { kind: 'retracted', date: '2024-03-12', url: 'https://revista.example/nota' };
const line = (doi: string, notice: object = RETRACTED) => `${JSON.stringify({ doi, ...notice })}\n`;
const references = [
  { id: 'search_1', title: 'A', source: 'https://doi.org/10.1000/ABC.1' },
  { id: 'search_2', title: 'B', source: 'https://doi.org/10.1000/abc.2' },
];
const marked = [{ ...references[0], aviso: RETRACTED }, references[1]];

describe('a notice about a withdrawn paper', () => {
  let world: World;
  let person: Person;
  beforeAll(async () => {
    writeFileSync(file, line('10.1000/abc.1'));
    world = await openWorld({ RATE_LIMITS: 'off', NOTICES_FILE: file });
    person = addPerson(world, { conversations: ['c'] });
  });
  afterAll(async () => {
    await world.close();
  });

  const ask = (headers: Record<string, string> = {}) =>
    world.call('/ai/api/mensagens', {
      method: 'POST',
      headers: { ...bearer(person.id), ...headers },
      body: messageForm({ conversationId: 'c', prompt: 'a' }),
    });
  const answerJson = (referencias: unknown) =>
    world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 200, { data: { resposta: 'x', referencias } }),
    );

  it('stands in a JSON answer, as a list and as text', async () => {
    answerJson(references);
    expect(await (await ask()).json()).toEqual({ data: { resposta: 'x', referencias: marked } });
    answerJson(JSON.stringify(references));
    expect(await (await ask()).json()).toEqual({
      data: { resposta: 'x', referencias: JSON.stringify(marked) },
    });
    // 'data' is Portuguese for 'date'.
    const bare = { resposta: 'x', data: '2024-03-12' };
    world.on.set('POST /api/mensagens', (_seen, response) =>
      json(response, 200, { ...bare, referencias: references }),
    );
    expect(await (await ask()).json()).toEqual({ ...bare, referencias: marked });
  });

  it('stands in the archive of the person’s data, in both files of a conversation', async () => {
    const items = [{ codigo: 1, pergunta: 'a', resposta: 'b [search_1]', referenciasJSON: references }];
    for (const answer of [items, { data: items }]) {
      world.on.set('GET /api/mensagens/conversa/c', (_seen, response) => json(response, 200, answer));
      const response = await world.call('/gateway/export', { headers: bearer(person.id) });
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = (name: string) => new TextDecoder().decode(files[name]);
      expect(JSON.parse(text('conversas/c.json')).messages[0].references).toMatchObject([
        { id: 'search_1', notice: RETRACTED },
        { id: 'search_2' },
      ]);
      expect(text('conversas/c.md')).toContain(
        '[ARTIGO RETRATADO EM 12/03/2024: https://revista.example/nota]',
      );
    }
  });

  it.each([
    ['with a key', { 'Idempotency-Key': 'notice-1' }],
    ['without one', {}],
  ])('stands in an event stream %s', async (_name, headers) => {
    world.on.set('POST /api/mensagens', (_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`event: references\ndata: ${JSON.stringify({ referencias: references })}\n\n`);
      response.write('event: delta\ndata: {"texto":"x"}\n\n');
      response.end(`event: done\ndata: ${JSON.stringify({ resposta: 'x', referencias: references })}\n\n`);
    });
    const text = await (await ask({ Accept: 'text/event-stream', ...headers })).text();
    const data = [...text.matchAll(/^data: (.*)$/gm)].map(([, value]) => JSON.parse(value ?? ''));
    expect(data).toEqual([{ referencias: marked }, { texto: 'x' }, { resposta: 'x', referencias: marked }]);
  });

  it('stands in the history, whole and by page, and follows the file without a restart', async () => {
    const items = [1, 2].map((codigo) => ({
      codigo,
      pergunta: 'a',
      data: '2024-03-12',
      referenciasJSON: JSON.stringify(references),
    }));
    world.on.set('GET /api/mensagens/conversa/c', (_seen, response) => json(response, 200, { data: items }));
    const read = async (query: string) => {
      const answer = (await (
        await world.call(`/ai/api/mensagens/conversa/c${query}`, { headers: bearer(person.id) })
      ).json()) as { referenciasJSON: string }[];
      return answer.map(({ referenciasJSON }) => JSON.parse(referenciasJSON));
    };
    for (const query of ['', '?limit=10']) expect(await read(query)).toEqual([marked, marked]);
    writeFileSync(file, line('10.1000/abc.2', { kind: 'corrected' }));
    const corrected = [references[0], { ...references[1], aviso: { kind: 'corrected' } }];
    for (const query of ['?limit=1', '?limit=10'])
      await expect.poll(async () => (await read(query)).at(0)).toEqual(corrected);
    writeFileSync(file, '');
    const plain = () => world.call('/ai/api/mensagens/conversa/c', { headers: bearer(person.id) });
    await expect.poll(async () => (await plain()).json()).toEqual({ data: items });
  });
});

describe('the list of notices', () => {
  it('reads JSON lines, keeps the gravest of a paper, and names bad lines', async () => {
    const { list, badLines } = await readNotices([
      line('https://doi.org/10.1000/Abc'),
      line('10.1000/abc', { kind: 'corrected' }),
      'nada',
      line('10.1000/x', { kind: 'other' }),
      line('10.1000/y', { kind: 'corrected', url: 'javascript:1' }),
    ]);
    expect([...list]).toEqual([['10.1000/abc', RETRACTED]]);
    expect(badLines).toEqual([3, 4, 5]);
  });

  it('reads the first line of a file that begins with a byte order mark', async () => {
    const { list, badLines } = await readNotices([`\ufeff${line('10.1000/abc')}`]);
    expect([...list.keys(), ...badLines]).toEqual(['10.1000/abc']);
  });
});

it('a changed file is read once for all calls that meet the change', async () => {
  const own = temporaryFolder();
  const changing = join(own, 'notices.jsonl');
  const { log, lines } = openLog();
  const read = createNoticeFile(changing);
  const readTogether = () => runInScope({ log }, () => Promise.all(Array.from({ length: 20 }, read)));
  writeFileSync(changing, 'one bad line\n');
  await readTogether();
  expect(lines()).toHaveLength(1);
  writeFileSync(changing, `two bad\nlines\n${line('10.1000/abc.1')}`);
  await expect.poll(async () => (await readTogether()).every((notices) => !notices.isEmpty())).toBe(true);
  expect(lines()).toHaveLength(2);
});

it('a file that cannot be read is reported once, until it can be read again', async () => {
  const away = join(temporaryFolder(), 'notices.jsonl');
  const { log, lines } = openLog();
  const read = createNoticeFile(away);
  const readOnce = () => runInScope({ log }, read);
  for (let time = 0; time < 3; time += 1) await readOnce();
  expect(lines()).toHaveLength(1);
  writeFileSync(away, line('10.1000/abc.1'));
  expect((await readOnce()).isEmpty()).toBe(false);
  rmSync(away);
  await expect.poll(async () => (await readOnce()) && lines().length).toBe(2);
});

it('other requests are served while a long list is read, with the earlier list until it is whole', async () => {
  const many = join(temporaryFolder(), 'notices.jsonl');
  const COUNT = 20_000;
  const papers = (kind: string) =>
    Array.from({ length: COUNT }, (_, index) => line(`10.1000/paper.${index}`, { ...RETRACTED, kind }));
  const read = createNoticeFile(many);
  const kindNow = async () => {
    const answer = { referencias: [{ source: `10.1000/paper.${COUNT - 1}` }] };
    const marked = (await read()).mark(answer) as { referencias: { aviso?: { kind: string } }[] };
    return marked.referencias[0]?.aviso?.kind;
  };
  writeFileSync(many, papers('corrected').join(''));
  expect(await kindNow()).toBe('corrected');
  // A line that spans two chunks of the file and ends with a Windows line break.
  writeFileSync(many, papers('retracted').join('').replaceAll('\n', '\r\n'));
  let served = 0;
  for (let kind: string | undefined = 'corrected'; kind !== 'retracted'; kind = await kindNow()) {
    expect(kind).toBe('corrected');
    await new Promise((resolve) => setImmediate(resolve));
    served++;
  }
  // At least one turn of the event loop per thousand lines is left for other requests.
  expect(served).toBeGreaterThan(COUNT / 1_000);
});

it('every sign of life of the AI service passes, so that a long thought is no silence', async () => {
  const own = temporaryFolder();
  writeFileSync(join(own, 'notices.jsonl'), line('10.1000/abc.1'));
  const notices = await createNoticeFile(join(own, 'notices.jsonl'))();
  const delta = 'event: delta\ndata: {"texto":"a"}\n\n';
  const sent = [': thinking\n\n', ': still\n', delta.slice(0, 9), delta.slice(9)];
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of sent) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const passed: string[] = [];
  for await (const piece of markEvents(source, notices)) passed.push(new TextDecoder().decode(piece));
  expect(passed).toHaveLength(sent.length);
  expect(createEventParser().push(passed.join(''))).toEqual([{ name: 'delta', data: '{"texto":"a"}' }]);
});
