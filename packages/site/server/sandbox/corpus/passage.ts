import type { StudyId } from './citations.ts';
import type { ConceptId } from './concepts.ts';

/** One statement of one publication, in our own words: the unit of search and citation. */
export interface Passage {
  study: StudyId;
  /** Short name shown to the reader. */
  name: string;
  concepts: readonly ConceptId[];
  /** One or two complete Portuguese sentences that stand on their own. */
  text: string;
  /** Further search terms. */
  keywords?: string;
  population?: string;
  comparison?: string;
  outcome?: string;
  /** The main figure with its interval; only for entries verified A or D. */
  effect?: string;
  direction: 'benefit' | 'harm' | 'neutral' | 'guidance';
  /** A note that accompanies every quotation. */
  caution?: string;
}
