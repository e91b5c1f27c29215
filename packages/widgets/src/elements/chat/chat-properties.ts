import type { Id } from '@vesalio/core';

/** The id if it has a valid format, else null. */
export function idOf(given: unknown): Id | null {
  const text = String(given ?? '');
  return /^[\w-]{1,64}$/.test(text) ? text : null;
}

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
