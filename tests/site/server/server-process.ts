import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const serverFolder = fileURLToPath(new URL('../../../packages/site/server', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  errors(): string;
  exit: Promise<number | null>;
  /** The address that the server printed. */
  ready(): Promise<string>;
}

export interface ServerProgram {
  /** Starts the server, by default as a child of this process; `wrapper` is a command that runs it. */
  run(environment: Record<string, string>, wrapper?: readonly string[]): ServerProcess;
  /** Kills every process that was started. */
  stop(): void;
}

/**
 * Builds the server.
 * @param name unique per test file, because the files run at the same time
 * @param folder the working directory of its processes
 */
export async function buildServer(name: string, folder: string): Promise<ServerProgram> {
  // The bundle is near the packages that it does not contain.
  const outDir = join(serverFolder, `../node_modules/.cache/${name}`);
  await build({
    root: serverFolder,
    configFile: join(serverFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir },
  });
  const started: ChildProcess[] = [];
  return {
    run: (environment, wrapper = []) => {
      const [file = process.execPath, ...args] = [...wrapper, process.execPath, join(outDir, 'main.js')];
      const child = spawn(file, args, {
        env: { PATH: process.env.PATH, PORT: '0', ...environment },
        cwd: folder,
      });
      started.push(child);
      let output = '';
      let errors = '';
      child.stdout.on('data', (data) => {
        output += data;
      });
      child.stderr.on('data', (data) => {
        errors += data;
      });
      const exit = once(child, 'exit').then(([code]) => code as number | null);
      const ready = async () => {
        for (;;) {
          const [, url] = /em (http:\S+)/.exec(output) ?? [];
          if (url) return url;
          if (child.exitCode !== null) throw new Error(errors);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      return { child, output: () => output, errors: () => errors, exit, ready };
    },
    stop: () => {
      for (const child of started) child.kill('SIGKILL');
    },
  };
}
