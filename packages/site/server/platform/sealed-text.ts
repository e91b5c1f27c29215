import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Derives a separate key for each purpose from one secret. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

/** Derives one key per secret. The first key seals; all of them can open. */
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
 * Encrypts a text. Returns initialization vector, tag and ciphertext.
 *
 * @param bound identifies the text's row, if the text must not open in another row
 */
export function sealText(key: Buffer, text: string, bound = ''): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts a text from `sealText`. Null if no key fits or the text was sealed for another row. */
export function openText(keys: readonly Buffer[], sealed: Uint8Array, bound = ''): string | null {
  const bytes = Buffer.from(sealed);
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(bound));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    } catch {
      // Sealed with another secret. Try the next key.
    }
  }
  return null;
}
