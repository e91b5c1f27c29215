import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bundleServer } from '../../server-bundle.ts';

export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  errors(): string;
  exit: Promise<number | null>;
  /** The address that the server printed. */
  ready(): Promise<string>;
}

export interface ServerProgram {
  /** Starts the server, by default as a child of this process. `wrapper` is a command that runs it. */
  run(environment: Record<string, string>, wrapper?: readonly string[]): ServerProcess;
  /** Kills all processes that were started. */
  stop(): void;
}

/** Bundles the server once for all test files. The first file that asks does it; the others wait. */
async function bundleOnce(): Promise<string> {
  const outDir = process.env.SERVER_UNDER_TEST ?? '';
  try {
    mkdirSync(outDir);
  } catch {
    while (!existsSync(join(outDir, 'built'))) await delay(50);
    return outDir;
  }
  // Other test files look for `built`, so a failed bundle must not create it.
  await bundleServer(join(outDir, 'dist'));
  mkdirSync(join(outDir, 'built'));
  return outDir;
}

/**
 * Builds the server.
 * @param folder the working directory of its processes
 */
export async function buildServer(folder: string): Promise<ServerProgram> {
  const outDir = join(await bundleOnce(), 'dist');
  const started: ChildProcess[] = [];
  return {
    run: (environment, wrapper = []) => {
      // Optimizing the database's WebAssembly takes longer than a test runs.
      const program = [process.execPath, '--liftoff-only', join(outDir, 'main.js')];
      const [file = process.execPath, ...args] = [...wrapper, ...program];
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
