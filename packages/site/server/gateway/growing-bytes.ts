/** Bytes that arrive in chunks. */
export interface GrowingBytes {
  add(chunk: Uint8Array): void;
  size(): number;
  /** All bytes so far. */
  bytes(): Buffer;
}

/**
 * Keeps the bytes in one buffer that doubles. A client may send chunks of one byte, which as a list would take some
 * hundred times their size.
 */
export function createGrowingBytes(): GrowingBytes {
  let buffer = Buffer.alloc(0);
  let size = 0;
  return {
    add(chunk) {
      const needed = size + chunk.byteLength;
      if (needed > buffer.byteLength) buffer = Buffer.concat([buffer], 2 * needed);
      buffer.set(chunk, size);
      size = needed;
    },
    size: () => size,
    bytes: () => buffer.subarray(0, size),
  };
}
