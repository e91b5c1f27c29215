import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Derives a separate key for each purpose from one secret. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

/** A key for each secret: the first one seals, each of them opens. */
export const deriveKeys = (
  [first, ...others]: readonly [string, ...string[]],
  purpose: string,
): [Buffer, ...Buffer[]] => [
  deriveKey(first, purpose),
  ...others.map((secret) => deriveKey(secret, purpose)),
];

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text: initialization vector, tag and cipher text.
 *
 * @param bound identifies the text's row, if it must not open in another one
 */
export function sealText(key: Buffer, text: string, bound = ''): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The text of `sealText`; null if none of the keys fits or the text was sealed for another row. */
export function openText(keys: readonly Buffer[], sealed: Uint8Array, bound = ''): string | null {
  const bytes = Buffer.from(sealed);
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(bound));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    } catch {
      // Sealed with another secret.
    }
  }
  return null;
}
