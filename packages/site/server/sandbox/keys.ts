import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** Keys derived from the one secret. Each has a single purpose. */
export interface Keys {
  readonly session: Uint8Array;
  readonly google: Uint8Array;
  /** A keyed fingerprint. Without the secret, nobody can guess the value from it. */
  fingerprint(purpose: string, value: string): string;
  /** The value's fingerprints under all valid secrets. */
  fingerprints(purpose: string, value: string): readonly string[];
  /** Keys of the secret that only verifies signatures during a rotation. */
  readonly other: Pick<Keys, 'session' | 'fingerprint'> | undefined;
}

export function createKeys(secret: string, otherSecret?: string): Keys {
  const other = otherSecret ? createKeys(otherSecret) : undefined;
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, 'vesalio-sandbox', purpose, 32));
  const marks = derive('fingerprint');
  const fingerprint: Keys['fingerprint'] = (purpose, value) =>
    createHmac('sha256', marks).update(`${purpose}\n${value}`).digest('base64url');
  return {
    session: derive('session'),
    google: derive('google'),
    fingerprint,
    fingerprints: (purpose, value) =>
      [fingerprint, ...(other ? [other.fingerprint] : [])].map((make) => make(purpose, value)),
    other,
  };
}

/** For values that are random enough to need no key. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');
