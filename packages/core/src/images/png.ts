import { orientationTiff, readOrientation } from './exif.ts';
import type { StrippedParts } from './jpeg.ts';

/** Chunks that the picture, its colors or its animation need. All others are removed. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** Removes every metadata chunk of a PNG; undefined if the file is damaged. */
export function stripPng(bytes: Uint8Array): StrippedParts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  const removed: string[] = [];
  let hasData = false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return undefined;
    if (at === 8 && name !== 'IHDR') return undefined;
    const chunk = bytes.subarray(at, end);
    hasData ||= name === 'IDAT';
    at = end;
    if (KEPT.has(name)) {
      parts.push(chunk);
    } else if (/^[A-Z]/.test(name)) {
      // An unknown critical chunk, without which the picture would change.
      return undefined;
    } else {
      const kept = name === 'eXIf' ? keptOrientation(chunk.subarray(8, -4)) : undefined;
      if (kept) parts.push(kept);
      if (!kept || kept.length !== chunk.length) removed.push(name);
    }
    if (name === 'IEND') {
      if (at < bytes.length) removed.push('trailer');
      return hasData ? { parts, removed } : undefined;
    }
  }
  return undefined;
}

function keptOrientation(tiff: Uint8Array): Uint8Array | undefined {
  const orientation = readOrientation(tiff);
  if (orientation === 1) return undefined;
  const body = Uint8Array.from([0x65, 0x58, 0x49, 0x66, ...orientationTiff(orientation)]);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return chunk;
}

/** The checksum that PNG uses (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
