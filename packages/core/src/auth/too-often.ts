import type { FlowContext } from '../context.ts';
import { isApiError } from '../http/errors.ts';
import { authTexts } from '../texts/auth.ts';

/** The sentence for a call that was refused because of too many others, so that nothing in it was judged. */
export function tooOften({ texts }: Pick<FlowContext, 'texts'>, error: unknown): string | undefined {
  if (!isApiError(error, 'http') || error.status !== 429) return undefined;
  return texts('auth', authTexts).tooOften(Math.ceil((error.retryAfterMs ?? 0) / 60_000));
}
