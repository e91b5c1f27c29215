import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEventParser } from '@vesalio/core';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markEvents } from '../../../../../packages/site/server/gateway/notices/mark-answers.ts';
import { createNoticeFile } from '../../../../../packages/site/server/gateway/notices/notice-file.ts';
import {
  createReferenceNotices,
  type ReferenceNotices,
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
    world = await openWorld(
      { RATE_LIMITS: 'off', NOTICES_FILE: file, METRICS_TOKEN: 'the-token' },
      { log: openLog().log },
    );
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
    const metrics = await (
      await world.call('/metrics', { headers: { Authorization: 'Bearer the-token' } })
    ).text();
    expect(metrics).toContain('vesalio_notices{state="in_force"} 1\n');
    expect(metrics).toContain('vesalio_notices_outdated 0\n');
    writeFileSync(file, line('10.1000/abc.2', { kind: 'corrected' }));
    const corrected = [references[0], { ...references[1], aviso: { kind: 'corrected' } }];
    for (const query of ['?limit=1', '?limit=10'])
      await expect.poll(async () => (await read(query)).at(0), { timeout: 10_000 }).toEqual(corrected);
    writeFileSync(file, '\n');
    const plain = () => world.call('/ai/api/mensagens/conversa/c', { headers: bearer(person.id) });
    await expect.poll(async () => (await plain()).json(), { timeout: 10_000 }).toEqual({ data: items });
  });
});

describe('the list of notices', () => {
  it('reads JSON lines, keeps the gravest of a paper, and names bad lines', async () => {
    const { list, skipped, incomplete } = await readNotices([
      line('https://doi.org/10.1000/Abc'),
      line('10.1000/abc', { kind: 'corrected' }),
      'nada',
      line('10.1000/x', { kind: 'other' }),
      line('10.1000/y z'),
    ]);
    expect([...list]).toEqual([['10.1000/abc', RETRACTED]]);
    expect([skipped, incomplete]).toEqual([[3, 4, 5], []]);
  });

  it('still warns of a paper whose date or address cannot be read', async () => {
    const { list, skipped, incomplete } = await readNotices([
      line('10.1000/a', { ...RETRACTED, date: '12/03/2024' }),
      line('10.1000/b', { ...RETRACTED, date: 20_240_312 }),
      line('10.1000/c', { ...RETRACTED, url: 'javascript:alert(1)//https://x.example' }),
      line('10.1000/d', { ...RETRACTED, url: 'mailto:a@revista.example' }),
      line('10.1000/e', { kind: ' Retracted ', date: null, url: '' }),
    ]);
    const { kind, date, url } = RETRACTED;
    expect([...list.values()]).toEqual([
      { kind, url },
      { kind, url },
      { kind, date },
      { kind, date },
      { kind },
    ]);
    expect([skipped, incomplete]).toEqual([[], [1, 2, 3, 4]]);
  });

  it('reads the first line of a file that begins with a byte order mark', async () => {
    const { list, skipped } = await readNotices([`\ufeff${line('10.1000/abc')}`]);
    expect([...list.keys(), ...skipped]).toEqual(['10.1000/abc']);
  });

  it('marks by any DOI of a reference, with the gravest notice', async () => {
    const { list } = await readNotices([line('10.1000/a', { kind: 'corrected' }), line('10.1000/b')]);
    const { mark } = createReferenceNotices(list);
    const sources = [
      { source: 'https://x.example/10.1000/a?next=10.1000/b' },
      { source: '#', doi: '10.1000/B' },
      { source: '10.1000/a/1' },
      'text',
    ];
    expect(mark({ referencias: sources })).toEqual({
      referencias: [
        { ...(sources[0] as object), aviso: RETRACTED },
        { ...(sources[1] as object), aviso: RETRACTED },
        sources[2],
        sources[3],
      ],
    });
  });
});

