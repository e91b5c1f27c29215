import { type FileHandle, open, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { logFailure } from '../../platform/log.ts';
import { createReferenceNotices, type ReferenceNotices, readNotices } from './notices.ts';

/** Longer than any notice. The rest of such a line is skipped. */
const LONGEST_LINE = 100_000;
/** More line numbers than a log line names. */
const MAX_NAMED = 20;

/** What an operator has to know about the list. */
export interface NoticeCounts {
  /** Papers with a notice. */
  readonly inForce: number;
  /** Lines of the file that were left out, and lines whose date or address was. */
  readonly skipped: number;
  readonly incomplete: number;
  /** Whether the file cannot be used, so that an earlier list is in force. */
  readonly isOutdated: boolean;
}

export interface NoticeFile {
  /** Reads the file if it has changed. Call it again and again. */
  look(): Promise<void>;
  /** The notices in force. Only the first calls wait, for the first reading. */
  current(): Promise<ReferenceNotices>;
  counts(): NoticeCounts;
}

/** The lines of a file. Pauses for other requests after each 64 kB, because the list may be long. */
async function* linesOf(file: FileHandle): AsyncGenerator<string, void> {
  let begun = '';
  for await (const piece of file.createReadStream({ encoding: 'utf8', autoClose: false })) {
    const lines = (begun + piece).split(/\r?\n/);
    begun = lines.pop()?.slice(0, LONGEST_LINE) ?? '';
    yield* lines;
    await setImmediate();
  }
  yield begun;
}

const named = (lines: readonly number[]): string =>
  lines.slice(0, MAX_NAMED).join(', ') +
  (lines.length > MAX_NAMED ? ` and ${lines.length - MAX_NAMED} more` : '');

const report = (message: string): void => logFailure('notices', new Error(message));

interface Version {
  readonly key: string;
  readonly size: number;
}

async function versionOf(file: FileHandle | string): Promise<Version> {
  const found = await (typeof file === 'string' ? stat(file) : file.stat());
  if (!found.isFile()) throw new Error('The list of notices is not a file');
  return { key: `${found.mtimeMs} ${found.ctimeMs} ${found.size} ${found.ino}`, size: found.size };
}

/**
 * The operator's list of withdrawn papers in JSON lines. A changed file is read when it has been the same at two looks,
 * because it may be half written at the first. The previous list stays until the new one is complete, and while the
 * file has no notice that can be read.
 */
export function createNoticeFile(path: string): NoticeFile {
  let read = '';
  let seen = '';
  let isAway = false;
  let counts: NoticeCounts = { inForce: 0, skipped: 0, incomplete: 0, isOutdated: false };
  let list: ReferenceNotices | undefined;
  let looking: Promise<void> | undefined;

  async function readFile(): Promise<void> {
    const { key, size } = await versionOf(path);
    const isSettled = key === seen;
    seen = key;
    if (key === read) isAway = false;
    if (key === read || (list && !isSettled)) return;
    const file = await open(path);
    try {
      const { list: found, skipped, incomplete } = await readNotices(linesOf(file));
      const isUnchanged = (await versionOf(file)).key === key;
      if (list && !isUnchanged) return;
      isAway = false;
      read = isUnchanged ? key : '';
      const had = counts.inForce;
      const isOutdated = found.size === 0 && (skipped.length > 0 || (size === 0 && had > 0));
      const inForce = isOutdated ? had : found.size;
      counts = { inForce, skipped: skipped.length, incomplete: incomplete.length, isOutdated };
      if (!list || !isOutdated) list = createReferenceNotices(found);
      if (isOutdated) report(`The file has no notice; ${had} earlier ones stay in force`);
      else if (inForce < had / 2) report(`There are ${inForce} notices instead of ${had}`);
      if (skipped.length > 0) report(`Lines that cannot be read: ${named(skipped)}`);
      if (incomplete.length > 0) report(`Lines whose date or address cannot be read: ${named(incomplete)}`);
    } finally {
      await file.close();
    }
  }

  const look = (): Promise<void> => {
    looking ??= readFile()
      .catch((error: unknown) => {
        if (!isAway) logFailure('notices', error);
        isAway = true;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };

  return {
    look,
    current: async () => {
      if (!list) await look();
      return list ?? createReferenceNotices(new Map());
    },
    counts: () => ({ ...counts, isOutdated: counts.isOutdated || isAway }),
  };
}
