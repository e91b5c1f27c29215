import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/**
 * One call to a service during a request. `status` is undefined if no answer came. `ms` is the time until its headers.
 */
export interface UpstreamUse {
  readonly name: string;
  readonly status: number | undefined;
  readonly ms: number;
}

/** The current request, as logged. */
export interface RequestScope {
  readonly id: string;
  /** The route's pattern, once known. */
  route?: string;
  readonly upstreams: UpstreamUse[];
  /** Set if the answer is an event stream. */
  isStream?: true;
  /** The caller's network. Never logged. */
  network?: string;
  /** The account whose token the product API accepted. Never logged. */
  account?: string;
  /** Counts the request as one of the session or account until it has ended. Throws if these are too many. */
  takePlace?(kind: 'session' | 'account', id: string): void;
  /** The unverified e-mail in the request, used as a key. Never logged. */
  named?: string;
}

interface Scope {
  readonly log: Logger;
  readonly request?: RequestScope;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work`, and everything it starts, with this log and request. */
export const runInScope = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

/** Undefined outside of `runInScope`. */
export const currentScope = (): Scope | undefined => scopes.getStore();

/** Records the account of the request for the audit trail. @throws what `takePlace` throws */
export function noteAccount(account: string): void {
  const request = scopes.getStore()?.request;
  if (!request) return;
  request.account = account;
  request.takePlace?.('account', account);
}

export function noteNetwork(network: string): void {
  const request = scopes.getStore()?.request;
  if (request) request.network = network;
}

export function noteNamed(named: string): void {
  const request = scopes.getStore()?.request;
  if (request) request.named = named;
}

/** Milliseconds since `started`. Has decimals, because the log must not contain integers that could be user input. */
export const millisecondsSince = (started: number): number =>
  Math.round((performance.now() - started) * 1000) / 1000;
