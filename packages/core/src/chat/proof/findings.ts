import type { ClaimKind, Span, Verdict } from './citation-check.ts';
import type { Source } from './reading/content.ts';
import type { Item } from './reading/item.ts';

/** A claim of a sentence, and what a passage says about it. */
export interface Finding {
  readonly kind: ClaimKind;
  readonly verdict: Verdict;
  readonly claim: Span;
  readonly source?: Source | undefined;
  readonly told?: Span | undefined;
  /** Range of the answer to the claim in the source's title. */
  readonly titled?: Span | undefined;
}

/** An item of a passage, with the passage. */
export interface Told<T extends Span = Item> {
  readonly source: Source;
  readonly span: T;
}

/** Whether a passage or its title contains a stem. */
export const holds = ({ stems, title }: Source, stem: string): boolean =>
  stems.has(stem) || title.stems.has(stem);
