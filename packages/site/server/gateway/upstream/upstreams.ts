import type { Hono } from 'hono';
import type { Config } from '../../config.ts';
import { callHttp, createKeyedAgents, type KeyedAgents } from './http-call.ts';
import type { ServiceAnswer, ServiceCall } from './service-call.ts';

/** A service behind the gateway. */
export type Upstream = (call: ServiceCall) => Promise<ServiceAnswer>;

/** `product` gets `/api/…`, `chat` the three AI calls, `postal` `/ws/{cep}/json/`, and `locality` `/estados…`. */
const NAMES = ['product', 'chat', 'postal', 'locality'] as const;

export type UpstreamName = (typeof NAMES)[number];
export type Upstreams = Readonly<Record<UpstreamName, Upstream>>;

/** Creates every service by name. */
export const eachUpstream = (make: (name: UpstreamName) => Upstream): Upstreams =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Upstreams;

/** A conversation that contains the query. */
export interface FoundText {
  readonly id: number;
  /** The words around the first hits. */
  readonly excerpt: readonly { readonly text: string; readonly isHit: boolean }[];
}

type Embedded = (request: Request) => Promise<Response>;

/** The embedded backend, as the server uses it. */
export interface Sandbox extends Record<UpstreamName, Embedded> {
  /** Mounted at `/sandbox`. */
  readonly routes: Hono;
  readonly demo: { email: string; password: string };
  seed(): Promise<void>;
  close(): Promise<void>;
  /** The login answer for the subject `partner:{iss}:{sub}`. Never returns an account with the same e-mail. */
  issuePartnerSession?(subject: string, name?: string): Promise<unknown>;
  /** The model that answers, and the corpus. */
  readonly facts?: { model: string; corpus: { name: string; updatedAt: string } };
  /** Full-text search in the questions and answers of an account. */
  searchTexts?(ownerId: string, query: string): Promise<readonly FoundText[]>;
}

/** A service on another host, at a fixed base address. Redirects are not followed. */
export const httpUpstream =
  (base: string, keyedAgents?: KeyedAgents): Upstream =>
  async (call) => {
    const { pathname, search } = new URL(call.url);
    return callHttp(new URL(`${base}${pathname}${search}`), call, keyedAgents);
  };

export const httpUpstreams = (bases: NonNullable<Config['upstreams']>): Upstreams =>
  eachUpstream((name) =>
    // If a question's connection fails, only the person may ask it again, with the same key.
    httpUpstream(bases[name], name === 'chat' ? createKeyedAgents() : undefined),
  );

/** The embedded backend, instead of services on other hosts. */
export const embeddedUpstreams = (sandbox: Sandbox): Upstreams =>
  eachUpstream((name) => (call) => sandbox[name](call.toRequest()));
