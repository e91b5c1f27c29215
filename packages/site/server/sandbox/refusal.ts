import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { sandboxTexts as texts } from './texts.ts';

/** A request that the sandbox rejects. Answered with the status and `{message}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: ContentfulStatusCode;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Also for a person who was deleted after the token was checked. */
export const sessionOver = (): Refusal => new Refusal(401, texts.sessionExpired);
