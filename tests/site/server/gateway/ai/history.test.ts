import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createArraySplitter } from '../../../../../packages/site/server/gateway/ai/array-splitter.ts';
import { isLong } from '../../../../long.ts';
import { AI_KEY, addPerson, bearer, openWorld, type Person, type World } from '../gateway-world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off' });
  person = addPerson(world, { conversations: ['long'] });
});

const references = Array.from({ length: 5 }, (_, index) => ({
  id: `search_${index}`,
  texto: 'x'.repeat(1_000),
}));
const messageOf = (index: number) => ({
  codigo: index,
  pergunta: `Pergunta ${index}, com "aspas" e [colchetes]`,
  resposta: 'Resposta',
  dataCadastro: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
  referenciasJSON: JSON.stringify(references),
});

/** The lists in pieces. Writing 50 MB of JSON again for each call would take as long as the code under test. */
const written = new WeakMap<readonly object[], Buffer[]>();

function* piecesOf(messages: readonly object[]): Generator<Buffer> {
  for (let from = 0; from < messages.length; from += 100) {
    const texts = messages.slice(from, from + 100).map((message) => JSON.stringify(message));
    yield Buffer.from((from > 0 ? ',' : '') + texts.join(','));
  }
}

/** Makes the AI service answer with these messages in pieces. If `isLazy`, they are written while they are sent. */
function serve(messages: readonly object[], { isBare = false, isLazy = false, end = true } = {}): void {
  world.on.set('GET /api/mensagens/conversa/long', async (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const write = (piece: string | Buffer) =>
      new Promise<void>((resolve) => {
        if (response.destroyed) return resolve();
        response.once('close', resolve);
        response.write(piece, () => {
          response.off('close', resolve);
          resolve();
        });
      });
    const pieces = isLazy ? piecesOf(messages) : (written.get(messages) ?? [...piecesOf(messages)]);
    if (Array.isArray(pieces)) written.set(messages, pieces);
    await write(isBare ? ' [' : '{"success":true,"errors":[],"data":[');
    for (const piece of pieces) {
      if (response.destroyed) break;
      await write(piece);
    }
    if (end) response.end(isBare ? ']' : ']}');
    else response.destroy();
  });
}

const read = async (query = '') => {
  const response = await world.call(`/ai/api/mensagens/conversa/long${query}`, {
    headers: bearer(person.id),
  });
  const older = response.headers.get('x-older-messages');
  return { status: response.status, text: await response.text(), older };
};
const idsOf = ({ text }: { text: string }): number[] =>
  (JSON.parse(text) as { codigo: number }[]).map(({ codigo }) => codigo);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const TOTAL = 10_000;

