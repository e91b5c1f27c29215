import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPage, normalPath, routeAt } from '@vesalio/core';
import type { ServerContext } from '../server-env.ts';
import { platformTexts as texts } from '../texts.ts';
import { findRelease } from './embed-releases.ts';
import { createFileSender, plainAnswer } from './file-sender.ts';

/** The folders of the built parts. */
export interface StaticFolders {
  site: string;
  embed: string;
  storybook: string;
}

const YEAR = 'public, max-age=31536000, immutable';
/** `Cache-Control` for files that change with an upgrade. */
const MOVING = 'public, max-age=300';
/** The entry files of the elements. */
const ENTRY = /^vesalio(\.single)?\.js$/;

/** The folders in the repository. Works from source and from the bundle. */
export function defaultFolders(): StaticFolders {
  let site = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(site, 'package.json')) && dirname(site) !== site) site = dirname(site);
  return {
    site: join(site, 'dist'),
    embed: join(site, '../widgets/dist-embed'),
    storybook: join(site, '../../storybook-static'),
  };
}

/** Every file below a folder, by URL path. Only listed files are served. */
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

interface Options {
  folders: StaticFolders;
  publicUrl: string;
  hasStorybook: boolean;
  /** The folder of each version of the elements. */
  releases: ReadonlyMap<string, string>;
  /** Called whenever an entry file of the elements is sent. */
  onEmbedLoad(version: string): void;
}

/** Serves the built site, the embed bundles and, with the sandbox, Storybook. */
export function createStatic({ folders, publicUrl, hasStorybook, releases, onEmbedLoad }: Options) {
  const site = listFiles(folders.site);
  const embed = listFiles(folders.embed);
  const released = new Map([...releases].map(([version, folder]) => [version, listFiles(folder)]));
  const storybook = hasStorybook ? listFiles(folders.storybook) : new Map<string, string>();
  // Keep the files in memory, because an upgrade may replace them while this process still serves its own version.
  const held = new Map([...site.values()].map((file) => [file, readFileSync(file)]));
  const send = createFileSender(publicUrl, held);

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
    return file ? send(c, file, 200, cacheControl(found ?? path)) : plainAnswer(texts.notFound, 404);
  }

  /** Serves a release or its alias, or else a file next to the releases, such as the diagnosis. */
  function serveEmbed(c: ServerContext, path: string) {
    const found = findRelease(path, released.keys(), (version, file) =>
      Boolean(released.get(version)?.has(`/${file}`)),
    );
    const files = found && released.get(found.version);
    // Redirect to one address, because the page's links are relative. The target is relative too: a proxy may add a
    // path prefix.
    if (!files && path.endsWith('/') && embed.has(`${path.slice(0, -1)}.html`))
      return new Response(null, { status: 301, headers: { Location: `../${path.split('/').at(-2)}` } });
    if (!files) return serveFolder(c, embed, path, () => MOVING);
    if (ENTRY.test(found.path) && files.has(`/${found.path}`)) onEmbedLoad(found.version);
    const isFixed = !found.isAlias || /[-.][\w-]{8,}\.(js|css)$/.test(found.path);
    return serveFolder(c, files, `/${found.path}`, () => (isFixed ? YEAR : MOVING));
  }

  return async (c: ServerContext): Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return plainAnswer(texts.methodNotAllowed, 405);
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
      return send(c, direct, 200, pathname.startsWith('/assets/') ? YEAR : 'public, max-age=3600');
    const page = site.get(`${normalPath(pathname).replace(/\/$/, '')}/index.html`);
    if (page) return send(c, page, 200, 'no-cache');
    if (pathname.startsWith('/assets/')) return plainAnswer(texts.notFound, 404);
    const status = hasPage(pathname) ? 200 : 404;
    const documents =
      status === 200 ? [`/app/${routeAt(pathname)?.page}.html`, '/app.html'] : ['/not-found.html'];
    const shell = [...documents, '/index.html'].map((name) => site.get(name)).find(Boolean);
    if (!shell) return plainAnswer('O site ainda não foi construído: rode npm run build.', 503);
    return send(c, shell, status, 'no-cache');
  };
}
