import type { ZodMiniType } from 'zod/mini';
import type { openapiTexts } from './texts.ts';

/** The allowed callers: anybody, a signed-in person, the operator or the collector of metrics. */
type Security = 'public' | 'person' | 'operator' | 'metrics';

export type SentHeader = keyof typeof openapiTexts.sentHeaders;
export type ReadHeader = keyof typeof openapiTexts.readHeaders;

/** One route, as described in `/openapi.json`. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters as `{name}`. */
  readonly path: string;
  /** One Portuguese line. */
  readonly summary: string;
  readonly security: Security;
  readonly query?: Readonly<Record<string, ZodMiniType>>;
  readonly body?: ZodMiniType;
  /** JSON if absent. */
  readonly bodyType?: 'multipart/form-data' | 'application/csp-report' | 'application/octet-stream';
  readonly isBodyOptional?: true;
  /** The answer on success: JSON, any JSON, another type of text, or no body. */
  readonly answer: ZodMiniType | 'any' | 'text' | 'events' | 'csv' | 'zip' | null;
  readonly status?: 200 | 204;
  /** Whether the product API may answer the value itself or `{data}`. */
  readonly isWrapped?: true;
  /** Whether the answer may also be an event stream. */
  readonly streams?: true;
  /** Whether the answer may also be CSV. */
  readonly hasCsv?: true;
  /** Whether the answer is 202 with the same shape while the caller has to ask again. */
  readonly isAwaited?: true;
  /** Headers of the request, and whether each is required. */
  readonly headers?: Readonly<Partial<Record<SentHeader, boolean>>>;
  /** Headers of a successful answer. */
  readonly answerHeaders?: readonly ReadHeader[];
}
