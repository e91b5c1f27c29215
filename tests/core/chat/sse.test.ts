import {
  type AnswerEvent,
  createEventParser,
  isApiError,
  readAnswerEvents,
  toAnswerEvent,
} from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

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
