/** Removes a secret from a byte stream. Holds back only bytes that may be the start of the secret. */
export function createRedactor(secret: string): { push(chunk: Uint8Array): Buffer; end(): Buffer } {
  const needle = Buffer.from(secret);
  const mask = Buffer.from('[removido]');
  let held: Buffer = Buffer.alloc(0);
  return {
    push: (chunk) => {
      const bytes = Buffer.concat([held, chunk]);
      if (needle.length === 0) return bytes;
      const clean: Buffer[] = [];
      let from = 0;
      for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, from)) {
        clean.push(bytes.subarray(from, at), mask);
        from = at + needle.length;
      }
      const rest = bytes.subarray(from);
      let keep = Math.min(needle.length - 1, rest.length);
      while (keep > 0 && !rest.subarray(rest.length - keep).equals(needle.subarray(0, keep))) keep -= 1;
      held = Buffer.from(rest.subarray(rest.length - keep));
      clean.push(rest.subarray(0, rest.length - keep));
      return Buffer.concat(clean);
    },
    end: () => held,
  };
}

export const redact = (text: string, secret: string): string =>
  secret ? text.replaceAll(secret, '[removido]') : text;
