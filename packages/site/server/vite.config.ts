import { defineConfig } from 'vite';
import { emptyDatabase } from './empty-database.plugin.ts';

/** Bundles the server as one Node program, because Node 20 cannot run TypeScript. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [emptyDatabase()],
  ssr: { noExternal: [/^@vesalio\//], external: ['@electric-sql/pglite', 'pg'] },
  build: { ssr: 'main.ts', outDir: 'dist', emptyOutDir: true, target: 'node20', minify: false },
});
