import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

/** An institution with a sign-in of its own. */
export interface Partner {
  readonly iss: string;
  readonly name: string;
  readonly publicKey: KeyObject;
}

const partnersSchema = z.array(
  z.object({
    iss: z.string().check(z.regex(/^[\w.:/-]{1,200}$/)),
    name: z.string().check(z.minLength(1)),
    publicKey: z.union([z.string(), z.record(z.string(), z.unknown())]),
  }),
);

/** Reads the list of `PARTNERS_FILE`; undefined if it is invalid or a key is not a public Ed25519 key. */
export function readPartners(content: unknown): Partner[] | undefined {
  const parsed = partnersSchema.safeParse(content);
  if (!parsed.success) return undefined;
  try {
    const partners = parsed.data.map(({ iss, name, publicKey }) => ({
      iss,
      name,
      publicKey: readKey(publicKey),
    }));
    const isUnique = new Set(partners.map(({ iss }) => iss)).size === partners.length;
    return isUnique && partners.every(({ publicKey }) => publicKey.asymmetricKeyType === 'ed25519')
      ? partners
      : undefined;
  } catch {
    return undefined;
  }
}

const readKey = (key: string | Record<string, unknown>): KeyObject =>
  typeof key === 'string' ? createPublicKey(key) : createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
