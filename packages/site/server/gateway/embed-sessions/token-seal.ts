import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts a session's token for the minutes between consent and collection. */
export interface TokenSeal {
  /** @param bound identifies the token's row; opening needs the same value */
  seal(token: string, bound: string): Uint8Array;
  /** Undefined if no secret fits. */
  open(sealed: Uint8Array, bound: string): string | undefined;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The first secret seals; each of them opens. */
export function createTokenSeal(secrets: readonly [string, ...string[]]): TokenSeal {
  const keyOf = (secret: string) => createHmac('sha256', secret).update('embed-session').digest();
  return {
    seal(token, bound) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(secrets[0]), iv).setAAD(Buffer.from(bound));
      const text = Buffer.concat([cipher.update(token), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open(sealed, bound) {
      const bytes = Buffer.from(sealed);
      for (const secret of secrets) {
        try {
          const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES));
          decipher.setAAD(Buffer.from(bound));
          decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
          const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
          return Buffer.concat(text).toString('utf8');
        } catch {
          // Sealed with another secret.
        }
      }
      return undefined;
    },
  };
}
