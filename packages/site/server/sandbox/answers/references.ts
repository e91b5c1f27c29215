import { type Citation, citations, type Passage, type StudyId } from '../corpus/index.ts';
import { typeset } from './typeset.ts';

/** A reference, as sent with an answer. */
export interface WireReference {
  id: string;
  title: string;
  text: string;
  source: string;
  journal: string;
  year: string;
  type: 'db';
  authors?: readonly string[];
  volumePages?: string;
}

/** The passages of one study, with the id of its citation. */
export interface Cited {
  readonly id: string;
  readonly study: StudyId;
  readonly passages: readonly Passage[];
}

/** Makes one reference per study, numbered in the given order. */
export function groupByStudy(passages: readonly Passage[]): Cited[] {
  const groups = new Map<StudyId, Passage[]>();
  for (const passage of passages) groups.set(passage.study, [...(groups.get(passage.study) ?? []), passage]);
  return [...groups].map(([study, own], index) => ({ id: `search_${index + 1}`, study, passages: own }));
}

/** The text of a reference: everything that the answer may use from it. */
export function referenceText(passages: readonly Passage[]): string {
  const sentences = passages.flatMap(({ text, effect, caution, outcome }) => [
    text,
    ...(effect ? [`${outcome ?? 'Resultado'}: ${effect}.`] : []),
    ...(caution ? [caution] : []),
  ]);
  return typeset([...new Set(sentences)].join(' '));
}

/** The corpus has the first three authors of a longer list, or a study group and its first three. */
const FIRST_AUTHORS = 3;

export function toReference({ id, study, passages }: Cited): WireReference {
  const citation: Citation = citations[study];
  return {
    id,
    title: citation.title,
    text: referenceText(passages),
    source: citation.doi ? `https://doi.org/${citation.doi}` : (citation.url ?? '#'),
    journal: citation.journal,
    year: String(citation.year),
    type: 'db',
    ...(citation.authors ? { authors: withOthers(citation.authors) } : {}),
    ...(citation.volumePages ? { volumePages: citation.volumePages } : {}),
  };
}

const withOthers = (authors: readonly string[]): readonly string[] =>
  authors.length >= FIRST_AUTHORS ? [...authors, 'et al'] : authors;
