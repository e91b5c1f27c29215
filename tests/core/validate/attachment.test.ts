import {
  type AttachmentSource,
  admitAttachments,
  attachmentKind,
  attachmentKindOfBytes,
  type PickedFile,
} from '@vesalio/core';
import { describe, expect, it } from 'vitest';

const MB = 1_048_576;
const TOO_MANY =
  'Você pode anexar no máximo 5 arquivos no total. Alguns arquivos podem não ter sido adicionados.';

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  txt: 'text/plain',
};

const file = (name: string, size = 1000): PickedFile => ({
  name,
  size,
  type: TYPES[name.split('.').at(-1) ?? ''] ?? '',
});
const several = (count: number, size?: number) =>
  Array.from({ length: count }, (_, index) => file(`${index}.png`, size));
const names = (files: readonly PickedFile[]) => files.map(({ name }) => name);

interface Case {
  current?: PickedFile[];
  picked: PickedFile[];
  via?: AttachmentSource;
  accepted: string[];
  messages: string[];
}

describe('attachments', () => {
  const cases: Record<string, Case> = {
    'takes images and PDFs': {
      picked: [file('a.png'), file('b.jpg'), file('c.jpeg'), file('d.pdf')],
      accepted: ['a.png', 'b.jpg', 'c.jpeg', 'd.pdf'],
      messages: [],
    },
    'takes nothing from an empty choice, even when full': {
      current: several(5),
      picked: [],
      accepted: [],
      messages: [],
    },
    'refuses another type and keeps the rest': {
      picked: [file('a.txt'), file('b.png'), file('c.svg')],
      accepted: ['b.png'],
      messages: [
        'Tipo de arquivo não suportado: "a.txt". Apenas imagens e PDFs são permitidos.',
        'Tipo de arquivo não suportado: "c.svg". Apenas imagens e PDFs são permitidos.',
      ],
    },
    'judges the type before the size': {
      picked: [file('a.txt', 30 * MB)],
      accepted: [],
      messages: ['Tipo de arquivo não suportado: "a.txt". Apenas imagens e PDFs são permitidos.'],
    },
    'judges an image of exactly 20 MB by the total': {
      picked: [file('a.png', 20 * MB)],
      accepted: [],
      messages: ['Limite total de 10MB para anexos excedido. Arquivo "a.png" não adicionado.'],
    },
    'refuses an image one byte over 20 MB': {
      picked: [file('a.png', 20 * MB + 1)],
      accepted: [],
      messages: ['A imagem "a.png" excede o limite de 20MB.'],
    },
    'judges a PDF of exactly 25 MB by the total': {
      picked: [file('a.pdf', 25 * MB)],
      accepted: [],
      messages: ['Limite total de 10MB para anexos excedido. Arquivo "a.pdf" não adicionado.'],
    },
    'refuses a PDF one byte over 25 MB': {
      picked: [file('a.pdf', 25 * MB + 1)],
      accepted: [],
      messages: ['O PDF "a.pdf" excede o limite de 25MB.'],
    },
    'takes a total of exactly 10 MB': {
      current: [file('a.png', 4 * MB)],
      picked: [file('b.pdf', 6 * MB)],
      accepted: ['b.pdf'],
      messages: [],
    },
    'refuses one byte more and still takes a smaller file': {
      current: [file('a.png', 4 * MB)],
      picked: [file('b.pdf', 6 * MB + 1), file('c.png', 6 * MB)],
      accepted: ['c.png'],
      messages: ['Limite total de 10MB para anexos excedido. Arquivo "b.pdf" não adicionado.'],
    },
    'refuses a file already attached': {
      current: [file('a.png', 10)],
      picked: [file('a.png', 10), file('a.png', 11)],
      accepted: ['a.png'],
      messages: ['O arquivo "a.png" já foi adicionado.'],
    },
    'refuses a file twice in one choice': {
      picked: [file('a.png'), file('a.png')],
      accepted: ['a.png'],
      messages: ['O arquivo "a.png" já foi adicionado.'],
    },
    'judges a duplicate before the count': {
      current: several(4),
      picked: [file('x.png'), file('0.png')],
      accepted: ['x.png'],
      messages: ['O arquivo "0.png" já foi adicionado.'],
    },
    'names the first left out of a choice, once': {
      current: several(3),
      picked: [file('a.png'), file('b.png'), file('c.png'), file('d.png'), file('e.png')],
      accepted: ['a.png', 'b.png'],
      messages: ['Limite de 5 arquivos atingido. "c.png" e os subsequentes não foram adicionados.'],
    },
    'still tells what else is wrong after the limit': {
      current: several(4),
      picked: [file('a.png'), file('b.png'), file('c.txt')],
      accepted: ['a.png'],
      messages: [
        'Limite de 5 arquivos atingido. "b.png" e os subsequentes não foram adicionados.',
        'Tipo de arquivo não suportado: "c.txt". Apenas imagens e PDFs são permitidos.',
      ],
    },
    'judges the count before the total': {
      current: several(5, 2 * MB),
      picked: [file('a.png', 3 * MB)],
      via: 'drop',
      accepted: [],
      messages: [TOO_MANY],
    },
    'says at once that five stand already when choosing': {
      current: several(5),
      picked: [file('a.png'), file('b.txt')],
      accepted: [],
      messages: ['Limite de 5 anexos já atingido.'],
    },
    'says once that a drop holds too many': {
      picked: several(7),
      via: 'drop',
      accepted: ['0.png', '1.png', '2.png', '3.png', '4.png'],
      messages: [TOO_MANY],
    },
    'says once that a paste holds too many': {
      current: several(5),
      picked: [file('a.png'), file('b.png')],
      via: 'paste',
      accepted: [],
      messages: [TOO_MANY],
    },
    'says once that a cloud choice holds too many': {
      current: several(4),
      picked: [file('a.pdf'), file('b.pdf'), file('c.pdf')],
      via: 'cloud',
      accepted: ['a.pdf'],
      messages: [TOO_MANY],
    },
  };

  it.each(Object.entries(cases))(
    '%s',
    (_name, { current = [], picked, via = 'choose', accepted, messages }) => {
      const result = admitAttachments(current, picked, via);
      expect({ accepted: names(result.accepted), messages: result.messages }).toEqual({ accepted, messages });
    },
  );

  it('takes exactly five at once', () => {
    expect(admitAttachments([], several(5), 'choose')).toEqual({
      accepted: several(5),
      messages: [],
      isCrowded: false,
    });
  });
});

