import type { Http } from '../http/http.ts';
import { successSchema } from '../http/wire.schema.ts';
import { limits } from '../limits.ts';
import { maybeLoginSchema } from '../session/session.schema.ts';
import { freePlanCheckSchema } from './subscription.schema.ts';

/** The calls of the product API about subscriptions that involve no payment. Each throws ApiError. */
export function createSubscriptionApi(http: () => Promise<Http>) {
  return {
    /** @param token from an answer that is not the session's yet */
    activateFreePlan: async (token?: string) =>
      (await http()).product('POST', '/api/subscription/link-free', maybeLoginSchema, { token }),
    /** Resolves to whether the subscription was cancelled. */
    cancel: async () => (await http()).product('DELETE', '/api/subscription/cancel', successSchema),
    /**
     * Whether the free plan allows another message. Not retried and with a short timeout, because a question waits for
     * it.
     */
    checkFreePlan: async (signal?: AbortSignal) =>
      (await http()).product('GET', '/api/subscription/verifyPlanFree', freePlanCheckSchema, {
        signal,
        retries: 0,
        timeoutMs: limits.freeCheckTimeoutMs,
      }),
  };
}
