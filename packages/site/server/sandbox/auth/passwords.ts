import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { sandboxTexts as texts } from '../texts.ts';

const BLOCK = 8;
const LENGTH = 64;
const AT_ONCE = 2;
const IN_QUEUE = 20;

/** Password hashing: `scrypt$log2N$salt$hash`, two at a time, 503 if more than twenty wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long and answers false, so that an unknown account shows no difference. */
  verify(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** @param cost log2 of scrypt's N */
export function createPasswords(cost = 17): Passwords {
  const queued = createTurnstile();
  const derive = (password: string, salt: Buffer, log2n: number): Promise<Buffer> =>
    queued(
      () =>
        new Promise((resolve, reject) => {
          const N = 2 ** log2n;
          const options = { N, r: BLOCK, p: 1, maxmem: 256 * N * BLOCK };
          scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
  const encode = (log2n: number, salt: Buffer, key: Buffer): string =>
    `scrypt$${log2n}$${salt.toString('base64url')}$${key.toString('base64url')}`;
  const nobody = encode(cost, randomBytes(16), randomBytes(LENGTH));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return encode(cost, salt, await derive(password, salt, cost));
    },
    async verify(password, stored) {
      const [, log2n = '', salt = '', key = ''] = (stored ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64url');
      const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(log2n));
      return timingSafeEqual(expected, actual);
    },
  };
}

/** Each hash takes 128 MiB, so only a few may run at once on a small machine. */
function createTurnstile(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= IN_QUEUE) throw new Refusal(503, texts.busy, 2);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
