import { join } from 'node:path';
import { defineConfig } from 'vite';
import { emptyDatabase } from './empty-database.plugin.ts';

const path = (file: string): string => join(import.meta.dirname, file);

/** Bundles the server as one Node program, because Node 20 cannot run TypeScript. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [emptyDatabase()],
  ssr: { noExternal: [/^@vesalio\//], external: ['@electric-sql/pglite', 'pg'] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { main: path('main.ts'), 'pdf-reader': path('sandbox/answers/pdf-reader.mjs') },
      output: { entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : `assets/${name}.mjs`) },
    },
  },
});
