import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The published package: one file per module, so that hosts can tree-shake it. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    minify: false,
    outDir: 'dist',
    emptyOutDir: true,
    lib: { entry: { index: join(import.meta.dirname, 'src/index.ts') }, formats: ['es'] },
    rolldownOptions: {
      external: /^[^./\0]/,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
