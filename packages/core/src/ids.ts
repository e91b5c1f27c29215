import { limits } from './limits.ts';

const TEXT_ID = new RegExp(`^[\\w-]{1,${limits.idLength}}$`);

/** Ids on the wire are numbers, or strings of up to 64 characters of `[A-Za-z0-9_-]`. */
export type Id = number | string;

export function isId(value: unknown): value is Id {
  return typeof value === 'number'
    ? Number.isSafeInteger(value)
    : typeof value === 'string' && TEXT_ID.test(value);
}

export function sameId(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a != null && b != null && String(a) === String(b);
}

/** Ids from addresses and storage are strings. On the wire, a numeric id is a number. */
export function toWireId(id: Id): Id {
  return typeof id === 'string' && /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}
