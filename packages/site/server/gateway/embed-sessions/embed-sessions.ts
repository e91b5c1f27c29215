import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database.ts';
import { deriveKeys, openText, sealText } from '../../platform/sealed-text.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import type { Accounts } from '../accounts.ts';
import { readJson } from '../body.ts';
import { GatewayFailure } from '../failure.ts';
import type { AbusePolicy } from '../limits/abuse-policy.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { createEmbedSessionRows, type EmbedSessionRow } from './embed-session-rows.ts';

interface Options {
  config: Pick<Config, 'embedOrigins' | 'publicUrl'>;
  db: Db;
  now: () => Date;
  secrets: readonly [string, ...string[]];
  sessions: Sessions;
  accounts: Accounts;
  policy: AbusePolicy;
  /** The caller's network. */
  network(c: ServerContext): string;
}

/** 32 bytes or more, base64url, as in RFC 7636. */
export const collectBody = z.object({ verifier: z.string().check(z.regex(/^[\w-]{43,128}$/)) });
export const decideBody = z.object({ allow: z.boolean() });
const CHALLENGE = /^[\w-]{43}$/;

const refuse = (status: 403 | 404 | 409 | 410, message: string, code: string): never => {
  throw new GatewayFailure(status, message, undefined, code);
};

/**
 * `/gateway/embed-session`: passes a sign-in from a tab of the product to the element that opened the tab. The
 * verifier proves that the element opened the tab; the browser's `Origin` header proves the origin of both.
 */
export function createEmbedSessions(options: Options) {
  const { config, db, now, sessions, accounts, policy, network } = options;
  const rows = createEmbedSessionRows(db, now);
  const keys = deriveKeys(options.secrets, 'embed-session');

  const isOver = (row: EmbedSessionRow): boolean => row.expiresAt <= now() || row.state === 'spent';

  /** The row that a signed-in person may decide. */
  async function readWaiting(c: ServerContext): Promise<{ challenge: string; row: EmbedSessionRow }> {
    const challenge = c.req.param('challenge') ?? '';
    const row = CHALLENGE.test(challenge) ? await rows.find(challenge) : undefined;
    if (!row) return refuse(404, texts.embedUnknown, 'embed-unknown');
    if (isOver(row)) return refuse(410, texts.embedOver, 'embed-over');
    if (row.state !== 'pending') return refuse(409, texts.embedOver, 'embed-decided');
    return { challenge, row };
  }

  return {
    /** `POST /gateway/embed-session {verifier}`, called by the element every two seconds. */
    async collect(c: ServerContext): Promise<Response> {
      const origin = c.req.header('origin') ?? '';
      if (!config.embedOrigins.includes(origin)) return refuse(403, texts.embedOrigin, 'embed-origin');
      const parsed = collectBody.safeParse((await readJson(c)).value);
      if (!parsed.success) throw new GatewayFailure(400, texts.badBody);
      const challenge = createHash('sha256').update(parsed.data.verifier).digest('base64url');
      const row = await rows.find(challenge);
      if (!row) {
        await policy.reserve('embed', { address: network(c) });
        await rows.begin(challenge, origin);
        return c.json({ state: 'pending' }, 202);
      }
      if (row.origin !== origin) return refuse(403, texts.embedOrigin, 'embed-origin');
      if (isOver(row)) return refuse(410, texts.embedOver, 'embed-over');
      if (row.state === 'denied') return refuse(403, texts.embedDenied, 'embed-denied');
      if (row.state === 'pending') return c.json({ state: 'pending' }, 202);
      const sealed = await rows.take(challenge);
      const token = sealed && openText(keys, sealed, challenge);
      return token ? c.json({ state: 'granted', token }) : refuse(410, texts.embedOver, 'embed-over');
    },

    /**
     * `GET /gateway/embed-session/{challenge}`: describes the requesting page, so that the signed-in person can
     * consent.
     */
    async describe(c: ServerContext): Promise<Response> {
      await accounts.read(sessions.bearer(c));
      const { row } = await readWaiting(c);
      return c.json({ origin: row.origin });
    },

    /** `POST /gateway/embed-session/{challenge} {allow}`, only from a page of the product. */
    async decide(c: ServerContext): Promise<Response> {
      const token = sessions.bearer(c);
      if (c.req.header('origin') !== new URL(config.publicUrl).origin)
        return refuse(403, texts.embedOwnPage, 'embed-origin');
      const parsed = decideBody.safeParse((await readJson(c)).value);
      if (!parsed.success) throw new GatewayFailure(400, texts.badBody);
      // An expired token must not be passed on.
      await accounts.readFresh(token);
      const { challenge, row } = await readWaiting(c);
      if (!config.embedOrigins.includes(row.origin)) return refuse(403, texts.embedOrigin, 'embed-origin');
      const { allow } = parsed.data;
      if (!(await rows.decide(challenge, allow ? sealText(keys[0], token, challenge) : null)))
        return refuse(409, texts.embedOver, 'embed-decided');
      if (allow) c.set('audit', 'signed-in');
      return c.json({ state: allow ? 'granted' : 'denied' });
    },
    sweep: rows.sweep,
  };
}
