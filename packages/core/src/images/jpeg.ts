import { orientationTiff, readOrientation } from './exif.ts';

/** The parts of the new file, and the names of the removed ones. */
export interface StrippedParts {
  parts: Uint8Array[];
  removed: string[];
}

const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  bytes.length >= text.length && [...text].every((char, index) => bytes[index] === char.charCodeAt(0));

/** Removes every metadata segment of a JPEG; undefined if the file is damaged. */
export function stripJpeg(bytes: Uint8Array): StrippedParts | undefined {
  const parts = [bytes.subarray(0, 2)];
  const removed: string[] = [];
  let hasScan = false;
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) {
      parts.push(bytes.subarray(at, at + 2));
      if (at + 2 < bytes.length) removed.push('trailer');
      return hasScan ? { parts, removed } : undefined;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || length < 2 || end > bytes.length)
      return undefined;
    const name = metadataName(marker, bytes.subarray(at + 4, end));
    if (name === undefined) {
      const stop = marker === SOS ? scanEnd(bytes, end) : end;
      hasScan ||= marker === SOS;
      parts.push(bytes.subarray(at, stop));
      at = stop;
      continue;
    }
    const kept = name === 'Exif' ? keptOrientation(bytes.subarray(at, end)) : undefined;
    if (kept) parts.push(kept);
    if (!kept || kept.length !== end - at) removed.push(name);
    at = end;
  }
  // Some cameras and web tools omit the end marker, and all readers accept that.
  return hasScan ? { parts, removed } : undefined;
}

/** The name of a metadata segment; undefined for a segment that the picture requires. */
function metadataName(marker: number, payload: Uint8Array): string | undefined {
  if (marker === COM) return 'comment';
  if (marker < APP0 || marker > APP15 || marker === APP14) return undefined;
  if (marker === APP0) return startsWith(payload, 'JFIF\0') ? undefined : 'APP0';
  if (marker === APP2 && startsWith(payload, 'ICC_PROFILE\0')) return undefined;
  if (marker !== APP1) return `APP${marker - APP0}`;
  return startsWith(payload, 'Exif\0') ? 'Exif' : 'XMP';
}

/** The end of the entropy-coded data that starts here: the first marker that is neither stuffing nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** The segment reduced to its orientation; undefined if that is the default. */
function keptOrientation(segment: Uint8Array): Uint8Array | undefined {
  const orientation = readOrientation(segment.subarray(10));
  if (orientation === 1) return undefined;
  const tiff = orientationTiff(orientation);
  const length = 2 + 6 + tiff.length;
  return Uint8Array.from([0xff, APP1, length >> 8, length & 0xff, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]);
}
