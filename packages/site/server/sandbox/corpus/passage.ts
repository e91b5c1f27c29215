import type { StudyId } from './citations.ts';
import type { ConceptId } from './concepts.ts';

/** One thing that one publication says, in a sentence of our own. The unit of search and of citation. */
export interface Passage {
  study: StudyId;
  /** Short name shown to the reader. */
  name: string;
  concepts: readonly ConceptId[];
  /** One or two complete Portuguese sentences; they hold without their neighbours. */
  text: string;
  /** Further words a person may look for. */
  keywords?: string;
  population?: string;
  comparison?: string;
  outcome?: string;
  /** The one main figure, with its interval; only where the entry is verified A or D. */
  effect?: string;
  direction: 'benefit' | 'harm' | 'neutral' | 'guidance';
  /** Said beside the passage wherever it is quoted. */
  caution?: string;
}
