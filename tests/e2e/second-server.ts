import { spawn } from 'node:child_process';

export interface SecondServer {
  url: string;
  /** Its output so far. */
  said(): string;
  stop(): Promise<void>;
}

/** The arguments that start the built server with node. `LATE_SEED` makes the server late. */
export const serverArguments = [
  // Optimizing the database's WebAssembly takes longer than a test runs.
  '--liftoff-only',
  ...(process.env.LATE_SEED ? ['--import', './tests/late-server.mjs'] : []),
  'packages/site/server/dist/main.js',
];

/** Starts another instance of the built server, on a free port, with its own environment. */
export async function startServer(env: Record<string, string>): Promise<SecondServer> {
  const child = spawn(process.execPath, serverArguments, {
    env: { ...process.env, PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let told = '';
  child.stderr.on('data', (piece: Buffer) => {
    told += piece.toString();
    process.stderr.write(piece);
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      told += piece.toString();
      const address = told.match(/http:\/\/localhost:\d+/)?.[0];
      if (address) resolve(address);
    });
    void gone.then(() => reject(new Error(`The server did not start: ${told}`)));
  });
  return {
    url,
    said: () => told,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
