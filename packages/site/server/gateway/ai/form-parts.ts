import type { FileFormat, FilePart } from './file-formats.ts';

/** The last characters of a text, without splitting any. */
export const endOf = (text: string, most: number): string => [...text].slice(-most).join('');

/** Escapes a text as browsers do. Removes paths and invisible characters, which may reverse a name. */
export const quote = (text: string): string =>
  endOf(text.replace(/\p{C}/gu, '').replace(/^.*[\\/]/, ''), 255).replace(/"/g, '%22');

const disposition = (name: string, filename?: string): string =>
  `Content-Disposition: form-data; name="${quote(name)}"${filename === undefined ? '' : `; filename="${quote(filename)}"`}`;

interface FileHead {
  part: FilePart;
  filename: string;
  format: FileFormat;
}

/** Encodes a whole text field of a multipart body. */
export const encodeField = (boundary: string, name: string, value: string): Uint8Array =>
  Buffer.from(`--${boundary}\r\n${disposition(name)}\r\n\r\n${value}\r\n`);

/** Encodes the delimiter and headers before the bytes of a file in a multipart body. */
export const encodeFileHead = (boundary: string, file: FileHead): Uint8Array =>
  Buffer.from(
    `--${boundary}\r\n${disposition(file.part, file.filename)}\r\nContent-Type: ${file.format.mimeType}\r\n\r\n`,
  );

/** Encodes the end of a multipart body. */
export const encodeEnd = (boundary: string): Uint8Array => Buffer.from(`--${boundary}--\r\n`);

/** A body that is encoded while it is read. */
export const toStream = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return(undefined)),
  });
