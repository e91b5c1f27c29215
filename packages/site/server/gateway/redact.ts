const MASK = '[removido]';
/** Most backslashes before a letter, in JSON text nested inside other JSON text. */
const MAX_ESCAPES = 3;

/**
 * The end of the secret that begins at `from`; `cut` if the text ends too early to decide; undefined if there is none.
 */
function endOfSecret(text: string, from: number, secret: string): number | 'cut' | undefined {
  let at = from;
  for (const letter of secret) {
    const start = at;
    while (text[at] === '\\' && at - start < MAX_ESCAPES) at += 1;
    const isEscaped = at > start;
    const spelt = text.slice(at, at + 5).toLowerCase();
    const hex = `u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    if (isEscaped && spelt === hex) at += 5;
    else if (at + spelt.length === text.length && (spelt === '' || (isEscaped && hex.startsWith(spelt))))
      return 'cut';
    else if (text[at] === letter) at += 1;
    else if (letter !== '\\' || !isEscaped) return undefined;
  }
  return at;
}

/** @returns the text without the secret, and the rest that may be the start of the secret */
function removeSecret(text: string, secret: string): { clean: string; rest: string } {
  const first = `\\u${secret.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const begins = new RegExp(`\\\\{0,3}(?:${first}|(?<=\\\\)u)|\\\\{1,3}$`, 'g');
  let clean = '';
  let from = 0;
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const end = endOfSecret(text, found.index, secret);
    if (end === 'cut') return { clean: clean + text.slice(from, found.index), rest: text.slice(found.index) };
    if (end === undefined) {
      begins.lastIndex = found.index + 1;
      continue;
    }
    clean += text.slice(from, found.index) + MASK;
    from = end;
    begins.lastIndex = end;
  }
  return { clean: clean + text.slice(from), rest: '' };
}

/**
 * Removes a secret from a byte stream, even where JSON spells it with escapes. Holds back only bytes that may be the
 * start of the secret.
 */
export function createRedactor(secret: string): { push(chunk: Uint8Array): Buffer; end(): Buffer } {
  let held = '';
  return {
    push: (chunk) => {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      if (secret === '') return bytes;
      const { clean, rest } = removeSecret(held + bytes.toString('latin1'), secret);
      held = rest;
      return Buffer.from(clean, 'latin1');
    },
    end: () => Buffer.from(held, 'latin1'),
  };
}

export function redact(text: string, secret: string): string {
  if (secret === '') return text;
  const { clean, rest } = removeSecret(text, secret);
  return clean + rest;
}
