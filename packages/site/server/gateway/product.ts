import { limits } from '@vesalio/core';
import { logFailure } from '../platform/log.ts';
import { noteAccount, noteNamed } from '../platform/scope.ts';
import type { ServerContext } from '../platform/server-env.ts';
import { type Account, type Accounts, readId } from './accounts.ts';
import type { Conversations } from './ai/conversations.ts';
import { JSON_LIMIT, readBody, readJson } from './body.ts';
import { demandOwnCard } from './cards.ts';
import type { Deletions, OpenDeletion } from './deletions.ts';
import { GatewayFailure } from './failure.ts';
import type { AbusePolicy, CallOutcome, Subject } from './limits/abuse-policy.ts';
import { outcomeOf } from './limits/call-outcome.ts';
import { emailKey } from './limits/email-key.ts';
import type { Payments } from './payments/payments.ts';
import { namedAccount, recipient } from './product-bodies.schema.ts';
import { type ProductRoute, productRoutes } from './product-routes.ts';
import { hideIn, listWithout, replacePage } from './records/hidden-conversations.ts';
import type { Temporary } from './records/temporary.ts';
import type { Sessions } from './sessions/sessions.ts';
import { gatewayTexts as texts } from './texts.ts';
import { isRecord, relayedHeaders, relayedStatus, unwrap } from './upstream/answers.ts';
import { callUpstream, readAnswer, type UpstreamCall } from './upstream/call-upstream.ts';
import type { ServiceAnswer } from './upstream/service-call.ts';
import type { Upstream } from './upstream/upstreams.ts';

interface Options {
  accounts: Accounts;
  sessions: Sessions;
  conversations: Conversations;
  payments: Payments;
  temporary: Temporary;
  product: Upstream;
  policy: AbusePolicy;
  deletions: Deletions;
  /** The caller's network. */
  network(c: ServerContext): string;
}

/** A call together with the product API's answer. */
interface Answered {
  token: string | undefined;
  account: Account | undefined;
  /** The path's parameter, or an empty text. */
  parameter: string;
  deletion: OpenDeletion | undefined;
  /** The keys of the payments that awaited their confirmation before the call. */
  pending: readonly string[];
  response: ServiceAnswer;
  answer: string;
}

/** `/api/*`: the listed calls of the product API. All others are rejected. */
export function createProduct({
  accounts,
  sessions,
  conversations,
  payments,
  temporary,
  product,
  policy,
  network,
  deletions,
}: Options) {
  /** Checks the owner of the cards and conversations that a call names, whatever the product API checks. */
  async function demandOwn(
    route: ProductRoute,
    id: string,
    { token, account }: { token: string; account: Account },
  ): Promise<void> {
    if (route.demandsOwn === 'client' && id !== account.id) throw new GatewayFailure(403, texts.notYours);
    if (route.demandsOwn === 'card')
      await demandOwnCard(product, { token, accountId: account.id, cardId: id });
    if (route.demandsOwn === 'conversation' && !(await conversations.isOwn(id, account, token)))
      throw new GatewayFailure(404, texts.notFound);
  }

  /** Calls the upstream and reads the whole answer. Always settles the reservation of the call. */
  async function callCounted(
    route: ProductRoute,
    subject: Subject | undefined,
    path: string,
    call: UpstreamCall,
  ): Promise<{ response: ServiceAnswer; answer: string }> {
    const reservation = route.limit && subject ? await policy.reserve(route.limit.kind, subject) : undefined;
    let outcome: CallOutcome = 'error';
    try {
      const response = await callUpstream(product, path, call);
      const answer = await readAnswer(response);
      if (route.limit) outcome = outcomeOf(route.limit.kind, response.status, answer);
      return { response, answer };
    } finally {
      await reservation?.settle(outcome);
    }
  }

  /** Applies the effects of an answered call in the gateway: sessions, cached accounts, its rows, the log's account. */
  async function followUp(
    route: ProductRoute,
    { token, account, parameter, deletion, pending, response, answer }: Answered,
  ): Promise<void> {
    await deletion?.settle(relayedStatus(response));
    if (token && (route.changesAccount || response.status === 401)) accounts.forget(token);
    // A 404 also means deleted: the answer to an earlier deletion may have been lost.
    if (account && route.dropsConversation && (response.ok || response.status === 404))
      await conversations.forget(parameter, account.id);
    if (!response.ok) return;
    if (route.namesAccount) noteAnswered(answer);
    if (account && hasSucceeded(answer)) await payments.endPending(account.id, pending);
    // Other processes and other tokens of the account would continue with the paid plan.
    const hasLostPlan = route.audit === 'plan-changed' && account?.plan !== undefined && !account.isFree;
    if (route.endsSessions || hasLostPlan)
      await sessions.forgetAccounts().catch((error: unknown) => logFailure('sessions: forget', error));
  }

  /**
   * Lifts a limit of the account after a mail to its owner. A reset names the account only in the product API's answer,
   * because nobody else knows for whom a link is. A new code counts if the account itself has asked for it.
   */
  async function liftLimit(
    route: ProductRoute,
    {
      account,
      parameter,
      answer,
      address,
    }: Pick<Answered, 'account' | 'parameter' | 'answer'> & { address: string },
  ): Promise<void> {
    if (!hasSucceeded(answer)) return;
    if (route.lifts === 'login') {
      const named = namedAccount.safeParse(unwrap(answer));
      if (named.success) await policy.lift('login', { account: emailKey(named.data.email), address });
    }
    if (route.lifts === 'code' && account) {
      const given = decodeURIComponent(parameter);
      const isOwn = given === account.id || (account.email && emailKey(given) === emailKey(account.email));
      if (isOwn) await policy.lift('code', { account: account.id });
    }
  }

  /** The page without the account's temporary conversations, filled up with later ones. */
  async function listOf(token: string, accountId: string, url: URL, answer: string): Promise<string> {
    const hidden = await temporary.idsOf(accountId);
    if (hidden.size === 0) return answer;
    const read = (name: string, fallback: number) => Number(url.searchParams.get(name) ?? 0) || fallback;
    const page = { number: read('page', 1), size: read('pageSize', limits.conversationPageSize) };
    const visible = await listWithout(hidden, product, token, page);
    // If the pages to fill it up with were refused, return a shorter page, but never a temporary conversation.
    return visible ? replacePage(answer, visible) : hideIn(answer, hidden);
  }

  /** The token to forward. None for a public call, so that a stale one is removed. */
  function tokenOf(c: ServerContext, route: ProductRoute): string | undefined {
    if (route.isPublic) return undefined;
    const needsSession = route.demandsOwn || route.limit?.by === 'account' || route.bodyLimit;
    return needsSession ? sessions.bearer(c) : sessions.optionalBearer(c);
  }

  return async (c: ServerContext): Promise<Response> => {
    const url = new URL(c.req.url);
    const route = productRoutes.find(
      ({ method, path }) => method === c.req.method && path.test(url.pathname),
    );
    if (!route) throw new GatewayFailure(404, texts.notFound);
    c.set('pattern', route.pattern);
    c.set('audit', route.audit);
    const [, parameter = ''] = route.path.exec(url.pathname) ?? [];
    if (route.journal)
      return payments.forward(c, route.journal, route.journal === 'card' ? parameter : undefined);

    const token = tokenOf(c, route);
    // First, because the account's calls are limited, and a stranger must not make the server hold large bodies.
    const account = token && !route.namesAccount ? await accounts.read(token) : undefined;
    const body = await bodyOf(c, route);
    const fields = isRecord(body) ? body : {};
    const subject =
      route.limit && subjectOf(route.limit.by, { body, parameter, account, address: network(c) });
    if (fields.acceptTerms === true) c.set('audit', 'terms-accepted');
    if (token && account && route.demandsOwn)
      await demandOwn(route, parameter || (readId(fields.conversationId) ?? ''), { token, account });
    const isDeletion = route.audit === 'account-deleted';
    const deletion = isDeletion && account && token ? await deletions.begin(account, token) : undefined;

    const leavesPlan = route.audit === 'plan-changed' && account;
    const pending = leavesPlan ? await payments.pendingKeys(account.id) : [];
    const path = `${url.pathname}${allowedQuery(url, route.query)}`;
    const { response, answer } = await callCounted(route, subject, path, callOf(route, token, body));
    await followUp(route, { token, account, parameter, deletion, pending, response, answer });
    if (response.ok) await liftLimit(route, { account, parameter, answer, address: network(c) });
    const isList = token && account && route.listsConversations && response.ok;
    // Whoever uses a stolen link must not learn whose account it is.
    const isNamed = route.lifts === 'login' && response.ok && answer !== '';
    const told = isNamed ? JSON.stringify({ success: hasSucceeded(answer) }) : answer;
    const shown = isList ? await listOf(token, account.id, url, answer) : told;
    return new Response(shown || null, {
      status: relayedStatus(response),
      headers: relayedHeaders(response),
    });
  };
}

