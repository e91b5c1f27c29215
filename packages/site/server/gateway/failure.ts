import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that the gateway turns down; becomes `{message}` with the status. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  readonly status: ContentfulStatusCode;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
