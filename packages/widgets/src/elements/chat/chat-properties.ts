import type { Id } from '@vesalio/core';

/** The id if its format is valid, otherwise null. A number stays a number, as in the events. */
export function idOf(given: unknown): Id | null {
  const text = String(given ?? '');
  if (!/^[\w-]{1,64}$/.test(text)) return null;
  return typeof given === 'number' ? given : text;
}

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
