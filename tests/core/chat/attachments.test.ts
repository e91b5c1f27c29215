import { type AttachmentSource, createApp, createAttachmentsFlow, stripImageMetadata } from '@vesalio/core';
import { createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { describe, expect, it, test } from 'vitest';
import { jpegBytes, pdfBytes, pngBytes } from '../../fixture-files.ts';
import { noticesOf } from '../fixtures.ts';

const MB = 1_048_576;

async function openAttachments() {
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: createFakeBackend().fetch });
  app.session.signIn(sessionOf());
  const chat = await app.chat();
  return {
    flow: createAttachmentsFlow(app, chat),
    chat,
    store: chat.store,
    names: () => chat.store.getState().attachments.map(({ filename }) => filename),
    said: () => noticesOf(app),
  };
}

const file = (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  type = TYPES[name.split('.').at(-1) ?? ''] ?? '',
) => new File([bytes], name, { type });
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
};
/** Content of a given size: the start, then padding. */
const sized = (start: Uint8Array<ArrayBuffer>, size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return bytes;
};
const text = (content: string) => new TextEncoder().encode(content);
const typeError = (name: string) =>
  `error: Tipo de arquivo não suportado: "${name}". Apenas imagens e PDFs são permitidos.`;

test('shows five files at once as placeholders, then reads them', async () => {
  const { flow, store, names, said } = await openAttachments();
  const files = [
    file('a.png', pngBytes({ tag: 'a' })),
    file('b.jpg', jpegBytes()),
    file('c.pdf', pdfBytes('c')),
    file('d.pdf', pdfBytes('d')),
    file('e.png', pngBytes({ tag: 'e' })),
  ];
  const reading = flow.add(files, 'drop');
  expect(store.getState().attachments.map(({ isLoading, bytes }) => ({ isLoading, bytes }))).toEqual(
    Array(5).fill({ isLoading: true, bytes: null }),
  );
  await reading;
  expect(names()).toEqual(['a.png', 'b.jpg', 'c.pdf', 'd.pdf', 'e.png']);
  expect(
    store.getState().attachments.map(({ isLoading, mimeType, bytes }) => [isLoading, mimeType, bytes?.type]),
  ).toEqual(
    ['image/png', 'image/jpeg', 'application/pdf', 'application/pdf', 'image/png'].map((type) => [
      false,
      type,
      type,
    ]),
  );
  expect(said()).toEqual([]);
});

