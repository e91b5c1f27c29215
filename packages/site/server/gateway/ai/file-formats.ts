import {
  hasActiveInnerExtension,
  hasTooManyPixels,
  readImageSize,
  type SniffedType,
  sniffFileType,
} from '@vesalio/core';

/** The result of checking the first bytes of an attached file. `more`: not enough bytes yet. */
type FileVerdict = 'ok' | 'more' | 'wrong-type' | 'too-many-pixels';

export type FilePart = 'images' | 'pdfs';

export const isFilePart = (part: string | undefined): part is FilePart =>
  part === 'images' || part === 'pdfs';

/** Length of the longest signature, PNG's. */
const SIGNATURE_BYTES = 8;
/** Most bytes of metadata in a JPEG before its dimensions. */
const MAX_HEAD = 1024 * 1024;

/** An allowed format of a message's file. */
export interface FileFormat {
  readonly content: SniffedType;
  readonly mimeType: string;
}

const JPEG: FileFormat = { content: 'jpg', mimeType: 'image/jpeg' };
/** The formats that each field accepts, by file extension. */
const FORMATS: Readonly<Record<FilePart, ReadonlyMap<string, FileFormat>>> = {
  pdfs: new Map([['pdf', { content: 'pdf', mimeType: 'application/pdf' }]]),
  images: new Map([
    ['png', { content: 'png', mimeType: 'image/png' }],
    ['jpg', JPEG],
    ['jpeg', JPEG],
  ]),
};

/** The format of a file whose name and declared type are allowed in the field. `inspect` checks the content. */
export function expectedFormat(part: FilePart, filename: string, mimeType: string): FileFormat | undefined {
  const [, extension = ''] = /\.([a-z]{3,4})$/i.exec(filename) ?? [];
  const format = hasActiveInnerExtension(filename) ? undefined : FORMATS[part].get(extension.toLowerCase());
  const isDeclared = format && [format.mimeType, 'application/octet-stream'].includes(mimeType.toLowerCase());
  return isDeclared ? format : undefined;
}

/** Checks a file's type by its first bytes and a picture's dimensions by its header, without decoding it. */
export function inspect({ content }: FileFormat, head: Buffer, isWhole: boolean): FileVerdict {
  const undecided = (limit: number): FileVerdict => (isWhole || head.length > limit ? 'wrong-type' : 'more');
  if (sniffFileType(head) !== content) return undecided(SIGNATURE_BYTES);
  if (content === 'pdf') return 'ok';
  if (!readImageSize(head)) return undecided(MAX_HEAD);
  return hasTooManyPixels(head) ? 'too-many-pixels' : 'ok';
}
