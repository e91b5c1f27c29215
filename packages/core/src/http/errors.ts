import { limits } from '../limits.ts';

/** Why a call failed. `expired` is a 401 of the product API for the token that is still current. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'shape' | 'expired';

/** A failed call. Flows catch it and choose the sentence; `serverMessage` is shown only where the product says so. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, where an answer arrived. */
  readonly status: number | undefined;
  /** The server's own words, where the error body carried some. */
  readonly serverMessage: string | undefined;
  /** Milliseconds the server asked to wait (Retry-After), where it did. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ApiErrorKind,
    options: { status?: number; serverMessage?: string; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`API call failed: ${kind}${options.status ? ` ${options.status}` : ''}`, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.serverMessage = options.serverMessage;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Guard for `catch` blocks; with `kind` it also checks the kind. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}

const MESSAGE_FIELDS = ['message', 'error', 'detail', 'title'] as const;

/** The sentence inside a server error body of unknown shape, or undefined. Plain text counts below 300 characters. */
export function messageOfBody(body: unknown): string | undefined {
  if (typeof body === 'string') {
    const text = body.trim();
    return text && text.length < limits.errorTextLength && !text.startsWith('<') ? text : undefined;
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const record = body as Record<string, unknown>;
  for (const field of MESSAGE_FIELDS) {
    const value = record[field];
    if (typeof value === 'string' && value.trim()) return value.trim();
  }
  const errors = record.errors;
  if (typeof errors !== 'object' || errors === null) return undefined;
  for (const value of Object.values(errors)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && first.trim()) return first.trim();
  }
  return undefined;
}
