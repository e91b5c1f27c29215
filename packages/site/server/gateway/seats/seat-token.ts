import { createHmac, randomUUID } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';

/** The content of a seat's token: the person's id and the partner. */
interface SeatClaims {
  readonly personId: string;
  readonly issuer: string;
}

interface SeatTokens {
  issue(claims: SeatClaims): Promise<string>;
  /** Undefined for the token of another issuer; null for an invalid or expired one. */
  read(token: string): Promise<SeatClaims | null | undefined>;
}

const TYPE = 'seat+jwt';
const ISSUER = 'vesalio-gateway';
const SECONDS = 3600;

const keyOf = (secret: string): Uint8Array => createHmac('sha256', secret).update('seat-token').digest();

/** Signed tokens that are valid for one hour. The first secret signs; each of them verifies. */
export function createSeatTokens(secrets: readonly [string, ...string[]], now: () => Date): SeatTokens {
  const keys = secrets.map(keyOf);
  const signing = keyOf(secrets[0]);
  return {
    issue: ({ personId, issuer }) => {
      const at = Math.floor(now().getTime() / 1000);
      return new SignJWT({ partner: issuer })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setSubject(personId)
        .setJti(randomUUID())
        .setIssuedAt(at)
        .setExpirationTime(at + SECONDS)
        .sign(signing);
    },
    async read(token) {
      if (!isSeatToken(token)) return undefined;
      for (const key of keys) {
        const verified = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          typ: TYPE,
          requiredClaims: ['sub', 'jti', 'exp'],
          currentDate: now(),
        }).catch(() => undefined);
        const { sub, partner } = verified?.payload ?? {};
        if (sub && typeof partner === 'string') return { personId: sub, issuer: partner };
      }
      return null;
    },
  };
}

function isSeatToken(token: string): boolean {
  // An opaque token, for example. The decoder's error costs more than the rest of a call.
  if (!token.includes('.')) return false;
  try {
    return decodeProtectedHeader(token).typ === TYPE;
  } catch {
    return false;
  }
}
