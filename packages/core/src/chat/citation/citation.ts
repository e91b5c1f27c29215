import type { Reference } from '../chat.schema.ts';
import { plainAddress, TARGET } from '../markdown/links.ts';
import { findMarkers, type ReferenceMarker } from '../markdown/markers.ts';
import { safeHref } from '../markdown/safe-href.ts';
import { isProse, readFence, splitSegments } from '../markdown/segments.ts';
import { abntAuthors, vancouverAuthors } from './authors.ts';
import { noticeMark } from './reference-notice.ts';
import { numberReferences, referenceHref, shownReference } from './references.ts';

/** Style of a list of references: plain fields, Vancouver (ICMJE) or ABNT NBR 6023:2018. */
export type CitationStyle = 'plain' | 'vancouver' | 'abnt';

export interface CitationOptions {
  readonly style: CitationStyle;
  /** Access date of an online source; ABNT requires it. */
  readonly accessedAt?: Date;
}

/** ABNT prescribes these phrases, so they are not among the product's texts. */
const AVAILABLE_AT = 'Disponível em:';
const ACCESSED_ON = 'Acesso em:';
const ABNT_MONTHS = 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'.split(' ');

const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);
const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Fields {
  title: string;
  journal: string;
  year: string;
  volumePages: string;
  href: string;
}

function fieldsOf(reference: Reference): Fields {
  return {
    title: oneLine(reference.title),
    journal: oneLine(reference.journal),
    year: oneLine(reference.year),
    volumePages: oneLine(reference.volumePages),
    href: referenceHref(reference) ?? '',
  };
}

/** One reference as a line of a bibliography, with its notice. Unknown fields are left out, never invented. */
export function formatCitation(reference: Reference, options: CitationOptions): string {
  return join([formatFields(reference, options), noticeMark(reference.notice)]);
}

function formatFields(reference: Reference, options: CitationOptions): string {
  if (options.style === 'vancouver') return vancouver(reference);
  if (options.style === 'abnt') return abnt(reference, options.accessedAt);
  const { title, journal, year, href } = fieldsOf(reference);
  return join(
    [title, journal, year]
      .filter((part) => part !== '')
      .map(sentence)
      .concat(href),
  );
}

function vancouver(reference: Reference): string {
  const { title, journal, year, volumePages, href } = fieldsOf(reference);
  const authors = vancouverAuthors(reference.authors);
  const place =
    /^\d/.test(volumePages) && year
      ? `${year};${volumePages}`
      : [year, volumePages].filter(Boolean).join('. ');
  const parts = [authors, title, journal, place].filter((part) => part !== '').map(sentence);
  return join([...parts, href ? `${AVAILABLE_AT} ${href}` : '']);
}

function abnt(reference: Reference, accessedAt: Date | undefined): string {
  const { title, journal, year, volumePages, href } = fieldsOf(reference);
  const authors = abntAuthors(reference.authors);
  const heading = authors ? [sentence(authors), sentence(title)] : [sentence(titleEntry(title))];
  const source = [journal, abntVolume(volumePages), year].filter((part) => part !== '').join(', ');
  const access = accessedAt ? `${ACCESSED_ON} ${abntDate(accessedAt)}.` : '';
  const parts = [...heading.filter((part) => part !== '.'), source ? sentence(source) : ''];
  return join([...parts, href ? `${AVAILABLE_AT} ${href}. ${access}`.trim() : '']);
}

/** The entry of a work without an author: the title, with its first word and any article before it in capitals. */
function titleEntry(title: string): string {
  return title.replace(/^((?:[OA]s?|Um|Uma|An?|The)\s+)?\S+/i, (start) => start.toUpperCase());
}

