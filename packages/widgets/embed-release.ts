import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { embedTexts } from '../core/src/texts/embed/embed.ts';

/** The integrity hashes of a release. A page pins them, and a mirror compares them. */
interface Release {
  version: string;
  /** Every script, by its path below the version's folder. */
  files: Record<string, string>;
  /** The import map that the page needs before its first module. Its addresses are absolute. */
  importmap: { integrity: Record<string, string> };
  /** Directives that the elements need; GATEWAY is the origin of the gateway. */
  csp: string;
}

const CSP =
  "default-src 'none'; script-src GATEWAY; style-src 'none'; connect-src GATEWAY; img-src GATEWAY; require-trusted-types-for 'script'; trusted-types 'none'";

/** Writes `integrity.json` and the snippet next to the scripts, and the diagnosis page above them. */
export function writeRelease(folder: string, version: string): void {
  const below = join(folder, `v${version}`);
  const scripts = readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => relative(below, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const files = Object.fromEntries(
    scripts.map((file) => {
      const sum = createHash('sha384').update(readFileSync(join(below, file)));
      return [file, `sha384-${sum.digest('base64')}`];
    }),
  );
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, sum]) => [`/embed/v${version}/${file}`, sum]),
  );
  const result: Release = { version, files, importmap: { integrity }, csp: CSP };
  writeFileSync(join(below, 'integrity.json'), `${JSON.stringify(result, null, 2)}\n`);
  const snippet = snippetOf(version, files);
  writeFileSync(join(below, 'snippet.txt'), snippet);
  writeFileSync(join(folder, 'snippet.html'), snippet);
  const page = join(import.meta.dirname, 'embed-diagnosis');
  cpSync(page, join(folder, 'diagnostico'), { recursive: true });
  // Moved next to its folder, because its addresses are relative to `/embed/diagnostico` without a slash.
  renameSync(join(folder, 'diagnostico/index.html'), join(folder, 'diagnostico.html'));
}

/**
 * The snippet that a partner pastes. Its link is shown only if the script does not load. The gateway inserts its
 * address, and the hash of the import map that a policy needs. The first two moments are preloaded, the second with low
 * priority, because it would delay the input on a slow line.
 */
function snippetOf(version: string, files: Record<string, string>): string {
  const policy = CSP.replace('script-src', "script-src 'sha256-%IMPORT_MAP_SHA256%'");
  const base = `%PUBLIC_URL%/embed/v${version}`;
  const second = Object.keys(files).find((file) => /^chunks\/conversation-[\w-]{8}\.js$/.test(file)) ?? '';
  const integrity = Object.fromEntries(Object.entries(files).map(([file, sum]) => [`${base}/${file}`, sum]));
  return `<!-- Content-Security-Policy: ${policy.replaceAll('GATEWAY', '%PUBLIC_URL%')}
     The hash in script-src is that of this import map: paste it unchanged, or give it a nonce of your own. -->
<script type="importmap">
${JSON.stringify({ integrity }, null, 2)}
</script>
<link rel="modulepreload" href="${base}/vesalio.js" integrity="${files['vesalio.js']}" crossorigin="anonymous">
<link rel="modulepreload" href="${base}/${second}" integrity="${files[second]}" crossorigin="anonymous" fetchpriority="low">
<script type="module" src="${base}/vesalio.js" integrity="${files['vesalio.js']}" crossorigin="anonymous"></script>
<vesalio-chat base-url="%PUBLIC_URL%"><a href="%PUBLIC_URL%/chat">${embedTexts.launcher.open}</a></vesalio-chat>
`;
}
