import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** The artifact of `npm run package`, and the processes that run it. */
export interface Artefact {
  readonly folder: string;
  /** Starts a process. Resolves to its port once it answers. */
  start(environment: Record<string, string>): Promise<{ port: number; child: ChildProcess }>;
  /** Ends all processes and removes the folder. */
  remove(): Promise<void>;
}

export function packArtefact(): Artefact {
  const work = mkdtempSync(join(tmpdir(), 'vesalio-package-'));
  const folder = join(work, 'package');
  execFileSync(process.execPath, [join(root, 'tests/package.mjs'), folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const children: ChildProcess[] = [];
  return {
    folder,
    start: async (environment) => {
      const port = await freePort();
      const child = spawn(process.execPath, [join(folder, 'site/server/dist/main.js')], {
        cwd: work,
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
    remove: async () => {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        }),
      );
      rmSync(work, { recursive: true, force: true });
    },
  };
}
