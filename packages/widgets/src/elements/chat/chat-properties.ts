import type { Id } from '@vesalio/core';

/** The id if it has a valid format, else null. A number stays one, as the events tell it. */
export function idOf(given: unknown): Id | null {
  const text = String(given ?? '');
  if (!/^[\w-]{1,64}$/.test(text)) return null;
  return typeof given === 'number' ? given : text;
}

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
