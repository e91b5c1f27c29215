import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isLoopbackUrl } from './loopback.ts';

/** A public key of a partner and its validity period. */
export interface PartnerKey {
  readonly key: KeyObject;
  readonly kid: string | undefined;
  readonly notBefore: Date | undefined;
  readonly notAfter: Date | undefined;
}

/** The names of the claims that describe a person. */
interface PartnerClaims {
  readonly sub: string;
  readonly name: string;
  readonly council: string;
}

/** An institution with its own sign-in. */
export interface Partner {
  readonly iss: string;
  readonly name: string;
  /** `assertion`: signed for the gateway and used once. `oidc`: an ID or access token of the institution's provider. */
  readonly identity: 'assertion' | 'oidc';
  readonly keys: readonly PartnerKey[];
  /** The address of the issuer's JWKS. */
  readonly jwksUrl: string | undefined;
  /** The accepted audiences; if undefined, `PUBLIC_URL`. */
  readonly audience: readonly string[] | undefined;
  /** The client that an OIDC token must have been issued to (`azp`). */
  readonly authorizedParty: string | undefined;
  readonly claims: PartnerClaims;
  /** Address and secret to obtain a session of the product API for a subject, server to server. */
  readonly session: { readonly url: string; readonly secret: SecretSource } | undefined;
  /** The product account that the partner's people share. */
  readonly seat: { readonly email: string; readonly secret: SecretSource } | undefined;
}

/**
 * Reads a secret each time it is needed, so that it can be replaced without a restart. Undefined if unreadable or
 * empty.
 */
type SecretSource = () => string | undefined;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const publicKey = z.union([z.string(), z.record(z.string(), z.unknown())]);
const date = z.iso.datetime({ offset: true });

const partnerSchema = z.strictObject({
  iss: z.string().check(z.regex(/^[\w.:/~%-]{1,200}$/)),
  name: text(200),
  identity: z._default(z.enum(['assertion', 'oidc']), 'assertion'),
  publicKey: z.optional(publicKey),
  keys: z.optional(
    z.array(
      z.strictObject({
        publicKey,
        kid: z.optional(text(200)),
        notBefore: z.optional(date),
        notAfter: z.optional(date),
      }),
    ),
  ),
  jwksUrl: z.optional(text(2000)),
  audience: z.optional(z.union([text(500), z.array(text(500)).check(z.minLength(1), z.maxLength(20))])),
  authorizedParty: z.optional(text(500)),
  claims: z.optional(
    z.strictObject({
      sub: z.optional(text(200)),
      name: z.optional(text(200)),
      council: z.optional(text(200)),
    }),
  ),
  sessionUrl: z.optional(text(2000)),
  sessionSecretFile: z.optional(text(1000)),
  seat: z.optional(z.strictObject({ email: text(254), passwordFile: text(1000) })),
});

type Entry = z.infer<typeof partnerSchema>;

const RSA_BITS = 2048;

/**
 * Reads the list in `PARTNERS_FILE`.
 * @param file its path; paths of secrets are relative to its folder
 * @returns the partners, or the reason for rejecting the file in Portuguese
 */
export function readPartners(content: unknown, file: string): Partner[] | string {
  if (!Array.isArray(content)) return 'deve ser uma lista';
  const partners: Partner[] = [];
  for (const [index, given] of content.entries()) {
    const parsed = partnerSchema.safeParse(given);
    const place = `parceiro ${index + 1}`;
    if (!parsed.success) {
      const { path = [], code, ...issue } = parsed.error.issues[0] ?? {};
      const unknown = code === 'unrecognized_keys' && 'keys' in issue ? String(issue.keys) : '';
      return `${place}: ${unknown ? `campo desconhecido ${unknown}` : `${path.join('.') || 'entrada'} ausente ou inválido`}`;
    }
    const partner = toPartner(parsed.data, dirname(file));
    if (typeof partner === 'string') return `${place} (${parsed.data.iss}): ${partner}`;
    partners.push(partner);
  }
  const isUnique = new Set(partners.map(({ iss }) => iss)).size === partners.length;
  return isUnique ? partners : 'cada iss só pode aparecer uma vez';
}

