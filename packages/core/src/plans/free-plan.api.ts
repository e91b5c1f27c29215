import type { Http } from '../http/http.ts';
import { limits } from '../limits.ts';
import { freePlanCheckSchema } from './free-plan.schema.ts';

/** The free plan's limit, apart from what is paid: a chat asks for it. Throws ApiError. */
export function createFreePlanCheck(http: () => Promise<Http>) {
  /** Asked once and briefly: nobody waits for it who may not have to. */
  return async (signal?: AbortSignal) =>
    (await http()).product('GET', '/api/subscription/verifyPlanFree', freePlanCheckSchema, {
      signal,
      retries: 0,
      timeoutMs: limits.freeCheckTimeoutMs,
    });
}
