/** Half-open range of UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Verdict = 'confere' | 'diverge' | 'nao-verificavel';

export type ClaimKind =
  | 'ratio'
  | 'interval'
  | 'confidence-level'
  | 'p-value'
  | 'nnt'
  | 'percentage'
  | 'rate'
  | 'count'
  | 'dose'
  | 'measure'
  | 'duration'
  | 'age'
  | 'frequency'
  | 'date'
  | 'number'
  | 'direction'
  | 'negation'
  | 'population'
  | 'arm'
  | 'subject';

/** One claim of a sentence, which its source may confirm or not. */
export interface CheckedClaim {
  readonly kind: ClaimKind;
  readonly verdict: Verdict;
  /** As written in the sentence. */
  readonly answer: string;
  /** As written in the passage, or in its title, which has no span; `null` where both say nothing of it. */
  readonly source: string | null;
  /** The reference that holds `source`. */
  readonly referenceId: string | null;
  /** `answer` is a range of the sentence's text, `source` one of the reference's text. */
  readonly spans: { readonly answer: Span; readonly source: Span | null };
}

/** A cited sentence, list item or table cell, compared with the passages it cites. */
export interface CheckedSentence {
  /** As read: without marks of Markdown and reference markers. */
  readonly text: string;
  readonly verdict: Verdict;
  readonly claims: readonly CheckedClaim[];
  /** Ids of the references it cites, as the references have them. */
  readonly referenceIds: readonly string[];
}

/** What could be compared between an answer and its references. It never says that something is true. */
export interface CitationCheck {
  readonly sentences: readonly CheckedSentence[];
  /** Sentences with figures and no citation. */
  readonly uncited: readonly { readonly text: string }[];
  readonly summary: Readonly<Record<Verdict, number>>;
}
