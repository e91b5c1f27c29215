import {
  type AnswerEvent,
  type Clock,
  createAnswerPacer,
  createEventParser,
  isApiError,
  readAnswerEvents,
  toAnswerEvent,
} from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const STREAM = [
  'event: delta\r\ndata: {"texto":"Olá "}\r\n\r\n',
  ': comentário\r\n',
  'id: 7\nretry: 10\nevent: delta\ndata: {"texto":\ndata: "mundo 🩺"}\n\n',
  'data: sem nome\n\n',
  'event: delta\n\n',
  'event:references\rdata:{"referencias":"[{\\"id\\":\\"search_1\\",\\"title\\":\\"A\\"}]"}\r\r',
  'event: done\ndata: {"resposta":"Olá mundo","referencias":[],"codigoConversaCliente":"c1","codigoMensagem":9}\n\n',
  'event: delta\ndata: {"texto":"nunca completa"}\n',
].join('');

const expected = [
  { name: 'delta', data: '{"texto":"Olá "}' },
  { name: 'delta', data: '{"texto":\n"mundo 🩺"}', id: '7' },
  { name: 'message', data: 'sem nome' },
  { name: 'references', data: '{"referencias":"[{\\"id\\":\\"search_1\\",\\"title\\":\\"A\\"}]"}' },
];

function parseChunks(chunks: readonly string[]) {
  const parser = createEventParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
}

describe('event stream', () => {
  it('reads every line end, multi-line data and comments', () => {
    const events = parseChunks([STREAM]);
    expect(events.slice(0, 4)).toEqual(expected);
    expect(events.map((event) => event.name)).toEqual(['delta', 'delta', 'message', 'references', 'done']);
  });

  it('does not care where chunks are cut', () => {
    const whole = parseChunks([STREAM]);
    expect(parseChunks([...STREAM])).toEqual(whole);
    fc.assert(
      fc.property(fc.array(fc.nat(STREAM.length), { maxLength: 10 }), (points) => {
        const sorted = [0, ...points, STREAM.length].sort((a, b) => a - b);
        const chunks = sorted.slice(1).map((end, index) => STREAM.slice(sorted[index], end));
        expect(parseChunks(chunks)).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('skips the byte order mark before the first event, and an id with NUL, as the standard says', () => {
    const events = createEventParser().push('\ufeffevent: a\nid: 7\0\ndata: 1\n\n\ufeffdata: 2\n\n');
    expect(events).toEqual([{ name: 'a', data: '1', id: undefined }]);
  });

  it('refuses more than 5 MB, even in one endless line (catalogue 41)', () => {
    const parser = createEventParser();
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let index = 0; index < 5; index++) parser.push(megabyte);
    expect(() => parser.push('x')).toThrow(expect.objectContaining({ kind: 'shape' }));
  });

  it.each([
    [
      { name: 'delta', data: '{"texto":"a"}' },
      { type: 'delta', text: 'a' },
    ],
    [{ name: 'delta', data: '{"texto":1}' }, undefined],
    [{ name: 'delta', data: 'not json' }, undefined],
    [
      { name: 'references', data: '{"referencias":7}' },
      { type: 'references', references: [] },
    ],
    [
      { name: 'references', data: 'null' },
      { type: 'references', references: [] },
    ],
    [
      { name: 'done', data: '{"codigoMensagem":7}' },
      { type: 'done', answer: expect.objectContaining({ text: '', messageId: 7 }) },
    ],
    [
      { name: 'done', data: '{"resposta":7}' },
      { type: 'done', answer: undefined },
    ],
    [
      { name: 'error', data: '{"mensagem":"caiu"}' },
      { type: 'error', message: 'caiu' },
    ],
    [
      { name: 'error', data: '' },
      { type: 'error', message: '' },
    ],
    [{ name: 'message', data: '{"texto":"a"}' }, undefined],
  ])('maps %j', (event, result) => {
    expect(toAnswerEvent(event)).toEqual(result);
  });

  const bodyOf = (bytes: Uint8Array, size: number, onCancel = () => {}) => {
    let at = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
      cancel: onCancel,
    });
  };

  it.each([1, 2, 3, 1000])(
    'reads bytes cut every %i, characters and the byte order mark included',
    async (size) => {
      const events: AnswerEvent[] = [];
      for await (const event of readAnswerEvents(bodyOf(new TextEncoder().encode(`\ufeff${STREAM}`), size)))
        events.push(event);
      expect(events.map((event) => event.type)).toEqual(['delta', 'delta', 'references', 'done']);
      expect(events[1]).toEqual({ type: 'delta', text: 'mundo 🩺' });
      expect(events[2]).toMatchObject({ references: [{ id: 'search_1', title: 'A' }] });
      expect(events[3]).toMatchObject({ answer: { text: 'Olá mundo', conversationId: 'c1' } });
    },
  );

  it('cancels the stream when its reader stops', async () => {
    let isCancelled = false;
    const body = bodyOf(new TextEncoder().encode(STREAM), 40, () => {
      isCancelled = true;
    });
    for await (const event of readAnswerEvents(body)) {
      if (event.type === 'delta') break;
    }
    expect(isCancelled).toBe(true);
  });

  it('passes a broken stream on as it is', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new TypeError('cut')),
    });
    const read = async () => {
      for await (const event of readAnswerEvents(body)) throw new Error(event.type);
    };
    await expect(read()).rejects.toThrow('cut');
    await expect(read()).rejects.not.toSatisfy((error) => isApiError(error));
  });
});

