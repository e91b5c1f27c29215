import { createHash } from 'node:crypto';
import { isRecord } from '../upstream/upstreams.ts';

/** Digests by which a session token is recognised, however its base64 is spelt. */
export interface TokenMarks {
  /** Of the claims of a JWT: every token with these claims. Only for a token that the product API accepts. */
  readonly claims: string | undefined;
  /** Of the token as a whole. */
  readonly token: string;
  /** Of its letters as they came, as rows of before this module hold them. */
  readonly text: string;
}

const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('base64url');
};

/** Node's decoder takes both alphabets, padding or none, and drops the bits that a respelt last letter changes. */
const decode = (part: string): Buffer => Buffer.from(part, 'base64url');

const readJson = (bytes: Buffer): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export function marksOf(token: string): TokenMarks {
  const text = createHash('sha256').update(token).digest('base64url');
  const parts = token.split('.');
  const [header, payload, signature] = parts.map(decode);
  // Further parts are not looked at: a lenient reader of `a.b.c.d` may not look at them either.
  if (header && payload && signature && parts.length >= 3 && readJson(payload))
    return {
      claims: digest('claims', payload),
      token: digest('token', payload.toString('base64url'), signature),
      text,
    };
  // An encrypted token has no claims to read.
  if (parts.length === 5 && header && readJson(header)?.enc !== undefined)
    return {
      claims: undefined,
      token: digest('encrypted', ...parts.map((part) => decode(part).toString('base64url'))),
      text,
    };
  return { claims: undefined, token: digest('opaque', token.replace(/=+$/, '')), text };
}

/** `exp` of a JWT, unverified: it only says how long a refusal must be remembered. */
export function expiryOf(token: string): Date | undefined {
  const { exp } = readJson(decode(token.split('.')[1] ?? '')) ?? {};
  const date = typeof exp === 'number' ? new Date(exp * 1000) : undefined;
  return date && Number.isFinite(date.getTime()) ? date : undefined;
}
