import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { currentScope } from '../../platform/scope.ts';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';

const BLOCK = 8;
const LENGTH = 64;
/** A hash takes 128 MiB, so only a few may run at the same time on a small machine. */
const LIMITS = { atOnce: 2, perKey: 20, inAll: 200 };

/**
 * Hashes passwords as `scrypt$log2N$salt$hash`, two at a time. Each address has one queue for logins and one for new
 * passwords. A full queue answers 503.
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * If there is no stored hash, takes the same time and returns false, so that timing does not reveal unknown accounts.
   */
  verify(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** @param cost log2 of scrypt's N */
export function createPasswords(cost = 17): Passwords {
  const enqueue = createFairQueue(LIMITS);
  const derive = async (kind: string, password: string, salt: Buffer, log2n: number): Promise<Buffer> => {
    const key = `${kind} ${currentScope()?.request?.network ?? ''}`;
    const derived = enqueue(
      key,
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const N = 2 ** log2n;
          const options = { N, r: BLOCK, p: 1, maxmem: 256 * N * BLOCK };
          scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
    if (!derived) throw new Refusal(503, texts.busy, 2);
    return derived;
  };
  const encode = (log2n: number, salt: Buffer, key: Buffer): string =>
    `scrypt$${log2n}$${salt.toString('base64url')}$${key.toString('base64url')}`;
  const nobody = encode(cost, randomBytes(16), randomBytes(LENGTH));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return encode(cost, salt, await derive('new', password, salt, cost));
    },
    async verify(password, stored) {
      const [, log2n = '', salt = '', key = ''] = (stored ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64url');
      const actual = await derive('check', password, Buffer.from(salt, 'base64url'), Number(log2n));
      return timingSafeEqual(expected, actual);
    },
  };
}
