import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defineConfig, type Plugin } from 'vite';
import { brandConstant, oldestBrowsers } from './build-common.ts';
import { writeMetadata } from './write-metadata.ts';
import { writeEntries, writtenEntries } from './written-entries.ts';

const here = import.meta.dirname;

const description = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  exports: Record<string, string>;
};

/** The published modules by name: the exports of package.json with their sources, and those that the build writes. */
const entry = {
  ...Object.fromEntries(
    Object.entries(description.exports).flatMap(([name, file]) =>
      /\.tsx?$/.test(file) ? [[name === '.' ? 'index' : name.slice(2), join(here, file)]] : [],
    ),
  ),
  ...writtenEntries,
};

/** Writes the sheet for React hosts, the manifest and the typings next to the modules. */
const assets: Plugin = {
  name: 'styles-manifest-typings',
  async closeBundle() {
    await build({
      root: here,
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        target: oldestBrowsers,
        rolldownOptions: {
          input: { styles: join(here, 'src/styles/styles.css') },
          output: { assetFileNames: '[name][extname]' },
        },
      },
    });
    writeMetadata(join(here, 'dist'), description);
  },
};

/** The package as published. React is not bundled. */
export default defineConfig({
  root: here,
  logLevel: 'warn',
  plugins: [writeEntries, assets],
  define: brandConstant,
  build: {
    target: 'es2022',
    minify: false,
    // Hosts' bundlers minify modules, but not the style sheets inside them.
    cssMinify: true,
    outDir: 'dist',
    emptyOutDir: true,
    lib: {
      entry,
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => /^[^./\0]/.test(id) && !id.startsWith(here),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // React components, for hosts that render on a server.
        banner: ({ name }) => (name === 'index' || name === 'react' ? "'use client';" : ''),
      },
    },
  },
});
