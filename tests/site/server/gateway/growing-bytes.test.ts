import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGrowingBytes } from '../../../../packages/site/server/gateway/growing-bytes.ts';

it('keeps what arrives, in chunks of any size', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 50 })), (chunks) => {
      const bytes = createGrowingBytes();
      for (const chunk of chunks) bytes.add(chunk);
      expect(bytes.bytes()).toEqual(Buffer.concat(chunks));
      expect(bytes.size()).toBe(Buffer.concat(chunks).byteLength);
    }),
  );
});

it('holds a megabyte in chunks of one byte as a few megabytes', () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const used = () => {
    if (typeof collect === 'function') collect();
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    return arrayBuffers + heapUsed;
  };
  const bytes = createGrowingBytes();
  const before = used();
  for (let index = 0; index < 1_000_000; index += 1) bytes.add(new Uint8Array([index]));
  expect(used() - before).toBeLessThan(20_000_000);
  expect(bytes.size()).toBe(1_000_000);
});
