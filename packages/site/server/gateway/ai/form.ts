import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { limits } from '@vesalio/core';
import busboy from 'busboy';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { expectedFormat, isFilePart } from './file-formats.ts';
import { checkedBytes, FileRefused, type FormFile } from './form-files.ts';
import { encodeEnd, encodeField, encodeFileHead, toStream } from './form-parts.ts';

const FILES_LIMIT = limits.serverFilesBytes;
export const FORM_LIMIT = FILES_LIMIT + limits.serverTextBytes;
const MAX_FILES = limits.attachmentCount;
/** Milliseconds that a form of this size may take to arrive. */
const uploadMs = (bytes: number): number =>
  Math.max(180_000, Math.ceil((bytes / limits.minUploadBytesPerSecond) * 1000));
export const LONGEST_UPLOAD_MS = uploadMs(FORM_LIMIT);
/** Other fields are skipped. */
const TEXT_PARTS = new Set(['userId', 'conversationId', 'prompt', 'topK', 'web']);

/** A multipart message that is checked as it arrives. */
export interface Form {
  /** The text fields, complete when the first file begins or the form ends. */
  readonly texts: Promise<ReadonlyMap<string, string>>;
  /** The form for the upstream, complete if it has no file. Files are checked as they pass. Fails if the form fails. */
  encode(): { contentType: string; body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> };
  /** Replaces the value of an existing text field in the form for the upstream. */
  replace(name: string, value: string): void;
  /** True if the form has no file. Known once the text fields are complete. */
  hasNoFile(): boolean;
  /** Milliseconds that the form may take to arrive. */
  readonly uploadMs: number;
  /** Why the form was rejected, if it was. */
  failure(): GatewayFailure | undefined;
  /** Stops reading. */
  abandon(): void;
}

/**
 * Reads a multipart request. Keeps only the text fields and the head of the current file.
 * @throws GatewayFailure 415 or 413, based on the request's headers alone
 */
