import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Distinguishes the gateway's own failures from those of a service behind it. */
export const FAILURE_HEADER = 'X-Vesalio-Error';

const codes: Partial<Record<ContentfulStatusCode, string>> = {
  400: 'bad-request',
  401: 'sign-in',
  403: 'forbidden',
  404: 'not-found',
  408: 'body-slow',
  409: 'conflict',
  410: 'gone',
  413: 'too-large',
  415: 'unsupported-type',
  422: 'other-body',
  429: 'too-many-requests',
  500: 'unexpected',
  502: 'upstream-down',
  503: 'unavailable',
  504: 'upstream-slow',
};

/** A request that the gateway rejects. The answer has `{message}`, the status, and the code as a header. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  readonly status: ContentfulStatusCode;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  /** The value of `X-Vesalio-Error`. */
  readonly code: string;
  /** Additional fields of the body: the code, if it says more than the status. */
  readonly details: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, message: string, retryAfter?: number, code?: string) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = code ?? codes[status] ?? 'failed';
    this.details = code ? { code } : {};
  }
}
