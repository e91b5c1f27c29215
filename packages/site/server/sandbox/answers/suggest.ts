import { type ConceptId, concepts, type Passage, passages } from '../corpus/index.ts';
import type { SearchResult } from './search.ts';
import { answersTexts as texts } from './texts.ts';

const MOST = 3;

const isOf = (id: ConceptId, kind: (typeof concepts)[ConceptId]['kind']) => concepts[id].kind === kind;
const label = (id: ConceptId): string => concepts[id].terms[0] ?? id;

/**
 * Suggests up to three next questions on other subjects that the corpus covers for the conditions of this answer.
 * Subjects with the most passages come first. The corpus can answer every suggestion.
 */
export function suggestNext({ passages: found, reading }: SearchResult): string[] {
  const isAsked = (id: ConceptId) => reading.concepts.has(id);
  const about = new Set(found.flatMap((passage) => passage.concepts).filter((id) => isOf(id, 'condition')));
  const named = [...about].filter(isAsked);
  const conditions = named.length > 0 ? named : [...about];

  const pairs = new Map<string, { condition: ConceptId; intervention: ConceptId; from: Passage[] }>();
  for (const passage of passages) {
    if (found.includes(passage)) continue;
    for (const condition of conditions.filter((id) => passage.concepts.includes(id))) {
      for (const intervention of passage.concepts) {
        if (!isOf(intervention, 'intervention') || isAsked(intervention)) continue;
        const key = `${condition} ${intervention}`;
        const pair = pairs.get(key) ?? { condition, intervention, from: [] };
        pair.from.push(passage);
        pairs.set(key, pair);
      }
    }
  }
  const used = new Set<ConceptId>();
  const studies = new Set<string>();
  return [...pairs.values()]
    .sort((a, b) => b.from.length - a.from.length)
    .filter(({ intervention, from }) => {
      // A drug and its class have the same studies.
      const isNew = !used.has(intervention) && from.some(({ study }) => !studies.has(study));
      if (isNew) used.add(intervention);
      if (isNew) for (const { study } of from) studies.add(study);
      return isNew;
    })
    .slice(0, MOST)
    .map(({ condition, intervention, from }) => {
      const isGuidance = from.every(({ direction }) => direction === 'guidance');
      const ask = isGuidance ? texts.nextGuidance : texts.nextEvidence;
      return ask(texts.nextSubject(label(intervention), label(condition)));
    });
}
