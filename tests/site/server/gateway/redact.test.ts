import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor, redact } from '../../../../packages/site/server/gateway/redact.ts';

const SECRET = 'sk+live/4f=="\\é';

const inPieces = (text: string, size: number, secret = SECRET): string => {
  const redactor = createRedactor(secret);
  const bytes = Buffer.from(text, 'latin1');
  const clean: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) clean.push(redactor.push(bytes.subarray(at, at + size)));
  return Buffer.concat([...clean, redactor.end()]).toString('latin1');
};
const escaped = (text: string): string =>
  [...text]
    .map((letter) => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join('');

describe('the key of the AI service in an answer (catalogue 48)', () => {
  it.each([
    ['as it is', SECRET],
    ['in JSON', JSON.stringify(SECRET).slice(1, -1)],
    ['in JSON of PHP', JSON.stringify(SECRET).slice(1, -1).replaceAll('/', '\\/')],
    [
      'in JSON of .NET',
      JSON.stringify(SECRET).slice(1, -1).replaceAll('+', '\\u002B').replaceAll('"', '\\u0022'),
    ],
    ['in escapes alone', escaped(SECRET)],
    ['in a JSON text inside of another one', JSON.stringify(escaped(SECRET)).slice(1, -1)],
  ])('is removed %s, wherever its bytes are cut', (_name, spelt) => {
    const text = `{"texto":"um ${spelt} dois","k":"sk+live\\n"}`;
    const clean = '{"texto":"um [removido] dois","k":"sk+live\\n"}';
    expect(redact(text, SECRET)).toBe(clean);
    for (let size = 1; size <= text.length; size += 1) expect(inPieces(text, size)).toBe(clean);
  });

  it('changes no other text, and holds back nothing at the end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('s', 'k', '+', '\\', 'u', '0', '7', '3', '"', ' ')),
        fc.integer({ min: 1, max: 5 }),
        (letters, size) => {
          const text = letters.join('');
          expect(inPieces(text, size)).toBe(text);
          expect(redact(text, SECRET)).toBe(text);
        },
      ),
    );
  });

  it('holds back no whole event, and takes no time over millions of backslashes', () => {
    const redactor = createRedactor(SECRET);
    expect(redactor.push(Buffer.from('data: {"texto":"s"}\n\n')).toString()).toBe('data: {"texto":"s"}\n\n');
    const slashes = Buffer.alloc(2_000_000, '\\');
    expect(redactor.push(slashes).length + redactor.end().length).toBe(slashes.length);
  });
});
