import { hasActiveInnerExtension, hasTooManyPixels, readImageSize, sniffFileType } from '@vesalio/core';

/** Verdict on the first bytes of an attached file. `more`: not enough bytes yet. */
type FileVerdict = 'ok' | 'more' | 'wrong-type' | 'too-many-pixels';

export type FilePart = 'images' | 'pdfs';

/** Length of the longest signature, which is PNG's. */
const SIGNATURE_BYTES = 8;
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
  const expected = part === 'pdfs' ? 'pdf' : /\.png$/i.test(filename) ? 'png' : 'jpg';
  const undecided = (limit: number): FileVerdict => (isWhole || head.length > limit ? 'wrong-type' : 'more');
  if (sniffFileType(head) !== expected) return undecided(SIGNATURE_BYTES);
  if (expected === 'pdf') return 'ok';
  if (!readImageSize(head)) return undecided(MAX_HEAD);
  return hasTooManyPixels(head) ? 'too-many-pixels' : 'ok';
}
