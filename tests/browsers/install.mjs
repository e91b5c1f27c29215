/** Unpacks Chromium 109, the last version for Windows 7 and 8.1, for `pnpm test:browsers`. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium109 } from './engines.mjs';

if (!existsSync(chromium109)) {
  const folder = dirname(chromium109);
  mkdirSync(folder, { recursive: true });
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '@sparticuz/chromium@109.0.6'],
    {
      stdio: 'inherit',
    },
  );
  const packed = readFileSync(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'));
  writeFileSync(chromium109, brotliDecompressSync(packed));
  chmodSync(chromium109, 0o755);
}
