import { parseJson, safeHref } from '@vesalio/core';
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
export type NoticeList = ReadonlyMap<string, ReferenceNotice>;

const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T.{0,30})?)?)?$/;

export interface ReferenceNotices {
  /** Adds `aviso` to the references of an answer, of a message or of a list of messages. Changes nothing else. */
  mark(data: unknown): unknown;
  /** Whether the list has no notices. */
  isEmpty(): boolean;
}

/** What was read of a list. */
interface NoticeReading {
  list: NoticeList;
  /** Numbers of the lines that name no paper or no kind. */
  skipped: number[];
  /** Numbers of the lines whose date or address was left out. */
  incomplete: number[];
}

/** A more severe notice replaces another, and so does a later one of the same kind. */
const replaces = (notice: ReferenceNotice, known: ReferenceNotice | undefined): boolean =>
  !known || KINDS.indexOf(notice.kind) <= KINDS.indexOf(known.kind);

interface NoticeLine {
  doi: string;
  notice: ReferenceNotice;
  isComplete: boolean;
}

/** A line without a paper or a kind is undefined; one whose date or address cannot be read still warns. */
function readLine(line: string): NoticeLine | undefined {
  // Windows editors start a file with a byte order mark.
  const value = parseJson(line.replace(/^\ufeff/, ''));
  const fields = isRecord(value) ? value : {};
  const doi = typeof fields.doi === 'string' ? wholeDoi(fields.doi) : undefined;
  const kind = KINDS.find((known) => known === String(fields.kind).trim().toLowerCase());
  if (doi === undefined || kind === undefined) return undefined;
  const date = typeof fields.date === 'string' && DATE.test(fields.date) ? fields.date : undefined;
  const isLink = typeof fields.url === 'string' && /^http/i.test(fields.url) && safeHref(fields.url);
  const url = isLink ? String(fields.url) : undefined;
  const isComplete = (!fields.date || date !== undefined) && (!fields.url || url !== undefined);
  return { doi, notice: { kind, date, url }, isComplete };
}

export async function readNotices(lines: AsyncIterable<string> | Iterable<string>): Promise<NoticeReading> {
  const list = new Map<string, ReferenceNotice>();
  const skipped: number[] = [];
  const incomplete: number[] = [];
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (!read) {
      skipped.push(number);
      continue;
    }
    const { doi, notice, isComplete } = read;
    if (!isComplete) incomplete.push(number);
    if (replaces(notice, list.get(doi))) list.set(doi, notice);
  }
  return { list, skipped, incomplete };
}

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

export function createReferenceNotices(list: NoticeList): ReferenceNotices {
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