/** Memory of this process after garbage collection, in bytes. */
function kept(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

describe('10,000 messages, more than 50 MB', () => {
  const all = range(1, TOTAL).map(messageOf);

  it.runIf(isLong)('are never held together, neither for a page nor for the whole list', async () => {
    for (const query of ['?limit=200', '']) {
      let sent = 0;
      let most = 0;
      const watched = all.map((message, index) => ({
        ...message,
        // Called while the message is written, so the reader has taken most of the earlier ones.
        toJSON: () => {
          sent = index + 1;
          if (sent % 2_500 === 0) most = Math.max(most, kept());
          return message;
        },
      }));
      serve(watched, { isLazy: true });
      const before = kept();
      const response = await world.call(`/ai/api/mensagens/conversa/long${query}`, {
        headers: bearer(person.id),
      });
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
      // In addition to the page, the sockets of a busy machine hold data on both sides.
      expect(most - before, query).toBeLessThan(30_000_000);
      expect(sent).toBe(TOTAL);
      expect(bytes > 50_000_000).toBe(query === '');
    }
  });

  it('pass whole without parameters, without the key of the service', async () => {
    serve([...all.slice(0, 1_200), { codigo: 0, resposta: `leaked ${AI_KEY}` }]);
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(text.length).toBeGreaterThan(6 * 1024 * 1024);
    expect(JSON.parse(text).data).toHaveLength(1_201);
    expect(text).not.toContain(AI_KEY);
  });

  it.each(isLong ? [true, false] : [false])(
    'open page by page, newest page first (bare: %s)',
    async (isBare) => {
      serve(all, { isBare });
      expect(idsOf(await read('?limit=200'))).toEqual(range(TOTAL - 199, TOTAL));
      serve(all.slice(0, 500), { isBare });
      expect(idsOf(await read('?limit=200&before=301'))).toEqual(range(101, 300));
      expect(idsOf(await read('?limit=200&before=101'))).toEqual(range(1, 100));
      expect(idsOf(await read('?limit=200&before=1'))).toEqual([]);
      expect(idsOf(await read('?limit=200&before=unknown'))).toEqual([]);
    },
  );

  it('open page by page where the newest message comes first', async () => {
    serve(all.toReversed());
    expect(idsOf(await read('?limit=3'))).toEqual([TOTAL, TOTAL - 1, TOTAL - 2]);
    serve(all.slice(0, 500).toReversed());
    expect(idsOf(await read('?limit=1'))).toEqual([500]);
    expect(idsOf(await read('?limit=2&before=500'))).toEqual([499, 498]);
    expect(idsOf(await read('?limit=2&before=5'))).toEqual([4, 3]);
    expect(idsOf(await read('?limit=2&before=1'))).toEqual([]);
  });
});

it.each([false, true])('says whether older messages follow (newest first: %s)', async (isNewestFirst) => {
  const all = range(1, 5).map(messageOf);
  serve(isNewestFirst ? all.toReversed() : all);
  expect((await read('?limit=4')).older).toBe('true');
  expect((await read('?limit=5')).older).toBe('false');
  expect((await read('?limit=2&before=4')).older).toBe('true');
  expect((await read('?limit=2&before=3')).older).toBe('false');
  expect((await read('?limit=2&before=1')).older).toBe('false');
  expect((await read('?limit=2&before=unknown')).older).toBe('false');
  expect((await read()).older).toBeNull();
});

it('opens with the newest messages where the first two are in the wrong order', async () => {
  const [one, two, ...others] = range(1, 20).map(messageOf);
  const swapped = [two, one, ...others].filter((message) => message !== undefined);
  serve(swapped);
  expect(idsOf(await read('?limit=3'))).toEqual([18, 19, 20]);
  expect(idsOf(await read('?limit=5&before=4'))).toEqual([2, 1, 3]);
  serve(swapped.toReversed());
  expect(idsOf(await read('?limit=3'))).toEqual([20, 19, 18]);
  expect(idsOf(await read('?limit=5&before=4'))).toEqual([3, 1, 2]);
});

it('keeps a page of huge messages below the limit of an answer', async () => {
  serve(range(1, 12).map((index) => ({ ...messageOf(index), resposta: 'ç'.repeat(400_000) })));
  const page = await read('?limit=200');
  expect(Buffer.byteLength(page.text)).toBeLessThan(5 * 1024 * 1024);
  expect(idsOf(page).at(-1)).toBe(12);
  expect(page.older).toBe('true');
});

it.each(['?limit=0', '?limit=x', '?before=3', '?limit=5&before=a/b'])('refuses %s', async (query) => {
  expect((await read(query)).status).toBe(400);
});

it('answers 502 if the list of a page breaks off, or is not a list', async () => {
  serve([messageOf(1)], { end: false });
  expect((await read('?limit=5')).status).toBe(502);
  world.on.set('GET /api/mensagens/conversa/long', (_seen, response) => {
    response.end('{"data":{"a":[1]}}');
  });
  expect((await read('?limit=5')).status).toBe(502);
});

it('refuses a page of a list of millions of tiny items long before its end (catalogue 41)', async () => {
  const piece = '{},'.repeat(20_000);
  const ended = vi.fn();
  world.on.set('GET /api/mensagens/conversa/long', async (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
    for (let count = 0; count < 75 && !response.destroyed; count += 1)
      await new Promise<void>((resolve) => {
        response.once('close', resolve);
        response.write(piece, () => resolve());
      });
    if (!response.destroyed) response.end('{}]', ended);
  });
  expect((await read('?limit=5')).status).toBe(502);
  expect(ended).not.toHaveBeenCalled();
});

it('answers 502 to a whole list that breaks off before its first byte, as to any other failure', async () => {
  world.on.set('GET /api/mensagens/conversa/long', (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders();
    setImmediate(() => response.destroy());
  });
  const answer = await world.call('/ai/api/mensagens/conversa/long', { headers: bearer(person.id) });
  expect(answer.status).toBe(502);
  expect(answer.headers.get('X-Vesalio-Error')).toBe('upstream-down');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({ message: expect.not.stringContaining('Error') });
});

it('cuts the connection when a whole list breaks off later, without the error’s message', async () => {
  const raw = vi.spyOn(console, 'error').mockImplementation(() => {});
  let breakOff = () => {};
  world.on.set('GET /api/mensagens/conversa/long', (_seen, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('[{"codigo":1},');
    breakOff = () => response.destroy();
  });
  const answer = await world.call('/ai/api/mensagens/conversa/long', { headers: bearer(person.id) });
  breakOff();
  await expect(answer.text()).rejects.toThrow();
  expect(raw).not.toHaveBeenCalled();
  raw.mockRestore();
});

it.runIf(isLong)('ends an endless answer that never begins a list', () => {
  const splitter = createArraySplitter(1_000_000);
  const spaces = Buffer.alloc(1024 * 1024, ' ');
  expect(() => {
    for (let count = 0; count < 1_000; count += 1) splitter.push(spaces);
  }).toThrow(RangeError);
});

it('splits every list as JSON.parse does, wherever its bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue()),
      fc.constantFrom(undefined, 0, 2),
      fc.boolean(),
      fc.integer({ min: 1, max: 9 }),
      (values, space, isBare, size) => {
        const text = JSON.stringify(
          isBare ? values : { meta: [{ data: [1] }], data: values, more: [2] },
          null,
          space,
        );
        const bytes = Buffer.from(text);
        const splitter = createArraySplitter(1_000_000);
        const elements: Buffer[] = [];
        for (let at = 0; at < bytes.length; at += size)
          elements.push(...splitter.push(bytes.subarray(at, at + size)));
        expect(splitter.hasEnded()).toBe(true);
        expect(elements.map((element) => JSON.parse(element.toString('utf8')))).toEqual(
          JSON.parse(JSON.stringify(values)),
        );
      },
    ),
  );
});

it('passes on an answer without a body as it is', async () => {
  world.on.set('GET /api/mensagens/conversa/long', (_seen, response) => void response.writeHead(204).end());
  expect(await read()).toMatchObject({ status: 204, text: '' });
});
