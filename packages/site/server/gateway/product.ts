import { type Accounts, readId } from './accounts.ts';
import type { Conversations } from './ai/conversations.ts';
import { JSON_LIMIT, PICTURE_LIMIT, readBody, readJson, type ServerContext } from './body.ts';
import { GatewayFailure } from './failure.ts';
import type { Counter } from './limits/rate-limit.ts';
import type { Payments } from './payments/payments.ts';
import { gatewayTexts as texts } from './texts.ts';
import {
  callUpstream,
  isRecord,
  readAnswer,
  relayedHeaders,
  type Upstream,
  unwrap,
} from './upstream/upstreams.ts';

/** A call of the product API that may pass. */
interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: RegExp;
  /** Needs no session, so a stale token is left out rather than refused. */
  readonly isPublic?: true;
  /** `json`: required; `any`: may be empty; absent: none is passed on. */
  readonly body?: 'json' | 'any';
  readonly limit?: number;
  readonly query?: readonly string[];
  /** What the account looks like may change. */
  readonly changesAccount?: true;
  readonly limited?: 'login' | 'mail';
  readonly guard?: 'client' | 'card';
  readonly journal?: 'payment' | 'card';
  readonly dropsConversation?: true;
}

const ID = '([\\w-]{1,64})';
const at = (path: string): RegExp => new RegExp(`^/api/${path}$`);

/** The product API of the specification, call by call; whatever is not here is 404. */
const routes: readonly Route[] = [
  { method: 'POST', path: at('auth/login'), isPublic: true, body: 'json', limited: 'login' },
  { method: 'POST', path: at('auth/google-login'), isPublic: true, body: 'json' },
  { method: 'POST', path: at('auth/register'), isPublic: true, body: 'json' },
  { method: 'POST', path: at('auth/forgot-password'), isPublic: true, body: 'json', limited: 'mail' },
  { method: 'POST', path: at('auth/reset-password'), isPublic: true, body: 'json' },
  { method: 'POST', path: at('auth/accept-terms'), changesAccount: true },
  { method: 'DELETE', path: at('auth/delete-account'), changesAccount: true },
  { method: 'POST', path: at('auth/validateEmail/([A-Za-z0-9]{1,16})'), changesAccount: true },
  {
    method: 'POST',
    path: at("auth/resend-validate-email/((?:[\\w.!#$&'*+=^`{|}~@-]|%[0-9A-Fa-f]{2}){1,320})"),
    body: 'any',
    limited: 'mail',
  },
  { method: 'GET', path: at('auth/my-account') },
  { method: 'PUT', path: at('auth/my-account'), body: 'json', changesAccount: true },
  { method: 'PUT', path: at('auth/my-account/picture'), body: 'json', limit: PICTURE_LIMIT },
  { method: 'POST', path: at('subscription/link-free'), body: 'any', changesAccount: true },
  { method: 'POST', path: at('subscription/create'), journal: 'payment' },
  { method: 'DELETE', path: at('subscription/cancel'), changesAccount: true },
  { method: 'GET', path: at('subscription/verifyPlanFree') },
  { method: 'POST', path: at('coupons/validate'), body: 'json' },
  { method: 'GET', path: at('conversations'), query: ['page', 'pageSize'] },
  { method: 'DELETE', path: at(`conversations/${ID}`), dropsConversation: true },
  { method: 'POST', path: at('conversations/getNewTitle'), body: 'json' },
  { method: 'GET', path: at(`clientCards/cliente/${ID}`), guard: 'client' },
  { method: 'POST', path: at(`clientCards/cliente/${ID}`), journal: 'card' },
  { method: 'DELETE', path: at(`clientCards/${ID}`), guard: 'card' },
];

interface Options {
  accounts: Accounts;
  conversations: Conversations;
  payments: Payments;
  product: Upstream;
  counters: { login: Counter; mail: Counter };
  /** The caller's address. */
  address(c: ServerContext): string;
}

/** `/api/*`: the calls of the product API and no other. */
export function createProduct({ accounts, conversations, payments, product, counters, address }: Options) {
  const callWith = (token: string, path: string) =>
    callUpstream(product, path, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    });

  /** The cards API does not look at the session, so the gateway does. */
  async function demandOwnCards(route: Route, id: string, token: string): Promise<void> {
    const account = await accounts.read(token);
    if (route.guard === 'client' && id !== account.id) throw new GatewayFailure(403, texts.notYours);
    if (route.guard !== 'card') return;
    const response = await callWith(token, `/api/clientCards/cliente/${account.id}`);
    const data = unwrap(await readAnswer(response));
    const cards = Array.isArray(data) ? data : isRecord(data) && Array.isArray(data.items) ? data.items : [];
    if (!response.ok) throw new GatewayFailure(502, texts.upstreamDown);
    if (!cards.some((card) => isRecord(card) && readId(card.clientCardId) === id))
      throw new GatewayFailure(404, texts.notFound);
  }

  async function bodyOf(
    c: ServerContext,
    route: Route,
  ): Promise<{ bytes: Buffer; value: unknown } | undefined> {
    if (route.body === 'json') return readJson(c, route.limit);
    const bytes = await readBody(c, JSON_LIMIT);
    // An empty object or form is as empty as nothing; what is no JSON is not passed on.
    return route.body === 'any' && /^\s*\{/.test(bytes.toString('utf8', 0, 16))
      ? { bytes, value: undefined }
      : undefined;
  }

  /** What the limit counts by, if the route is limited. */
  function limitKey(c: ServerContext, route: Route, value: unknown, id: string): string {
    const email = isRecord(value) && typeof value.email === 'string' ? value.email : decodeURIComponent(id);
    const account = email.trim().toLowerCase().slice(0, 320);
    return route.limited === 'login' ? `${address(c)} ${account}` : account;
  }

  return async (c: ServerContext): Promise<Response> => {
    const url = new URL(c.req.url);
    const route = routes.find(({ method, path }) => method === c.req.method && path.test(url.pathname));
    if (!route) throw new GatewayFailure(404, texts.notFound);
    const [, id = ''] = route.path.exec(url.pathname) ?? [];
    if (route.journal) return payments.forward(c, route.journal, route.journal === 'card' ? id : undefined);

    const token = route.isPublic ? undefined : route.guard ? accounts.bearer(c) : accounts.optionalBearer(c);
    const body = await bodyOf(c, route);
    const counter = route.limited && counters[route.limited];
    const key = counter ? limitKey(c, route, body?.value, id) : '';
    const wait = (route.limited === 'mail' ? counter?.take(key) : counter?.wait(key)) ?? 0;
    if (wait > 0) throw new GatewayFailure(429, texts.tooMany, wait);
    if (token && route.guard) await demandOwnCards(route, id, token);

    const response = await callUpstream(product, `${url.pathname}${allowedQuery(url, route.query)}`, {
      method: route.method,
      headers: {
        Accept: 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      body: body ? new Uint8Array(body.bytes) : null,
    });
    const answer = await readAnswer(response);
    if (route.limited === 'login') {
      if (response.ok) counter?.clear(key);
      else if (response.status < 500) counter?.count(key);
    }
    if (token && (route.changesAccount || response.status === 401)) accounts.forget(token);
    if (token && route.dropsConversation && response.ok) {
      const account = await accounts.read(token).catch(() => undefined);
      if (account) await conversations.forget(id, account.id);
    }
    return new Response(response.status === 204 ? null : answer, {
      status: response.status,
      headers: relayedHeaders(response),
    });
  };
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
