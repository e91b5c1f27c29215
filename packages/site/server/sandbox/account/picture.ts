import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';

const MAX_BYTES = 2 * 1_048_576;
const MAX_PIXELS = 40_000_000;

/**
 * Checks a profile picture by its first bytes and its header, without decoding it.
 * @returns plain base64, or null for an empty text, which removes the picture
 */
export function readPicture(photoBase64: string): string | null {
  const text = photoBase64.replace(/^data:[\w/+.-]*;base64,/, '').replace(/\s/g, '');
  if (!text) return null;
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) throw new Refusal(400, texts.pictureType);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > MAX_BYTES) throw new Refusal(413, texts.pictureSize);
  const size = dimensions(bytes);
  if (!size || size.width < 1 || size.height < 1) throw new Refusal(400, texts.pictureType);
  if (size.width * size.height > MAX_PIXELS) throw new Refusal(400, texts.pictureSize);
  return bytes.toString('base64');
}

interface Size {
  width: number;
  height: number;
}

function dimensions(bytes: Buffer): Size | undefined {
  if (bytes.length > 24 && bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.length > 10 && /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1')))
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  return jpegSize(bytes);
}

/** Walks the JPEG segments to the frame header (SOF0…SOF15). */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + (marker === 0xff ? -1 : bytes.readUInt16BE(at + 2));
  }
  return undefined;
}
