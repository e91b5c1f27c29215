import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

/** Folders locked by this process, because the pid cannot tell two locks of one process apart. */
const held = new Set<string>();

/** The start time of a process by the kernel, to tell a reused pid from the original (Linux only). */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isStale = (content: string): boolean => {
  const [pidText = '', start = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return true;
  // In a container the next server often gets the pid of the killed one: our pid, but not our lock.
  if (pid === process.pid) return true;
  if (!isRunning(pid)) return true;
  const now = startOf(pid);
  return start !== '' && now !== '' && start !== now;
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Locks the data folder for this process, because PGlite lets a second process open it and lose writes. Takes over
 * the lock of a process that no longer runs.
 * @returns the release function, safe to call twice
 * @throws StartupError if another process holds the folder, or the folder is unusable
 */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder);
  const file = join(path, 'vesalio.lock');
  const refuse = (pid: string) =>
    new StartupError(`A pasta de dados ${path} já está em uso pelo processo ${pid}.`);
  if (held.has(path)) throw refuse(String(process.pid));
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    for (let attempt = 0; ; attempt += 1) {
      try {
        writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = read(file);
      if (found === undefined) continue;
      if (!isStale(found) || attempt > 5) throw refuse(found.trim().split(' ')[0] ?? '?');
      takeAway(file, found);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'erro';
    throw new StartupError(`Não foi possível usar a pasta de dados ${path} (${code}).`);
  }
  held.add(path);
  return () => {
    if (!held.delete(path)) return;
    if (read(file) === mine) rmSync(file, { force: true });
  };
}

/** Removes a stale lock by an atomic rename. If it was a new lock of a faster process, it is restored. */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