describe('the file of notices', () => {
  const isMarked = (notices: ReferenceNotices, doi: string) =>
    JSON.stringify(notices.mark({ referencias: [{ source: doi }] })).includes('aviso');

  /** A file with its log. A settled change is read at the second look. */
  async function openFile(text?: string) {
    const path = join(temporaryFolder(), 'notices.jsonl');
    if (text !== undefined) writeFileSync(path, text);
    const { log, lines } = openLog();
    const file = createNoticeFile(path);
    const look = () => runInScope({ log }, file.look);
    const settle = async () => {
      await look();
      await look();
    };
    await look();
    return {
      path,
      look,
      settle,
      counts: file.counts,
      has: async (doi: string) => isMarked(await file.current(), doi),
      log: () => lines().map(({ error }) => String(error).split('\n')[0]),
    };
  }

  it('is read once for all calls that meet a change', async () => {
    const { path, look, log, has } = await openFile('one bad line\n');
    await Promise.all(Array.from({ length: 20 }, look));
    expect(log()).toHaveLength(2);
    writeFileSync(path, `two bad\nlines\n${line('10.1000/abc.1')}`);
    for (let time = 0; time < 3; time++) await Promise.all(Array.from({ length: 20 }, look));
    expect(await has('10.1000/abc.1')).toBe(true);
    expect(log().slice(2)).toEqual(['Error: Lines that cannot be read: 1, 2']);
  });

  it('that cannot be read is reported once, until it can be read again', async () => {
    const { path, look, settle, log, has, counts } = await openFile();
    await settle();
    expect(log()).toHaveLength(1);
    expect(counts().isOutdated).toBe(true);
    writeFileSync(path, line('10.1000/abc.1'));
    expect(await has('10.1000/abc.1')).toBe(true);
    expect(counts().isOutdated).toBe(false);
    rmSync(path);
    await settle();
    expect(log()).toHaveLength(2);
    expect([await has('10.1000/abc.1'), counts().isOutdated]).toEqual([true, true]);
    // A folder in its place is no list either.
    mkdirSync(path);
    await look();
    expect(log()).toHaveLength(2);
  });

  it.each([
    ['garbage', '<html>\nnot found\n</html>\n', 3],
    ['UTF-16', Buffer.from(line('10.1000/a'), 'utf16le'), 2],
    ['nothing', '', 0],
  ])(
    'with %s instead of notices leaves the earlier ones in force, and says so',
    async (_name, text, skipped) => {
      const { path, settle, log, has, counts } = await openFile(line('10.1000/a') + line('10.1000/b'));
      expect(counts()).toEqual({ inForce: 2, skipped: 0, incomplete: 0, isOutdated: false });
      writeFileSync(path, text);
      await settle();
      expect(await has('10.1000/a')).toBe(true);
      expect(counts()).toEqual({ inForce: 2, skipped, incomplete: 0, isOutdated: true });
      expect(log()[0]).toBe('Error: The file has no notice; 2 earlier ones stay in force');
      writeFileSync(path, line('10.1000/c'));
      await settle();
      expect([await has('10.1000/a'), await has('10.1000/c')]).toEqual([false, true]);
      expect(counts()).toEqual({ inForce: 1, skipped: 0, incomplete: 0, isOutdated: false });
      writeFileSync(path, '\n');
      await settle();
      expect(counts()).toEqual({ inForce: 0, skipped: 0, incomplete: 0, isOutdated: false });
      expect(log().at(-1)).toBe('Error: There are 0 notices instead of 1');
    },
  );

  it('is not read half: it must be the same at two looks, and after it was read', async () => {
    const { path, look, settle, has } = await openFile(line('10.1000/a') + line('10.1000/b'));
    // Emptied and written again, slowly.
    for (const text of ['', line('10.1000/a'), line('10.1000/a') + line('10.1000/b')]) {
      writeFileSync(path, text);
      await look();
      expect(await has('10.1000/b')).toBe(true);
    }
    await settle();
    const longer = Array.from({ length: 3_000 }, (_, index) => line(`10.1000/paper.${index}`)).join('');
    writeFileSync(path, longer);
    await look();
    const reading = look();
    await new Promise((resolve) => setTimeout(resolve, 2));
    writeFileSync(path, line('10.1000/a'));
    await reading;
    expect(await has('10.1000/b')).toBe(true);
    await settle();
    expect([await has('10.1000/a'), await has('10.1000/b')]).toEqual([true, false]);
  });

  it('is followed when another takes its name, itself or as the target of a link', async () => {
    const { path, settle, has } = await openFile();
    const versions = ['10.1000/a', '10.1000/b'].map((doi) => {
      writeFileSync(`${path}.${doi.at(-1)}`, line(doi));
      return doi;
    });
    for (const doi of [...versions, ...versions]) {
      symlinkSync(`${path}.${doi.at(-1)}`, `${path}.new`);
      renameSync(`${path}.new`, path);
      await settle();
      expect(await Promise.all(versions.map(has))).toEqual(versions.map((version) => version === doi));
    }
    writeFileSync(`${path}.new`, line('10.1000/c'));
    renameSync(`${path}.new`, path);
    await settle();
    expect(await has('10.1000/c')).toBe(true);
  });

  it('may be long: other requests are served meanwhile, with the earlier list until it is whole', async () => {
    const COUNT = 20_000;
    const papers = Array.from({ length: COUNT }, (_, index) => line(`10.1000/paper.${index}`));
    const { path, look, has } = await openFile(line('10.1000/a'));
    // A line that spans two chunks of the file and ends with a Windows line break.
    writeFileSync(path, papers.join('').replaceAll('\n', '\r\n'));
    await look();
    let isRead = false;
    const reading = look().finally(() => {
      isRead = true;
    });
    let served = 0;
    while (!isRead) {
      expect(await has('10.1000/a')).not.toBe(await has(`10.1000/paper.${COUNT - 1}`));
      await new Promise((resolve) => setImmediate(resolve));
      served++;
    }
    await reading;
    // At least one turn of the event loop per thousand lines is left for other requests.
    expect(served).toBeGreaterThan(COUNT / 1_000);
    expect([await has('10.1000/a'), await has(`10.1000/paper.${COUNT - 1}`)]).toEqual([false, true]);
  });

  it('may have a line without an end', async () => {
    const { has, counts } = await openFile(`${'x'.repeat(3_000_000)}\n${line('10.1000/a').trim()}`);
    expect([await has('10.1000/a'), counts().skipped]).toEqual([true, 1]);
  });
});

it('every sign of life of the AI service passes, so that a long thought is no silence', async () => {
  const own = temporaryFolder();
  writeFileSync(join(own, 'notices.jsonl'), line('10.1000/abc.1'));
  const notices = await createNoticeFile(join(own, 'notices.jsonl')).current();
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
