import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { embedTexts, routes, siteTexts } from '@vesalio/core';
import { brand } from './brand.ts';
import { renderPage } from './entry-server.tsx';
import { pageMeta, prerenderedPaths } from './navigation/page-meta.ts';
import { assetLinks, type Manifest, preloadData, signInData, withImports } from './preloads.ts';
import { drawingAt, pageSource } from './routes.tsx';
import { scriptInventory } from './script-inventory.ts';

/** Placeholder of the site's origin in canonical and Open Graph addresses. The server replaces it with PUBLIC_URL. */
const ORIGIN = '%PUBLIC_URL%';

/** The site's configuration, which pages behind the sign-in wait for. */
const CONFIG_LINK = '<link rel="preload" href="/config.json" as="fetch" crossorigin />';

/** By default, zlib uses the best level. */
const brotli = promisify(brotliCompress);

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char,
  );

function headTags(pathname: string): string[] {
  const { title, description, indexed, canonical } = pageMeta(pathname);
  const { light, dark } = brand.themeColor;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta name="robots" content="${indexed ? 'index, follow' : 'noindex'}" />`,
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)" />`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)" />`,
  ];
  if (!indexed) return tags;
  const url = ORIGIN + canonical;
  return [
    ...tags,
    `<link rel="canonical" href="${url}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}" />`,
    `<meta property="og:locale" content="${brand.locale}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${ORIGIN}/og-image.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/** Renders the document for a path. */
async function draw(template: string, path: string, head = headTags(path)): Promise<string> {
  const app = await renderPage(path);
  return template
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--too-old-->', () => escapeHtml(embedTexts.browserTooOld))
    .replace('<!--not-loaded-->', () => escapeHtml(siteTexts.pageFailed.text))
    .replace('<!--reload-->', () => escapeHtml(siteTexts.pageFailed.reload))
    .replace('<!--noscript-->', () => escapeHtml(siteTexts.noScript))
    .replace('<!--drawing-->', () => drawingAt(path))
    .replace('<!--app-->', () => app);
}

/** A prerendered page is readable before its code is loaded, so the code loads with low priority. */
const codeLater = (html: string) =>
  html.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"');

/** The page's own assets come last in the head, in the order in which the browser would add them. */
const atEnd = (html: string, tags: string[]) =>
  html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);

/** Passes values to the script that runs before the first paint. */
const withData = (html: string, data: Record<string, string>) =>
  html.replace(/src="[^"]*before-paint[^"]*"/, (source) =>
    [source, ...Object.entries(data).map(([name, value]) => `${name}="${value}"`)].join('\n      '),
  );

/** Moves a script that blocks the first paint to a path that browsers cache forever. */
async function nameByContent(dist: string, name: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(dist, name)));
  const named = `assets/${name.replace('.', `-${hash.digest('base64url').slice(0, 8)}.`)}`;
  await rename(join(dist, name), join(dist, named));
  return named;
}

/**
 * Compresses scripts and style sheets at a level that is too slow for individual requests. Skips documents, because the
 * server writes its address into them.
 */
async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css)$/.test(name)) continue;
    await writeFile(join(folder, `${name}.br`), await brotli(await readFile(join(folder, name))));
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Writes `<path>/index.html` for every indexed page, `app/<page>.html` for pages that need a session, `app.html` for
 * the others, and `not-found.html`.
 */
async function prerender(dist: string): Promise<void> {
  const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
    '/before-paint.js',
    `/${await nameByContent(dist, 'before-paint.js')}`,
  );
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const [, ...description] = headTags('/chat');
  const nameless = [`<title>${escapeHtml(brand.name)}</title>`, ...description];
  const app = await draw(template, '/chat', [...nameless, CONFIG_LINK]);
  await write(join(dist, 'app.html'), app);
  for (const { path, page } of routes.filter(({ path }) => drawingAt(path) === 'verifying'))
    await write(join(dist, 'app', `${page}.html`), withData(app, preloadData(manifest, path)));
  await write(join(dist, 'not-found.html'), codeLater(await draw(template, '/not-found')));
  for (const path of prerenderedPaths) {
    const html = withData(await draw(template, path), signInData(manifest));
    await write(join(dist, path, 'index.html'), codeLater(atEnd(html, assetLinks(manifest, path))));
  }
  await write(join(dist, 'sitemap.xml'), sitemap());
  const webManifest = join(dist, 'site.webmanifest');
  await write(webManifest, branded(await readFile(webManifest, 'utf8')));
  const source = pageSource('/payment');
  const first = source ? [...withImports(manifest, source), ...withImports(manifest, 'index.html')] : [];
  const built = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const inventory = await scriptInventory(dist, (file) => {
    const key = built.get(file);
    // A script outside the manifest is already in the document.
    return key === undefined || first.includes(key);
  });
  await write(join(dist, 'payment-scripts.json'), `${JSON.stringify(inventory, null, 2)}\n`);
  await compress(join(dist, 'assets'));
  await rename(join(dist, '.vite/manifest.json'), fileURLToPath(new URL('manifest.json', import.meta.url)));
  await rm(join(dist, '.vite'), { recursive: true });
}

/** The web manifest with the brand's name and colors. */
function branded(webManifest: string): string {
  const { name, themeColor } = brand;
  const { light } = themeColor;
  const look = { background_color: light, theme_color: light };
  const { other: description } = siteTexts.descriptions;
  return JSON.stringify({ name, short_name: name, description, ...look, ...JSON.parse(webManifest) });
}

function sitemap(): string {
  const pages = new Set(prerenderedPaths.map((path) => pageMeta(path).canonical));
  const urls = [...pages].map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

await prerender(fileURLToPath(new URL('../dist/', import.meta.url)));
