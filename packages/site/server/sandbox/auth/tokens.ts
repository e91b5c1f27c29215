import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Db } from '../../platform/database.ts';
import type { Keys } from '../keys.ts';
import { type Person, personById } from '../people.ts';
import { sessionOver } from '../refusal.ts';

const ISSUER = 'vesalio-sandbox';
const AUDIENCE = 'vesalio-product';
const TYPE = 'at+jwt';
const HOURS = 3600;
/** Clocks may differ by this many seconds. */
const SKEW_SECONDS = 30;

/** Signed session tokens that expire (HS256, at most 8 hours). The gateway stores the revoked ones. */
export interface Tokens {
  issue(person: Pick<Person, 'id' | 'sessionEpoch'>, seconds?: number): Promise<string>;
  /**
   * The person of a token.
   * @throws Refusal 401 for an invalid token
   */
  check(token: string): Promise<Person>;
}

export function createTokens(db: Db, keys: Keys, now: () => Date): Tokens {
  const verifyBy = async (token: string, key: Uint8Array) =>
    (
      await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        requiredClaims: ['sub', 'jti', 'exp', 'iat', 'ver'],
        maxTokenAge: 8 * HOURS,
        clockTolerance: SKEW_SECONDS,
        currentDate: now(),
      })
    ).payload;
  const verify = (token: string) =>
    verifyBy(token, keys.session).catch((error: unknown) => {
      if (!keys.other || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      return verifyBy(token, keys.other.session);
    });
  return {
    issue: (person, seconds = 8 * HOURS) => {
      const at = Math.floor(now().getTime() / 1000);
      return new SignJWT({ ver: person.sessionEpoch })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(person.id))
        .setJti(randomUUID())
        .setIssuedAt(at)
        .setExpirationTime(at + Math.min(seconds, 8 * HOURS))
        .sign(keys.session);
    },
    async check(token) {
      const expired = sessionOver();
      const claims = await verify(token).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? expired : error;
      });
      // Check this before the query, because a subject that is not a number would cause a database error.
      if (!/^\d{1,9}$/.test(claims.sub ?? '')) throw expired;
      const person = await personById(db, Number(claims.sub));
      if (!person || person.sessionEpoch !== claims.ver) throw expired;
      return person;
    },
  };
}
