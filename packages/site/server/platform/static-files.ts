import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasPage, normalPath, routeAt } from '@vesalio/core';
import { findRelease } from './embed-releases.ts';
import type { ServerContext } from './server-env.ts';

/** The folders of the built parts. */
export interface StaticFolders {
  site: string;
  embed: string;
  storybook: string;
}

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
/** Text files in which the build wrote %PUBLIC_URL% as a placeholder for the site's address. */
const ADDRESSED = new Set(['.html', '.xml', '.txt', '.webmanifest']);
/** Fills in the values unknown to the build: the address, and the hash of an import map that contains it. */
const address = (text: string, publicUrl: string): string => {
  const filled = text.replaceAll('%PUBLIC_URL%', publicUrl);
  const [, map = ''] = /<script type="importmap">([^<]*)<\/script>/.exec(filled) ?? [];
  return filled.replaceAll('%IMPORT_MAP_SHA256%', () => createHash('sha256').update(map).digest('base64'));
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;
const YEAR = 'public, max-age=31536000, immutable';
/** For files that change with an upgrade. */
const MOVING = 'public, max-age=300';
/** The entry files of the elements. */
const ENTRY = /^vesalio(\.single)?\.js$/;

/** The folders in the repository, for the source as well as for the bundle. */
export function defaultFolders(): StaticFolders {
  let site = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(site, 'package.json')) && dirname(site) !== site) site = dirname(site);
  return {
    site: join(site, 'dist'),
    embed: join(site, '../widgets/dist-embed'),
    storybook: join(site, '../../storybook-static'),
  };
}

/** Every file below a folder by its URL path. Only listed files are served. */
function listFiles(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (file) =>
          !relative(folder, file)
            .split(sep)
            .some((part) => part.startsWith('.')),
      )
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  );
}

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

/** Whether an `Accept-Encoding` lists the encoding, and not with the quality 0. */
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

interface Options {
  folders: StaticFolders;
  publicUrl: string;
  hasStorybook: boolean;
  /** Folders of the elements by version. */
  releases: ReadonlyMap<string, string>;
  /** Called for each entry file of the elements that is sent. */
  onEmbedLoad(version: string): void;
}

/** Serves the built site, the embed bundles and, with the sandbox, Storybook. */
export function createStatic({ folders, publicUrl, hasStorybook, releases, onEmbedLoad }: Options) {
  const site = listFiles(folders.site);
  const embed = listFiles(folders.embed);
  const released = new Map([...releases].map(([version, folder]) => [version, listFiles(folder)]));
  const storybook = hasStorybook ? listFiles(folders.storybook) : new Map<string, string>();
  // In memory, because an upgrade may replace the files while this process still serves its own version.
  const held = new Map([...site.values()].map((file) => [file, readFileSync(file)]));
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

  /** Returns the build's compressed file, or compresses it on first use. */
  const pack = async (file: string, asset: Asset, encoding: 'br' | 'gzip'): Promise<Variant> => {
    const built = ADDRESSED.has(extname(file))
      ? undefined
      : await read(file + SUFFIX[encoding]).catch(() => undefined);
    return variant(built ?? (await packers[encoding](asset.whole.body)), encoding);
  };

  async function serve(
    c: ServerContext,
    file: string,
    status: 200 | 404,
    cacheControl: string,
  ): Promise<Response> {
    const asset = await load(file).catch((error) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!asset) return plain('Não encontrado.', 404);
    const accepted = c.req.header('accept-encoding') ?? '';
    const isPackable = COMPRESSIBLE.test(asset.type) && asset.whole.body.length > 512;
    const encoding = isPackable
      ? (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
      : undefined;
    if (encoding) asset.packed[encoding] ??= pack(file, asset, encoding);
    const chosen = (encoding && (await asset.packed[encoding])) || asset.whole;
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
    return new Response(c.req.method === 'HEAD' ? null : chosen.body, { status, headers });
  }

  const plain = (text: string, status: 404 | 405 | 503): Response =>
    new Response(`${text}\n`, {
      status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
      },
    });

  function serveFolder(
    c: ServerContext,
    files: Map<string, string>,
    path: string,
    cacheControl: (path: string) => string,
  ) {
    const found = [path, `${path.replace(/\/$/, '')}/index.html`, `${path}.html`].find((candidate) =>
      files.has(candidate),
    );
    const file = found === undefined ? undefined : files.get(found);
    return file ? serve(c, file, 200, cacheControl(found ?? path)) : plain('Não encontrado.', 404);
  }

  /** Serves a release or an alias of one, otherwise a file beside the releases, such as the diagnosis. */
  function serveEmbed(c: ServerContext, path: string) {
    const found = findRelease(path, released.keys(), (version, file) =>
      Boolean(released.get(version)?.has(`/${file}`)),
    );
    const files = found && released.get(found.version);
    // One address, because a page's addresses are relative: a proxy may put a path in front.
    if (!files && path.endsWith('/') && embed.has(`${path.slice(0, -1)}.html`))
      return new Response(null, { status: 301, headers: { Location: `../${path.split('/').at(-2)}` } });
    if (!files) return serveFolder(c, embed, path, () => MOVING);
    if (ENTRY.test(found.path) && files.has(`/${found.path}`)) onEmbedLoad(found.version);
    const isFixed = !found.isAlias || /[-.][\w-]{8,}\.(js|css)$/.test(found.path);
    return serveFolder(c, files, `/${found.path}`, () => (isFixed ? YEAR : MOVING));
  }

  return async (c: ServerContext): Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return plain('Método não permitido.', 405);
    const { pathname } = new URL(c.req.url);
    if (pathname.startsWith('/embed/')) return serveEmbed(c, pathname.slice('/embed'.length));
    if (/^\/storybook(\/|$)/.test(pathname) && storybook.size > 0) {
      if (pathname === '/storybook')
        return new Response(null, { status: 302, headers: { Location: '/storybook/' } });
      return serveFolder(c, storybook, pathname.slice('/storybook'.length), () => 'no-cache');
    }
    const isPage = (file: string) => file.endsWith('.html');
    const direct =
      site.get(pathname) ?? (pathname === '/favicon.ico' ? site.get('/favicon-32.png') : undefined);
    if (direct && !isPage(pathname) && !/\.(br|gz)$/.test(pathname))
      return serve(c, direct, 200, pathname.startsWith('/assets/') ? YEAR : 'public, max-age=3600');
    const page = site.get(`${normalPath(pathname).replace(/\/$/, '')}/index.html`);
    if (page) return serve(c, page, 200, 'no-cache');
    if (pathname.startsWith('/assets/')) return plain('Não encontrado.', 404);
    const status = hasPage(pathname) ? 200 : 404;
    const documents =
      status === 200 ? [`/app/${routeAt(pathname)?.page}.html`, '/app.html'] : ['/not-found.html'];
    const shell = [...documents, '/index.html'].map((name) => site.get(name)).find(Boolean);
    if (!shell) return plain('O site ainda não foi construído: rode npm run build.', 503);
    return serve(c, shell, status, 'no-cache');
  };
}
