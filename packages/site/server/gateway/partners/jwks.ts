import {
  type CryptoKey,
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose';
import { logWarning } from '../../platform/log.ts';
import { GatewayFailure } from '../failure.ts';
import { isAhead } from '../limits/is-ahead.ts';
import { isRecord } from '../upstream/answers.ts';
import { callUpstream, readAnswer } from '../upstream/call-upstream.ts';
import { callHttp } from '../upstream/http-call.ts';
import { AssertionRefusal } from './assertion-refusal.ts';

/** The keys of an issuer's JWKS address. */
export interface Jwks {
  /**
   * The keys that may have signed a token with this header; empty for an unknown key.
   * @throws AssertionRefusal `keys-unreachable` if there is no usable copy
   */
  find(header: JWSHeaderParameters): Promise<readonly CryptoKey[]>;
}

/** Milliseconds after which a copy is read again. */
const FRESH_MS = 10 * 60_000;
/** Milliseconds that an older copy stays valid while the address is down. */
const STALE_MS = 24 * 3600_000;
/** An unknown key triggers another read of the address, at most once in this many milliseconds. */
const PAUSE_MS = 30_000;
const TIMEOUT_MS = 5_000;

interface Copy {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly at: number;
}

const unreachable = (cause: string): void =>
  logWarning('partner: keys', { fault: 'keys-unreachable', cause });

/** Reads and caches an issuer's keys. A rotated key is found when it is first used. */
export function createJwks(url: string, now: () => Date): Jwks {
  let copy: Copy | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const response = await callUpstream((request) => callHttp(new URL(url), request), '/', {
        headers: { Accept: 'application/jwk-set+json, application/json' },
        timeoutMs: TIMEOUT_MS,
      });
      const text = await readAnswer(response, TIMEOUT_MS);
      if (!response.ok) return unreachable(`status ${response.status}`);
      const set: unknown = JSON.parse(text);
      if (!isRecord(set) || !Array.isArray(set.keys)) return unreachable('no key set');
      // Ignore shared and private keys, because they prove nothing in a public set.
      const keys = set.keys.filter((key) => isRecord(key) && key.kty !== 'oct' && !('d' in key));
      copy = { find: createLocalJWKSet({ keys } as JSONWebKeySet), at: now().getTime() };
    } catch (error) {
      unreachable(error instanceof GatewayFailure ? error.code : 'no key set');
    }
  }

  /** Reads the address once for concurrent calls, and at most once per pause. */
  async function refresh(): Promise<void> {
    if (!reading) {
      if (isAhead(triedAt + PAUSE_MS, PAUSE_MS, now())) return;
      triedAt = now().getTime();
      reading = read().finally(() => {
        reading = undefined;
      });
    }
    await reading;
  }

  async function search(header: JWSHeaderParameters): Promise<readonly CryptoKey[]> {
    if (!copy || now().getTime() - copy.at > STALE_MS) throw new AssertionRefusal('keys-unreachable');
    const { find } = copy;
    try {
      return [await find(header as Parameters<typeof find>[0])];
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return [];
      if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
      const keys: CryptoKey[] = [];
      for await (const key of error) keys.push(key);
      return keys;
    }
  }

  return {
    async find(header) {
      if (!copy || !isAhead(copy.at + FRESH_MS, FRESH_MS, now())) await refresh();
      const known = await search(header);
      if (known.length > 0) return known;
      await refresh();
      return search(header);
    },
  };
}
