// Builds the product step by step, or only the named steps: `site`, `embed`, `server`. Stops at the first failure.
// With `--canaries`, as in `npm test`, every secret in the environment is a random value that no built file may
// contain.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const path = (file) => join(root, file);

const steps = [
  { name: 'site', args: [vite, 'build', path('packages/site')] },
  {
    name: 'site for pre-rendering',
    args: [vite, 'build', path('packages/site'), '--ssr', 'src/prerender.ts'],
  },
  { name: 'site pre-rendered', args: [path('packages/site/dist-ssr/prerender.js')] },
  {
    name: 'embed',
    args: [
      vite,
      'build',
      path('packages/widgets'),
      '--config',
      path('packages/widgets/vite.embed.config.ts'),
    ],
  },
  // Without a network, pnpm may be unavailable. The product is complete without its bill of materials.
  { name: 'sbom', command: 'npm', args: ['run', '-s', 'sbom'], isOptional: true },
  {
    name: 'server',
    args: [
      vite,
      'build',
      path('packages/site/server'),
      '--config',
      path('packages/site/server/vite.config.ts'),
    ],
  },
];

const SECRETS =
  'CHAT_API_KEY SESSION_SECRET ADMIN_TOKEN METRICS_TOKEN LLM_API_KEY DATABASE_URL SMTP_URL TEST_DATABASE_URL'.split(
    ' ',
  );
const canaries = process.argv.includes('--canaries')
  ? Object.fromEntries(SECRETS.map((name) => [name, `canary${randomBytes(12).toString('hex')}`]))
  : {};

function run(args, command = process.execPath) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...canaries, NODE_ENV: 'production' },
    });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const { name, args, command, isOptional = false } of steps) {
  if (only.length > 0 && !only.some((part) => name.startsWith(part))) continue;
  const start = performance.now();
  const { code, output } = await run(args, command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code !== 0 && isOptional) {
    console.log(`build: ${name} was left out after ${seconds} s`);
    continue;
  }
  if (code !== 0) {
    console.error(output);
    console.error(`build: ${name} failed after ${seconds} s`);
    process.exit(1);
  }
  console.log(`build: ${name} ${seconds} s`);
}

// For the test that searches the built files.
const record = path('packages/site/dist-ssr/canaries.json');
if (process.argv.includes('--canaries') && only.length === 0) writeFileSync(record, JSON.stringify(canaries));
else rmSync(record, { force: true });
