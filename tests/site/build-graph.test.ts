// @vitest-environment node

import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageSource, prerenderedPaths } from '@vesalio/site/app';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const site = join(packages, 'site');

let chunks: Map<string, Rolldown.OutputChunk>;
let fonts: Rolldown.OutputAsset[];

/** Files that a document runs at start: the entry, the page, and their static imports. */
function filesOf(path: string): string[] {
  const source = join(site, pageSource(path) ?? '');
  const heads = [...chunks.values()].filter((chunk) => chunk.isEntry || chunk.facadeModuleId === source);
  const files = new Set<string>();
  const walk = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) walk(imported);
  };
  for (const { fileName } of heads) walk(fileName);
  return [...files];
}

/** The modules of those files, with the bytes of each. */
function modulesOf(path: string): Map<string, number> {
  return new Map(
    filesOf(path)
      .flatMap((file) => Object.entries(chunks.get(file)?.modules ?? {}))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id, { renderedLength }]) => [relative(packages, id).split(sep).join('/'), renderedLength]),
  );
}

// Check this in every run, because an unrelated change can move a module to a page that does not need it.
describe('the build of the site', () => {
  beforeAll(async () => {
    const result = (await build({
      root: site,
      configFile: join(site, 'vite.config.ts'),
      logLevel: 'silent',
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    fonts = result.output
      .filter((part) => part.type === 'asset')
      .filter(({ fileName }) => fileName.endsWith('.woff2'));
    const output = result.output.filter((part) => part.type === 'chunk');
    chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  }, 60_000);

  describe('what a public page loads at once', () => {
    it.each([...prerenderedPaths])('%s: neither the chat nor payment, account or network code', (path) => {
      const modules = modulesOf(path);
      const bytesOf = (pattern: RegExp) =>
        [...modules].reduce((sum, [id, bytes]) => (pattern.test(id) ? sum + bytes : sum), 0);
      expect([...modules.keys()]).toContain('site/src/main.tsx');
      expect([...modules.keys()]).toContain(`site/${pageSource(path)}`);
      expect(bytesOf(/^(widgets|core)\/src\/(chat|payment|account)\//)).toBe(0);
      expect(bytesOf(/node_modules\/(imask|credit-card-type)\//)).toBe(0);
    });

    it('is distinguished from the files of the payment page', () => {
      expect([...modulesOf('/payment').keys()]).toContain('site/src/pages/payment-page.tsx');
    });

    it('has no parts of a form on the landing page', () => {
      expect([...modulesOf('/').keys()].filter((id) => id.startsWith('widgets/src/ui/forms/'))).toEqual([]);
    });

    it('is few files, because a phone fetches six at a time', () => {
      for (const path of ['/', '/terms']) expect(filesOf(path).length, path).toBeLessThanOrEqual(11);
      for (const path of prerenderedPaths) expect(filesOf(path).length, path).toBeLessThanOrEqual(15);
    });
  });

  describe('fonts', () => {
    it('contain only the weights and features that the style sheets use', () => {
      expect(fonts.map(({ names: [name] }) => name).sort()).toEqual([
        'inter-latin-wght-normal.woff2',
        'newsreader-latin-wght-normal.woff2',
      ]);
      for (const { source, fileName } of fonts) {
        expect(Buffer.from(source).toString('latin1', 0, 4)).toBe('wOF2');
        expect(source.length, fileName).toBeLessThan(38_000);
      }
    });
  });
});
