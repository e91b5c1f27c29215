import { hasActiveInnerExtension, MAX_IMAGE_PIXELS } from '@vesalio/core';

/** Verdict on the first bytes of an attached file. `more`: not enough bytes yet. */
type FileVerdict = 'ok' | 'more' | 'wrong-type' | 'too-many-pixels';

export type FilePart = 'images' | 'pdfs';

/** Maximum metadata of a JPEG before its dimensions. */
const MAX_HEAD = 1024 * 1024;

/** Whether name and declared type fit the field. `inspect` checks the content. */
export function isExpectedFile(part: FilePart, filename: string, mimeType: string): boolean {
  const [, extension = ''] = /\.([a-z]{3,4})$/i.exec(filename) ?? [];
  if (hasActiveInnerExtension(filename)) return false;
  const expected =
    part === 'pdfs'
      ? { pdf: 'application/pdf' }
      : { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };
  const type = new Map(Object.entries(expected)).get(extension.toLowerCase());
  return type !== undefined && [type, 'application/octet-stream'].includes(mimeType.toLowerCase());
}

/** Checks a file's type by its first bytes and a picture's dimensions by its header, without decoding it. */
export function inspect(part: FilePart, filename: string, head: Buffer, isWhole: boolean): FileVerdict {
  const verdict =
    part === 'pdfs' ? inspectPdf(head) : /\.png$/i.test(filename) ? inspectPng(head) : inspectJpeg(head);
  return verdict === 'more' && (isWhole || head.length > MAX_HEAD) ? 'wrong-type' : verdict;
}

const PDF = Buffer.from('%PDF-');
const PNG = Buffer.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

const beginsWith = (head: Buffer, magic: Buffer): FileVerdict => {
  const length = Math.min(head.length, magic.length);
  if (!head.subarray(0, length).equals(magic.subarray(0, length))) return 'wrong-type';
  return length < magic.length ? 'more' : 'ok';
};

const inspectPdf = (head: Buffer): FileVerdict => beginsWith(head, PDF);

const judgeSize = (width: number, height: number): FileVerdict => {
  if (width === 0 || height === 0) return 'wrong-type';
  return width * height > MAX_IMAGE_PIXELS ? 'too-many-pixels' : 'ok';
};

function inspectPng(head: Buffer): FileVerdict {
  const magic = beginsWith(head, PNG);
  if (magic !== 'ok') return magic;
  return head.length < 24 ? 'more' : judgeSize(head.readUInt32BE(16), head.readUInt32BE(20));
}

function inspectJpeg(head: Buffer): FileVerdict {
  const magic = beginsWith(head, Buffer.from([0xff, 0xd8, 0xff]));
  if (magic !== 'ok') return magic;
  let at = 2;
  while (at + 9 <= head.length) {
    if (head[at] !== 0xff) return 'wrong-type';
    const marker = head[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return judgeSize(head.readUInt16BE(at + 7), head.readUInt16BE(at + 5));
    // The scan, the end or a bare marker before any frame: not a valid picture.
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xda)) return 'wrong-type';
    const length = head.readUInt16BE(at + 2);
    if (length < 2) return 'wrong-type';
    at += 2 + length;
  }
  return 'more';
}
