import { limits } from '../limits.ts';
import { supportTexts } from '../texts/support.ts';

/** Why a call failed. `expired` is a 401 of the product API for the token that is still current. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'shape' | 'expired';

/** A failed call. Flows catch it and choose the message; only some of them show `serverMessage`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** HTTP status, if an answer arrived. */
  declare readonly status: number | undefined;
  /** The message in the error body, if there is one. */
  declare readonly serverMessage: string | undefined;
  /** Milliseconds to wait according to the Retry-After header, if there is one. */
  declare readonly retryAfterMs: number | undefined;
  /** The server's id of a failed request, for the person to give to support. */
  declare readonly supportCode: string | undefined;
  /** Error code of the gateway itself; undefined for answers of the services behind it. */
  declare readonly code: string | undefined;
  /** The body of an error of the gateway itself. */
  declare readonly details: unknown;
  /** A proxy in front of the gateway sent the answer. */
  declare readonly isFromProxy: boolean;

  constructor(
    kind: ApiErrorKind,
    options: {
      status?: number;
      serverMessage?: string | undefined;
      retryAfterMs?: number | undefined;
      supportCode?: string | undefined;
      code?: string | undefined;
      details?: unknown;
      isFromProxy?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(`API call failed: ${kind}${options.status ? ` ${options.status}` : ''}`, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.serverMessage = options.serverMessage;
    this.retryAfterMs = options.retryAfterMs;
    this.supportCode = options.supportCode;
    this.code = options.code;
    this.details = options.details;
    this.isFromProxy = options.isFromProxy ?? false;
  }
}

/** The sentence, followed by the support code if the server failed unexpectedly. */
export function withSupportCode(sentence: string, error: unknown): string {
  const code = error instanceof ApiError ? error.supportCode : undefined;
  return code ? `${sentence} ${supportTexts.code(code)}`.trim() : sentence;
}

/** Type guard for `catch` blocks. With `kind` it also checks the kind. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}

/** Whether no answer of the server arrived, so that it may not have processed the request. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error, 'network') || isApiError(error, 'timeout');

const MESSAGE_FIELDS = ['message', 'error', 'detail', 'title'] as const;

/**
 * The message in a server's error body of unknown shape, or undefined. Plain text is used only below 300 characters.
 */
export function messageOf(body: unknown): string | undefined {
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