describe('kind of a file', () => {
  it.each([
    ['a.PNG', 'image/png', 'image'],
    ['a.jpg', 'image/jpg', 'image'],
    ['a.png', 'image/jpeg', 'image'],
    ['a.pdf', '', 'pdf'],
    ['a.png', '', 'image'],
    ['Laudo', 'application/pdf', 'pdf'],
    ['a.gif', 'image/gif', undefined],
    ['a.webp', 'image/webp', undefined],
    ['a.png', 'image/svg+xml', undefined],
    ['a.svg', 'image/png', undefined],
    ['a.pdf', 'text/html', undefined],
    ['a.pdf.html', 'application/pdf', undefined],
    ['a.png', 'application/pdf', undefined],
    ['a.png', 'image/png; charset=utf-8', undefined],
    ['Laudo', '', undefined],
  ])('%s as "%s" is %s', (name, type, kind) => {
    expect(attachmentKind({ name, type })).toBe(kind);
  });

  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image'],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image'],
    ['PDF', [...new TextEncoder().encode('%PDF-1.7')], 'pdf'],
    ['SVG', [...new TextEncoder().encode('<svg onload=')], undefined],
    ['HTML', [...new TextEncoder().encode('<!doctype html>%PDF-')], undefined],
    ['a cut PNG', [0x89, 0x50], undefined],
    ['nothing', [], undefined],
  ])('is read from the bytes of %s', (_name, bytes, kind) => {
    expect(attachmentKindOfBytes(Uint8Array.from(bytes))).toBe(kind);
  });
});
