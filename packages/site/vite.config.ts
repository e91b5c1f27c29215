import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from '../widgets/build-common.ts';
import { assetName, smallFonts } from './small-fonts.ts';

const backend = 'http://localhost:4174';
const proxied = ['/api', '/ai', '/public', '/gateway', '/config.json', '/sandbox', '/embed'];

/** Features that no public page may load, not even in small chunks. */
const notFeatures = /^(?!.*\/src\/(?:chat|payment|account)\/)/;

/** Icons and the small parts of the interface, except those of forms. */
const smallParts = /\/lucide\/|\/widgets\/src\/(?:ui\/(?!forms\/)|[^/]+$)/;

/**
 * A few files instead of many small ones: libraries, which outlive a release; the shell of every page; the small parts
 * of the interface; and other modules that three or more pages or lazy modules share. A page loads nothing that only
 * others use, except for small parts, and for chunks below the threshold, in bytes of source.
 */
const groups = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: 'parts', test: smallParts, minShareCount: 3, maxModuleSize: 2_000, priority: 1 },
  {
    name: 'shared',
    test: notFeatures,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 5_000,
  },
];

/** Without this, the name of a shared file would list all files that share it. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), smallFonts],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: backend, changeOrigin: false }])),
  },
  // Bundles the packages, because Node 20 cannot import TypeScript.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist-ssr', target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist',
        manifest: true,
        // MIT and similar licenses require their notices in every copy.
        license: { fileName: 'licenses.md' },
        // A data: image or font would require a wider content security policy.
        assetsInlineLimit: 0,
        target: oldestBrowsers,
        // Browsers without module preload load the module on import.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { assetFileNames: assetName, chunkFileNames, codeSplitting: { groups } },
        },
      },
}));
