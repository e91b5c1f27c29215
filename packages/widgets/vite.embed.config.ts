import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import preact from '@preact/preset-vite';
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string };
const outDir = join(here, `dist-embed/v${version}`);
const source = (file: string) => join(here, 'src/embed', file);

/** The manifest reads the descriptions of the faces; a browser has no use for them. */
const withoutDescriptions: Plugin = {
  name: 'faces-without-descriptions',
  transform(code, id) {
    if (!/\/faces\/[\w-]+\.ts$/.test(id)) return null;
    return { code: code.replace(/description:\s*'(?:[^'\\]|\\.)*'/g, "description: ''"), map: null };
  },
};

const shared = {
  root: here,
  base: './',
  configFile: false,
  plugins: [withoutDescriptions, preact({ devToolsEnabled: false })],
  logLevel: 'warn',
} satisfies InlineConfig;

const target = ['chrome123', 'firefox121', 'safari17.5'];

/** The same elements in one file, for policies that forbid dynamic chunks. */
const single: Plugin = {
  name: 'single-file',
  async closeBundle() {
    await build({
      ...shared,
      build: {
        target,
        modulePreload: false,
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          input: { 'vesalio.single': source('single.ts') },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    });
  },
};

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, single],
  build: {
    target,
    modulePreload: false,
    outDir,
    emptyOutDir: true,
    rolldownOptions: {
      input: { vesalio: source('loader.ts'), chat: source('chat.ts') },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
