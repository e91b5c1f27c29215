import type { LimitKind, RateLimits } from '../../config/rate-limits.ts';
import { logFailure } from '../../platform/log.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Knowledge, KnownAddresses } from './known-addresses.ts';
import type { Counter, Taking } from './limit-store.ts';

/** The account and address that a call is counted against. */
export interface Subject {
  /** An account's id, the key of an e-mail, or an issuer; absent if the call has none. */
  readonly account?: string | undefined;
  /** The caller's address; absent if the account is limited regardless of the address. */
  readonly address?: string | undefined;
}

/** `error`: the upstream made no decision. */
export type CallOutcome = 'success' | 'failure' | 'error';

/** A place reserved before a call. Until it is settled, it counts as a failure. */
export interface Reservation {
  settle(outcome: CallOutcome): Promise<void>;
}

export interface AbusePolicy {
  /** @throws GatewayFailure 429 with `Retry-After` if any of the counts is full; the call is then not counted */
  reserve(kind: LimitKind, subject: Subject): Promise<Reservation>;
  /**
   * Lifts the account's own count, because its owner has used or asked for a mail to its address. Counts of an address
   * and of everybody stay. If `address` is given, the owner was there and has a count of their own there. Never rejects.
   */
  lift(kind: LimitKind, subject: Subject & { account: string }): Promise<void>;
}

/**
 * Multiples of a limit's `max`. A success returns its place in the `failures` counts, because a whole ward may share
 * one address; `calls` always count.
 */
interface Scopes {
  readonly account: 'failures' | 'calls';
  readonly addressFailures?: number;
  readonly addressCalls?: number;
  readonly globalFailures?: number;
  readonly globalCalls?: number;
  /** A ceiling that `lift` leaves: this multiple of the account's limit in the same multiple of its time. */
  readonly accountCeiling?: number;
  /** A failing upstream may still have checked the guess, so the call counts against the address. */
  readonly countsErrors?: true;
  /** An address from which the account has signed in before has its own count, so that others cannot fill it. */
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
  code: {
    account: 'calls',
    accountCeiling: 4,
    addressFailures: 20,
    globalFailures: 400,
    countsErrors: true,
  },
  mail: { account: 'calls', addressCalls: 100, globalCalls: 1_000, knowsAddresses: true },
  reset: { account: 'failures', addressFailures: 1, globalFailures: 100, countsErrors: true },
  register: { account: 'calls', addressFailures: 20, addressCalls: 100, globalCalls: 1_000 },
  payment: { account: 'calls', addressFailures: 10, globalFailures: 200 },
  card: { account: 'calls', addressFailures: 10, globalFailures: 200 },
  coupon: { account: 'calls', addressFailures: 10, globalFailures: 200 },
  partner: { account: 'calls', addressFailures: 1, globalFailures: 100 },
  embed: { account: 'calls', addressCalls: 10, globalCalls: 100 },
  conversation: { account: 'calls' },
  history: { account: 'calls' },
  records: { account: 'calls' },
  feedback: { account: 'calls' },
  export: { account: 'calls' },
  ai: { account: 'calls' },
  operator: { account: 'failures', addressFailures: 1 },
};

interface Options {
  limits: RateLimits;
  counter: Counter;
  knownAddresses: KnownAddresses;
  /** Called for each call that a limit rejects. */
  onHit?(kind: LimitKind): void;
}

type Scope =
  | 'pair'
  | 'account'
  | 'account-ceiling'
  | 'address-failures'
  | 'address-calls'
  | 'failures'
  | 'calls';
interface ScopedTaking extends Taking {
  readonly scope: Scope;
  /** Whether a success returns the place. */
  readonly forgives: boolean;
}

/** Defines for the whole gateway how often an account or address may attempt each call. */
export function createAbusePolicy({ limits, counter, knownAddresses, onHit }: Options): AbusePolicy {
  function takingsOf(kind: LimitKind, { account, address }: Subject, isKnown: boolean): ScopedTaking[] {
    const { max, seconds } = limits[kind];
    const scopes = policies[kind];
    const forgives = scopes.account === 'failures';
    const hasAddress = address !== undefined;
    const counts: [Scope, number | undefined | false, string[], boolean][] = [
      [
        'pair',
        isKnown && 1,
        [knownAddresses.keyOf({ account: account ?? '', address: address ?? '' })],
        forgives,
      ],
      ['account', !isKnown && account !== undefined && 1, [account ?? ''], forgives],
      ['account-ceiling', account !== undefined && scopes.accountCeiling, [account ?? ''], false],
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
              seconds: scope === 'account-ceiling' ? seconds * times : seconds,
              forgives: isForgiving,
            },
          ]
        : [],
    );
  }

  async function settle(
    kind: LimitKind,
    { account, address }: Subject,
    { takings, at, known }: { takings: readonly ScopedTaking[]; at: Date; known: Knowledge },
    outcome: CallOutcome,
  ): Promise<void> {
    const scopes = policies[kind];
    const isReturned = ({ scope, forgives }: ScopedTaking): boolean => {
      if (outcome === 'failure') return false;
      // A failing upstream must not lock people out of their accounts.
      return (
        forgives && (outcome === 'success' || !scopes.countsErrors || scope === 'pair' || scope === 'account')
      );
    };
    const isForgiven = outcome === 'success' && account !== undefined && address !== undefined;
    const isForgotten = ({ scope }: ScopedTaking): boolean =>
      isForgiven && scopes.account === 'failures' && scope === 'pair';
    await counter.giveBack(
      takings.filter((taking) => isReturned(taking) && !isForgotten(taking)),
      at,
      takings.filter(isForgotten),
    );
    if (isForgiven && kind === 'login' && known !== 'today')
      await knownAddresses.remember({ account, address });
  }

  return {
    async lift(kind, { account, address }) {
      try {
        const addresses = await knownAddresses.keysOf(account);
        const keys = [['account', account], ...addresses.map((known) => ['pair', known])];
        await counter.giveBack(
          [],
          new Date(0),
          keys.map((parts) => ({ key: counter.key([kind, ...parts]) })),
        );
        if (address !== undefined) await knownAddresses.remember({ account, address });
      } catch (error) {
        logFailure('limits: lift', error);
      }
    },
    async reserve(kind, subject) {
      if (limits[kind].max === Number.POSITIVE_INFINITY) return { settle: async () => {} };
      const { account, address } = subject;
      try {
        const known =
          policies[kind].knowsAddresses === true && account !== undefined && address !== undefined
            ? await knownAddresses.look({ account, address })
            : 'no';
        const takings = takingsOf(kind, subject, known !== 'no');
        const taken = await counter.take(takings);
        if ('wait' in taken) {
          onHit?.(kind);
          throw new GatewayFailure(429, texts.tooMany, taken.wait);
        }
        return {
          // If the place cannot be returned, it stays reserved, because this must not make the answer fail.
          settle: (outcome) =>
            settle(kind, subject, { takings, at: taken.at, known }, outcome).catch((error: unknown) =>
              logFailure('limits: settle', error),
            ),
        };
      } catch (error) {
        if (error instanceof GatewayFailure) throw error;
        logFailure('limits: reserve', error);
        // A call that cannot be counted is rejected.
        throw new GatewayFailure(503, texts.upstreamDown, undefined, 'limits-down');
      }
    },
  };
}
