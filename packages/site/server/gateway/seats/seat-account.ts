import type { Id } from '@vesalio/core';
import type { Partner } from '../../config/partners.ts';
import { logWarning } from '../../platform/log.ts';
import { readWireId } from '../accounts.ts';
import { GatewayFailure } from '../failure.ts';
import { isAhead } from '../limits/is-ahead.ts';
import { expiryOf } from '../sessions/token-marks.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord, unwrap } from '../upstream/answers.ts';
import { callUpstream, readAnswer } from '../upstream/call-upstream.ts';
import { type ServiceAnswer, ServiceCall } from '../upstream/service-call.ts';
import type { Upstream } from '../upstream/upstreams.ts';

/** The product account of a partner's seat. The gateway signs in by itself and keeps the token in memory. */
export interface SeatAccount {
  /** Calls the product API as the seat. @throws GatewayFailure 502 `seat-down` if the seat cannot sign in */
  call(request: ServiceCall): Promise<ServiceAnswer>;
  /** The account's id in the services. */
  id(): Promise<Id>;
}

interface SignedIn {
  readonly token: string;
  readonly id: Id;
  readonly until: number;
}

/** Milliseconds before the token expires at which to sign in again. */
const EARLY_MS = 60_000;
/** Milliseconds to pause after a failed sign-in, so that retries do not lock the account. */
const PAUSE_MS = 30_000;

interface Options {
  product: Upstream;
  partner: Partner;
  seat: NonNullable<Partner['seat']>;
  now: () => Date;
}

export function createSeatAccount({ product, partner, seat, now }: Options): SeatAccount {
  let current: Promise<SignedIn> | undefined;
  let quietUntil = 0;

  const refuse = (cause: string): never => {
    quietUntil = now().getTime() + PAUSE_MS;
    logWarning('seat: sign-in', { issuer: partner.iss, cause });
    throw seatDown();
  };

  async function ask(path: string, init: { method: string; headers: Record<string, string>; body?: string }) {
    const response = await callUpstream(product, path, init);
    return { response, data: unwrap(await readAnswer(response)) };
  }

  async function signIn(): Promise<SignedIn> {
    if (isAhead(quietUntil, PAUSE_MS, now())) throw seatDown();
    const headers = { Accept: 'application/json' };
    const password = seat.secret() ?? refuse('unreadable secret');
    const { response, data } = await ask('/api/auth/login', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: seat.email, password }),
    }).catch((error: unknown) => refuse(error instanceof GatewayFailure ? error.code : 'answer-cut'));
    const token = isRecord(data) && typeof data.token === 'string' ? data.token : '';
    if (!response.ok || !token) return refuse(`status ${response.status}`);
    const account = await ask('/api/auth/my-account', {
      method: 'GET',
      headers: { ...headers, Authorization: `Bearer ${token}` },
    }).catch(() => refuse('my-account'));
    const id = isRecord(account.data) ? readWireId(account.data.id ?? account.data.userId) : undefined;
    if (!account.response.ok || id === undefined) return refuse('my-account');
    const until = expiryOf(token)?.getTime() ?? Number.POSITIVE_INFINITY;
    return { token, id, until: until - EARLY_MS };
  }

  async function signedIn(refused?: SignedIn): Promise<SignedIn> {
    const known = await current?.catch(() => undefined);
    if (known && known !== refused && known.until > now().getTime()) return known;
    // Another caller may have started a sign-in since.
    const latest = current;
    if (!latest || (await latest.catch(() => undefined)) === known) current = signIn();
    return current as Promise<SignedIn>;
  }

  return {
    id: async () => (await signedIn()).id,
    async call(request) {
      const body = await request.bytes();
      const send = (token: string) => product(withToken(request, token, body));
      const first = await signedIn();
      const response = await send(first.token);
      if (response.status !== 401) return response;
      void response.body?.cancel().catch(() => {});
      // A 401 means that the call was not carried out.
      const again = await send((await signedIn(first)).token);
      if (again.status !== 401) return again;
      void again.body?.cancel().catch(() => {});
      return refuse('status 401');
    },
  };
}

const seatDown = () => new GatewayFailure(502, texts.seatDown, undefined, 'seat-down');

/** The same call with the seat's token instead of the person's. */
function withToken({ url, method, headers, signal }: ServiceCall, token: string, body: Buffer): ServiceCall {
  const { pathname, search } = new URL(url);
  const call = new ServiceCall(pathname + search, {
    method,
    headers,
    body: body.length > 0 ? body : null,
    signal,
  });
  call.headers.set('Authorization', `Bearer ${token}`);
  return call;
}
