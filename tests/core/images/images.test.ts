import { deflateSync } from 'node:zlib';
import { hasTooManyPixels, readImageSize, sniffFileType, stripImageMetadata } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ascii, chunk, u32 } from '../../fixture-files.ts';
import { workTime } from '../fixtures.ts';

const contains = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text, 0, 'latin1');
const SIGNATURE = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a];
const header = (width: number, height: number) =>
  chunk('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]);
const PIXELS = chunk('IDAT', [...deflateSync(Buffer.from([0, 10, 20, 30]))]);

/** TIFF with a GPS pointer, a camera make and an orientation, in either byte order. */
function tiff(orientation: number, isLittle = false): number[] {
  const u16 = (value: number) => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const long = (value: number) => (isLittle ? u32(value).reverse() : u32(value));
  return [
    ...(isLittle ? ascii('II') : ascii('MM')),
    ...u16(42),
    ...long(8),
    ...u16(2),
    ...[...u16(0x0112), ...u16(3), ...long(1), ...u16(orientation), 0, 0],
    ...[...u16(0x8825), ...u16(4), ...long(1), ...long(38)],
    ...long(0),
    ...ascii('GPS-23.5505'),
  ];
}

const png = (...extra: number[][]) =>
  Uint8Array.from([
    ...SIGNATURE,
    ...header(1, 1),
    ...chunk('gAMA', u32(45455)),
    ...extra.flat(),
    ...PIXELS,
    ...chunk('IEND'),
  ]);

const segment = (marker: number, data: readonly number[]) => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 255,
  ...data,
];
const JFIF = segment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const ICC = segment(0xe2, [...ascii('ICC_PROFILE\0'), 1, 1, 7, 7]);
const ADOBE = segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
const FRAME = segment(0xc0, [8, 0, 2, 0, 3, 1, 1, 0x11, 0]);
const TABLE = segment(0xc4, [0, 1, 2, 3]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
const exif = (orientation: number, isLittle = false) =>
  segment(0xe1, [...ascii('Exif\0\0'), ...tiff(orientation, isLittle)]);
const jpeg = (...extra: number[][]) =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...JFIF,
    ...extra.flat(),
    ...ICC,
    ...ADOBE,
    ...FRAME,
    ...TABLE,
    ...SCAN,
    0xff,
    0xd9,
  ]);

const strip = (bytes: Uint8Array) => {
  const result = stripImageMetadata(bytes);
  if (!result.ok) throw new Error(result.reason);
  return result;
};

describe('PNG', () => {
  it('cuts text, time, EXIF and unknown chunks; colours and pixels stay byte for byte', () => {
    const dirty = png(
      chunk('tEXt', ascii('Author\0Maria')),
      chunk('zTXt', ascii('Comment\0\0x')),
      chunk('iTXt', ascii('XML:com.adobe.xmp\0')),
      chunk('tIME', [7, 234, 11, 20, 1, 2, 3]),
      chunk('eXIf', tiff(1)),
      chunk('caBX', ascii('c2pa')),
    );
    const { bytes, removed } = strip(dirty);
    expect(bytes).toEqual(png());
    expect(removed).toEqual(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'caBX']);
  });

  it.each([2, 3, 6, 8])(
    'keeps orientation %i and nothing else of the EXIF, with a right checksum',
    (orientation) => {
      const { bytes } = strip(png(chunk('eXIf', tiff(orientation, true))));
      expect(contains(bytes, 'GPS')).toBe(false);
      const minimal = [
        ...ascii('MM'),
        0,
        42,
        0,
        0,
        0,
        8,
        0,
        1,
        1,
        0x12,
        0,
        3,
        0,
        0,
        0,
        1,
        0,
        orientation,
        0,
        0,
        0,
        0,
        0,
        0,
      ];
      expect(bytes).toEqual(png(chunk('eXIf', minimal)));
      expect(strip(bytes)).toEqual({ ok: true, bytes, removed: [] });
    },
  );

  it('cuts what is hidden after the end', () => {
    const { bytes, removed } = strip(Uint8Array.from([...png(), ...ascii('CPF 529.982.247-25')]));
    expect(bytes).toEqual(png());
    expect(removed).toEqual(['trailer']);
  });
});

describe('JPEG', () => {
  it('cuts EXIF, XMP, IPTC, MPF, comments and trailers; pixels, tables, profile and Adobe stay byte for byte', () => {
    const dirty = jpeg(
      exif(1),
      segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x/>')),
      segment(0xe2, ascii('MPF\0secret')),
      segment(0xed, ascii('Photoshop 3.0\0Maria')),
      segment(0xfe, ascii('comentário')),
      segment(0xe0, ascii('JFXX\0thumb')),
    );
    const { bytes, removed } = strip(Uint8Array.from([...dirty, ...ascii('motion')]));
    expect(bytes).toEqual(jpeg());
    expect(removed).toEqual(['Exif', 'XMP', 'APP2', 'APP13', 'comment', 'APP0', 'trailer']);
  });

  it.each([
    [3, false],
    [6, true],
    [8, false],
  ])('keeps orientation %i (little-endian: %s) and drops the rest of the EXIF', (orientation, isLittle) => {
    const { bytes, removed } = strip(jpeg(exif(orientation, isLittle)));
    const minimal = [
      0x4d,
      0x4d,
      0,
      42,
      0,
      0,
      0,
      8,
      0,
      1,
      1,
      0x12,
      0,
      3,
      0,
      0,
      0,
      1,
      0,
      orientation,
      0,
      0,
      0,
      0,
      0,
      0,
    ];
    expect(bytes).toEqual(jpeg(segment(0xe1, [...ascii('Exif\0\0'), ...minimal])));
    expect(removed).toEqual(['Exif']);
    expect(strip(bytes).removed).toEqual([]);
  });

  it('cuts between the scans of a progressive picture too', () => {
    const scans = (between: number[]) =>
      Uint8Array.from([0xff, 0xd8, ...FRAME, ...SCAN, ...between, ...TABLE, ...SCAN, 0xff, 0xd9]);
    expect(strip(scans(segment(0xfe, ascii('x')))).bytes).toEqual(scans([]));
  });
});

