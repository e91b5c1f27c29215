import { createHash } from 'node:crypto';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { currentScope } from '../../platform/scope.ts';
import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import type { Upstream } from '../upstream/upstreams.ts';

/** Queues tokens that the product API has not recently accepted by network, so that made-up ones delay nobody else. */
export interface Newcomers {
  /** Runs a database query for this token. */
  check<Result>(token: string, work: () => Promise<Result>): Promise<Result>;
  /** Wraps the product API with the queue. */
  queueCalls(product: Upstream): Upstream;
}

const WAITING = { perKey: 400, inAll: 4_000 };
/** Fewer than the number of database connections. */
const CHECKS_AT_ONCE = 4;
const CALLS_AT_ONCE = 16;
const RETRY_SECONDS = 2;
const KNOWN_MS = 3_600_000;
const MAX_KNOWN = 10_000;

export function createNewcomers(now: () => Date): Newcomers {
  const checks = createFairQueue({ atOnce: CHECKS_AT_ONCE, ...WAITING });
  const calls = createFairQueue({ atOnce: CALLS_AT_ONCE, ...WAITING });
  const known = new Map<string, number>();
  const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  const isKnown = (digest: string) => (known.get(digest) ?? 0) > now().getTime();

  const remember = (digest: string) => {
    known.delete(digest);
    known.set(digest, now().getTime() + KNOWN_MS);
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  };

  const waitIn = async <Result>(queue: typeof calls, work: () => Promise<Result>): Promise<Result> => {
    const turn = queue(currentScope()?.request?.network ?? '', work);
    if (!turn) throw new GatewayFailure(429, texts.tooMany, RETRY_SECONDS);
    return turn;
  };

  return {
    check: (token, work) => (isKnown(digestOf(token)) ? work() : waitIn(checks, work)),
    queueCalls: (product) => async (request) => {
      const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
      if (token === undefined) return product(request);
      const digest = digestOf(token);
      const response = isKnown(digest)
        ? await product(request)
        : await orAborted(
            request.signal,
            waitIn(calls, () => product(request)),
          );
      if (response.ok && new URL(request.url).pathname === '/api/auth/my-account') remember(digest);
      else if (response.status === 401) known.delete(digest);
      return response;
    },
  };
}

/** An aborted call does not wait for its turn. */
function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    work.then(resolve, reject);
  });
}
