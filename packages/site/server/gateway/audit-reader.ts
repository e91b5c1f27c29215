import type { Audit } from '../platform/audit.ts';
import type { ServerContext } from '../platform/server-env.ts';
import { readId } from './accounts.ts';
import { GatewayFailure } from './failure.ts';
import { gatewayTexts as texts } from './texts.ts';

/** `GET /gateway/admin/audit?account={id}`, for a court order or the person's own request. Each use is recorded. */
export const createAuditReader =
  (audit: Audit) =>
  async (c: ServerContext): Promise<Response> => {
    const account = readId(c.req.query('account'));
    if (account === undefined) throw new GatewayFailure(400, texts.badFields);
    await audit.write({ kind: 'audit-read', account });
    return Response.json(await audit.read(account));
  };
