import type { StudyId } from './citations.ts';
import type { ConceptId } from './concepts.ts';

/** One statement from one publication, in our own words. The unit of search and citation. */
export interface Passage {
  study: StudyId;
  /** The short name shown to the reader. */
  name: string;
  concepts: readonly ConceptId[];
  /** One or two complete Portuguese sentences that make sense by themselves. */
  text: string;
  /** Additional search terms. */
  keywords?: string;
  population?: string;
  comparison?: string;
  outcome?: string;
  /** The main figure with its interval. Only for entries verified A or D. */
  effect?: string;
  direction: 'benefit' | 'harm' | 'neutral' | 'guidance';
  /** A note that accompanies every quotation. */
  caution?: string;
}
