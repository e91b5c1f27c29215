import { parseJson } from '../json.ts';
import { ApiError } from './errors.ts';

/** Anything with zod's `safeParse`, so that this file does not import zod. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

/** Removes the `{data: …}` wrapper of an answer, if there is one. */
export function unwrap(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'data' in body) {
    const { data } = body as { data: unknown };
    if (typeof data === 'object' && data !== null) return data;
  }
  return body;
}

/** @throws ApiError `shape` */
export function parse<T>(schema: Schema<T>, body: unknown): T {
  const result = schema.safeParse(unwrap(readJson(body)));
  if (result.success) return result.data;
  throw new ApiError('shape', { cause: result.error });
}

/** Parses JSON text; returns other texts and values unchanged. */
export function readJson(body: unknown): unknown {
  const value = typeof body === 'string' ? parseJson(body) : undefined;
  return value === undefined ? body : value;
}
