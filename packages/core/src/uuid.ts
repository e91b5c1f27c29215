/** Whether a text may be the key of a question or a payment. The wire also accepts keys that are not UUIDs. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{1,128}$/.test(text);

/** A UUID v4. `crypto.randomUUID` is missing on plain-http intranets, but `getRandomValues` is not. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
