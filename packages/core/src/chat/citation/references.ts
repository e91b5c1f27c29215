import type { Reference } from '../chat.schema.ts';
import { safeHref } from '../markdown/safe-href.ts';

/** One marker in an answer: its position and the ids in it, as written. */
export interface ReferenceMarker {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
}

/** A cited id with the number that the reader sees. `reference` is `undefined` when no reference has that id. */
export interface CitedReference {
  readonly number: number;
  readonly id: string;
  readonly reference: Reference | undefined;
}

/** The numbering of one answer: 1, 2, 3… by first appearance. */
export interface CitationNumbering {
  readonly list: readonly CitedReference[];
  /** The entry of an id as written in a marker (`1` and `search_1` are the same). */
  entryOf(id: string): CitedReference | undefined;
}

/** Counts of an answer's references, available without reading it. */
export interface ReferenceIntegrity {
  /** Different references cited. */
  readonly cited: number;
  readonly resolved: number;
  readonly unresolved: readonly string[];
  readonly unused: readonly Reference[];
}

/** A bare number is an id if it has up to three digits and no leading zero: `[2021]` is a year, `[0]` a value. */
const ID = '(?:search_\\d{1,6}|[1-9]\\d{0,2})(?:†[^\\]】,;\\n]{0,80})?';
/** The content of a marker's brackets, as the source of a regular expression. */
export const MARKER_LIST = `[ \\u00a0]*${ID}(?:[ \\u00a0]*[,;][ \\u00a0]*${ID}){0,49}[ \\u00a0]*`;
const MARKER = new RegExp(`\\[(${MARKER_LIST})\\]|【(${MARKER_LIST})】`, 'gi');

/**
 * Two numbers with decimal commas, such as `[1,25; 2,10]` and `[1,25, 2,10]`: an interval, which must stay in the text.
 */
const INTERVAL = /^\s*\d+,\d+\s*(?:;|,\s)\s*\d+,\d+\s*$/;

/**
 * Finds reference markers in plain text. Does not parse Markdown, so remove code first.
 * Reads `[search_1]`, `[search_1, search_2]`, `【search_1】`, `【search_1†…】`, `[1]` and combinations.
 */
export function findMarkers(text: string): ReferenceMarker[] {
  const markers: ReferenceMarker[] = [];
  if (!/[[【]/.test(text)) return markers;
  for (const match of text.matchAll(MARKER)) {
    const listed = match[1] ?? match[2] ?? '';
    if (INTERVAL.test(listed)) continue;
    const ids = listed.split(/[,;]/).map((part) => part.split('†', 1)[0]?.trim().toLowerCase() ?? '');
    markers.push({ start: match.index, end: match.index + match[0].length, ids: [...new Set(ids)] });
  }
  return markers;
}

/** An open bracket at the end of a text that may yet become a marker. */
const OPEN_MARKER = new RegExp(
  `[ \\u00a0]*[\\[【](?:[ \\u00a0]*${ID}[ \\u00a0]*[,;])*[ \\u00a0]*(?:s?|se|sea|sear|searc|search|search_|${ID})[ \\u00a0]*$`,
  'i',
);

/** A text in progress without the unfinished marker at its end, so that a reader never sees raw brackets. */
export function withoutOpenMarker(text: string): string {
  // A marker is short, so a bracket that opened earlier is text.
  const from = Math.max(0, text.length - 400);
  const open = OPEN_MARKER.exec(text.slice(from));
  return open ? text.slice(0, from + open.index) : text;
}

function canonical(id: string): string {
  return /^\d+$/.test(id) ? `search_${id}` : id;
}

function referencesById(references: readonly Reference[]): (id: string) => Reference | undefined {
  const exact = new Map<string, Reference>();
  for (const reference of references) {
    const id = reference.id.toLowerCase();
    if (!exact.has(id)) exact.set(id, reference);
  }
  return (id) => exact.get(id) ?? exact.get(canonical(id)) ?? exact.get(id.replace(/^search_/, ''));
}

/** Numbers the ids of an answer by first appearance and resolves each by id, never by position. */
export function numberReferences(ids: Iterable<string>, references: readonly Reference[]): CitationNumbering {
  const resolve = referencesById(references);
  const list: CitedReference[] = [];
  const byKey = new Map<string, CitedReference>();
  const keyOf = (id: string): string => canonical((resolve(id)?.id ?? id).toLowerCase());
  for (const id of ids) {
    const key = keyOf(id);
    if (byKey.has(key)) continue;
    const entry = { number: list.length + 1, id: key, reference: resolve(id) };
    byKey.set(key, entry);
    list.push(entry);
  }
  return { list, entryOf: (id) => byKey.get(keyOf(id)) };
}

/** The reference to show: the resolved one, or a placeholder with the words for a missing one. */
export function shownReference(entry: CitedReference, missing: { title: string; text: string }): Reference {
  const blank = { source: '#', journal: '', year: '', type: '', authors: [], volumePages: '' };
  return entry.reference ?? { ...blank, id: entry.id, title: missing.title, text: missing.text };
}

/** Compares the ids an answer cites with the references that came with it. */
export function referenceIntegrity(
  ids: Iterable<string>,
  references: readonly Reference[],
): ReferenceIntegrity {
  const { list } = numberReferences(ids, references);
  const used = new Set(list.map((entry) => entry.reference));
  const unresolved = list.filter((entry) => !entry.reference).map((entry) => entry.id);
  const unused = references.filter((reference) => !used.has(reference));
  return {
    cited: list.length,
    resolved: list.length - unresolved.length,
    unresolved,
    unused,
  };
}

/** The publication year as a number, or `undefined` if it is unknown or implausible. */
export function referenceYear(reference: Reference): number | undefined {
  const year = Number(reference.year.match(/\b(1[5-9]|20|21)\d{2}\b/)?.[0]);
  return Number.isInteger(year) ? year : undefined;
}

/** Calendar years between publication and `now`; never negative; `undefined` if the year is unknown. */
export function referenceAge(reference: Reference, now: Date): number | undefined {
  const year = referenceYear(reference);
  return year === undefined ? undefined : Math.max(0, now.getFullYear() - year);
}

/** Origin of a reference: the internal database, the web, or another type named by the service. */
export function referenceKind(reference: Reference): 'internal' | 'web' | 'other' {
  const type = reference.type.trim().toLowerCase();
  if (type === 'db') return 'internal';
  if (type === 'web' || (type === '' && referenceHref(reference))) return 'web';
  return 'other';
}

/** The label of a reference's type, from the given labels. An unknown type shows its own name. */
export function referenceTypeLabel(
  reference: Reference,
  labels: { internal: string; web: string; other: string },
): string {
  const kind = referenceKind(reference);
  return kind === 'other' ? reference.type.trim() || labels.other : labels[kind];
}

/** The source's address if it is safe to link to, otherwise `undefined` (as for '#'). */
export function referenceHref(reference: Reference): string | undefined {
  return safeHref(reference.source);
}