export function openForm(incoming: IncomingMessage): Form {
  demandForm(incoming);
  const parser = openParser(incoming);
  const fields = new Map<string, string>();
  const files: FormFile[] = [];
  let failure: GatewayFailure | undefined;
  let hasEnded = false;
  let fileCount = 0;
  let received = 0;
  let current: Readable | undefined;
  let wake: () => void = () => {};
  let wakeTexts: () => void = () => {};

  const stop = () => {
    incoming.off('data', onData).off('close', onClose).off('error', onClose);
    incoming.unpipe(parser);
    for (const { stream } of files.splice(0)) stream.resume();
  };
  const fail = (reason: GatewayFailure) => {
    if (failure) return;
    failure = reason;
    // The parser may have read a small form completely before the check of its files fails.
    if (!hasEnded) {
      stop();
      parser.destroy();
    }
    current?.destroy(reason);
    wake();
    wakeTexts();
  };
  const onData = (chunk: Buffer) => {
    received += chunk.byteLength;
    if (received > FORM_LIMIT) fail(new GatewayFailure(413, texts.filesTooLarge));
  };
  /** Bytes that arrived are lost too, if they were not read before. */
  const onClose = () => {
    if (!incoming.readableEnded) fail(new GatewayFailure(400, texts.badBody));
  };

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (fileCount > 0) fail(new GatewayFailure(400, texts.textFirst));
    else if (valueTruncated) fail(new GatewayFailure(413, texts.questionTooLarge));
    else if (nameTruncated || fields.has(name)) fail(new GatewayFailure(400, texts.badFields));
    else if (TEXT_PARTS.has(name)) fields.set(name, value);
  });
  parser.on('file', (part: string | undefined, stream, { filename, mimeType }: Partial<busboy.FileInfo>) => {
    // A form that ends early breaks its open file. Without a listener, that error would end the process.
    stream.on('error', () => {});
    fileCount += 1;
    const format = isFilePart(part) ? expectedFormat(part, filename ?? '', mimeType ?? '') : undefined;
    if (!isFilePart(part)) fail(new GatewayFailure(400, texts.badFields));
    else if (!filename || !format) fail(new FileRefused(415, texts.badFile, filename ?? ''));
    else files.push({ part, filename, format, stream });
    if (failure) stream.resume();
    wakeTexts();
    wake();
  });
  parser.on('filesLimit', () => fail(new GatewayFailure(413, texts.tooManyFiles)));
  parser.on('fieldsLimit', () => fail(new GatewayFailure(400, texts.badFields)));
  parser.on('partsLimit', () => fail(new GatewayFailure(413, texts.tooManyFiles)));
  parser.on('error', () => fail(new GatewayFailure(400, texts.badBody)));
  parser.on('close', () => {
    if (failure) return;
    hasEnded = true;
    stop();
    wake();
    wakeTexts();
  });
  incoming.on('data', onData).on('close', onClose).on('error', onClose);
  incoming.pipe(parser);
  // The client may have left while its account was read.
  if (incoming.destroyed) onClose();

  const textsReady = new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
    wakeTexts = () => (failure ? reject(failure) : resolve(fields));
    if (failure || hasEnded) wakeTexts();
  });
  textsReady.catch(() => {});

  const hasNoFile = () => hasEnded && fileCount === 0;

  /** The next file; undefined at the end of the form. */
  const nextFile = async (): Promise<FormFile | undefined> => {
    for (;;) {
      if (failure) throw failure;
      const file = files.shift();
      current = file?.stream;
      if (file || hasEnded) return file;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };

  async function* encoded(boundary: string): AsyncGenerator<Uint8Array> {
    try {
      yield* encodeParts(boundary, fields, nextFile);
    } catch (error) {
      fail(error instanceof GatewayFailure ? error : new GatewayFailure(400, texts.badBody));
      throw failure ?? error;
    }
  }

  return {
    texts: textsReady,
    uploadMs: uploadMs(Number(incoming.headers['content-length'] ?? FORM_LIMIT)),
    replace: (name, value) => {
      if (fields.has(name)) fields.set(name, value);
    },
    hasNoFile,
    failure: () => failure,
    abandon: () => fail(new GatewayFailure(400, texts.badBody)),
    encode: () => {
      const boundary = `vesalio-${randomBytes(18).toString('hex')}`;
      return {
        contentType: `multipart/form-data; boundary=${boundary}`,
        body:
          hasNoFile() && !failure
            ? Buffer.concat([encodeTexts(boundary, fields), encodeEnd(boundary)])
            : toStream(encoded(boundary)),
      };
    },
  };
}

function demandForm({ headers }: IncomingMessage): void {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(headers['content-type'] ?? ''))
    throw new GatewayFailure(415, texts.needsMultipart);
  if (Number(headers['content-length'] ?? 0) > FORM_LIMIT) throw new GatewayFailure(413, texts.filesTooLarge);
}

const encodeTexts = (boundary: string, fields: ReadonlyMap<string, string>) =>
  Buffer.concat([...fields].map(([name, value]) => encodeField(boundary, name, value)));

/** Encodes the form for the upstream, part by part. Checks each file as it passes. */
async function* encodeParts(
  boundary: string,
  fields: ReadonlyMap<string, string>,
  nextFile: () => Promise<FormFile | undefined>,
): AsyncGenerator<Uint8Array> {
  yield encodeTexts(boundary, fields);
  let bytes = 0;
  for (let file = await nextFile(); file; file = await nextFile()) {
    yield encodeFileHead(boundary, file);
    for await (const chunk of checkedBytes(file)) {
      bytes += chunk.byteLength;
      if (bytes > FILES_LIMIT) throw new GatewayFailure(413, texts.filesTooLarge);
      yield chunk;
    }
    yield Buffer.from('\r\n');
  }
  yield encodeEnd(boundary);
}

function openParser(incoming: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: incoming.headers,
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 64,
        fieldSize: limits.serverTextBytes,
        fields: 20,
        files: MAX_FILES,
        parts: 26,
        headerPairs: 20,
      },
    });
  } catch {
    throw new GatewayFailure(400, texts.badBody);
  }
}