test('a clean file is returned as the same object; a PDF is never changed', () => {
  const clean = [jpeg(), png(), Uint8Array.from(ascii('%PDF-1.7 /Author (Maria)'))];
  for (const bytes of clean) expect(strip(bytes).bytes).toBe(bytes);
});

test('other types and damaged files are reported, never thrown', () => {
  const refused = (bytes: number[]) => stripImageMetadata(Uint8Array.from(bytes));
  expect(refused(ascii('GIF89a'))).toEqual({ ok: false, reason: 'unsupported' });
  expect(refused([])).toEqual({ ok: false, reason: 'unsupported' });
  expect(refused(ascii('<svg onload=alert(1)>'))).toEqual({ ok: false, reason: 'unsupported' });
  expect(refused(SIGNATURE)).toEqual({ ok: false, reason: 'malformed' });
  expect(refused([...png(chunk('EVIL'))])).toEqual({ ok: false, reason: 'malformed' });
  for (const whole of [png(chunk('eXIf', tiff(6))), jpeg(exif(6))])
    for (let length = 0; length < whole.length; length++) {
      expect(() => stripImageMetadata(whole.slice(0, length))).not.toThrow();
      expect(() => readImageSize(whole.slice(0, length))).not.toThrow();
    }
});

test('fuzz: flipped bytes never throw, and what is accepted is stable', () => {
  const sources = [
    png(chunk('eXIf', tiff(6)), chunk('tEXt', ascii('a\0b'))),
    jpeg(exif(6), segment(0xfe, [1, 2])),
  ];
  const flips = fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...sources), flips, (source, changes) => {
      const bytes = source.slice();
      for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
      readImageSize(bytes);
      const result = stripImageMetadata(bytes);
      if (result.ok) expect(stripImageMetadata(result.bytes)).toEqual({ ...result, removed: [] });
    }),
    { numRuns: 3000, interruptAfterTimeLimit: 3000 },
  );
});

describe('types and sizes', () => {
  const webp = (kind: string, rest: number[]) =>
    Uint8Array.from([
      ...ascii('RIFF'),
      0,
      0,
      0,
      0,
      ...ascii('WEBP'),
      ...ascii(kind),
      0,
      0,
      0,
      0,
      ...rest,
      ...Array(20).fill(0),
    ]);

  it.each([
    ['png', png(), { width: 1, height: 1 }],
    ['jpg', jpeg(exif(6)), { width: 3, height: 2 }],
    ['gif', Uint8Array.from([...ascii('GIF89a'), 44, 1, 200, 0]), { width: 300, height: 200 }],
    ['webp', webp('VP8X', [0, 0, 0, 0, 15, 0, 0, 31, 0, 0]), { width: 16, height: 32 }],
    ['webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 64, 0, 48, 0]), { width: 64, height: 48 }],
    ['webp', webp('VP8L', [0x2f, 0x0f, 0xc0, 0x07, 0]), { width: 16, height: 32 }],
    ['pdf', Uint8Array.from(ascii('%PDF-1.7')), undefined],
    [undefined, Uint8Array.from(ascii('<html>%PDF-1.7')), undefined],
    [undefined, Uint8Array.from(ascii('<svg xmlns="">')), undefined],
  ])('%s', (type, bytes, size) => {
    expect(sniffFileType(bytes)).toBe(type);
    expect(readImageSize(bytes)).toEqual(size);
  });

  it('finds no size behind a marker without a length, behind which a decoder may find another one', () => {
    const frame = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0];
    const start = [0xff, 0xd8];
    expect(readImageSize(Uint8Array.from([...start, ...frame]))).toEqual({ width: 3, height: 2 });
    expect(readImageSize(Uint8Array.from([...start, 0xff, 0xd0, 0, 4, 0, 0, ...frame]))).toBeUndefined();
    expect(readImageSize(Uint8Array.from([...start, 0xff, 0x01, 0, 4, 0, 0, ...frame]))).toBeUndefined();
  });

  it('refuses 20,000 × 20,000 by the header alone, and only above 40 million pixels (catalogue 12)', () => {
    const sized = (width: number, height: number) =>
      Uint8Array.from([...SIGNATURE, ...header(width, height), ...new Uint8Array(48_000)]);
    const bomb = sized(20_000, 20_000);
    expect(hasTooManyPixels(bomb)).toBe(true);
    expect(workTime(() => hasTooManyPixels(bomb), 50)).toBeLessThan(50);
    expect(hasTooManyPixels(sized(8_000, 5_000))).toBe(false);
    expect(hasTooManyPixels(sized(8_000, 5_001))).toBe(true);
  });
});
