import {
  accountPath,
  createEarlyRequests,
  type EarlyRequests,
  type GetToken,
  historyPath,
  type Id,
} from '@vesalio/core';
import type { ElementHost } from '../element-model.ts';
import { addressOf } from './gateway-address.ts';

/** Milliseconds that the host's answer is kept for the app. Asked later, a host may name another user. */
const LIFE_MS = 10_000;

const requests = new Map<string, EarlyRequests>();

/** Requests already in progress for an app with this storage and gateway. */
export function earlyRequests(baseUrl: string, storage: string): EarlyRequests {
  const key = `${storage} ${baseUrl}`;
  const early = requests.get(key) ?? createEarlyRequests(baseUrl);
  requests.set(key, early);
  return early;
}

const answers = new WeakMap<GetToken, { answer: ReturnType<GetToken>; askedAt: number }>();

/** Asks the host for its user, or uses the answer requested before the app was loaded. */
export function askHost(getToken: GetToken): ReturnType<GetToken> {
  const early = answers.get(getToken);
  answers.delete(getToken);
  return early && Date.now() - early.askedAt <= LIFE_MS ? early.answer : Promise.resolve().then(getToken);
}

/**
 * Asks the host for its user before the app is loaded, and starts reading the account and the history. Repeating is
 * safe. Only for a session in memory, because a stored one may already name the user. Returns false if the host names
 * nobody.
 */
export function startEarly(host: ElementHost, conversationId: Id | null): boolean {
  const baseUrl = addressOf(host);
  const { storage } = host.attributes;
  const getToken = host.properties.getToken as GetToken | undefined;
  if (!baseUrl || storage !== 'memory' || typeof getToken !== 'function') return false;
  if (answers.has(getToken)) return true;
  const answer = askHost(getToken);
  answers.set(getToken, { answer, askedAt: Date.now() });
  answer.then(
    (token) => {
      // The host may have named another user since.
      if (typeof token !== 'string' || Reflect.get(host.element, 'getToken') !== getToken) return;
      const early = earlyRequests(baseUrl, storage);
      early.start(accountPath, token);
      if (conversationId !== null) early.start(historyPath(conversationId), token);
    },
    // The app gets the same failure and reports it.
    () => undefined,
  );
  return true;
}
