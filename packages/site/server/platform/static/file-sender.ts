import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServerContext } from '../server-env.ts';
import { platformTexts as texts } from '../texts.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Types of text files in which the build wrote %PUBLIC_URL% as a placeholder for the site's address. */
const ADDRESSED = new Set(['.html', '.xml', '.txt', '.webmanifest']);
/** Fills in values unknown at build time: the address, and the hash of an import map that contains it. */
const address = (text: string, publicUrl: string): string => {
  const filled = text.replaceAll('%PUBLIC_URL%', publicUrl);
  const [, map = ''] = /<script type="importmap">([^<]*)<\/script>/.exec(filled) ?? [];
  return filled.replaceAll('%IMPORT_MAP_SHA256%', () => createHash('sha256').update(map).digest('base64'));
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;

/** The content of a file, or a compressed form of it. */
interface Variant {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  encoding?: 'br' | 'gzip';
}

interface Asset {
  type: string;
  whole: Variant;
  packed: Partial<Record<'br' | 'gzip', Promise<Variant>>>;
}

const packers = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 9 }),
};
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Whether an `Accept-Encoding` header lists the encoding with a quality other than 0. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((entry) => {
    const [name, quality = ''] = entry.toLowerCase().replace(/\s/g, '').split(';');
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });

const variant = (body: Uint8Array, encoding?: 'br' | 'gzip'): Variant => ({
  body: new Uint8Array(body),
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  ...(encoding ? { encoding } : {}),
});

const PIECE_BYTES = 64 * 1024;

/** Reads a large body as it is sent. A `Response` would copy all of it, even for a client that reads nothing. */
function inPieces(body: Uint8Array<ArrayBuffer>) {
  if (body.length <= PIECE_BYTES) return body;
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      controller.enqueue(body.subarray(at, at + PIECE_BYTES));
      at += PIECE_BYTES;
      if (at >= body.length) controller.close();
    },
  });
}

/** A one-line plain-text answer. */
export const plainAnswer = (text: string, status: 404 | 405 | 503): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    },
  });

/**
 * Sends files compressed, with ETags, and with the server's address filled in.
 * @param held contents to send instead of the current files
 */
export function createFileSender(publicUrl: string, held: ReadonlyMap<string, Buffer>) {
  const assets = new Map<string, Promise<Asset>>();

  const read = async (file: string): Promise<Buffer> => held.get(file) ?? (await readFile(file));

  const load = (file: string): Promise<Asset> => {
    const known = assets.get(file);
    if (known) return known;
    const asset = read(file).then((content): Asset => {
      const extension = extname(file);
      const body = ADDRESSED.has(extension)
        ? Buffer.from(address(content.toString('utf8'), publicUrl))
        : content;
      return { type: TYPES[extension] ?? 'application/octet-stream', whole: variant(body), packed: {} };
    });
    assets.set(file, asset);
    asset.catch(() => assets.delete(file));
    return asset;
  };

  /** Returns the file that the build compressed, or compresses it on first use. */
  const pack = async (file: string, asset: Asset, encoding: 'br' | 'gzip'): Promise<Variant> => {
    const built = ADDRESSED.has(extname(file))
      ? undefined
      : await read(file + SUFFIX[encoding]).catch(() => undefined);
    return variant(built ?? (await packers[encoding](asset.whole.body)), encoding);
  };

  /** The compressed form, created once. If that fails, sends the whole file, and the next request tries again. */
  const packed = (file: string, asset: Asset, encoding: 'br' | 'gzip'): Promise<Variant> => {
    asset.packed[encoding] ??= pack(file, asset, encoding).catch(() => {
      delete asset.packed[encoding];
      return asset.whole;
    });
    return asset.packed[encoding];
  };

  return async function send(
    c: ServerContext,
    file: string,
    status: 200 | 404,
    cacheControl: string,
  ): Promise<Response> {
    const asset = await load(file).catch((error) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!asset) return plainAnswer(texts.notFound, 404);
    const accepted = c.req.header('accept-encoding') ?? '';
    const isPackable = COMPRESSIBLE.test(asset.type) && asset.whole.body.length > 512;
    const encoding = isPackable
      ? (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
      : undefined;
    const chosen = encoding ? await packed(file, asset, encoding) : asset.whole;
    const headers: Record<string, string> = {
      'Content-Type': asset.type,
      'Cache-Control': cacheControl,
      ETag: chosen.etag,
      ...(isPackable ? { Vary: 'Accept-Encoding' } : {}),
      ...(chosen.encoding ? { 'Content-Encoding': chosen.encoding } : {}),
    };
    const isKnown = (c.req.header('if-none-match') ?? '')
      .split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === chosen.etag);
    if (status === 200 && isKnown) return new Response(null, { status: 304, headers });
    headers['Content-Length'] = String(chosen.body.length);
    return new Response(c.req.method === 'HEAD' ? null : inPieces(chosen.body), { status, headers });
  };
}
