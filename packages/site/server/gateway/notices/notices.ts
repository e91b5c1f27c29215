import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { parseJson } from '@vesalio/core';
import * as z from 'zod/mini';
import { logFailure } from '../../platform/log.ts';
import { isRecord } from '../upstream/answers.ts';
import { doisOf, wholeDoi } from './doi.ts';

/** Ordered by severity. If a paper has several notices, the most severe one applies. */
const KINDS = ['retracted', 'superseded', 'corrected'] as const;

/** A publisher's notice about a paper. `date` is a day; `url` is the address of the notice. */
export interface ReferenceNotice {
  readonly kind: (typeof KINDS)[number];
  readonly date?: string | undefined;
  readonly url?: string | undefined;
}

/** By DOI, as `wholeDoi` reads it. */
type NoticeList = ReadonlyMap<string, ReferenceNotice>;

const lineSchema = z.object({
  doi: z.string(),
  kind: z.enum(KINDS),
  date: z.optional(z.string().check(z.regex(/^\d{4}(-\d\d){0,2}/), z.maxLength(40))),
  url: z.optional(z.string().check(z.regex(/^https?:\/\//), z.maxLength(2_000))),
});

export interface ReferenceNotices {
  /** Adds `aviso` to the references of an answer, of a message or of a list of messages. Changes nothing else. */
  mark(data: unknown): unknown;
  /** Whether the list has no notices. */
  isEmpty(): boolean;
}

/** @returns the notices, and the numbers of the lines that could not be read */
export async function readNotices(
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<{ list: NoticeList; badLines: number[] }> {
  const list = new Map<string, ReferenceNotice>();
  const badLines: number[] = [];
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    // Windows editors start a file with a byte order mark.
    const parsed = lineSchema.safeParse(parseJson(line.replace(/^\ufeff/, '')));
    const doi = parsed.success ? wholeDoi(parsed.data.doi) : undefined;
    if (!parsed.success || doi === undefined) {
      badLines.push(number);
      continue;
    }
    const { kind, date, url } = parsed.data;
    const notice = { kind, date, url };
    if (replaces(notice, list.get(doi))) list.set(doi, notice);
  }
  return { list, badLines };
}

/** Longer than any notice. The rest of such a line is skipped. */
const LONGEST_LINE = 100_000;

/** The lines of a file. Pauses for other requests after each 64 kB, because the list may be long. */
async function* linesOf(path: string): AsyncGenerator<string, void> {
  let begun = '';
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = (begun + piece).split(/\r?\n/);
    begun = lines.pop()?.slice(0, LONGEST_LINE) ?? '';
    yield* lines;
    await setImmediate();
  }
  yield begun;
}

/** A more severe notice replaces another, and so does a later one of the same kind. */
const replaces = (notice: ReferenceNotice, known: ReferenceNotice | undefined): boolean =>
  !known || KINDS.indexOf(notice.kind) <= KINDS.indexOf(known.kind);

/** The most severe notice about the papers of a reference. */
function findNotice(list: NoticeList, sources: readonly unknown[]): ReferenceNotice | undefined {
  return sources
    .flatMap((source) => (typeof source === 'string' ? doisOf(source) : []))
    .flatMap((doi) => list.get(doi) ?? [])
    .reduce<ReferenceNotice | undefined>(
      (gravest, notice) => (replaces(notice, gravest) ? notice : gravest),
      undefined,
    );
}

function markReference(list: NoticeList, reference: unknown): unknown {
  if (!isRecord(reference)) return reference;
  const notice = findNotice(list, [reference.source, reference.doi]);
  return notice ? { ...reference, aviso: notice } : reference;
}

/** References are an array or its JSON text. The result has the same format. */
function markReferences(list: NoticeList, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((reference) => markReference(list, reference));
  const parsed = typeof value === 'string' ? parseJson(value) : undefined;
  return Array.isArray(parsed) ? JSON.stringify(markReferences(list, parsed)) : value;
}

const FIELDS = ['referencias', 'referenciasJSON'] as const;

function createReferenceNotices(list: NoticeList): ReferenceNotices {
  const mark = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(mark);
    if (!isRecord(data)) return data;
    const marked = FIELDS.filter((name) => data[name] !== undefined);
    return {
      ...data,
      ...Object.fromEntries(marked.map((name) => [name, markReferences(list, data[name])])),
    };
  };
  return { isEmpty: () => list.size === 0, mark };
}

/**
 * The operator's list of withdrawn papers in JSON lines. Reloaded when the file changes. The previous list stays until
 * the new one is complete, and while the file cannot be read.
 */
export function createNoticeFile(file: string | undefined): () => Promise<ReferenceNotices> {
  const none = createReferenceNotices(new Map());
  let version = '';
  let current: ReferenceNotices | undefined;
  let looking: Promise<void> | undefined;

  async function look(path: string): Promise<void> {
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const found = `${mtimeMs} ${size} ${ino}`;
      if (found === version) return;
      const { list, badLines } = await readNotices(linesOf(path));
      version = found;
      current = createReferenceNotices(list);
      if (badLines.length > 0)
        logFailure('notices', new Error(`Lines that cannot be read: ${badLines.slice(0, 20).join(', ')}`));
    } catch (error) {
      if (version !== 'away') logFailure('notices', error);
      version = 'away';
    }
  }

  return async () => {
    if (file === undefined) return none;
    looking ??= look(file).finally(() => {
      looking = undefined;
    });
    // Only the first answers wait for the list.
    if (!current) await looking;
    return current ?? none;
  };
}
