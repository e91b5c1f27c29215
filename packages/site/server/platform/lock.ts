import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

interface FileLocks {
  /** @returns false if another file descriptor holds the lock */
  tryLock(fd: number): boolean;
  unlock(fd: number): void;
}

/** Loads a native module on first use, because it does not exist for every platform. */
function loadFileLocks(): FileLocks {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as FileLocks;
  } catch {
    throw new StartupError(
      'Esta plataforma não oferece bloqueio de arquivos: use DATABASE_URL, ou DATA_DIR=memory para não guardar nada.',
    );
  }
}

/**
 * Creates a folder, by default for this process only, and its parents. Node's `recursive` option never returns on file systems,
 * such as /proc, that refuse new folders as if the parent did not exist.
 */
export function makeFolder(path: string, mode = 0o700): void {
  const parent = dirname(path);
  if (!existsSync(parent)) makeFolder(parent, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Locks the data folder for this process, because PGlite lets a second process open it and lose writes. The operating
 * system releases the lock when the process ends and enforces it across the containers of a machine.
 * @returns a release function, safe to call twice
 * @throws StartupError if another process holds the folder, or the folder is unusable
 */
export function lockFolder(folder: string): () => void {
  const { tryLock, unlock } = loadFileLocks();
  const path = resolve(folder);
  const file = join(path, 'vesalio.lock');
  let fd: number | undefined;
  try {
    makeFolder(path);
    fd = openSync(file, 'a+', 0o600);
    if (!tryLock(fd)) throw new StartupError(`A pasta de dados ${path} já está em uso${holderOf(file)}.`);
    // The process id is only for the message above. In another container, it may belong to another process.
    ftruncateSync(fd);
    writeSync(fd, `${process.pid}\n`);
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    if (error instanceof StartupError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'erro';
    throw new StartupError(`Não foi possível usar a pasta de dados ${path} (${code}).`);
  }
  let held: number | undefined = fd;
  return () => {
    if (held === undefined) return;
    // Do not delete the file, because another process may already have opened it.
    unlock(held);
    closeSync(held);
    held = undefined;
  };
}

function holderOf(file: string): string {
  const [, pid] = /^(\d{1,10})\b/.exec(readFileSync(file, 'utf8')) ?? [];
  return pid ? ` pelo processo ${pid}` : '';
}
