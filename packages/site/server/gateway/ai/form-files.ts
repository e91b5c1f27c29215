import type { Readable } from 'node:stream';
import { GatewayFailure } from '../failure.ts';
import { createGrowingBytes } from '../growing-bytes.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { type FileFormat, type FilePart, inspect } from './file-formats.ts';
import { endOf, quote } from './form-parts.ts';

const SHOWN_NAME = 80;

/** The rejection of a file in a message. The sentence begins with the file's name. */
export class FileRefused extends GatewayFailure {
  constructor(status: 413 | 415, reason: string, filename: string) {
    const name = endOf(quote(filename), SHOWN_NAME);
    super(status, name ? `${name}: ${reason}` : reason, undefined, 'file-refused');
  }
}

/** A file of a form; its bytes arrive as they are read. */
export interface FormFile {
  part: FilePart;
  filename: string;
  format: FileFormat;
  stream: Readable;
}

/** A client may send chunks of one byte. Passing on each of them would occupy the process for minutes. */
const PIECE_BYTES = 16 * 1024;

/** The bytes of the file, once its head was checked. */
export async function* checkedBytes({ filename, format, stream }: FormFile): AsyncGenerator<Buffer> {
  let held = createGrowingBytes();
  let enough = 1;
  let isAccepted = false;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.add(chunk);
    if (held.size() < enough) continue;
    isAccepted ||= accept(filename, format, held.bytes(), false);
    // A longer head is read again only when it has doubled.
    enough = isAccepted ? PIECE_BYTES : 2 * held.size();
    if (!isAccepted) continue;
    yield held.bytes();
    held = createGrowingBytes();
  }
  if (!isAccepted) accept(filename, format, held.bytes(), true);
  if (held.size() > 0) yield held.bytes();
}

function accept(filename: string, format: FileFormat, head: Buffer, isWhole: boolean): boolean {
  if (isWhole && head.length === 0) throw new FileRefused(415, texts.emptyFile, filename);
  const verdict = inspect(format, head, isWhole);
  if (verdict === 'wrong-type') throw new FileRefused(415, texts.badFile, filename);
  if (verdict === 'too-many-pixels') throw new FileRefused(413, texts.imageTooLarge, filename);
  return verdict === 'ok';
}
