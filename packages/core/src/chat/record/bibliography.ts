import type { Reference } from '../chat.schema.ts';
import { readAuthors } from '../citation/authors.ts';
import { referenceHref } from '../citation/references.ts';

/** One reference as CSL-JSON 1.0. */
export interface CslItem {
  readonly id: string;
  readonly type: 'article-journal' | 'webpage';
  readonly title: string;
  readonly author?: readonly ({ family: string; given: string } | { literal: string })[];
  readonly 'container-title'?: string;
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly DOI?: string;
  readonly URL?: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** References as CSL-JSON. Fields that are unknown are left out, never invented. */
export function toCslJson(references: readonly Reference[]): CslItem[] {
  return references.map((reference) => {
    const href = referenceHref(reference);
    const doi = /^https?:\/\/(?:dx\.)?doi\.org\/(10\..+)$/i.exec(href ?? '')?.[1];
    const [year] = /\d{4}/.exec(reference.year) ?? [];
    const [, volume, issue, page] =
      /^(\d[\w.]*)(?:\(([^)]+)\))?(?::(.+))?$/.exec(reference.volumePages.trim()) ?? [];
    const author = readAuthors(reference.authors).authors.map((one) =>
      one.kind === 'group'
        ? { literal: one.name }
        : {
            family: [one.family, one.suffix].filter(Boolean).join(' '),
            given: [...one.initials].map((initial) => `${initial}.`).join(' '),
          },
    );
    return {
      id: reference.id,
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
    };
  });
}

const nameOf = (author: { family: string; given: string } | { literal: string }): string =>
  'literal' in author ? author.literal : `${author.family}, ${author.given}`;

/** References as RIS, one record each. */
export function toRis(references: readonly Reference[]): string {
  return toCslJson(references)
    .map((item) => {
      const [first, last] = (item.page ?? '').split(/[-–]/);
      const fields: [string, string | undefined][] = [
        ['TY', item.type === 'webpage' ? 'ELEC' : 'JOUR'],
        ['ID', item.id],
        ['TI', item.title],
        ...(item.author ?? []).map((author): [string, string] => ['AU', nameOf(author)]),
        ['JO', item['container-title']],
        ['PY', item.issued?.['date-parts'][0]?.[0]?.toString()],
        ['VL', item.volume],
        ['IS', item.issue],
        ['SP', first],
        ['EP', last],
        ['DO', item.DOI],
        ['UR', item.URL],
      ];
      const lines = fields.flatMap(([tag, value]) => (value ? `${tag}  - ${value}` : []));
      return [...lines, 'ER  - ', ''].join('\r\n');
    })
    .join('\r\n');
}

/** Escapes characters that BibTeX would read as commands. */
const escaped = (text: string): string => text.replace(/[\\{}]/g, '').replace(/[&%$#_]/g, '\\$&');

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
              'literal' in author ? `{${escaped(author.literal)}}` : escaped(nameOf(author)),
            )
            .join(' and '),
        ],
        ['journal', item['container-title'] && escaped(item['container-title'])],
        ['year', item.issued?.['date-parts'][0]?.[0]?.toString()],
        ['volume', item.volume],
        ['number', item.issue],
        ['pages', item.page?.replace(/[-–]+/, '--')],
        ['doi', item.DOI],
        ['url', item.URL],
      ];
      const lines = fields.flatMap(([name, value]) => (value ? `  ${name} = {${value}}` : []));
      const kind = item.type === 'webpage' ? 'misc' : 'article';
      return `@${kind}{${item.id.replace(/[^\w-]/g, '')},\n${lines.join(',\n')}\n}\n`;
    })
    .join('\n');
}
