import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything written to standard error. */
  errors(): string;
  /** Sends SIGTERM, or the given signal, and waits for the process to end. */
  stop(signal?: 'SIGKILL'): Promise<void>;
}

export interface ServerOptions {
  /** The port of all services. */
  servicesPort: number;
  /** If absent, the server uses PGlite. */
  databaseUrl?: string | undefined;
  /** PGlite's folder. If absent, the database is in memory. */
  dataDir?: string | undefined;
}

/** Runs the server bundled by `bundle.setup.ts` as a separate process, with all services on one port. */
export async function startServer({
  servicesPort,
  databaseUrl,
  dataDir = 'memory',
}: ServerOptions): Promise<ServerProcess> {
  const base = `http://127.0.0.1:${servicesPort}`;
  // Optimizing the database's WebAssembly takes longer than a test runs.
  const child = spawn(
    process.execPath,
    ['--liftoff-only', join(process.env.SERVER_UNDER_FAULTS ?? '', 'main.js')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: dataDir,
        JOURNAL_ON_DISK: 'accept-loss',
        RATE_LIMITS: 'off',
        SESSION_SECRET: 'a-secret-of-the-faults-long-enough',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        PRODUCT_API_URL: `${base}/product`,
        CHAT_API_URL: `${base}/chat`,
        CHAT_API_KEY: 'the-key-of-the-faults',
        POSTAL_CODE_API_URL: `${base}/postal`,
        LOCALITY_API_URL: `${base}/locality`,
      },
    },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output = (output + data).slice(-10_000);
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  for (;;) {
    const [, port] = / em http:\S+:(\d+)/.exec(output) ?? [];
    if (port)
      return {
        port: Number(port),
        child,
        errors: () => errors,
        stop: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
          if (!isRunning()) return;
          const exit = once(child, 'exit');
          child.kill(signal);
          await exit;
        },
      };
    if (!isRunning()) throw new Error(errors);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
