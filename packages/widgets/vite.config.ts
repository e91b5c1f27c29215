import { join } from 'node:path';
import { build, defineConfig, type Plugin, runnerImport } from 'vite';
import { writeManifest } from './manifest.ts';

const here = import.meta.dirname;
const { brand, legalIdentity } = (
  await runnerImport<typeof import('../site/src/brand.ts')>(join(here, '../site/src/brand.ts'))
).module;

/** The sheet for React hosts, the manifest and the typings, beside the modules. */
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
        target: ['chrome109', 'firefox128', 'safari16.4'],
        rolldownOptions: {
          input: { styles: join(here, 'src/styles/styles.css') },
          output: { assetFileNames: '[name][extname]' },
        },
      },
    });
    await writeManifest(join(here, 'dist'));
  },
};

/** The package as it is published; React stays the host's. */
export default defineConfig({
  root: here,
  logLevel: 'warn',
  plugins: [assets],
  define: {
    __VESALIO_BRAND__: JSON.stringify({
      name: brand.name,
      contactEmail: brand.contactEmail,
      legal: legalIdentity,
    }),
  },
  build: {
    target: 'es2022',
    minify: false,
    outDir: 'dist',
    emptyOutDir: true,
    lib: {
      entry: { index: join(here, 'src/index.ts'), elements: join(here, 'src/elements/index.ts') },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => /^[^./\0]/.test(id) && !id.startsWith(here),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
