import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { expectedFormat } from '../../../../../packages/site/server/gateway/ai/file-formats.ts';
import { checkedBytes, type FormFile } from '../../../../../packages/site/server/gateway/ai/form-files.ts';

const fileOf = (...chunks: readonly Buffer[]): FormFile => {
  const format = expectedFormat('images', 'a.jpg', 'image/jpeg');
  if (!format) throw new Error();
  return { part: 'images', filename: 'a.jpg', format, stream: Readable.from(chunks) };
};
const readAll = async (file: FormFile) => {
  const chunks: Buffer[] = [];
  for await (const chunk of checkedBytes(file)) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const START = Buffer.from([0xff, 0xd8]);
const FRAME = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9, 3, 1, 2, 3]);
/** A JPEG may have any number of these before a marker. */
const fill = (length: number) => Buffer.alloc(length, 0xff);

it('passes on a picture whose head comes in single bytes', async () => {
  const whole = Buffer.concat([START, fill(50), FRAME, Buffer.alloc(90)]);
  expect(await readAll(fileOf(...Array.from(whole, (byte) => Buffer.from([byte]))))).toEqual(whole);
});

it('reads a large head in single bytes a few times, because reading it for each would occupy the process', async () => {
  const trickle = Array.from({ length: 100_000 }, () => fill(1));
  const file = fileOf(START, fill(900_000), ...trickle);
  await expect(readAll(file)).rejects.toMatchObject({ status: 415 });
}, 10_000);

it('gives up a head that is too long', async () => {
  let sent = 0;
  const endless = async function* () {
    for (yield START; ; sent += 64 * 1024) yield fill(64 * 1024);
  };
  await expect(readAll({ ...fileOf(), stream: Readable.from(endless()) })).rejects.toMatchObject({
    status: 415,
  });
  expect(sent).toBeLessThan(4 * 1024 * 1024);
});

it('passes on a file in single bytes in a few pieces', async () => {
  const whole = Buffer.concat([START, FRAME, Buffer.alloc(100_000)]);
  let pieces = 0;
  for await (const _piece of checkedBytes(fileOf(...Array.from(whole, (byte) => Buffer.from([byte])))))
    pieces += 1;
  expect(pieces).toBeLessThan(20);
});