test('sends a picture without metadata, but keeps the size of the picked file', async () => {
  const { flow, store } = await openAttachments();
  const picked = pngBytes({ comment: 'Paciente: Maria da Silva' });
  await flow.add([file('rx.png', picked), file('limpa.png', pngBytes())], 'choose');
  const [rx, clean] = store.getState().attachments;
  const sent = new Uint8Array((await rx?.bytes?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(rx?.metadata).toBe('removed');
  expect(new TextDecoder().decode(sent)).not.toContain('Maria');
  expect(stripImageMetadata(sent)).toMatchObject({ ok: true, removed: [] });
  expect(rx?.size).toBe(picked.length);
  expect(sent.length).toBeLessThan(picked.length);
  expect(clean?.metadata).toBeUndefined();
});

test('keeps a picture whose metadata cannot be removed and the unread metadata of a PDF, and reports both', async () => {
  const { flow, store } = await openAttachments();
  await flow.add([file('cortada.png', pngBytes().slice(0, 40)), file('laudo.pdf', pdfBytes())], 'choose');
  expect(store.getState().attachments).toMatchObject([
    { metadata: 'kept', isLoading: false },
    { metadata: 'unread', isLoading: false },
  ]);
});

describe('rejected by its content, whatever its name (catalogue 10)', () => {
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const html = text('<!doctype html><script>alert(1)</script>');
  const cases: [string, File][] = [
    ['SVG as PNG', file('a.png', svg)],
    ['SVG as JPEG', file('a.jpg', svg)],
    ['HTML as PDF', file('a.pdf', html)],
    ['HTML as PNG', file('a.png', html)],
    ['a PDF as PNG', file('a.png', pdfBytes())],
    ['a PNG as PDF', file('a.pdf', pngBytes())],
    ['a GIF as PNG', file('a.png', text('GIF89a'))],
    ['a WebP as JPEG', file('a.jpeg', text('RIFF0000WEBPVP8 '))],
    ['a PDF mark after the first byte', file('a.pdf', text(' %PDF-1.7'))],
    ['a cut PNG mark', file('a.png', pngBytes().slice(0, 5))],
    ['a program as PNG', file('a.png', text('MZ\u0000\u0000'))],
    ['a zip as PDF', file('a.pdf', text('PK\u0003\u0004'))],
  ];
  it.each(cases)('%s', async (_name, given) => {
    const { flow, names, said } = await openAttachments();
    await flow.add([given], 'drop');
    expect(names()).toEqual([]);
    expect(said()).toEqual([typeError(given.name)]);
  });
});

describe('refused by its name or type (catalogue 10)', () => {
  const named: [string, string][] = [
    ['a.svg', 'image/svg+xml'],
    ['a.png', 'image/svg+xml'],
    ['a.png', 'image/png; charset=utf-8'],
    ['a.pdf', 'text/html'],
    ['a.gif', 'image/gif'],
    ['a.html.pdf', 'application/pdf'],
    ['a.php.png', 'image/png'],
    ['a.svg.png', 'image/png'],
    ['a.exe', ''],
    ['semextensao', ''],
  ];
  it.each(named)('%s as "%s"', async (name, type) => {
    const { flow, names, said } = await openAttachments();
    await flow.add([file(name, name.includes('pdf') ? pdfBytes() : pngBytes(), type)], 'drop');
    expect(names()).toEqual([]);
    expect(said()).toEqual([typeError(name)]);
  });
});

describe('limits', () => {
  const cases: [string, { files: File[]; via?: AttachmentSource; kept: string[]; said: string[] }][] = [
    [
      'zero bytes',
      {
        files: [file('vazio.pdf', pdfBytes().slice(0, 0)), file('a.pdf', pdfBytes())],
        kept: ['a.pdf'],
        said: ['error: O arquivo “vazio.pdf” está vazio.'],
      },
    ],
    [
      '20,000 × 20,000 px in 48 kB',
      {
        files: [file('bomba.png', sized(pngBytes({ width: 20_000, height: 20_000 }), 48 * 1024))],
        kept: [],
        said: [
          'error: A imagem “bomba.png” tem dimensões grandes demais. Reduza para até 40 megapixels e anexe novamente.',
        ],
      },
    ],
    [
      'the total',
      {
        files: [file('a.pdf', sized(pdfBytes(), 6 * MB)), file('b.pdf', sized(pdfBytes(), 4 * MB + 1))],
        kept: ['a.pdf'],
        said: ['error: Limite total de 10MB para anexos excedido. Arquivo "b.pdf" não adicionado.'],
      },
    ],
    [
      'the sixth of a choice',
      {
        files: Array.from({ length: 7 }, (_, at) => file(`${at}.pdf`, pdfBytes(String(at)))),
        kept: ['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf'],
        said: ['error: Limite de 5 arquivos atingido. "5.pdf" e os subsequentes não foram adicionados.'],
      },
    ],
    [
      'the sixth of a paste',
      {
        files: Array.from({ length: 6 }, (_, at) => file(`${at}.pdf`, pdfBytes(String(at)))),
        via: 'paste',
        kept: ['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf'],
        said: [
          'error: Você pode anexar no máximo 5 arquivos no total. Alguns arquivos podem não ter sido adicionados.',
        ],
      },
    ],
    [
      'a duplicate',
      {
        files: [file('a.pdf', pdfBytes()), file('a.pdf', pdfBytes())],
        kept: ['a.pdf'],
        said: ['error: O arquivo "a.pdf" já foi adicionado.'],
      },
    ],
  ];
  it.each(cases)('%s', async (_name, { files, via = 'choose', kept, said: sentences }) => {
    const { flow, names, said } = await openAttachments();
    await flow.add(files, via);
    expect(names()).toEqual(kept);
    expect(said()).toEqual(sentences);
  });

  const fake = (name: string) => file(name, text('<svg/>'));
  const rooms: [string, File[], string[], string[]][] = [
    [
      'the place of the sixth',
      [fake('falso.pdf'), ...Array.from({ length: 5 }, (_, at) => file(`${at}.pdf`, pdfBytes(String(at))))],
      ['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf'],
      [typeError('falso.pdf')],
    ],
    [
      'one place only, and the first left out is told',
      [fake('falso.pdf'), ...Array.from({ length: 7 }, (_, at) => file(`${at}.pdf`, pdfBytes(String(at))))],
      ['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf'],
      [
        typeError('falso.pdf'),
        'error: Limite de 5 arquivos atingido. "5.pdf" e os subsequentes não foram adicionados.',
      ],
    ],
    [
      'every place, one after the other',
      [...Array.from({ length: 6 }, (_, at) => fake(`falso-${at}.pdf`)), file('a.pdf', pdfBytes())],
      ['a.pdf'],
      Array.from({ length: 6 }, (_, at) => typeError(`falso-${at}.pdf`)),
    ],
    [
      'the bytes of the total',
      [file('falso.pdf', sized(text('<svg/>'), 6 * MB)), file('a.pdf', sized(pdfBytes(), 5 * MB))],
      ['a.pdf'],
      [typeError('falso.pdf')],
    ],
  ];
  it.each(rooms)(
    'does not let a rejected file take %s from a valid one',
    async (_name, files, kept, sentences) => {
      const { flow, names, said } = await openAttachments();
      await flow.add(files, 'choose');
      expect(names()).toEqual(kept);
      expect(said()).toEqual(sentences);
    },
  );

  it('shows only the limit message if five files are attached already', async () => {
    const { flow, said } = await openAttachments();
    await flow.add(
      Array.from({ length: 5 }, (_, at) => file(`${at}.pdf`, pdfBytes(String(at)))),
      'choose',
    );
    await flow.add([file('x.pdf', pdfBytes().slice(0, 0)), file('y.svg', pngBytes())], 'choose');
    expect(said()).toEqual(['error: Limite de 5 anexos já atingido.']);
  });

  it('counts an attached picture by the size of the picked file', async () => {
    const { flow, names, said } = await openAttachments();
    const same = () => file('rx.png', pngBytes({ comment: 'x' }));
    await flow.add([same()], 'choose');
    await flow.add([same()], 'paste');
    expect(names()).toEqual(['rx.png']);
    expect(said()).toEqual(['error: O arquivo "rx.png" já foi adicionado.']);
  });
});

describe('names', () => {
  const cases: [string, Uint8Array<ArrayBuffer>, string, string][] = [
    ['Laudo', pdfBytes(), 'application/pdf', 'Laudo.pdf'],
    ['foto.png', jpegBytes(), 'image/png', 'foto.jpg'],
    ['FOTO.JPEG', jpegBytes(), 'image/jpeg', 'FOTO.JPEG'],
    ['laudo\u202Efdp.png', pngBytes(), 'image/png', 'laudofdp.png'],
    ['C:\\fakepath\\rx.png', pngBytes(), 'image/png', 'rx.png'],
    ['../../rx.png', pngBytes(), 'image/png', 'rx.png'],
    ['rx\u0000\n.png', pngBytes(), 'image/png', 'rx.png'],
  ];
  it.each(cases)('%j becomes %4$s', async (name, bytes, type, wanted) => {
    const { flow, names } = await openAttachments();
    await flow.add([file(name, bytes, type)], 'choose');
    expect(names()).toEqual([wanted]);
  });

  it('attaches two files once if they end up with the same name and size', async () => {
    const { flow, names, said } = await openAttachments();
    await flow.add([file('a.png', jpegBytes()), file('a.jpg', jpegBytes())], 'drop');
    expect(names()).toHaveLength(1);
    expect(said()).toEqual(['error: O arquivo "a.jpg" já foi adicionado.']);
  });
});

test('reports a file that can no longer be read', async () => {
  const { flow, names, said } = await openAttachments();
  const gone = file('rx.png', pngBytes());
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await flow.add([gone, file('b.pdf', pdfBytes())], 'choose');
  expect(names()).toEqual(['b.pdf']);
  expect(said()).toEqual(['error: Não foi possível ler o arquivo “rx.png”. Escolha-o novamente.']);
});

test('does not restore a file that was removed, or whose conversation was left, while it was read', async () => {
  const { flow, chat, names, said } = await openAttachments();
  const reading = flow.add([file('a.png', text('<svg/>')), file('b.pdf', pdfBytes())], 'choose');
  await chat.select(9).catch(() => undefined);
  await reading;
  expect(names()).toEqual([]);
  expect(said()).toEqual([]);
});