function toPartner(entry: Entry, folder: string): Partner | string {
  const { iss, name, identity, jwksUrl, audience, authorizedParty, claims, seat, sessionUrl } = entry;
  const keys = readKeys(entry);
  if (typeof keys === 'string') return keys;
  if (keys.length === 0 && !jwksUrl) return 'falta publicKey, keys ou jwksUrl';
  if (jwksUrl && !isSafeAddress(jwksUrl)) return 'jwksUrl deve ser um endereço https';
  if (identity === 'oidc' && !audience) return 'audience é obrigatória com identity oidc';
  if (sessionUrl && seat) return 'sessionUrl e seat não valem juntos';
  if (sessionUrl && !isSafeAddress(sessionUrl)) return 'sessionUrl deve ser um endereço https';
  if (Boolean(sessionUrl) !== Boolean(entry.sessionSecretFile))
    return 'sessionUrl e sessionSecretFile devem ser definidos juntos';
  const secrets = [entry.sessionSecretFile, seat?.passwordFile].filter((path) => path !== undefined);
  for (const path of secrets)
    if (!secretOf(resolve(folder, path))()) return `${path} não pôde ser lido ou está vazio`;
  return {
    iss,
    name,
    identity,
    keys,
    jwksUrl,
    audience: typeof audience === 'string' ? [audience] : audience,
    authorizedParty,
    claims: { sub: 'sub', name: 'name', council: 'council', ...claims },
    session:
      sessionUrl && entry.sessionSecretFile
        ? { url: sessionUrl, secret: secretOf(resolve(folder, entry.sessionSecretFile)) }
        : undefined,
    seat: seat && { email: seat.email, secret: secretOf(resolve(folder, seat.passwordFile)) },
  };
}

function readKeys({ publicKey: single, keys = [] }: Entry): PartnerKey[] | string {
  const given = single === undefined ? keys : [{ publicKey: single }, ...keys];
  const read: PartnerKey[] = [];
  for (const item of given) {
    const key = readKey(item.publicKey);
    if (!key) return 'uma chave pública não pôde ser lida';
    const fault = faultOf(key);
    if (fault) return fault;
    const kid = 'kid' in item ? item.kid : kidOf(item.publicKey);
    read.push({
      key,
      kid: kid ?? kidOf(item.publicKey),
      notBefore: 'notBefore' in item && item.notBefore ? new Date(item.notBefore) : undefined,
      notAfter: 'notAfter' in item && item.notAfter ? new Date(item.notAfter) : undefined,
    });
  }
  return read;
}

const kidOf = (key: string | Record<string, unknown>): string | undefined =>
  typeof key !== 'string' && typeof key.kid === 'string' ? key.kid : undefined;

function readKey(key: string | Record<string, unknown>): KeyObject | undefined {
  try {
    // `createPublicKey` would accept a private key, but this file must not contain one.
    if (typeof key === 'string' ? key.includes('PRIVATE KEY') : 'd' in key) return undefined;
    return typeof key === 'string'
      ? createPublicKey(key)
      : createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
  } catch {
    return undefined;
  }
}

function faultOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | undefined {
  if (asymmetricKeyType === 'ed25519') return undefined;
  if (asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1') return undefined;
  if (asymmetricKeyType !== 'rsa') return 'uma chave não é Ed25519, P-256 nem RSA';
  return (asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS
    ? undefined
    : `uma chave RSA tem menos de ${RSA_BITS} bits`;
}

/** Plain http is allowed only to this machine, because others could replace a key or session in transit. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hash } = new URL(address);
  if (username || password || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(address));
}

const secretOf =
  (path: string): SecretSource =>
  () => {
    try {
      return readFileSync(path, 'utf8').trim() || undefined;
    } catch {
      return undefined;
    }
  };
