import { deflateSync } from 'node:zlib';
import { Hono } from 'hono';
import { sandboxTexts as texts } from './texts.ts';

interface SampleFile {
  id: string;
  name: string;
  mimeType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const files: readonly SampleFile[] = [
  { id: 'imagem', name: 'imagem-de-demonstracao.png', mimeType: 'image/png', bytes: samplePng() },
  { id: 'laudo', name: 'laudo-de-demonstracao.pdf', mimeType: 'application/pdf', bytes: samplePdf() },
];

/** The stand-in for Google Drive. `GET /drive` lists two generated files; `GET /drive/{id}` returns one. */
export function createDriveStandIn(): Hono {
  const routes = new Hono();
  routes.get('/', (c) =>
    c.json({ files: files.map(({ bytes, ...file }) => ({ ...file, size: bytes.byteLength })) }),
  );
  routes.get('/:id', (c) => {
    const file = files.find(({ id }) => id === c.req.param('id'));
    if (!file) return c.json({ message: texts.fileNotFound }, 404);
    return c.body(file.bytes, 200, {
      'content-type': file.mimeType,
      'content-disposition': `attachment; filename="${file.name}"`,
    });
  });
  return routes;
}

/** A gray gradient, 192 × 192 px. */
function samplePng(): Uint8Array<ArrayBuffer> {
  const side = 192;
  const rows = new Uint8Array(side * (side + 1));
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      rows[y * (side + 1) + 1 + x] = 40 + Math.round((150 * (x + y)) / (2 * side));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A one-page PDF with a line of text. */
function samplePdf(): Uint8Array<ArrayBuffer> {
  const text = 'BT /F1 18 Tf 60 760 Td (Documento de demonstracao, sem dados de paciente.) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let out = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = out.length;
    out += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = out.length;
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  out += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(out, 'latin1'));
}
