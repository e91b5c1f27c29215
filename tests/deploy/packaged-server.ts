import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** The artifact of `npm run package`, which `artefact.setup.ts` has packed, and the processes that run it. */
export interface Artefact {
  readonly folder: string;
  /** Starts a process. Resolves to its port once it answers. */
  start(environment: Record<string, string>): Promise<{ port: number; child: ChildProcess }>;
  /** Ends all processes. */
  stop(): Promise<void>;
}

export function openArtefact(): Artefact {
  const folder = process.env.ARTEFACT_UNDER_TEST ?? '';
  const children: ChildProcess[] = [];
  return {
    folder,
    start: async (environment) => {
      const port = await freePort();
      // Optimizing the database's WebAssembly takes longer than a test runs.
      const child = spawn(process.execPath, ['--liftoff-only', join(folder, 'site/server/dist/main.js')], {
        cwd: dirname(folder),
        env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...environment },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      children.push(child);
      let errors = '';
      child.stderr?.on('data', (data) => {
        errors += data;
      });
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        if (answer?.ok) return { port, child };
        if (child.exitCode !== null) throw new Error(errors);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: async () => {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        }),
      );
    },
  };
}
