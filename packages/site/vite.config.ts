import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetName, smallFonts } from './small-fonts.ts';

const backend = 'http://localhost:4174';
const proxied = ['/api', '/ai', '/public', '/gateway', '/config.json', '/sandbox', '/embed'];

/**
 * Few files instead of many small ones: libraries, which outlive a release, and the shell of every page; then the parts
 * that the landing page, the legal texts and the forms share.
 */
const groups = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  {
    name: 'small-parts',
    test: /icons\/(arrow-up|check|clock|mail|message-circle|pause|play|plus|shield-check)\.mjs$|widgets\/src\/(lazy|scheduling|use-loaded|ui\/display\/tag|plans\/quote-link)\.tsx?$/,
  },
  {
    name: 'plans',
    test: /core\/src\/(plans\/plan-catalogue|plans\/plan-identifiers|auth\/intent|session\/return-path|format|digits)\.ts$/,
  },
  {
    name: 'legal',
    test: /widgets\/src\/ui\/(controls\/collapsible|display\/legal-text)\.tsx$|icons\/(chevron-down|printer)\.mjs$/,
  },
  {
    name: 'form-parts',
    test: /widgets\/src\/(ui\/(display\/alert|forms\/choice|overlays\/dialog|forms\/field|forms\/password-input)|auth\/(sign-in-parts|google-button|password-rules|legal-link))\.tsx$/,
  },
];

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
        // MIT and its kin ask that their notices go with every copy.
        license: { fileName: 'licenses.md' },
        // A data: image or font would need a wider content security policy.
        assetsInlineLimit: 0,
        target: ['chrome109', 'firefox128', 'safari16.4'],
        // Browsers without module preload load the module on import.
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { assetFileNames: assetName, codeSplitting: { groups } } },
      },
}));
