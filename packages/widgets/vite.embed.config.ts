import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { brandConstant, oldestBrowsers } from './build-common.ts';
import { writeRelease } from './embed-release.ts';

const here = import.meta.dirname;
const source = (file: string) => join(here, 'src', file);
/** Core's HTTP client, hand-over and chat, which every conversation needs. */
const coreParts = ['app-parts.ts', 'chat/chat.flow.ts'].map((file) => join(here, '../core/src', file));
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string };

const shared = {
  root: here,
  base: './',
  configFile: false,
  logLevel: 'warn',
  define: {
    'process.env.NODE_ENV': '"production"',
    ...brandConstant,
  },
  // The elements run on Preact under React's names.
  resolve: {
    alias: [
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: 'react-dom/client', replacement: source('elements/rendering/preact-client.ts') },
      { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  build: {
    outDir: join(here, `dist-embed/v${version}`),
    target: oldestBrowsers,
    sourcemap: true,
    // MIT and similar licenses require their notices in every copy.
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
  },
} satisfies InlineConfig;

/** A module with all its static imports, in one file. It goes to the first moment that needs it. */
const moment = (name: string, priority: number, modules: readonly string[]) => ({
  name,
  priority,
  test: (id: string) => modules.includes(id),
});

/**
 * Adds a line at the top of the chat's first two files. Chromium then compiles all their functions while they load, off
 * the main thread. Other browsers ignore it. The source map is shifted by that line.
 */
const compileEarly: Plugin = {
  name: 'compile-early',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !['vesalio', 'conversation'].includes(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type !== 'asset') throw new Error(`${file.fileName} has no source map`);
        const { mappings, ...rest } = JSON.parse(String(map.source));
        map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
      }
    },
  },
};

/** The same elements in a single file, for policies that forbid further files; then the hashes of all files. */
const release: Plugin = {
  name: 'release',
  async closeBundle() {
    await build({
      ...shared,
      build: {
        ...shared.build,
        emptyOutDir: false,
        rolldownOptions: {
          input: { 'vesalio.single': source('elements/entries/single.ts') },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    });
    writeRelease(join(here, 'dist-embed'), version);
  },
};

export default defineConfig({
  ...shared,
  plugins: [compileEarly, release],
  build: {
    ...shared.build,
    emptyOutDir: true,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: { vesalio: source('elements/loader.ts') },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            moment('vesalio', 6, [source('elements/loader.ts'), source('elements/chat/chat-shell.ts')]),
            moment('conversation', 5, [
              source('elements/chat/chat.element.tsx'),
              source('elements/chat/chat-conversation.tsx'),
              ...coreParts,
            ]),
            // The citation check needs it too, but nothing else of the extras.
            moment('formula', 4, [join(here, '../core/src/chat/formula/read-formula.ts')]),
            // The formats are small, and every element with amounts loads the extras anyway.
            moment('extras', 3, [source('chat/extras.ts'), join(here, '../core/src/format.ts')]),
            moment('dialog', 2, [source('ui/overlays/dialog.tsx')]),
            moment('terms', 1, [source('auth/terms-dialog.tsx')]),
          ],
        },
      },
    },
  },
});