/** The known fields of the body to forward; undefined if there is no body. */
async function bodyOf(c: ServerContext, { body, isBodyOptional, bodyLimit }: ProductRoute): Promise<unknown> {
  if (!body) {
    await readBody(c, JSON_LIMIT);
    return undefined;
  }
  if (isBodyOptional) {
    const bytes = await readBody(c, JSON_LIMIT);
    if (!/^\s*\{/.test(bytes.toString('utf8', 0, 16))) return undefined;
    return {};
  }
  const parsed = body.safeParse((await readJson(c, bodyLimit)).value);
  if (!parsed.success) throw new GatewayFailure(400, texts.badBody);
  return parsed.data;
}

/** What a call names, and the network that it comes from. */
interface Named {
  body: unknown;
  parameter: string;
  account: Account | undefined;
  address: string;
}

/**
 * The subject of a limited call.
 * @throws GatewayFailure 400 if the parameter is neither an e-mail nor an id
 */
function subjectOf(
  by: NonNullable<ProductRoute['limit']>['by'],
  { body, parameter, account, address }: Named,
): Subject {
  if (by === 'account') return { account: account?.id, address };
  if (by === undefined) return { address };
  const given = by === 'email' ? isRecord(body) && body.email : decodeURIComponent(parameter);
  if (given === undefined) return { address };
  const named = recipient.safeParse(given);
  if (!named.success) throw new GatewayFailure(400, texts.badBody);
  noteNamed(emailKey(named.data));
  return { account: emailKey(named.data), address };
}

const callOf = ({ method }: ProductRoute, token: string | undefined, body: unknown): UpstreamCall => ({
  method,
  headers: {
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  },
  body: body ? JSON.stringify(body) : null,
});

/** Stores the account in the answer of a login or of `my-account` for the log and the audit trail. */
function noteAnswered(answer: string): void {
  const data = unwrap(answer);
  const id = isRecord(data) ? readId(data.userId ?? data.id ?? data.codigoCliente) : undefined;
  if (id !== undefined) noteAccount(id);
}

/** Whether a call was carried out, according to the answer's optional `success`. */
function hasSucceeded(answer: string): boolean {
  const data = unwrap(answer);
  return !isRecord(data) || data.success !== false;
}

function allowedQuery(url: URL, names: readonly string[] = []): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (!/^\d{1,6}$/.test(value)) throw new GatewayFailure(400, texts.badFields);
    kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
