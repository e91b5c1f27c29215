import * as z from 'zod/mini';
import type { Partner } from '../../config/partners.ts';
import { logWarning } from '../../platform/log.ts';
import { currentScope } from '../../platform/scope.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { unwrap } from '../upstream/answers.ts';
import { callUpstream, readAnswer } from '../upstream/call-upstream.ts';
import { callHttp } from '../upstream/http-call.ts';
import type { PartnerIdentity } from './verify-identity.ts';

const TIMEOUT_MS = 10_000;

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const id = z.union([z.int(), z.string().check(z.regex(/^[\w-]{1,64}$/))]);

/** The answer to a login. Only the token is required; missing fields are read from `my-account`. */
const sessionSchema = z.object({
  // In the same format that the gateway requires of bearer tokens.
  token: z.string().check(z.regex(/^[\w.~+/=-]{1,8192}$/)),
  userId: maybe(id),
  username: maybe(z.string()),
  email: maybe(z.string()),
  userPicture: maybe(z.string()),
  hasActivePlan: maybe(z.boolean()),
  planId: maybe(id),
  planName: maybe(z.string()),
  acceptTerms: maybe(z.boolean()),
  validateEmail: maybe(z.boolean()),
});

/**
 * Asks the partner's `sessionUrl` for a session of the product API.
 * @returns the fields of the login answer
 * @throws GatewayFailure 403 if the address refuses the person, 502 or 504 if it returns no session
 */
export async function askSessionUrl(
  { url, secret: readSecret }: NonNullable<Partner['session']>,
  { partner, subject, sub, name, council }: PartnerIdentity,
) {
  const refuse = (cause: string): never => {
    logWarning('partner: sessionUrl', { issuer: partner.iss, cause });
    throw new GatewayFailure(502, texts.sessionUrl, undefined, 'session-url');
  };
  const secret = readSecret() ?? refuse('unreadable secret');
  const response = await callUpstream((request) => callHttp(new URL(url), request), '/', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${secret}`,
      ...(currentScope()?.request ? { 'X-Request-Id': currentScope()?.request?.id ?? '' } : {}),
    },
    body: JSON.stringify({ issuer: partner.iss, sub, subject, name, council }),
    timeoutMs: TIMEOUT_MS,
  }).catch((error: unknown) => refuse(error instanceof GatewayFailure ? error.code : 'failed'));
  const answer = await readAnswer(response, TIMEOUT_MS).catch(() => refuse('answer-cut'));
  if (response.status === 403 || response.status === 404) {
    logWarning('partner: sessionUrl', { issuer: partner.iss, cause: `status ${response.status}` });
    throw new GatewayFailure(403, texts.personRefused, undefined, 'person-refused');
  }
  if (!response.ok) return refuse(`status ${response.status}`);
  const parsed = sessionSchema.safeParse(unwrap(answer));
  return parsed.success ? parsed.data : refuse('no token');
}
