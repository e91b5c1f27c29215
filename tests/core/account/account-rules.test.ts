import {
  accountSectionOf,
  accountTexts,
  addressTexts,
  CENTERED_CROP,
  checkPhoto,
  cropSquare,
  limitCrop,
  MAX_PHOTO_ZOOM,
  moveCrop,
  nationalPhone,
  toBase64,
  validateSection,
} from '@vesalio/core';
import { describe, expect, test } from 'vitest';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [
    0,
    0,
    width >> 8,
    width & 255,
    0,
    0,
    height >> 8,
    height & 255,
  ]);
const jpg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF');
const gif = bytes('GIF89a', [10, 0, 10, 0, 0, 0, 0]);
const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBP');

describe('the picture', () => {
  const MB = 1_048_576;
  const SIZE = 'A imagem deve ter no máximo 2MB.';
  const { type: TYPE, unreadable: UNREADABLE } = accountTexts.photo.errors;
  test.each<[string, string, string, number, Uint8Array, string | undefined]>([
    ['a PNG', 'eu.png', 'image/png', 1000, png(800, 600), undefined],
    ['a JPG', 'eu.JPG', 'image/jpeg', 1000, jpg, undefined],
    ['a GIF', 'eu.gif', 'image/gif', 1000, gif, undefined],
    ['no media type', 'eu.jpeg', '', 1000, jpg, undefined],
    ['exactly 2 MB', 'eu.png', 'image/png', 2 * MB, png(800, 600), undefined],
    ['one byte more', 'eu.png', 'image/png', 2 * MB + 1, png(800, 600), SIZE],
    ['a PDF', 'eu.pdf', 'application/pdf', 1000, bytes('%PDF-1.7'), TYPE],
    ['a WebP', 'eu.webp', 'image/webp', 1000, webp, TYPE],
    ['a WebP called PNG', 'eu.png', 'image/png', 1000, webp, TYPE],
    ['a page called JPG', 'eu.jpg', 'image/jpeg', 1000, bytes('<script>alert(1)</script>'), TYPE],
    ['an SVG', 'eu.svg', 'image/svg+xml', 1000, bytes('<svg/>'), TYPE],
    ['nothing', 'eu.png', 'image/png', 0, bytes(), TYPE],
    ['more pixels than a phone can open', 'eu.png', 'image/png', 1000, png(20_000, 20_000), UNREADABLE],
  ])('%s', (_case, name, type, size, head, wanted) => {
    expect(checkPhoto({ name, type, size }, head, accountTexts)).toBe(wanted);
  });

  test('is cut to a square in the middle, and never beyond its edges', () => {
    const picture = { width: 400, height: 200 };
    expect(cropSquare(picture, CENTERED_CROP)).toEqual({ x: 100, y: 0, edge: 200 });
    expect(cropSquare(picture, { x: 0.5, y: 0.5, zoom: 2 })).toEqual({ x: 150, y: 50, edge: 100 });
    expect(limitCrop({ x: -3, y: 9, zoom: 99 })).toEqual({ x: 0, y: 1, zoom: MAX_PHOTO_ZOOM });
    let crop = CENTERED_CROP;
    for (let press = 0; press < 50; press++) crop = moveCrop(picture, crop, { x: 0.05, y: 0.05 });
    expect(cropSquare(picture, crop)).toEqual({ x: 0, y: 0, edge: 200 });
    for (let press = 0; press < 50; press++) crop = moveCrop(picture, crop, { x: -0.05, y: 0 });
    expect(cropSquare(picture, crop)).toEqual({ x: 200, y: 0, edge: 200 });
  });

  test('moves as far as the hand: a tenth of the window is a tenth of the square', () => {
    const picture = { width: 400, height: 200 };
    const moved = moveCrop(picture, CENTERED_CROP, { x: 0.1, y: 0 });
    expect(cropSquare(picture, moved).x).toBeCloseTo(80);
  });

  test('is sent as plain base64, however long', () => {
    const long = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    expect(toBase64(long)).toBe(Buffer.from(long).toString('base64'));
  });
});

describe('sections', () => {
  test.each([
    ['', 'profile'],
    ['#profile', 'profile'],
    ['#identification', 'identification'],
    ['#address', 'address'],
    ['#plan', 'plan'],
    ['#cards', 'cards'],
    ['#security', 'security-options'],
    ['#security-options', 'security-options'],
    ['#security-terms', 'security-terms'],
    ['#security-privacy', 'security-privacy'],
    ['#nada', undefined],
    ['#Profile', undefined],
    ['#constructor', undefined],
  ])('the hash %j means %j', (hash, section) => {
    expect(accountSectionOf(hash)).toBe(section);
  });

  const texts = { account: accountTexts, address: addressTexts };
  const now = new Date(2026, 10, 20, 12);
  const full = {
    cep: '20040-002',
    street: 'Rua A',
    number: '1',
    complement: '',
    neighborhood: 'Centro',
    state: 'RJ',
    city: 'Rio',
  };
  test.each([
    ['profile', { name: ' ', phone: '2199', birthDate: '2026-11-20' }, ['birthDate', 'name', 'phone']],
    ['profile', { name: 'Ana', phone: '', birthDate: '2026-11-19' }, []],
    ['identification', { cpf: '111.111.111-11', sex: '' }, ['cpf']],
    ['identification', { cpf: '', sex: 'Outro' }, []],
    [
      'address',
      { ...full, street: '', number: '', neighborhood: '', city: '', state: '' },
      ['city', 'neighborhood', 'number', 'state', 'street'],
    ],
    ['address', { ...full, cep: '2004' }, ['cep']],
    ['address', { ...full, cep: '', street: '', city: '' }, []],
    ['address', full, []],
  ] as const)('%s %j is wrong in %j', (section, values, wrong) => {
    expect(Object.keys(validateSection(section, values as never, now, texts)).sort()).toEqual(wrong);
  });
});

test.each([
  ['+55 (21) 99999-9999', '21999999999'],
  ['+55 21 3765-4321', '2137654321'],
  ['+5521999999999', '21999999999'],
  ['0055 21 99999 9999', '21999999999'],
  ['5521999999999', '21999999999'],
  ['552137654321', '2137654321'],
  ['021 99999-9999', '21999999999'],
  ['+55 021 3765-4321', '2137654321'],
  // 55 is also the area code of Santa Maria. A foreign number is rejected by the rule, not converted.
  ['(55) 99999-9999', '(55) 99999-9999'],
  ['5532221234', '5532221234'],
  ['+1 415 555 0132', '+1 415 555 0132'],
  ['21 99999-9999', '21 99999-9999'],
  ['9', '9'],
])('a phone number that is pasted or filled in: %j is %j', (text, local) => {
  expect(nationalPhone(text)).toBe(local);
});
