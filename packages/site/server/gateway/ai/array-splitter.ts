import { ARRAY, BACKSLASH, CLOSING, COMMA, OPENING, QUOTE } from '../upstream/json-marks.ts';

const KEY_LENGTH = 16;
/** More than any list contains, so that a hostile service cannot keep the process busy. */
const MAX_ELEMENTS = 100_000;
const MAX_MEMBERS = 1_000_000;
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Splits the text of a JSON array, either bare or under `data`, into its elements without keeping all of it in memory.
 */
interface ArraySplitter {
  /**
   * Returns the elements that end in this chunk.
   * @throws RangeError if an element or the list exceeds its limit
   */
  push(chunk: Uint8Array): Buffer[];
  /** Whether the array has ended. */
  hasEnded(): boolean;
}

/** @param maxElement size of the longest element, in bytes */
export function createArraySplitter(maxElement: number): ArraySplitter {
  let depth = 0;
  /** Depth inside the array; 0 before it. */
  let base = 0;
  let hasEnded = false;
  let isInString = false;
  let isEscaped = false;
  let key = '';
  let held: Buffer[] = [];
  let size = 0;
  let received = 0;
  let count = 0;
  let members = 0;

  const hold = (piece: Buffer): void => {
    size += piece.byteLength;
    if (size > maxElement) throw new RangeError('element too large');
    held.push(Buffer.from(piece));
  };
  const takeElement = (): Buffer[] => {
    const element = Buffer.concat(held);
    held = [];
    size = 0;
    count += 1;
    return element.toString('latin1').trim() === '' ? [] : [element];
  };

  function readString(byte: number): void {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) isInString = false;
    else if (base === 0 && depth === 1 && key.length < KEY_LENGTH) key += String.fromCharCode(byte);
  }

  /** @returns the effect of the byte on the current element */
  function readMark(byte: number): 'begins' | 'ends' | 'ends-array' | undefined {
    if (byte === QUOTE) {
      isInString = true;
      key = base === 0 && depth === 1 ? '' : key;
    } else if (OPENING.has(byte)) {
      depth += 1;
      members += 1;
      const isWanted = base === 0 && byte === ARRAY && (depth === 1 || (depth === 2 && key === 'data'));
      if (!isWanted) return undefined;
      base = depth;
      return 'begins';
    } else if (CLOSING.has(byte)) {
      depth -= 1;
      return base > 0 && depth < base ? 'ends-array' : undefined;
    } else if (byte === COMMA) {
      members += 1;
      return depth === base && base > 0 ? 'ends' : undefined;
    }
    return undefined;
  }

  return {
    hasEnded: () => hasEnded,
    push: (chunk) => {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      const elements: Buffer[] = [];
      let from = 0;
      received += bytes.length;
      if (received > MAX_BYTES) throw new RangeError('list too large');
      for (let at = 0; at < bytes.length && !hasEnded; at += 1) {
        const byte = bytes[at] ?? 0;
        if (isInString) {
          readString(byte);
          continue;
        }
        const event = readMark(byte);
        if (members > MAX_MEMBERS || count > MAX_ELEMENTS) throw new RangeError('too many elements');
        if (event === 'begins') from = at + 1;
        if (event === 'ends' || event === 'ends-array') {
          hold(bytes.subarray(from, at));
          elements.push(...takeElement());
          from = at + 1;
          hasEnded = event === 'ends-array';
        }
      }
      if (base > 0 && !hasEnded) hold(bytes.subarray(from));
      return elements;
    },
  };
}
