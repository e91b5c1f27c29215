import { spawn } from 'node:child_process';

/** The built server once more, on a free port, with an environment of its own. */
export async function startServer(
  env: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['packages/site/server/dist/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let told = '';
    child.stdout.on('data', (piece: Buffer) => {
      told += piece.toString();
      const address = told.match(/http:\/\/localhost:\d+/)?.[0];
      if (address) resolve(address);
    });
    void gone.then(() => reject(new Error(`The server did not start: ${told}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
