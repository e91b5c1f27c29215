import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** One call of a request to a service. `status` is absent if no answer came. `ms` runs until its headers. */
export interface UpstreamUse {
  readonly name: string;
  readonly status: number | undefined;
  readonly ms: number;
}

/** The request under way, as the log shows it. */
export interface RequestScope {
  readonly id: string;
  /** The route's pattern, once it is known. */
  route?: string;
  readonly upstreams: UpstreamUse[];
  /** The answer is an event stream. */
  isStream?: true;
  /** The caller's network; never logged. */
  network?: string;
  /** The account whose token the product API accepted; never logged. */
  account?: string;
  /** The unproven e-mail of the request, as a key; never logged. */
  named?: string;
}

interface Scope {
  readonly log: Logger;
  readonly request?: RequestScope;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work`, and everything that it starts, with this log and request. */
export const runInScope = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

/** Undefined outside of `runInScope`. */
export const currentScope = (): Scope | undefined => scopes.getStore();

/** Stores the account of the request for the audit trail. */
export function noteAccount(account: string): void {
  const request = scopes.getStore()?.request;
  if (request) request.account = account;
}

export function noteNetwork(network: string): void {
  const request = scopes.getStore()?.request;
  if (request) request.network = network;
}

export function noteNamed(named: string): void {
  const request = scopes.getStore()?.request;
  if (request) request.named = named;
}

/** Has decimals, so that the log contains no whole numbers that could be mistaken for user input. */
export const millisecondsSince = (started: number): number =>
  Math.round((performance.now() - started) * 1000) / 1000;
