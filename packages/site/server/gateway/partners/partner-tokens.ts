import { decodeJwt, jwtVerify } from 'jose';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database.ts';
import { noteAccount } from '../../platform/scope.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { readJson } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import type { AbusePolicy } from '../limits/abuse-policy.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord, type Sandbox } from '../upstream/upstreams.ts';

interface Options {
  config: Config;
  db: Db;
  now: () => Date;
  /** Absent with a real product API. */
  sandbox: Sandbox | undefined;
  policy: AbusePolicy;
  /** The caller's address. */
  address(c: ServerContext): string;
}

/** Both parts escaped: `a:b` with `c` is nobody else's than `a` with `b:c`. */
const subjectOf = (issuer: string, sub: string): string =>
  `partner:${encodeURIComponent(issuer)}:${encodeURIComponent(sub)}`;

const MAX_LIFE_SECONDS = 5 * 60;
const SKEW_SECONDS = 30;

/**
 * `POST /gateway/partner-token`, `{assertion}`, server to server: exchanges a partner's signed assertion, once, for
 * a short-lived session of the subject `partner:{iss}:{sub}`, both escaped. Answers like a login.
 */
export function createPartnerTokens({ config, db, now, sandbox, policy, address }: Options) {
  return async (c: ServerContext): Promise<Response> => {
    if (c.req.header('origin') !== undefined) throw new GatewayFailure(403, texts.serverOnly);
    if (!sandbox?.issuePartnerSession) throw new GatewayFailure(501, texts.notHere);
    if (config.partners.length === 0) throw new GatewayFailure(404, texts.noPartners);
    const { value } = await readJson(c);
    const assertion = isRecord(value) && typeof value.assertion === 'string' ? value.assertion : '';
    // Before the signature is verified, anybody may have named the issuer, so only the address counts.
    const attempt = await policy.reserve('partner', { address: address(c) });
    const { subject, issuer, jti, expiresAt } = await verify(assertion);
    await attempt.settle('success');
    await policy.reserve('partner', { account: issuer });
    await db.query('delete from gateway_assertion where expires_at < $1', [now()]);
    const spent = await db.query(
      'insert into gateway_assertion (issuer, jti, expires_at) values ($1, $2, $3) on conflict do nothing returning 1',
      [issuer, jti, expiresAt],
    );
    if (spent.length === 0) throw new GatewayFailure(401, texts.badAssertion);
    noteAccount(subject);
    c.set('audit', 'signed-in');
    return Response.json(await sandbox.issuePartnerSession(subject));
  };

  async function verify(assertion: string) {
    try {
      const partner = config.partners.find(({ iss }) => iss === decodeJwt(assertion).iss);
      if (!partner) throw new Error('unknown issuer');
      const { payload } = await jwtVerify(assertion, partner.publicKey, {
        algorithms: ['EdDSA', 'Ed25519'],
        issuer: partner.iss,
        audience: config.publicUrl,
        requiredClaims: ['iss', 'sub', 'aud', 'exp', 'jti'],
        clockTolerance: SKEW_SECONDS,
        currentDate: now(),
      });
      const { sub = '', jti = '', exp = 0 } = payload;
      if (!/^[\w.@:-]{1,128}$/.test(sub) || !/^[\w.:-]{8,128}$/.test(jti))
        throw new Error('unusable sub or jti');
      if (exp - now().getTime() / 1000 > MAX_LIFE_SECONDS + SKEW_SECONDS) throw new Error('lives too long');
      return {
        issuer: partner.iss,
        subject: subjectOf(partner.iss, sub),
        jti,
        // Kept as long as the clock tolerance would accept it.
        expiresAt: new Date((exp + SKEW_SECONDS + 1) * 1000),
      };
    } catch {
      throw new GatewayFailure(401, texts.badAssertion);
    }
  }
}
