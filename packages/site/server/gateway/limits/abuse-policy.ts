import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { KnownAddresses } from './known-addresses.ts';
import type { Counter, Taking } from './limit-store.ts';
import type { LimitKind, RateLimits } from './rate-limits.ts';

/** Whom a call counts for. */
export interface Subject {
  /** An account's id, the key of an e-mail, or an issuer; absent where the call names nobody. */
  readonly account?: string | undefined;
  /** The caller's address; absent where the account is limited whatever its address. */
  readonly address?: string | undefined;
}

/** `error`: the upstream did not judge. `void`: the call turned out to be none. */
export type CallOutcome = 'success' | 'failure' | 'error' | 'void';

/** Room that was taken before a call. Unsettled, it counts like a failure. */
export interface Reservation {
  settle(outcome: CallOutcome): Promise<void>;
}

export interface AbusePolicy {
  /** @throws GatewayFailure 429 with `Retry-After` when any of the counts is full; then nothing is counted. */
  reserve(kind: LimitKind, subject: Subject): Promise<Reservation>;
}

/**
 * Multiples of a limit's `max`. Counts named `failures` give a success its room back, because a whole ward
 * shares one address; `calls` count whatever comes of them.
 */
interface Scopes {
  readonly account: 'failures' | 'calls';
  readonly addressFailures?: number;
  readonly addressCalls?: number;
  readonly globalFailures?: number;
  readonly globalCalls?: number;
  /** A guess that a failing upstream may have judged all the same counts for its address. */
  readonly countsErrors?: true;
  /** An address where the account signed in before has a count of its own, which nobody elsewhere can fill. */
  readonly knowsAddresses?: true;
}

const policies: Record<LimitKind, Scopes> = {
  login: {
    account: 'failures',
    addressFailures: 40,
    globalFailures: 1_000,
    countsErrors: true,
    knowsAddresses: true,
  },
  code: { account: 'calls', addressFailures: 20, globalFailures: 400, countsErrors: true },
  mail: { account: 'calls', addressCalls: 100, globalCalls: 1_000, knowsAddresses: true },
  reset: { account: 'failures', addressFailures: 1, globalFailures: 100, countsErrors: true },
  register: { account: 'calls', addressFailures: 20, addressCalls: 100, globalCalls: 1_000 },
  payment: { account: 'calls', addressFailures: 10, globalFailures: 200 },
  card: { account: 'calls', addressFailures: 10, globalFailures: 200 },
  coupon: { account: 'calls', addressFailures: 10, globalFailures: 200 },
  partner: { account: 'calls', addressFailures: 1, globalFailures: 100 },
  conversation: { account: 'calls' },
  history: { account: 'calls' },
  ai: { account: 'calls' },
};

interface Options {
  limits: RateLimits;
  counter: Counter;
  knownAddresses: KnownAddresses;
}

/** The one place that says how often anything may be tried, by whom and from where. */
export function createAbusePolicy({ limits, counter, knownAddresses }: Options): AbusePolicy {
  return {
    async reserve(kind, { account, address }) {
      const { max, seconds } = limits[kind];
      if (max === Number.POSITIVE_INFINITY) return { settle: async () => {} };
      const scopes = policies[kind];
      const pair = account !== undefined && address !== undefined ? { account, address } : undefined;
      const isKnown = Boolean(scopes.knowsAddresses && pair && (await knownAddresses.has(pair)));

      const takings: (Taking & { scope: string; forgives: boolean })[] = [];
      const add = (
        scope: string,
        subject: readonly string[],
        times: number | undefined,
        forgives: boolean,
      ) => {
        if (times === undefined) return;
        takings.push({
          scope,
          forgives,
          key: counter.key([kind, scope, ...subject]),
          max: max * times,
          seconds,
        });
      };
      const forgives = scopes.account === 'failures';
      if (pair) add('pair', [pair.account, pair.address], 1, forgives);
      if (account !== undefined && !isKnown) add('account', [account], 1, forgives);
      if (address !== undefined) {
        if (!isKnown) add('address-failures', [address], scopes.addressFailures, true);
        add('address-calls', [address], scopes.addressCalls, false);
      }
      if (address !== undefined && !isKnown) {
        add('failures', [], scopes.globalFailures, true);
        add('calls', [], scopes.globalCalls, false);
      }
      const taken = await counter.take(takings);
      if ('wait' in taken) throw new GatewayFailure(429, texts.tooMany, taken.wait);

      const giveBack = (which: (taking: (typeof takings)[number]) => boolean) =>
        counter.giveBack(takings.filter(which), taken.at);
      return {
        async settle(outcome) {
          if (outcome === 'void') await giveBack(() => true);
          if (outcome === 'success') await giveBack((taking) => taking.forgives);
          // An upstream that fails must not lock people out of their accounts.
          if (outcome === 'error')
            await giveBack(
              ({ scope, forgives }) =>
                forgives && (!scopes.countsErrors || scope === 'pair' || scope === 'account'),
            );
          if (outcome === 'success' && forgives && pair) {
            await counter.forget(takings.filter(({ scope }) => scope === 'pair'));
            if (scopes.knowsAddresses) await knownAddresses.remember(pair);
          }
        },
      };
    },
  };
}