/** `373:2103-2116` → `v. 373, p. 2103-2116`; `318(14):1335-1345` → `v. 318, n. 14, p. 1335-1345`. */
function abntVolume(volumePages: string): string {
  const [, volume, issue, pages] = /^([\w.]+)(?:\(([^)]+)\))?(?::(.+))?$/.exec(volumePages) ?? [];
  if (!volume || !/^\d/.test(volumePages)) return volumePages;
  return [`v. ${volume}`, issue ? `n. ${issue}` : '', pages ? `p. ${pages}` : ''].filter(Boolean).join(', ');
}

function abntDate(date: Date): string {
  return `${date.getDate()} ${ABNT_MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

/** Finds markers in a Markdown source, except in code and in the text of a link. */
export function findSourceMarkers(source: string): ReferenceMarker[] {
  let offset = 0;
  return splitSegments(source).flatMap((segment) => {
    const start = offset;
    offset += segment.length;
    const fence = readFence(segment);
    if (fence)
      return isProse(fence) ? moved(findSourceMarkers(fence.text), start + segment.indexOf('\n') + 1) : [];
    const spans = codeSpans(segment);
    const markers = findMarkers(segment)
      .filter((marker) => !leadsAway(segment, marker.end))
      .filter((marker) => !spans.some(([from, to]) => marker.start >= from && marker.end <= to));
    return moved(markers, start);
  });
}

const moved = (markers: readonly ReferenceMarker[], by: number): ReferenceMarker[] =>
  markers.map((marker) => ({ ...marker, start: marker.start + by, end: marker.end + by }));

/** Whether the address of a link begins here. Any other parenthesis is part of the sentence. */
function leadsAway(segment: string, at: number): boolean {
  if (!segment.startsWith('](', at - 1)) return false;
  TARGET.lastIndex = at;
  const target = TARGET.exec(segment);
  return target !== null && safeHref(plainAddress(target[1] ?? target[2] ?? '')) !== undefined;
}

/** Ranges between two runs of the same number of backticks. */
function codeSpans(segment: string): [number, number][] {
  const runs = [...segment.matchAll(/`+/g)].slice(0, 2_000);
  const spans: [number, number][] = [];
  for (let index = 0; index < runs.length; index++) {
    const open = runs[index];
    const close = runs.findIndex((run, at) => at > index && run[0].length === open?.[0].length);
    const end = runs[close];
    if (!open || !end) continue;
    spans.push([open.index, end.index + end[0].length]);
    index = close;
  }
  return spans;
}

/** Heading of a copied list of references, and the text for a missing reference. */
export interface ReferenceListWords {
  readonly title: string;
  readonly missing: { readonly title: string; readonly text: string };
}

/** The numbered lines of an answer's references, in order of first appearance. */
export function referenceLines(
  ids: Iterable<string>,
  references: readonly Reference[],
  missing: ReferenceListWords['missing'],
  options: CitationOptions,
): string[] {
  return numberReferences(ids, references).list.map((entry) => {
    const shown = shownReference(entry, missing);
    const line = entry.reference ? formatCitation(shown, options) : `${shown.title}: ${shown.text}`;
    return `${entry.number}. ${line}`;
  });
}

/** The answer as text for the clipboard: markers become [n], followed by the list of cited references. */
export function answerWithReferences(
  source: string,
  references: readonly Reference[],
  words: ReferenceListWords,
  options: CitationOptions,
): string {
  const markers = findSourceMarkers(source);
  const ids = markers.flatMap((marker) => marker.ids);
  const numbering = numberReferences(ids, references);
  let text = '';
  let from = 0;
  for (const marker of markers) {
    const numbers = new Set(marker.ids.map((id) => numbering.entryOf(id)?.number));
    text += `${source.slice(from, marker.start)}[${[...numbers].join(', ')}]`;
    from = marker.end;
  }
  text += source.slice(from);
  if (numbering.list.length === 0) return text;
  return [
    text.trimEnd(),
    '',
    words.title,
    ...referenceLines(ids, references, words.missing, options),
    '',
  ].join('\n');
}
