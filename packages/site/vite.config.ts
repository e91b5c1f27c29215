import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = 'http://localhost:4174';
const proxied = ['/api', '/ai', '/public', '/gateway', '/config.json', '/sandbox', '/embed'];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: backend, changeOrigin: false }])),
  },
  // The server build bundles its packages, because TypeScript sources cannot be imported by Node 20.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist-ssr', target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist',
        manifest: true,
        // A data: image or font would need a wider content security policy.
        assetsInlineLimit: 0,
        target: 'es2022',
      },
}));
