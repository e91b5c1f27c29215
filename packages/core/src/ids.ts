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

/** Ids read from addresses and storage are text; the wire wants a number where the id is one. */
export function toWireId(id: Id): Id {
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;
}

/** A UUID v4. `crypto.randomUUID` is missing on plain-http intranets, where getRandomValues still works. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
