import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Derives a separate key for each purpose from one secret. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text: initialization vector, tag and cipher text. */
export function sealText(key: Buffer, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The text of `sealText`; null if none of the keys fits. */
export function openText(keys: readonly Buffer[], sealed: Uint8Array): string | null {
  const bytes = Buffer.from(sealed);
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    } catch {
      // Sealed with another secret.
    }
  }
  return null;
}