/** A clock that runs its timers on demand. */
function createManualClock() {
  let now = 0;
  let timers: { at: number; fn: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, fn) {
      const timer = { at: now + ms, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    random: () => 0,
  };
  const advance = (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.at);
      next.fn();
    }
    now = until;
  };
  return { clock, advance, pending: () => timers.length };
}

describe('pacing', () => {
  const setup = () => {
    const manual = createManualClock();
    const writes: { at: number; text: string }[] = [];
    const pacer = createAnswerPacer(manual.clock, (text) => writes.push({ at: manual.clock.now(), text }));
    return { ...manual, writes, pacer, written: () => writes.map((one) => one.text).join('') };
  };

  it('turns 2,000 chunks at 200/s into at most 20 writes a second, with at most 150 ms of lag', () => {
    const { advance, clock, pacer, writes, written } = setup();
    const arrivedAt: number[] = [];
    let sent = '';
    for (let index = 0; index < 2000; index++) {
      const chunk = `p${index} `;
      for (let char = 0; char < chunk.length; char++) arrivedAt.push(clock.now());
      sent += chunk;
      pacer.push(chunk);
      advance(5);
    }
    advance(150);
    expect(written()).toBe(sent);
    expect(writes.length).toBeLessThanOrEqual(205);
    expect(writes.length).toBeGreaterThan(150);
    let position = 0;
    for (const { at, text } of writes) {
      for (let char = 0; char < text.length; char++)
        expect(at - (arrivedAt[position++] ?? 0)).toBeLessThanOrEqual(150);
    }
  });

  it('spreads a burst over several writes, yet within 150 ms', () => {
    const { advance, pacer, writes, written } = setup();
    pacer.push('a'.repeat(1000));
    advance(0);
    expect(written().length).toBe(500);
    advance(150);
    expect(written().length).toBe(1000);
    expect(writes.length).toBeGreaterThan(1);
  });

  it('flushes the rest at once, then takes nothing more', () => {
    const { advance, pacer, pending, written } = setup();
    pacer.push('abcdef');
    pacer.flush();
    expect(written()).toBe('abcdef');
    pacer.push('tarde');
    pacer.flush();
    advance(1000);
    expect(written()).toBe('abcdef');
    expect(pending()).toBe(0);
  });

  it('writes nothing after a cancel', () => {
    const { advance, pacer, pending, writes } = setup();
    pacer.push('abcdef');
    pacer.cancel();
    pacer.flush();
    advance(1000);
    expect(writes).toEqual([]);
    expect(pending()).toBe(0);
  });

  it('sets no timer while nothing waits', () => {
    const { advance, pacer, pending } = setup();
    pacer.push('');
    expect(pending()).toBe(0);
    pacer.push('abc');
    advance(500);
    expect(pending()).toBe(0);
  });
});

test('any chunks at any pace come out whole, in order, with characters uncut', () => {
  const chunk = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 30 }), wait: fc.nat(120) });
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 40 }), (chunks) => {
      const { clock, advance } = createManualClock();
      const writes: string[] = [];
      const pacer = createAnswerPacer(clock, (text) => writes.push(text));
      for (const { text, wait } of chunks) {
        pacer.push(text);
        advance(wait);
      }
      pacer.flush();
      expect(writes.join('')).toBe(chunks.map(({ text }) => text).join(''));
      for (const text of writes) expect(() => encodeURIComponent(text)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
