// Reads a PDF from standard input and writes its text as JSON: `node pdf-reader.mjs <max pages> <max characters>`.
// Plain JavaScript, because tests and Vite run it from source.
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

// The heap limit does not count buffers, and a one-megabyte stream may unpack to gigabytes.
const LARGEST_BUFFER = 64 * 2 ** 20;
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, parameters, self) {
    if (parameters[0] > LARGEST_BUFFER) throw new RangeError('too large');
    return Reflect.construct(target, parameters, self);
  },
});

const [mostPages, mostCharacters] = process.argv.slice(2).map(Number);
const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)), {
  disableFontFace: true,
  isEvalSupported: false,
  maxImageSize: 1,
  useSystemFonts: false,
  verbosity: 0,
});
const pages = Math.min(pdf.numPages, mostPages);
let text = '';
for (let number = 1; number <= pages && text.length <= mostCharacters; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  text += `${items.map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')}\n`;
}
const isCut = pdf.numPages > pages || text.trimEnd().length > mostCharacters;
process.stdout.write(JSON.stringify({ text: text.slice(0, mostCharacters), isCut }));
