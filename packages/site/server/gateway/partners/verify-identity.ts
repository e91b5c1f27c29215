import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  type JWSHeaderParameters,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import type { Partner, PartnerKey } from '../../config/partners.ts';
import { AssertionRefusal, shown, timesOf, toRefusal } from './assertion-refusal.ts';
import { createJwks, type Jwks } from './jwks.ts';

/** The person in a partner's assertion or token. */
export interface PartnerIdentity {
  readonly partner: Partner;
  /** `partner:{iss}:{sub}`, both parts escaped. Never an account found by e-mail. */
  readonly subject: string;
  readonly sub: string;
  readonly name: string | undefined;
  /** Number at a professional council, such as `CRM-SP 123456`. */
  readonly council: string | undefined;
  /** An assertion is valid only once; undefined for an OIDC token. */
  readonly once: { readonly jti: string; readonly until: Date } | undefined;
}

interface Options {
  partners: readonly Partner[];
  /** The required audience of an assertion. */
  publicUrl: string;
  now: () => Date;
}

const ALGORITHMS = ['RS256', 'ES256', 'EdDSA', 'Ed25519'];
/** Clocks may differ by this many seconds. */
const SKEW_SECONDS = 30;
const ASSERTION_SECONDS = 5 * 60;
const OIDC_SECONDS = 24 * 3600;
/** Other tokens of a provider, such as logout tokens, do not prove a sign-in. */
const TYPES = /^((application\/)?at\+jwt|jwt)$/i;
/** Some providers write the claim as a text; others, which verify every address, omit it. */
const VERIFIED: readonly unknown[] = [true, 'true', undefined];

/** Both parts are escaped, so that `a:b` with `c` differs from `a` with `b:c`. */
const subjectOf = (issuer: string, sub: string): string =>
  `partner:${encodeURIComponent(issuer)}:${encodeURIComponent(sub)}`;

/** Verifies an assertion or token from a partner's server. Rejects with an AssertionRefusal. */
export function createIdentityCheck({ partners, publicUrl, now }: Options) {
  const sets = new Map<string, Jwks>();
  for (const { jwksUrl } of partners) if (jwksUrl) sets.set(jwksUrl, createJwks(jwksUrl, now));

  return async (token: string): Promise<PartnerIdentity> => {
    const { header, issuer } = peek(token);
    const partner = partners.find(({ iss }) => iss === issuer);
    if (!partner) throw new AssertionRefusal('issuer', { received: shown(issuer) });
    if (!ALGORITHMS.includes(header.alg ?? '')) throw new AssertionRefusal('algorithm');
    if (header.typ !== undefined && !TYPES.test(header.typ)) throw new AssertionRefusal('type');
    const audience = partner.audience ?? [publicUrl];
    const keys = await candidatesOf(partner, header);
    const payload = await verifyWith(keys, token, {
      algorithms: ALGORITHMS,
      issuer: partner.iss,
      audience: [...audience],
      requiredClaims: ['iss', 'aud', 'exp', ...(partner.identity === 'assertion' ? ['sub', 'jti'] : [])],
      clockTolerance: SKEW_SECONDS,
      currentDate: now(),
    }).catch((error: unknown) => {
      throw toRefusal(error, now(), audience);
    });
    return readIdentity(partner, payload, now());
  };

  /** The file's keys that are valid now and match the header; otherwise those of the JWKS address. */
  async function candidatesOf(
    partner: Partner,
    header: JWSHeaderParameters,
  ): Promise<readonly (PartnerKey['key'] | CryptoKey)[]> {
    const at = now();
    const listed = partner.keys.filter(
      ({ kid, notBefore, notAfter, key }) =>
        (kid === undefined || header.kid === undefined || kid === header.kid) &&
        (!notBefore || notBefore <= at) &&
        (!notAfter || notAfter > at) &&
        key.asymmetricKeyType === KEY_TYPES[header.alg ?? ''],
    );
    const set = sets.get(partner.jwksUrl ?? '');
    if (listed.length > 0 || !set) return listed.map(({ key }) => key);
    return set.find(header).catch((error: unknown) => {
      throw error instanceof AssertionRefusal ? error : toRefusal(error, now(), []);
    });
  }
}

const KEY_TYPES: Record<string, string> = { RS256: 'rsa', ES256: 'ec', EdDSA: 'ed25519', Ed25519: 'ed25519' };

/** Header and issuer before the signature is verified. Use them only to choose the keys. */
function peek(token: string): { header: JWSHeaderParameters; issuer: unknown } {
  try {
    return { header: decodeProtectedHeader(token), issuer: decodeJwt(token).iss };
  } catch {
    throw new AssertionRefusal('malformed');
  }
}

/** Tries the keys in turn. Only a failed signature leads to the next key. */
async function verifyWith(
  keys: readonly (PartnerKey['key'] | CryptoKey)[],
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  let failure: unknown = new AssertionRefusal('key-unknown');
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, options)).payload;
    } catch (error) {
      failure = error;
      const isWrongKey =
        error instanceof Error && 'code' in error && error.code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED';
      if (!isWrongKey) break;
    }
  }
  throw failure;
}

function readIdentity(partner: Partner, payload: JWTPayload, now: Date): PartnerIdentity {
  const { exp = 0, jti } = payload;
  const isAssertion = partner.identity === 'assertion';
  const longest = isAssertion ? ASSERTION_SECONDS : OIDC_SECONDS;
  if (exp - now.getTime() / 1000 > longest + SKEW_SECONDS)
    throw new AssertionRefusal('life', { ...timesOf('exp', exp, now), longestSeconds: longest });
  const party = partner.authorizedParty;
  if (party && payload.azp !== party)
    throw new AssertionRefusal('authorized-party', { expected: party, received: shown(payload.azp) });
  const sub = payload[partner.claims.sub];
  const isSub = isAssertion ? /^[\w.@:-]{1,128}$/ : /^[\x21-\x7e]{1,255}$/;
  if (typeof sub !== 'string' || !isSub.test(sub))
    throw new AssertionRefusal('sub', {
      claim: partner.claims.sub,
      length: typeof sub === 'string' ? sub.length : 0,
    });
  // Otherwise anyone who can enter another address in a profile would take over its account.
  if (partner.claims.sub === 'email' && !VERIFIED.includes(payload.email_verified))
    throw new AssertionRefusal('sub', { claim: 'email_verified' });
  if (isAssertion && (typeof jti !== 'string' || !/^[\w.:-]{8,128}$/.test(jti)))
    throw new AssertionRefusal('jti', { length: typeof jti === 'string' ? jti.length : 0, least: 8 });
  return {
    partner,
    subject: subjectOf(partner.iss, sub),
    sub,
    name: textOf(payload[partner.claims.name], 120),
    council: textOf(payload[partner.claims.council], 40),
    once:
      isAssertion && jti
        ? // Kept as long as the clock tolerance would still accept it.
          { jti, until: new Date((exp + SKEW_SECONDS + 1) * 1000) }
        : undefined,
  };
}

/** A name or number to display: one line without control characters; undefined if there is none. */
function textOf(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
  return text || undefined;
}
