import type { Config } from '../../config.ts';
import { type Db, deleteExpired } from '../../platform/database.ts';
import { logWarning } from '../../platform/log.ts';
import { noteAccount } from '../../platform/scope.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import { readJson } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import type { AbusePolicy } from '../limits/abuse-policy.ts';
import { idOf } from '../seats/seat-people.ts';
import type { Seats } from '../seats/seats.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord } from '../upstream/answers.ts';
import type { Sandbox } from '../upstream/upstreams.ts';
import { AssertionRefusal } from './assertion-refusal.ts';
import { askSessionUrl } from './session-url.ts';
import { createIdentityCheck, type PartnerIdentity } from './verify-identity.ts';

interface Options {
  config: Config;
  db: Db;
  now: () => Date;
  /** Absent if the product API is real. */
  sandbox: Sandbox | undefined;
  seats: Pick<Seats, 'open'>;
  policy: AbusePolicy;
  /** The caller's network. */
  network(c: ServerContext): string;
}

/** More than the clocks of two processes may differ: a slow process still accepts the assertion. */
const CLOCK_SLACK_MS = 3_600_000;

/** Deletes used assertions that no process accepts any longer. */
export const sweepAssertions = (db: Db, now: Date): Promise<void> =>
  deleteExpired(db, 'gateway_assertion', 'expires_at < $1', [new Date(now.getTime() - CLOCK_SLACK_MS)]);

/**
 * `POST /gateway/partner-token`, `{assertion}`, server to server: exchanges a partner's signed assertion for a
 * session of the subject `partner:{iss}:{sub}`, both parts escaped. Answers like a login.
 */
export function createPartnerTokens({ config, db, now, sandbox, seats, policy, network }: Options) {
  const check = createIdentityCheck({ partners: config.partners, publicUrl: config.publicUrl, now });

  return async (c: ServerContext): Promise<Response> => {
    if (c.req.header('origin') !== undefined) throw new GatewayFailure(403, texts.serverOnly);
    if (config.partners.length === 0) throw new GatewayFailure(404, texts.noPartners);
    const { value } = await readJson(c);
    const assertion = isRecord(value) && typeof value.assertion === 'string' ? value.assertion : '';
    // Before the signature is verified the issuer may be forged, so count the call only against the address.
    const attempt = await policy.reserve('partner', { address: network(c) });
    const identity = await check(assertion).catch((error: unknown) => {
      throw toFailure(error, now());
    });
    await attempt.settle('success');
    await policy.reserve('partner', { account: identity.partner.iss });
    await spend(identity).catch((error: unknown) => {
      throw toFailure(error, now());
    });
    noteAccount(identity.partner.seat ? idOf(identity.subject) : identity.subject);
    c.set('audit', 'signed-in');
    return Response.json(await open(identity));
  };

  /** Marks an assertion as used, for all processes. */
  async function spend({ partner, once }: PartnerIdentity): Promise<void> {
    if (!once) return;
    const spent = await db.query(
      'insert into gateway_assertion (issuer, jti, expires_at) values ($1, $2, $3) on conflict do nothing returning 1',
      [partner.iss, once.jti, once.until],
    );
    if (spent.length === 0) throw new AssertionRefusal('replayed', { issuer: partner.iss });
  }

  async function open(identity: PartnerIdentity): Promise<unknown> {
    const { session, seat } = identity.partner;
    if (session) return askSessionUrl(session, identity);
    if (seat) return seats.open(identity);
    if (sandbox?.issuePartnerSession) return sandbox.issuePartnerSession(identity.subject, identity.name);
    logWarning('partner: session', { issuer: identity.partner.iss, cause: 'neither sessionUrl nor seat' });
    throw new GatewayFailure(501, texts.noPartnerSession, undefined, 'partner-session');
  }
}

/** The refusal sent to the partner's server: a code, and the server's time if the clock is the cause. */
function toFailure(error: unknown, now: Date): unknown {
  if (!(error instanceof AssertionRefusal)) return error;
  const { fault, fields } = error;
  logWarning('partner: assertion', { fault, ...fields });
  const code = `assertion-${fault}`;
  const isClock = fault === 'expired' || fault === 'early' || fault === 'life';
  return new PartnerRefusal(fault === 'keys-unreachable' ? 503 : 401, texts.assertion[fault], code, {
    code,
    ...(isClock ? { serverTime: now.toISOString() } : {}),
  });
}

class PartnerRefusal extends GatewayFailure {
  override readonly details: Readonly<Record<string, string>>;

  constructor(status: 401 | 503, message: string, code: string, details: Readonly<Record<string, string>>) {
    super(status, message, undefined, code);
    this.details = details;
  }
}
