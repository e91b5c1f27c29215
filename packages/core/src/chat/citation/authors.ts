/** An author, split into the parts that bibliographies need. */
export type Author =
  | { readonly kind: 'person'; readonly family: string; readonly initials: string; readonly suffix: string }
  | { readonly kind: 'group'; readonly name: string };

const SUFFIX = '(?:Jr|Sr|Filho|Neto|Júnior|2nd|3rd|II|III|IV)\\.?';
const NLM = new RegExp(`^(.+?)\\s(\\p{Lu}{1,3}(?:-\\p{Lu})?)(?:\\s(${SUFFIX}))?$`, 'u');

/**
 * Reads authors written as 'Wright JT Jr' (NLM), 'Wright, Jackson T.' or as a group's name. An entry 'et al' sets
 * `hasMore`.
 */
export function readAuthors(names: readonly string[]): { authors: Author[]; hasMore: boolean } {
  const cleaned = names.map((name) => name.trim().replace(/\s+/g, ' ')).filter((name) => name !== '');
  const named = cleaned.filter((name) => !/^(?:et al|e outros)\.?$/i.test(name));
  return { authors: named.map(readAuthor), hasMore: named.length < cleaned.length };
}

function readAuthor(name: string): Author {
  const comma = name.indexOf(',');
  if (comma > 0) {
    const initials = name
      .slice(comma + 1)
      .split(/[\s.-]+/)
      .filter((part) => /^\p{Lu}/u.test(part))
      .map((part) => part.charAt(0));
    return { kind: 'person', family: name.slice(0, comma), initials: initials.join(''), suffix: '' };
  }
  const [, family, initials, suffix] = NLM.exec(name) ?? [];
  if (!family || !initials) return { kind: 'group', name };
  return {
    kind: 'person',
    family,
    initials: initials.replace('-', ''),
    suffix: (suffix ?? '').replace('.', ''),
  };
}

/** `Wright JT Jr, Williamson JD`: up to six, then et al. */
export function vancouverAuthors(names: readonly string[]): string {
  const { authors, hasMore } = readAuthors(names);
  const shown = authors
    .slice(0, 6)
    .map((author) =>
      author.kind === 'group'
        ? author.name
        : [author.family, author.initials, author.suffix].filter(Boolean).join(' '),
    );
  if (hasMore || authors.length > 6) shown.push('et al');
  return shown.join(', ');
}

/** `WRIGHT JR., J. T.; WILLIAMSON, J. D.`: up to three; if there are more, the first and et al. */
export function abntAuthors(names: readonly string[]): string {
  const { authors, hasMore } = readAuthors(names);
  const isLong = hasMore || authors.length > 3;
  const shown = (isLong ? authors.slice(0, 1) : authors).map((author) => {
    if (author.kind === 'group') return author.name.toUpperCase();
    const family = `${author.family}${author.suffix ? ` ${author.suffix}.` : ''}`.toUpperCase();
    return [family, [...author.initials].map((initial) => `${initial}.`).join(' ')]
      .filter(Boolean)
      .join(', ');
  });
  return shown.join('; ') + (isLong && shown.length > 0 ? ' et al.' : '');
}
