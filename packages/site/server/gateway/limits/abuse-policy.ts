import type { LimitKind, RateLimits } from '../../config/rate-limits.ts';
import { logFailure } from '../../platform/log.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { KnownAddresses } from './known-addresses.ts';
import type { Counter, Taking } from './limit-store.ts';

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

type Scope = 'pair' | 'account' | 'address-failures' | 'address-calls' | 'failures' | 'calls';
interface ScopedTaking extends Taking {
  readonly scope: Scope;
  /** A success gives the place back. */
  readonly forgives: boolean;
}

/** The one place that says how often anything may be tried, by whom and from where. */
export function createAbusePolicy({ limits, counter, knownAddresses }: Options): AbusePolicy {
  function takingsOf(kind: LimitKind, { account, address }: Subject, isKnown: boolean): ScopedTaking[] {
    const { max, seconds } = limits[kind];
    const scopes = policies[kind];
    const forgives = scopes.account === 'failures';
    const hasAddress = address !== undefined;
    const counts: [Scope, number | undefined | false, string[], boolean][] = [
      ['pair', hasAddress && account !== undefined && 1, [account ?? '', address ?? ''], forgives],
      ['account', !isKnown && account !== undefined && 1, [account ?? ''], forgives],
      ['address-failures', hasAddress && !isKnown && scopes.addressFailures, [address ?? ''], true],
      ['address-calls', hasAddress && scopes.addressCalls, [address ?? ''], false],
      ['failures', hasAddress && !isKnown && scopes.globalFailures, [], true],
      ['calls', hasAddress && !isKnown && scopes.globalCalls, [], false],
    ];
    return counts.flatMap(([scope, times, subject, isForgiving]) =>
      times
        ? [
            {
              scope,
              key: counter.key([kind, scope, ...subject]),
              max: max * times,
              seconds,
              forgives: isForgiving,
            },
          ]
        : [],
    );
  }

  async function settle(
    kind: LimitKind,
    { account, address }: Subject,
    { takings, at }: { takings: readonly ScopedTaking[]; at: Date },
    outcome: CallOutcome,
  ): Promise<void> {
    const scopes = policies[kind];
    const isReturned = ({ scope, forgives }: ScopedTaking): boolean => {
      if (outcome === 'failure') return false;
      if (outcome === 'void') return true;
      // An upstream that fails must not lock people out of their accounts.
      return (
        forgives && (outcome === 'success' || !scopes.countsErrors || scope === 'pair' || scope === 'account')
      );
    };
    await counter.giveBack(takings.filter(isReturned), at);
    if (outcome !== 'success' || account === undefined || address === undefined) return;
    if (scopes.account === 'failures') await counter.forget(takings.filter(({ scope }) => scope === 'pair'));
    if (kind === 'login') await knownAddresses.remember({ account, address });
  }

  return {
    async reserve(kind, subject) {
      if (limits[kind].max === Number.POSITIVE_INFINITY) return { settle: async () => {} };
      const { account, address } = subject;
      try {
        const isKnown =
          policies[kind].knowsAddresses === true &&
          account !== undefined &&
          address !== undefined &&
          (await knownAddresses.has({ account, address }));
        const takings = takingsOf(kind, subject, isKnown);
        const taken = await counter.take(takings);
        if ('wait' in taken) throw new GatewayFailure(429, texts.tooMany, taken.wait);
        return {
          // A count that cannot be given back stays; the answer that came must not be lost for it.
          settle: (outcome) =>
            settle(kind, subject, { takings, at: taken.at }, outcome).catch((error: unknown) =>
              logFailure('limits: settle', error),
            ),
        };
      } catch (error) {
        if (error instanceof GatewayFailure) throw error;
        logFailure('limits: reserve', error);
        // What cannot be counted is not let through.
        throw new GatewayFailure(503, texts.upstreamDown, undefined, 'limits-down');
      }
    },
  };
}
