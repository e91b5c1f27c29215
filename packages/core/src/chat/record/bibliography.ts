import type { Reference } from '../chat.schema.ts';
import { type Author, readAuthors } from '../citation/authors.ts';
import { noticeMark } from '../citation/reference-notice.ts';
import { referenceHref } from '../citation/references.ts';

type CslName = { family: string; given: string; suffix?: string } | { literal: string };

/** One reference as CSL-JSON 1.0. */
export interface CslItem {
  readonly id: string;
  readonly type: 'article-journal' | 'webpage';
  readonly title: string;
  readonly author?: readonly CslName[];
  readonly 'container-title'?: string;
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly DOI?: string;
  readonly URL?: string;
  /** The notice that the paper was withdrawn, corrected or replaced. */
  readonly note?: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Built from author, year and a word of the title, because ids on the wire start over with each answer. */
function nameKey(names: Set<string>, { author, issued, title }: Omit<CslItem, 'id'>): string {
  const [first] = author ?? [];
  const word =
    title
      .split(/\s+/)
      .map(letters)
      .find(({ length }) => length > 4) ?? '';
  const year = issued?.['date-parts'][0]?.[0] ?? '';
  const key =
    `${letters(first ? ('family' in first ? first.family : first.literal) : '')}${year}${word}` || 'ref';
  let name = key;
  for (let count = 2; names.has(name); count++) name = `${key}-${count}`;
  names.add(name);
  return name;
}

/** References as CSL-JSON. Unknown fields are left out, never invented. */
export function toCslJson(references: readonly Reference[]): CslItem[] {
  const names = new Set<string>();
  return references.map((reference) => {
    const href = referenceHref(reference);
    const doi = /^https?:\/\/(?:dx\.)?doi\.org\/(10\..+)$/i.exec(href ?? '')?.[1];
    const [year] = /\d{4}/.exec(reference.year) ?? [];
    const [, volume, issue, page] =
      /^(\d[\w.]*)(?:\(([^)]+)\))?(?::(.+))?$/.exec(reference.volumePages.trim()) ?? [];
    const note = noticeMark(reference.notice);
    const author = readAuthors(reference.authors).authors.map(toCslName);
    const item: Omit<CslItem, 'id'> = {
      type: reference.journal || doi ? 'article-journal' : 'webpage',
      title: oneLine(reference.title),
      ...(author.length > 0 ? { author } : {}),
      ...(reference.journal ? { 'container-title': oneLine(reference.journal) } : {}),
      ...(year ? { issued: { 'date-parts': [[Number(year)]] } } : {}),
      ...(volume ? { volume } : {}),
      ...(issue ? { issue } : {}),
      ...(page ? { page } : {}),
      ...(doi ? { DOI: doi } : {}),
      ...(href ? { URL: href } : {}),
      ...(note ? { note } : {}),
    };
    return { id: nameKey(names, item), ...item };
  });
}

/** Suffixes that follow the initials. Brazilian ones are part of the family name. */
const SUFFIX = /^(?:Jr|Sr|2nd|3rd|I{2,3}|IV)$/;

function toCslName(author: Author): CslName {
  if (author.kind === 'group') return { literal: author.name };
  const { family, suffix } = author;
  const given = [...author.initials].map((initial) => `${initial}.`).join(' ');
  if (SUFFIX.test(suffix)) return { family, given, suffix };
  return { family: suffix ? `${family} ${suffix}` : family, given };
}

/** References as RIS, one record each. */
export function toRis(references: readonly Reference[]): string {
  return toCslJson(references)
    .map((item) => {
      const [first, last] = (item.page ?? '').split(/[-–]/);
      const fields: [string, string | undefined][] = [
        ['TY', item.type === 'webpage' ? 'ELEC' : 'JOUR'],
        ['ID', item.id],
        ['TI', item.title],
        ...(item.author ?? []).map((author): [string, string] => [
          'AU',
          'literal' in author
            ? author.literal
            : [author.family, author.given, author.suffix].filter(Boolean).join(', '),
        ]),
        ['JO', item['container-title']],
        ['PY', item.issued?.['date-parts'][0]?.[0]?.toString()],
        ['VL', item.volume],
        ['IS', item.issue],
        ['SP', first],
        ['EP', last],
        ['DO', item.DOI],
        ['UR', item.URL],
        ['N1', item.note],
      ];
      const lines = fields.flatMap(([tag, value]) => (value ? `${tag}  - ${oneLine(value)}` : []));
      return [...lines, 'ER  - ', ''].join('\r\n');
    })
    .join('\r\n');
}

/** Removes characters that could end a field. */
const bare = (text: string): string => text.replace(/[\\{}]/g, '');

/** Escapes characters that BibTeX would read as commands. */
const escaped = (text: string): string => bare(text).replace(/[&%$#_]/g, '\\$&');

/** References as BibTeX. */
export function toBibtex(references: readonly Reference[]): string {
  return toCslJson(references)
    .map((item) => {
      const fields: [string, string | undefined][] = [
        ['title', `{${escaped(item.title)}}`],
        [
          'author',
          item.author
            ?.map((author) =>
              'literal' in author
                ? `{${escaped(author.literal)}}`
                : escaped([author.family, author.suffix, author.given].filter(Boolean).join(', ')),
            )
            .join(' and '),
        ],
        ['journal', item['container-title'] && escaped(item['container-title'])],
        ['year', item.issued?.['date-parts'][0]?.[0]?.toString()],
        ['volume', item.volume],
        ['number', item.issue && bare(item.issue)],
        ['pages', item.page && bare(item.page).replace(/[-–]+/, '--')],
        ['doi', item.DOI && bare(item.DOI)],
        ['url', item.URL?.replaceAll('{', '%7B').replaceAll('}', '%7D')],
        ['note', item.note && escaped(item.note)],
      ];
      const lines = fields.flatMap(([name, value]) => (value ? `  ${name} = {${value}}` : []));
      const kind = item.type === 'webpage' ? 'misc' : 'article';
      return `@${kind}{${item.id},\n${lines.join(',\n')}\n}\n`;
    })
    .join('\n');
}
