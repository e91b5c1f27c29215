import { createHash } from 'node:crypto';
import { parseJson, withoutTrailing } from '@vesalio/core';
import { isRecord } from '../upstream/answers.ts';

/** Digests that identify a session token, regardless of how its base64 is spelled. */
export interface TokenMarks {
  /** Digest of a JWT's claims. Matches every token with these claims; used only for tokens that the product accepts. */
  readonly claims: string | undefined;
  /** Digest of the whole token. */
  readonly token: string;
  /** Digest of the text as received. Older rows contain this one. */
  readonly text: string;
}

const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('base64url');
};

/** Node's decoder accepts both alphabets, with or without padding, and drops the unused bits of the last letter. */
const decode = (part: string): Buffer => Buffer.from(part, 'base64url');

const readRecord = (bytes: Buffer): Record<string, unknown> | undefined => {
  const value = parseJson(bytes.toString('utf8'));
  return isRecord(value) ? value : undefined;
};

export function marksOf(token: string): TokenMarks {
  const text = createHash('sha256').update(token).digest('base64url');
  const parts = token.split('.');
  const [header, payload, signature] = parts.map(decode);
  // Further segments are ignored, because a lenient reader of `a.b.c.d` may do so too.
  if (header && payload && signature && readRecord(payload))
    return {
      claims: digest('claims', payload),
      token: digest('token', payload.toString('base64url'), signature),
      text,
    };
  // The claims of an encrypted token are not readable.
  if (header && readRecord(header)?.enc !== undefined)
    return {
      claims: undefined,
      token: digest('encrypted', ...parts.map((part) => decode(part).toString('base64url'))),
      text,
    };
  return { claims: undefined, token: digest('opaque', withoutTrailing(token, '=')), text };
}

/** A product API may accept a token for some minutes after its `exp`, and its clock may be slow. */
const LEEWAY_MS = 24 * 3600 * 1000;

/** The `exp` of a JWT, unverified. */
function expOf(token: string): number | undefined {
  const { exp } = readRecord(decode(token.split('.')[1] ?? '')) ?? {};
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

/** A day after the `exp` of a JWT, unverified. Only limits how long a revocation is kept. */
export function expiryOf(token: string): Date | undefined {
  const date = new Date((expOf(token) ?? Number.NaN) + LEEWAY_MS);
  return Number.isFinite(date.getTime()) ? date : undefined;
}

/** The product API's clock may be ahead. */
const AHEAD_MS = 5 * 60_000;

/** Whether the product API may refuse the token because of its `exp` alone. */
export const mayHaveExpired = (token: string, now: Date): boolean =>
  (expOf(token) ?? Number.POSITIVE_INFINITY) - AHEAD_MS <= now.getTime();
