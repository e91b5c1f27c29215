import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('../../packages/site/server', import.meta.url));
const outDir = join(folder, '../node_modules/.cache/server-under-faults');

export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything on its standard error. */
  errors(): string;
  stop(): Promise<void>;
}

/** The bundled server as a process of its own, in front of services on one port; on PGlite without `databaseUrl`. */
export async function startServer(servicesPort: number, databaseUrl?: string): Promise<ServerProcess> {
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir },
  });
  const base = `http://127.0.0.1:${servicesPort}`;
  const child = spawn(process.execPath, [join(outDir, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: 'memory',
      JOURNAL_ON_DISK: 'accept-loss',
      RATE_LIMITS: 'off',
      ...(databaseUrl
        ? { DATABASE_URL: databaseUrl, SESSION_SECRET: 'a-secret-of-the-faults-long-enough' }
        : {}),
      PRODUCT_API_URL: `${base}/product`,
      CHAT_API_URL: `${base}/chat`,
      CHAT_API_KEY: 'the-key-of-the-faults',
      POSTAL_CODE_API_URL: `${base}/postal`,
      LOCALITY_API_URL: `${base}/locality`,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output = (output + data).slice(-10_000);
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  for (;;) {
    const [, port] = / em http:\S+:(\d+)/.exec(output) ?? [];
    if (port)
      return {
        port: Number(port),
        child,
        errors: () => errors,
        stop: async () => {
          if (child.exitCode !== null) return;
          const exit = once(child, 'exit');
          child.kill('SIGTERM');
          await exit;
        },
      };
    if (child.exitCode !== null) throw new Error(errors);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
