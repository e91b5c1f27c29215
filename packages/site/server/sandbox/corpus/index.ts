import { acuteCarePassages } from './acute-care-passages.ts';
import { cardiovascularPassages } from './cardiovascular-passages.ts';
import { guidelinePassages } from './guideline-passages.ts';
import { infectionPassages } from './infection-passages.ts';
import { metabolicPassages } from './metabolic-passages.ts';
import type { Passage } from './passage.ts';

export { type Citation, citations, type StudyId } from './citations.ts';
export { type Concept, type ConceptId, concepts } from './concepts.ts';
export type { Passage } from './passage.ts';

/** The date of this edition, in Portuguese. */
export const CORPUS_UPDATED_AT = '20 de novembro de 2026';

/** All passages of the corpus. A passage's index is its id within one edition. */
export const passages: readonly Passage[] = [
  ...guidelinePassages,
  ...cardiovascularPassages,
  ...metabolicPassages,
  ...acuteCarePassages,
  ...infectionPassages,
];
