import type { Reference } from '../chat.schema.ts';
import { safeHref } from '../markdown/safe-href.ts';

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
