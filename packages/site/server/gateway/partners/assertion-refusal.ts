import { errors } from 'jose';
import type { WarningFields } from '../../platform/log.ts';

/** Why an assertion or OIDC token was refused. The answer and the log contain the same code. */
type AssertionFault =
  | 'malformed'
  | 'issuer'
  | 'algorithm'
  | 'key-unknown'
  | 'key-weak'
  | 'keys-unreachable'
  | 'signature'
  | 'audience'
  | 'authorized-party'
  | 'type'
  | 'expired'
  | 'early'
  | 'life'
  | 'claim'
  | 'sub'
  | 'jti'
  | 'replayed';

/** A refused assertion, with the details that the partner needs to fix it. */
export class AssertionRefusal extends Error {
  override readonly name = 'AssertionRefusal';
  readonly fault: AssertionFault;
  /** Only for the log, without personal data. */
  readonly fields: WarningFields;

  constructor(fault: AssertionFault, fields: WarningFields = {}) {
    super(fault);
    this.fault = fault;
    this.fields = fields;
  }
}

/** The token's time and the server's time, for a refusal caused by the clock. */
export function timesOf(claim: string, seconds: unknown, now: Date): WarningFields {
  const at = typeof seconds === 'number' ? new Date(seconds * 1000) : undefined;
  const isDate = at !== undefined && Number.isFinite(at.getTime());
  return {
    claim,
    tokenTime: isDate ? at.toISOString() : undefined,
    serverTime: now.toISOString(),
    differenceSeconds: isDate ? Math.round((at.getTime() - now.getTime()) / 1000) : undefined,
  };
}

const byClaim: Record<string, AssertionFault> = { aud: 'audience', iss: 'issuer', sub: 'sub', jti: 'jti' };

/** Converts an error of `jwtVerify` to a refusal; any other error is returned unchanged. */
export function toRefusal(error: unknown, now: Date, audience: readonly string[]): unknown {
  if (error instanceof errors.JWTExpired)
    return new AssertionRefusal('expired', timesOf('exp', error.payload.exp, now));
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim, payload } = error;
    if (claim === 'nbf' || claim === 'iat')
      return new AssertionRefusal('early', timesOf(claim, payload[claim], now));
    if (claim === 'aud')
      return new AssertionRefusal('audience', {
        expected: audience.join(' '),
        received: shown([payload.aud].flat().join(' ')),
      });
    return new AssertionRefusal(byClaim[claim] ?? 'claim', { claim });
  }
  if (error instanceof errors.JOSENotSupported) return new AssertionRefusal('algorithm');
  if (error instanceof errors.JWSSignatureVerificationFailed) return new AssertionRefusal('signature');
  if (error instanceof errors.JOSEError) return new AssertionRefusal('malformed');
  // jose throws a TypeError for a short RSA key or a key of another algorithm.
  if (error instanceof TypeError)
    return new AssertionRefusal(/modulusLength|2048/.test(error.message) ? 'key-weak' : 'algorithm');
  return error;
}

/** A value of an unverified token for the log: only names and addresses, truncated. */
export const shown = (value: unknown): string =>
  typeof value === 'string' && /^[\w.:/ ~%-]{1,300}$/.test(value) ? value.slice(0, 200) : '[unreadable]';
