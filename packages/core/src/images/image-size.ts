/** File type, detected from the first bytes. */
export type SniffedType = 'png' | 'jpg' | 'gif' | 'webp' | 'pdf';

/** Width and height in pixels as stored, before any EXIF rotation. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Most pixels of an image. Decoding more could freeze a phone. */
const MAX_IMAGE_PIXELS = 40_000_000;

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** The file type, detected from the first bytes, not from the name or media type; undefined for any other type. */
export function sniffFileType(bytes: Uint8Array): SniffedType | undefined {
  if (hasText(bytes, 0, PNG_SIGNATURE)) return 'png';
  if (hasText(bytes, 0, '\xff\xd8\xff')) return 'jpg';
  if (hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) return 'gif';
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return 'webp';
  return hasText(bytes, 0, '%PDF-') ? 'pdf' : undefined;
}

/** The dimensions in the header of a PNG, JPEG, GIF or WebP, without decoding; undefined if there are none. */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (sniffFileType(bytes)) {
    case 'png':
      return hasText(bytes, 12, 'IHDR') && bytes.length >= 24
        ? positive(view.getUint32(16), view.getUint32(20))
        : undefined;
    case 'gif':
      return bytes.length >= 10 ? positive(view.getUint16(6, true), view.getUint16(8, true)) : undefined;
    case 'jpg':
      return jpegSize(bytes, view);
    case 'webp':
      return webpSize(bytes, view);
    default:
      return undefined;
  }
}

/** Whether the header declares more than 40 million pixels. False if the header has no dimensions. */
export function hasTooManyPixels(bytes: Uint8Array): boolean {
  const size = readImageSize(bytes);
  return size !== undefined && size.width * size.height > MAX_IMAGE_PIXELS;
}

function positive(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function jpegSize(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    // SOF0–SOF15, except the Huffman (C4), arithmetic (CC) and reserved (C8) markers.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return positive(view.getUint16(at + 7), view.getUint16(at + 5));
    const length = view.getUint16(at + 2);
    // A scan, the end, or a marker without a length comes before any frame: not a valid picture.
    if (length < 2 || marker < 2 || (marker >= 0xd0 && marker <= 0xda)) return undefined;
    at += 2 + length;
  }
  return undefined;
}

function webpSize(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  if (hasText(bytes, 12, 'VP8X')) {
    const read24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    return { width: read24(24) + 1, height: read24(27) + 1 };
  }
  if (hasText(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (!hasText(bytes, 12, 'VP8 ')) return undefined;
  return positive(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}
