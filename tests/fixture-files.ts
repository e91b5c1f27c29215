/** Small valid files, for tests of attachments. */
export const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
export const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const chunk = (name: string, data: readonly number[] = []) => [
  ...u32(data.length),
  ...ascii(name),
  ...data,
  ...u32(crc32([...ascii(name), ...data])),
];

/** zlib: one stored block with the row of one grayscale pixel. */
const PIXEL = [0x78, 0x01, 0x01, 2, 0, 0xfd, 0xff, 0, 128, 0x01, 0x82, 0x00, 0x81];

interface PngOptions {
  width?: number;
  height?: number;
  /** A text chunk with the patient's name, as a scanner writes it. */
  comment?: string;
  /** Makes two pictures differ in size. */
  tag?: string;
}

/** A gray picture of 1 × 1 px. Another size is written only in its header. */
export function pngBytes({
  width = 1,
  height = 1,
  comment,
  tag = '',
}: PngOptions = {}): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n'),
    0x1a,
    0x0a,
    ...chunk('IHDR', [...u32(width), ...u32(height), 8, 0, 0, 0, 0]),
    ...(comment || tag ? chunk('tEXt', ascii(`Comment\0${comment ?? ''}${tag}`)) : []),
    ...chunk('IDAT', PIXEL),
    ...chunk('IEND'),
  ]);
}

/** A JPEG with markers, dimensions and an empty scan. */
export const jpegBytes = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0xd9],
  ]);

/** A valid PDF. Each text is a page; each line of the text is a line on the page. Uses Latin-1 characters only. */
export function textPdfBytes(...pages: string[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, page) => `${2 * page + 4} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, page) => {
      // PDF readers leave out text beyond the edge of the page, so make the page wide enough.
      const width = 80 + 9 * text.length;
      const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
      const content = `BT /F1 9 Tf 12 TL 40 800 Td ${lines.join('\n')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} 842] /Contents ${2 * page + 5} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(ascii(file));
}

export const pdfBytes = (content = ''): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n%${content}\n%%EOF\n`);
